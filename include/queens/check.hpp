// Verification: is it a solution, and if not, everything that is wrong.
#pragma once

#include <vector>

#include <queens/problem.hpp>

namespace queens {

/// Two queens that attack each other, a before b in reading order, and what joins them.
struct Attack {
  Square a;
  Square b;
  Line line;

  friend bool operator==(const Attack&, const Attack&) = default;
};

/// A queen on an excluded diagonal: main_diagonal or anti_diagonal.
struct OnExcluded {
  Square queen;
  Line line;

  friend bool operator==(const OnExcluded&, const OnExcluded&) = default;
};

/// All that is wrong with a board. Everything empty and the right number of queens: a solution.
struct Findings {
  int size = 0;
  int queens = 0;                       ///< queens on the board, repeated squares counted as often as written
  std::vector<Square> off_board;        ///< queens outside the board
  std::vector<Square> repeated;         ///< squares written more than once, once for each further time
  std::vector<Square> on_blocked;       ///< queens on blocked squares
  std::vector<Square> missing_queens;   ///< fixed queens of the problem that the board lacks
  std::vector<int> empty_rows;
  std::vector<int> empty_columns;
  std::vector<OnExcluded> on_excluded;  ///< queens on excluded diagonals, in reading order, once for each diagonal
  /// Every attacking pair, in reading order of a, then of b, then in the order of Line; a pair that breaks several rules
  /// (a column and a region) stands here for each.
  std::vector<Attack> attacks;

  /// True if the board is a solution of the problem.
  bool solution() const;
};

/// Checks a board against a problem of the same size (checked contract). Blocked squares of the board count like those
/// of the problem. O(n + q log q + pairs found).
Findings check(const Problem& problem, const Board& board);

}  // namespace queens
