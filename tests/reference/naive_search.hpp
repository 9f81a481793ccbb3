// Solutions by trying every square, with nothing of the library but its data types: what the counting tests believe.
#pragma once

#include <cstdint>
#include <functional>
#include <queens/problem.hpp>
#include <vector>

namespace queens::reference {

/// Hands over the columns of every solution. For n up to about 12.
inline void for_each_solution(const Problem& problem, const std::function<void(const std::vector<int>&)>& each) {
  const int n = problem.size;
  // −1: the row is free to choose; −2: no square of the row will do.
  std::vector<int> fixed(static_cast<std::size_t>(n), -1), columns;
  std::vector<std::vector<bool>> blocked(static_cast<std::size_t>(n), std::vector<bool>(static_cast<std::size_t>(n)));
  for (const Square square : problem.blocked)
    blocked[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)] = true;
  for (const Square queen : problem.queens) {
    int& column = fixed[static_cast<std::size_t>(queen.row)];
    column = column == -1 || column == queen.column ? queen.column : -2;
  }
  const std::function<void()> fill = [&] {
    const int row = static_cast<int>(columns.size());
    if (row == n) return each(columns);
    for (int column = 0; column < n; ++column) {
      const int wanted = fixed[static_cast<std::size_t>(row)];
      bool fits = (wanted == -1 || wanted == column) &&
                  !blocked[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
      for (int other = 0; other < row && fits; ++other) {
        const int there = columns[static_cast<std::size_t>(other)];
        fits = there != column && there - column != row - other && column - there != row - other;
      }
      if (!fits) continue;
      columns.push_back(column);
      fill();
      columns.pop_back();
    }
  };
  fill();
}

inline std::uint64_t count_solutions(const Problem& problem) {
  std::uint64_t count = 0;
  for_each_solution(problem, [&](const std::vector<int>&) { ++count; });
  return count;
}

}  // namespace queens::reference
