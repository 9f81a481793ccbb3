// How a method asks whether two queens attack each other. Plain queens are tested in place, as each method teaches it,
// and the compiler sees all of it; the other rules are asked of the model.
#pragma once

#include <cstdlib>

#include <queens/problem.hpp>

namespace queens::search_methods {

/// Problems where queens attack as queens do (Problem::only_queens).
class QueenTests {
 public:
  explicit QueenTests(const Problem&) {}

  /// Columns and the two kinds of diagonals, marked in three arrays, tell everything.
  static constexpr bool arrays_suffice = true;

  static bool attack(Square a, Square b) { return attacks(a, b); }

  /// The same for a queen in an earlier row: a column and a distance.
  static bool attack_below(Square queen, Square square) {
    return queen.column == square.column || std::abs(queen.column - square.column) == square.row - queen.row;
  }

  /// True if no two of the queens attack each other.
  static bool peaceful(std::span<const int> columns) { return is_solution(columns); }
};

/// All problems. O(1) a test, but with a call.
class RuleTests {
 public:
  explicit RuleTests(const Problem& problem) : problem_(problem) {}

  static constexpr bool arrays_suffice = false;

  bool attack(Square a, Square b) const { return attacks(problem_, a, b); }
  bool attack_below(Square queen, Square square) const { return attack(queen, square); }
  bool peaceful(std::span<const int> columns) const { return solves(problem_, columns); }

 private:
  Problem problem_;
};

/// True if one of the queens in the rows above attacks the square.
template <class Tests>
bool attacked_from_above(const Tests& tests, std::span<const int> above, Square square) {
  for (int row = 0; row < static_cast<int>(above.size()); ++row)
    if (tests.attack_below({row, above[row]}, square)) return true;
  return false;
}

}  // namespace queens::search_methods
