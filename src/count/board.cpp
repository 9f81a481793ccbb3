#include "count/board.hpp"

#include <algorithm>

#include "model/contract.hpp"

namespace queens::counting {
namespace {

std::uint32_t low_bits(int count) { return static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1); }

struct RowOfBoard {
  std::uint32_t open;
  int sum_shift, difference_shift;  // brings the diagonals of the row to bit c for column c
};

// Diagonals are never shifted: a queen on (r, c) sets bit r + c of one word and bit c − r + n − 1 of the other.
std::uint64_t complete(const RowOfBoard* row, const RowOfBoard* end, std::uint32_t columns, std::uint64_t sums,
                       std::uint64_t differences) {
  if (row == end) return 1;
  std::uint64_t total = 0;
  const std::uint64_t attacked = columns | sums >> row->sum_shift | differences >> row->difference_shift;
  for (std::uint32_t rest = row->open & ~static_cast<std::uint32_t>(attacked); rest != 0; rest &= rest - 1) {
    const std::uint64_t queen = rest & -rest;
    total += complete(row + 1, end, columns | static_cast<std::uint32_t>(queen), sums | queen << row->sum_shift,
                      differences | queen << row->difference_shift);
  }
  return total;
}

}  // namespace

OpenBoard::OpenBoard(int size) : size_(size), free_rows_(low_bits(size)), free_columns_(low_bits(size)) {
  QUEENS_REQUIRE(size >= 0 && size <= max_size);
  std::fill_n(open_.begin(), size, free_columns_);
  queen_.fill(-1);
}

void OpenBoard::place(Square square) {
  const std::uint64_t bit = std::uint64_t{1} << square.column;
  for (std::uint32_t rest = free_rows_; rest != 0; rest &= rest - 1) {
    const int row = std::countr_zero(rest);
    const int distance = std::abs(row - square.row);
    open_[static_cast<std::size_t>(row)] &= ~static_cast<std::uint32_t>(bit | bit << distance | bit >> distance);
  }
  const auto row = static_cast<std::size_t>(square.row);
  open_[row] = 0;
  queen_[row] = static_cast<std::int8_t>(square.column);
  free_rows_ &= ~(std::uint32_t{1} << square.row);
  free_columns_ &= ~static_cast<std::uint32_t>(bit);
}

std::vector<Square> OpenBoard::queens() const {
  std::vector<Square> queens;
  for (int row = 0; row < size_; ++row)
    if (const int column = queen_[static_cast<std::size_t>(row)]; column >= 0) queens.push_back({row, column});
  return queens;
}

OpenBoard open_board(const Problem& problem) {
  OpenBoard board(problem.size);
  if (contradiction(problem)) {
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column) board.close({row, column});
    return board;
  }
  for (const Square square : problem.blocked) board.close(square);
  const auto close = [&](Square square) {
    if (on_board(problem.size, square)) board.close(square);
  };
  for (int row = 0; row < problem.size; ++row) {
    for (const int number : problem.excluded_sums) close({row, number - row});
    for (const int number : problem.excluded_differences) close({row, row - number});
  }
  for (const Square queen : problem.queens) board.place(queen);
  return board;
}

bool settle(OpenBoard& board) {
  for (;;) {
    std::uint32_t once = 0, twice = 0;
    int forced_row = -1;
    for (std::uint32_t rest = board.free_rows(); rest != 0; rest &= rest - 1) {
      const int row = std::countr_zero(rest);
      const std::uint32_t open = board.open(row);
      if (open == 0) return false;
      if ((open & (open - 1)) == 0) forced_row = row;
      twice |= once & open;
      once |= open;
    }
    if (once != board.free_columns()) return false;
    if (forced_row >= 0) {
      board.place({forced_row, first_column(board.open(forced_row))});
    } else if (const std::uint32_t forced = once & ~twice; forced != 0) {
      const int column = first_column(forced);
      int row = 0;
      while ((board.open(row) >> column & 1) == 0) ++row;
      board.place({row, column});
    } else {
      return true;
    }
  }
}

std::uint64_t count_by_hand(const OpenBoard& board) {
  RowOfBoard rows[max_size];
  RowOfBoard* end = rows;
  for (std::uint32_t rest = board.free_rows(); rest != 0; rest &= rest - 1) {
    const int row = std::countr_zero(rest);
    *end++ = {board.open(row), row, board.size() - 1 - row};
  }
  return complete(rows, end, 0, 0, 0);
}

}  // namespace queens::counting
