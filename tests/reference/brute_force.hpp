// The reference: every permutation in turn, every pair of queens looked at. Slow, and shares no code with the library.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <utility>
#include <vector>

namespace reference {

using Cells = std::vector<std::pair<int, int>>;  // row, column; 0-based

/// All ways to place n queens, by columns in lexicographic order. Comfortable to n = 9.
inline std::vector<std::vector<int>> brute_force(int n, const Cells& fixed = {}, const Cells& blocked = {}) {
  std::vector<int> board(static_cast<std::size_t>(n));
  std::iota(board.begin(), board.end(), 0);
  const auto occupied = [&](const std::pair<int, int>& cell) {
    return cell.first >= 0 && cell.first < n && board.at(static_cast<std::size_t>(cell.first)) == cell.second;
  };
  const auto peaceful = [&] {
    for (std::size_t i = 0; i < board.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        if (std::abs(board[i] - board[j]) == static_cast<int>(i - j)) return false;
    return true;
  };
  std::vector<std::vector<int>> all;
  do {
    if (std::all_of(fixed.begin(), fixed.end(), occupied) && std::none_of(blocked.begin(), blocked.end(), occupied) &&
        peaceful())
      all.push_back(board);
  } while (std::next_permutation(board.begin(), board.end()));
  return all;
}

}  // namespace reference
