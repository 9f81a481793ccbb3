// What is known of a puzzle: where queens stand and which squares are open.
#pragma once

#include <array>
#include <cstdint>

#include "puzzle/layout.hpp"

namespace queens::puzzle {

struct Position {
  SquareSet open = {};                 ///< squares without a queen that may still hold one
  SquareSet queens = {};
  std::array<bool, 3 * max_size> filled = {};  ///< by house: a queen stands in it

  /// Puts a queen on a square. What she attacks stays open until it is crossed out.
  void place(const Layout& layout, Square square) {
    open.erase(square);
    queens.insert(square);
    filled[static_cast<std::size_t>(layout.row_house(square))] = true;
    filled[static_cast<std::size_t>(layout.column_house(square))] = true;
    if (layout.exact()) filled[static_cast<std::size_t>(layout.region_house(square))] = true;
  }
};

/// The number of open squares of every house.
inline std::array<int, 3 * max_size> open_counts(const Layout& layout, const Position& position) {
  std::array<int, 3 * max_size> counts{};
  position.open.each([&](Square square) {
    ++counts[static_cast<std::size_t>(layout.row_house(square))];
    ++counts[static_cast<std::size_t>(layout.column_house(square))];
    if (layout.exact()) ++counts[static_cast<std::size_t>(layout.region_house(square))];
  });
  return counts;
}

/// The house without a queen that has the fewest open squares, the first of several; −1 if every house has a queen.
inline int narrowest_house(const Layout& layout, const Position& position) {
  const auto counts = open_counts(layout, position);
  int best = -1;
  for (int house = 0; house < layout.houses(); ++house)
    if (!position.filled[static_cast<std::size_t>(house)] &&
        (best < 0 || counts[static_cast<std::size_t>(house)] < counts[static_cast<std::size_t>(best)]))
      best = house;
  return best;
}

}  // namespace queens::puzzle
