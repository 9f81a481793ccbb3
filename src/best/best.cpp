// Branch and bound: fill the row with the fewest squares that can still beat the best solution so far.
#include <queens/best.hpp>

#include <algorithm>
#include <bit>
#include <compare>

#include "best/assignment.hpp"
#include "model/contract.hpp"
#include "model/reach.hpp"

namespace queens {

namespace {

using best::Assignment;
using Word = Assignment::Word;

class Search {
 public:
  Search(const Problem& problem, std::span<const std::int64_t> weights, std::stop_token stop)
      : n_(problem.size), weights_(weights), stop_(std::move(stop)), reach_(problem), assignment_(n_, weights),
        queen_(n_, -1), left_(static_cast<std::size_t>(n_ + 1) * static_cast<std::size_t>(n_)) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row) left_[row] = open.word(row);
  }

  Best run() {
    best_.complete = !stop_.stop_requested();
    if (best_.complete) fill(0, 0);
    return std::move(best_);
  }

 private:
  struct Candidate {
    std::int64_t loss;
    int column;

    friend auto operator<=>(const Candidate&, const Candidate&) = default;
  };

  /// What the first `level` queens leave free, by row.
  std::span<Word> left(int level) {
    return std::span(left_).subspan(static_cast<std::size_t>(level * n_), static_cast<std::size_t>(n_));
  }

  bool beats(std::int64_t weight) const { return !best_.columns || weight > best_.weight; }

  void fill(int level, std::int64_t weight) {
    ++best_.nodes;
    if (level == n_) {
      best_.columns = queen_;
      best_.weight = weight;
      return;
    }
    std::vector<int> rows;
    for (int row = 0; row < n_; ++row)
      if (queen_[row] < 0) rows.push_back(row);
    const auto heaviest = assignment_.solve(rows, left(level));
    if (!heaviest || !beats(weight + *heaviest)) return;

    // Squares that cannot be part of a heavier solution are closed for all that follows.
    int row = -1;
    std::vector<Candidate> candidates;
    for (std::size_t k = 0; k < rows.size(); ++k) {
      std::vector<Candidate> here;
      Word& free = left(level)[rows[k]];
      for (Word rest = free; rest != 0; rest &= rest - 1) {
        const int column = std::countr_zero(rest);
        const std::int64_t loss = assignment_.loss(k, column);
        if (beats(weight + *heaviest - loss))
          here.push_back({loss, column});
        else
          free ^= Word{1} << column;
      }
      if (row < 0 || here.size() < candidates.size()) row = rows[k], candidates = std::move(here);
    }
    std::ranges::sort(candidates);
    for (const auto& [loss, column] : candidates) {
      if (!beats(weight + *heaviest - loss)) break;
      const auto spared = reach_.spared_by(row, column);
      for (const int other : rows) left(level + 1)[other] = left(level)[other] & spared[other];
      queen_[row] = column;
      fill(level + 1, weight + weights_[static_cast<std::size_t>(row * n_ + column)]);
      queen_[row] = -1;
      if (stop_.stop_requested()) {
        best_.complete = false;
        return;
      }
    }
  }

  int n_;
  std::span<const std::int64_t> weights_;
  std::stop_token stop_;
  Reach<Word> reach_;
  Assignment assignment_;
  Placement queen_;         // −1 where there is none yet
  std::vector<Word> left_;  // by level, then by row
  Best best_;
};

}  // namespace

Best heaviest(const Problem& problem, std::span<const std::int64_t> weights, std::stop_token stop) {
  constexpr std::int64_t most = 1'000'000'000'000;
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_best_size);
  QUEENS_REQUIRE(weights.size() == static_cast<std::size_t>(problem.size) * static_cast<std::size_t>(problem.size));
  QUEENS_REQUIRE(std::ranges::all_of(weights, [](std::int64_t weight) { return weight >= -most && weight <= most; }));
  if (contradiction(problem)) return {};
  return Search(problem, weights, std::move(stop)).run();
}

// Why the heaviest solution with weight 1 on each square of the board needs the fewest moves. A solution that shares k
// squares with the board of n queens leaves n − k of its own squares empty there; each must get a queen from elsewhere,
// so n − k queens move at least. And n − k are enough: the queens on shared squares stay, and the n − k others go to the
// n − k empty squares, in any pairing. If the board has one queen in each column, so has the solution, and the pairing
// by columns moves each of the others within her own; the same for rows. So in all three cases the fewest moves are
// n − k for the largest k.
Best nearest(const Problem& problem, const Board& board, std::stop_token stop) {
  const auto n = static_cast<std::size_t>(problem.size);
  QUEENS_REQUIRE(problem.size == board.size && board.queens.size() == n);
  std::vector<std::int64_t> weights(n * n);
  for (const Square queen : board.queens) {
    QUEENS_REQUIRE(on_board(board.size, queen));
    std::int64_t& weight = weights[static_cast<std::size_t>(queen.row) * n + static_cast<std::size_t>(queen.column)];
    QUEENS_REQUIRE(weight == 0);
    weight = 1;
  }
  return heaviest(problem, weights, std::move(stop));
}

}  // namespace queens
