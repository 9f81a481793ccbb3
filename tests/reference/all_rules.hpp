// The reference for every rule: each permutation in turn, each pair of queens looked at. Shares no code with the library
// but its data types, and looks at the torus by laying copies of the board beside it. Comfortable to n = 8.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <queens/problem.hpp>

namespace reference {

/// All solutions of a problem, in lexicographic order.
inline std::vector<std::vector<int>> all_rules(const queens::Problem& problem) {
  using queens::AttackRule;
  const int n = problem.size;
  const auto near = [&](int rows, int columns) {  // may not be so far apart
    const bool diagonal = std::abs(rows) == std::abs(columns);
    if (problem.rule == AttackRule::touching) return diagonal && std::abs(rows) == 1;
    return diagonal || (problem.rule == AttackRule::superqueen && std::abs(rows * columns) == 2);
  };
  const auto may_join = [&](int row, int column, int row2, int column2) {
    const int copies = problem.rule == AttackRule::toroidal ? 1 : 0;
    for (int down = -copies; down <= copies; ++down)
      for (int right = -copies; right <= copies; ++right)
        if (near(row2 + down * n - row, column2 + right * n - column)) return false;
    return problem.regions.empty() || problem.regions[row * n + column] < 0 ||
           problem.regions[row * n + column] != problem.regions[row2 * n + column2];
  };
  std::vector<std::vector<int>> all;
  std::vector<int> board(static_cast<std::size_t>(n));
  std::iota(board.begin(), board.end(), 0);
  do {
    bool good = true;
    for (const auto [row, column] : problem.queens) good = good && row >= 0 && row < n && board[row] == column;
    for (const auto [row, column] : problem.blocked) good = good && !(row >= 0 && row < n && board[row] == column);
    for (int row = 0; row < n; ++row) {
      for (const int sum : problem.excluded_sums) good = good && row + board[row] != sum;
      for (const int difference : problem.excluded_differences) good = good && row - board[row] != difference;
      for (int row2 = 0; row2 < row; ++row2) good = good && may_join(row, board[row], row2, board[row2]);
    }
    if (good) all.push_back(board);
  } while (std::next_permutation(board.begin(), board.end()));
  return all;
}

}  // namespace reference
