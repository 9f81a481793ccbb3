// What is asked: the size of the board and the rules that a solution must keep.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include <queens/placement.hpp>
#include <queens/square.hpp>

namespace queens {

/// What attacks what. Rows and columns always do.
enum class AttackRule {
  queen,       ///< and all diagonals
  superqueen,  ///< and all diagonals, and a knight's move
  toroidal,    ///< and all diagonals, which go on at the opposite border
  touching,    ///< and diagonal neighbours only: the puzzle of the newspapers
};

/// Place `size` queens so that no two attack each other, with a queen on each square of `queens` and none on a square
/// of `blocked`. A plain aggregate: it may be contradictory, and then has no solution.
struct Problem {
  int size = 0;
  std::vector<Square> queens = {};   ///< fixed queens
  std::vector<Square> blocked = {};  ///< squares that may hold no queen; they do not stop an attack
  /// Anti diagonals (row + column, 0 … 2·size − 2) that stay empty; other numbers exclude nothing.
  std::vector<int> excluded_sums = {};
  /// Main diagonals (row − column, −(size − 1) … size − 1) that stay empty.
  std::vector<int> excluded_differences = {};
  /// Empty, or the region of each of the size² squares in reading order (another number of them is a broken contract of
  /// whatever takes the problem). At most one queen in each region; a negative number is none.
  std::vector<int> regions = {};
  AttackRule rule = AttackRule::queen;

  /// True without any rule: the n-queens problem itself.
  bool plain() const {
    return queens.empty() && blocked.empty() && excluded_sums.empty() && excluded_differences.empty() &&
           regions.empty() && rule == AttackRule::queen;
  }

  /// True if two queens attack each other exactly where queens do: no other attack rule and no regions.
  bool only_queens() const { return regions.empty() && rule == AttackRule::queen; }

  /// The region of a square on the board, negative if none.
  int region(Square square) const {
    return regions.empty() ? -1
                           : regions[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size) +
                                     static_cast<std::size_t>(square.column)];
  }

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// What joins queens on two squares of the board under the rules of the problem, or nothing if they do not attack each
/// other. The first that fits, in the order of Line. A square does not attack itself. O(1).
std::optional<Line> line_between(const Problem& problem, Square a, Square b);

/// True if queens on the two squares attack each other under the rules of the problem. O(1).
inline bool attacks(const Problem& problem, Square a, Square b) { return line_between(problem, a, b).has_value(); }

/// Every square that a lone queen on `square` attacks under the rules of the problem, its region included, in reading
/// order. O(n), with regions O(n²).
std::vector<Square> attacked_squares(const Problem& problem, Square square);

/// The queens that attack `square` under the rules of the problem, in reading order: of those along the four lines of
/// the queen the nearest of each ray, of the others all. A queen on the square itself is not counted. O(queens).
std::vector<Square> attackers(const Problem& problem, const Board& board, Square square);

/// The squares where one more queen fits under the rules of the problem: not blocked by problem or board, not on an
/// excluded diagonal, not occupied and not attacked by a queen of either. In reading order. O(n·(n + queens)).
std::vector<Square> free_squares(const Problem& problem, const Board& board);

/// The problem with rows and columns exchanged.
Problem transposed(const Problem& problem);

/// The problem with the queens of `prefix` fixed in rows 0 … prefix.size()−1.
Problem with_prefix(Problem problem, std::span<const int> prefix);

/// Why a problem can have no solution before any search.
struct Contradiction {
  enum class Kind {
    off_board,          ///< a fixed queen or a blocked square lies outside the board
    queen_on_blocked,   ///< a fixed queen stands on a blocked square
    queen_on_excluded,  ///< or on an excluded diagonal: `line` is main_diagonal or anti_diagonal
    attack,             ///< fixed queens attack each other
    too_few_regions     ///< every square has a region and there are fewer regions than queens
  };
  Kind kind;
  Square a = {};    ///< the square that is wrong
  Square b = {};    ///< with `attack`: the other queen
  Line line = {};   ///< with `attack`: what joins them
  int regions = 0;  ///< with `too_few_regions`: how many there are
};

/// The first contradiction of the rules, if any. O(queens² + blocked + excluded·queens), with regions O(n²).
std::optional<Contradiction> contradiction(const Problem& problem);

/// True if `columns` is a solution of the problem, rules included. O(n + rules).
bool solves(const Problem& problem, std::span<const int> columns);

/// The squares that the rules leave open: on the board, not blocked, not on an excluded diagonal, and not attacked by a
/// fixed queen. A solution uses only these. Contradictory fixed queens close each other's squares. Building it takes O(n·rules), asking O(1).
class OpenSquares {
 public:
  explicit OpenSquares(const Problem& problem);

  bool operator()(int row, int column) const {
    return closed_.empty() || !closed_[static_cast<std::size_t>(row) * static_cast<std::size_t>(size_) +
                                       static_cast<std::size_t>(column)];
  }

  /// The open columns of a row as a word, bit c for column c. Valid for size ≤ 64 (checked contract).
  std::uint64_t word(int row) const;

 private:
  int size_;
  std::vector<bool> closed_;  // empty when every square is open
};

}  // namespace queens
