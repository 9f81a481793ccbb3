// The solver of puzzles: always the house with the fewest open squares, and no choice where houses cannot be paired.
#pragma once

#include "puzzle/position.hpp"

namespace queens::puzzle {

/// False if rows and columns, regions and rows or regions and columns without a queen cannot be paired by open squares:
/// then there is no solution. Asked before every choice, it takes the worst of 100 random 18×18 boards from 1.8 s to
/// 0.35 s and costs easy ones nothing.
bool can_be_paired(const Layout& layout, const Position& position);

/// Calls each(position) with every position that holds all queens; each returns false to end. Returns false then.
/// What the queens of `position` attack must be crossed out.
template <class Each>
bool for_each_solution(const Layout& layout, const Position& position, Each&& each) {
  const int house = narrowest_house(layout, position);
  if (house < 0) return each(position);
  const auto choices = (position.open & layout.squares(house)).list();
  if (choices.size() > 1 && !can_be_paired(layout, position)) return true;
  Position rest = position;
  for (const Square square : choices) {
    Position next = rest;
    next.place(layout, square);
    next.open -= layout.attacked(square);
    if (!for_each_solution(layout, next, each)) return false;
    rest.open.erase(square);  // the next squares look for solutions without a queen here
  }
  return true;
}

/// Places the queen and crosses out what she attacks. False if another queen is attacked, or the square is not open.
bool settle(const Layout& layout, Position& position, Square queen);

/// True if a solution has the queens of `position` and one on `square`, which is open.
bool solvable_with(const Layout& layout, const Position& position, Square square);

}  // namespace queens::puzzle
