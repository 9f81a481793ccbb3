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
  std::vector<int> excluded_sums = {};         ///< anti diagonals (row + column, 0 … 2·size − 2) that stay empty
  std::vector<int> excluded_differences = {};  ///< main diagonals (row − column, −(size − 1) … size − 1) that stay empty
  std::vector<int> regions = {};  ///< empty, or the region of each square in reading order: at most one queen in each
                                  ///< region number ≥ 0; −1 belongs to none
  AttackRule rule = AttackRule::queen;

  /// True without any rule: the n-queens problem itself.
  bool plain() const {
    return queens.empty() && blocked.empty() && excluded_sums.empty() && excluded_differences.empty() &&
           regions.empty() && rule == AttackRule::queen;
  }

  friend bool operator==(const Problem&, const Problem&) = default;
};

/// The problem with rows and columns exchanged.
Problem transposed(const Problem& problem);

/// The problem with the queens of `prefix` fixed in rows 0 … prefix.size()−1.
Problem with_prefix(Problem problem, std::span<const int> prefix);

/// Why a problem can have no solution before any search.
struct Contradiction {
  enum class Kind { off_board, queen_on_blocked, attack };
  Kind kind;
  Square a;            ///< the square that is wrong
  Square b;            ///< with `attack`: the other queen
  Line line{};         ///< with `attack`: the line that joins them
};

/// The first contradiction among fixed queens and blocked squares, if any. O(queens² + blocked).
std::optional<Contradiction> contradiction(const Problem& problem);

/// True if `columns` is a solution of the problem, rules included. O(n + rules).
bool solves(const Problem& problem, std::span<const int> columns);

/// The squares that the rules leave open: on the board, not blocked, and not attacked by a fixed queen. A solution uses
/// only these. Contradictory fixed queens close each other's squares. Building it takes O(n·rules), asking O(1).
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
