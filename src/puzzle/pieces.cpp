#include <algorithm>
#include <queens/puzzle.hpp>

#include "puzzle/layout.hpp"

namespace queens {

std::vector<int> disconnected_regions(const Problem& puzzle) {
  const puzzle::Layout layout(puzzle);
  const auto n = static_cast<std::size_t>(puzzle.size);
  std::vector<bool> seen(n * n), met(n * n);
  const auto at = [n](Square square) {
    return static_cast<std::size_t>(square.row) * n + static_cast<std::size_t>(square.column);
  };
  std::vector<int> split;
  for (int row = 0; row < puzzle.size; ++row)
    for (int column = 0; column < puzzle.size; ++column) {
      const Square first{row, column};
      const int region = layout.region(first);
      if (seen[at(first)] || region < 0) continue;
      if (met[static_cast<std::size_t>(region)]) split.push_back(puzzle.regions[at(first)]);
      met[static_cast<std::size_t>(region)] = true;
      std::vector<Square> left{first};
      seen[at(first)] = true;
      while (!left.empty()) {
        const Square square = left.back();
        left.pop_back();
        for (const Square step : {Square{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
          const Square next{square.row + step.row, square.column + step.column};
          if (!on_board(puzzle.size, next) || seen[at(next)] || layout.region(next) != region) continue;
          seen[at(next)] = true;
          left.push_back(next);
        }
      }
    }
  std::ranges::sort(split);
  split.erase(std::unique(split.begin(), split.end()), split.end());
  return split;
}

}  // namespace queens
