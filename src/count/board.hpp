// A partial board as machine words: what the counting engine plans and counts with.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <queens/problem.hpp>
#include <queens/square.hpp>
#include <vector>

namespace queens::counting {

/// The largest board: columns fit a word of 32 bits, diagonals one of 64.
inline constexpr int max_size = 32;

/// Squares that are still open, after every queen placed so far has closed what she attacks.
class OpenBoard {
 public:
  /// An empty board of open squares, 0 ≤ size ≤ max_size.
  explicit OpenBoard(int size);

  int size() const { return size_; }
  /// Open columns of a row, bit c for column c; none where a queen stands in the row.
  std::uint32_t open(int row) const { return open_[static_cast<std::size_t>(row)]; }
  /// Rows and columns without a queen.
  std::uint32_t free_rows() const { return free_rows_; }
  std::uint32_t free_columns() const { return free_columns_; }
  int free_count() const { return std::popcount(free_rows_); }

  /// No queen may stand on the square; queens that stand already are not looked at.
  void close(Square square) { open_[static_cast<std::size_t>(square.row)] &= ~(std::uint32_t{1} << square.column); }

  /// Places a queen. The square must be open.
  void place(Square square);

  /// The queens by row.
  std::vector<Square> queens() const;

 private:
  int size_;
  std::uint32_t free_rows_, free_columns_;
  std::array<std::uint32_t, max_size> open_{};
  std::array<std::int8_t, max_size> queen_{};
};

/// The board of a problem, or one with a dead row if the problem contradicts itself. `settle` tells.
OpenBoard open_board(const Problem& problem);

/// Places every queen that has one square left, until none has. False if a row or a column has no square left: then the
/// board has no completion.
bool settle(OpenBoard& board);

/// Exact number of completions by plain backtracking: for the few rows where lists would not pay.
std::uint64_t count_by_hand(const OpenBoard& board);

/// The lowest column of a non-empty set.
inline int first_column(std::uint32_t columns) { return std::countr_zero(columns); }

}  // namespace queens::counting
