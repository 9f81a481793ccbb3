// Squares, what joins queens that attack each other, and the boards that people write down.
#pragma once

#include <compare>
#include <optional>
#include <vector>

namespace queens {

/// A square of the board: row and column, both 0-based, row 0 at the top.
struct Square {
  int row = 0;
  int column = 0;

  friend constexpr auto operator<=>(const Square&, const Square&) = default;
};

/// What joins two queens that attack each other: the four lines of the queen, and what other rules add.
enum class Line {
  row, column, main_diagonal, anti_diagonal,
  wrapped_main_diagonal, wrapped_anti_diagonal,  ///< `toroidal`: a diagonal that goes on at the opposite border
  knight,                                        ///< `superqueen`: a knight's move
  touch,                                         ///< `touching`: neighbours on a diagonal
  region                                         ///< two squares of one region
};

/// row − column: constant along a main diagonal.
constexpr int difference(Square square) { return square.row - square.column; }

/// row + column: constant along an anti diagonal.
constexpr int sum(Square square) { return square.row + square.column; }

/// The line of the queen that joins two different squares, or nothing if queens there do not attack each other.
/// Pieces between them are not looked at. A square does not attack itself. O(1).
constexpr std::optional<Line> line_between(Square a, Square b) {
  if (a == b) return std::nullopt;
  if (a.row == b.row) return Line::row;
  if (a.column == b.column) return Line::column;
  if (difference(a) == difference(b)) return Line::main_diagonal;
  if (sum(a) == sum(b)) return Line::anti_diagonal;
  return std::nullopt;
}

/// True if queens on the two squares attack each other. O(1).
constexpr bool attacks(Square a, Square b) { return line_between(a, b).has_value(); }

/// A board as somebody wrote it: any number of queens anywhere, right or wrong.
struct Board {
  int size = 0;                  ///< rows = columns
  std::vector<Square> queens = {};    ///< in reading order; may repeat or attack
  std::vector<Square> blocked = {};   ///< squares that may hold no queen

  friend bool operator==(const Board&, const Board&) = default;
};

/// True if the square lies on a board of this size.
constexpr bool on_board(int size, Square square) {
  return square.row >= 0 && square.row < size && square.column >= 0 && square.column < size;
}

/// One step along each of the eight rays of a queen, clockwise from the top.
inline constexpr Square rays[8] = {{-1, 0}, {-1, 1}, {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}};

/// Every square that a lone queen on `square` attacks on an empty board, in reading order.
/// Blocked squares do not stop her (they are squares without a queen, not walls). O(n).
std::vector<Square> attacked_squares(int size, Square square);

/// The nearest queen on each ray from `square`, in reading order: the queens that attack it.
/// A queen on the square itself is not counted. O(number of queens).
std::vector<Square> attackers(const Board& board, Square square);

/// The squares where one more queen fits: not blocked, not occupied, not attacked. In reading order.
/// O(n² + number of queens).
std::vector<Square> free_squares(const Board& board);

}  // namespace queens
