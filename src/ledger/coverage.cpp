#include <algorithm>
#include <bit>
#include <queens/audit.hpp>
#include <queens/random.hpp>
#include <queens/symmetry.hpp>
#include <set>

namespace queens {
namespace {

/// Random backtracking that starts anew when it takes long.
class Dice {
 public:
  Dice(const Problem& problem, std::uint64_t seed) : size_(problem.size), random_(seed) {
    const OpenSquares open(problem);
    for (int row = 0; row < size_; ++row) open_.push_back(open.word(row));
    for (const Square queen : problem.queens) open_[static_cast<std::size_t>(queen.row)] = std::uint64_t{1} << queen.column;
  }

  std::optional<Placement> throw_one() {
    for (int start = 0; start < 200; ++start) {
      patience_ = 2000;
      columns_.clear();
      if (place(0, 0, 0)) return columns_;
    }
    return std::nullopt;
  }

 private:
  bool place(std::uint64_t columns, std::uint64_t main, std::uint64_t anti) {
    const std::size_t row = columns_.size();
    if (row == open_.size()) return true;
    for (std::uint64_t free = open_[row] & ~(columns | main | anti); free != 0 && --patience_ > 0;) {
      std::uint64_t rest = free;
      for (auto skip = random_.below(static_cast<std::uint64_t>(std::popcount(free))); skip > 0; --skip) rest &= rest - 1;
      const std::uint64_t queen = rest & (~rest + 1);
      free ^= queen;
      columns_.push_back(std::countr_zero(queen));
      if (place(columns | queen, (main | queen) << 1, (anti | queen) >> 1)) return true;
      columns_.pop_back();
    }
    return false;
  }

  int size_;
  Random random_;
  std::vector<std::uint64_t> open_;
  Placement columns_;
  int patience_ = 0;
};

bool holds(const WorkUnit& unit, const Placement& columns) {
  const auto has_queen = [&](Square square) { return columns[static_cast<std::size_t>(square.row)] == square.column; };
  return std::ranges::all_of(unit.queens, has_queen) && std::ranges::none_of(unit.blocked, has_queen);
}

/// A solution with the images that count along with it, and for how many solutions the units stand that hold them.
struct Class {
  std::set<Placement> images;
  std::uint64_t shared_out = 0;
};

}  // namespace

Coverage check_coverage(const Subtotals& subtotals, std::uint64_t seed) {
  constexpr int solutions = 50;
  const Problem& problem = subtotals.problem;
  if (problem.size == 0 || contradiction(problem)) return {};
  const auto group = problem.plain() ? std::vector<Symmetry>(all_symmetries.begin(), all_symmetries.end())
                                     : std::vector{Symmetry::identity};
  Dice dice(problem, seed);
  std::vector<Class> classes;
  for (int i = 0; i < solutions; ++i) {
    const auto solution = dice.throw_one();
    if (!solution) break;
    Class& found = classes.emplace_back();
    for (const Symmetry symmetry : group) found.images.insert(image(symmetry, *solution));
  }
  for (const Subtotal& subtotal : subtotals.units) {
    const auto unit = unit_of(problem.size, subtotal.unit.board);
    for (Class& one : classes)
      for (const Placement& columns : one.images)
        if (holds(*unit, columns)) one.shared_out += static_cast<std::uint64_t>(subtotal.unit.weight);
  }
  Coverage coverage{.solutions = static_cast<int>(classes.size())};
  for (const Class& one : classes) coverage.wrong += one.shared_out != one.images.size();
  return coverage;
}

}  // namespace queens
