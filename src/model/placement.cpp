#include <queens/placement.hpp>

#include "model/contract.hpp"

namespace queens {

bool is_solution(std::span<const int> columns) {
  const std::size_t n = columns.size();
  std::vector<bool> column_used(n), sum_used(2 * n), difference_used(2 * n);
  for (std::size_t row = 0; row < n; ++row) {
    if (columns[row] < 0 || static_cast<std::size_t>(columns[row]) >= n) return false;
    const auto column = static_cast<std::size_t>(columns[row]);
    if (column_used[column] || sum_used[row + column] || difference_used[row + n - column]) return false;
    column_used[column] = sum_used[row + column] = difference_used[row + n - column] = true;
  }
  return true;
}

Placement transposed(std::span<const int> columns) {
  Placement rows(columns.size(), -1);
  for (std::size_t row = 0; row < columns.size(); ++row) {
    const int column = columns[row];
    QUEENS_REQUIRE(column >= 0 && static_cast<std::size_t>(column) < rows.size() && rows[column] < 0);
    rows[column] = static_cast<int>(row);
  }
  return rows;
}

Board board_of(std::span<const int> columns) {
  Board board{.size = static_cast<int>(columns.size()), .queens = {}, .blocked = {}};
  for (int row = 0; row < board.size; ++row) board.queens.push_back({row, columns[row]});
  return board;
}

}  // namespace queens
