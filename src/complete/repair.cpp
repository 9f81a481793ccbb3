#include "complete/repair.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace queens::completion {

namespace {

class Repair {
 public:
  Repair(const Problem& problem, Random& random)
      : problem_(problem), random_(random), n_(problem.size), open_(static_cast<std::size_t>(n_)),
        columns_(static_cast<std::size_t>(n_), nowhere), in_column_(static_cast<std::size_t>(n_)),
        on_sum_(2 * static_cast<std::size_t>(n_)), on_difference_(2 * static_cast<std::size_t>(n_)) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row)
      for (int column = 0; column < n_; ++column)
        if (open(row, column)) open_[at(row)].push_back(column);
    for (const int region : problem.regions) regions_ = std::max(regions_, region + 1);
    in_region_.resize(at(regions_));
  }

  /// False if a row has no open square.
  bool begin() {
    std::vector<int> rows(at(n_));
    std::iota(rows.begin(), rows.end(), 0);
    std::ranges::sort(rows, {}, [&](int row) { return std::pair(open_[at(row)].size(), row); });
    for (const int row : rows) {
      if (open_[at(row)].empty()) return false;
      put(row, best_column(row), 1);
    }
    return true;
  }

  /// A row whose queen is attacked, chosen at random; nothing when all is well.
  std::optional<int> attacked_row() {
    const int first = static_cast<int>(random_.below(static_cast<std::uint64_t>(n_)));
    for (int i = 0; i < n_; ++i) {
      const int row = (first + i) % n_;
      // A row with one square has no choice: those that attack it must move.
      if (open_[at(row)].size() > 1 && attackers(row, columns_[at(row)], 1) > 0) return row;
    }
    return std::nullopt;
  }

  void move(int row) {
    put(row, columns_[at(row)], -1);
    constexpr std::uint64_t one_in = 50;  // against going round in circles
    const auto& open = open_[at(row)];
    const bool anywhere = random_.below(one_in) == 0;
    put(row, anywhere ? open[random_.below(open.size())] : best_column(row), 1);
  }

  const Placement& columns() const { return columns_; }

 private:
  static constexpr int nowhere = -1;

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }

  bool diagonals() const { return problem_.rule != AttackRule::touching; }
  bool wrapped() const { return problem_.rule == AttackRule::toroidal; }
  std::size_t sum_at(int row, int column) const { return at(wrapped() ? (row + column) % n_ : row + column); }
  std::size_t difference_at(int row, int column) const { return at(wrapped() ? (row - column + n_) % n_ : row - column + n_); }

  void put(int row, int column, int change) {
    columns_[at(row)] = change > 0 ? column : nowhere;
    in_column_[at(column)] += change;
    on_sum_[sum_at(row, column)] += change;
    on_difference_[difference_at(row, column)] += change;
    if (const int region = problem_.region({row, column}); region >= 0) in_region_[at(region)] += change;
  }

  /// How many other queens attack the square; `own` is 1 if the queen of the row stands there.
  int attackers(int row, int column, int own) const {
    int count = in_column_[at(column)] - own;
    if (diagonals()) count += on_sum_[sum_at(row, column)] + on_difference_[difference_at(row, column)] - 2 * own;
    if (const int region = problem_.region({row, column}); region >= 0) count += in_region_[at(region)] - own;
    const auto near = [&](int rows, int distance) {
      const int other = row + rows;
      if (other < 0 || other >= n_ || columns_[at(other)] == nowhere) return false;
      return std::abs(columns_[at(other)] - column) == distance;
    };
    if (problem_.rule == AttackRule::touching) count += near(-1, 1) + near(1, 1);
    if (problem_.rule == AttackRule::superqueen) count += near(-2, 1) + near(-1, 2) + near(1, 2) + near(2, 1);
    return count;
  }

  /// The column with the fewest attackers, one of the best at random. The queen of the row is off the board.
  int best_column(int row) {
    int best = nowhere, fewest = 0;
    std::uint64_t ties = 0;
    for (const int column : open_[at(row)]) {
      const int count = attackers(row, column, 0);
      if (best != nowhere && count > fewest) continue;
      if (best == nowhere || count < fewest) {
        fewest = count;
        ties = 0;
      }
      if (random_.below(++ties) == 0) best = column;
    }
    return best;
  }

  const Problem& problem_;
  Random& random_;
  int n_, regions_ = 0;
  std::vector<std::vector<int>> open_;  // by row
  Placement columns_;
  std::vector<int> in_column_, on_sum_, on_difference_, in_region_;
};

}  // namespace

RepairEnd repair(const Problem& problem, Random& random, const RepairOptions& options) {
  RepairEnd end;
  Repair board(problem, random);
  if (!board.begin()) return end;
  for (; end.steps < options.most_steps && !(options.stopped && options.stopped()); ++end.steps) {
    const auto row = board.attacked_row();
    if (!row) {
      if (solves(problem, board.columns())) end.columns = board.columns();
      return end;
    }
    board.move(*row);
  }
  return end;
}

}  // namespace queens::completion
