#include "puzzle/solve.hpp"

namespace queens {

namespace puzzle {

bool settle(const Layout& layout, Position& position, Square queen) {
  if (position.queens.has(queen)) return true;
  if (!position.open.has(queen)) return false;
  position.place(layout, queen);
  position.open -= layout.attacked(queen);
  return true;
}

bool solvable_with(const Layout& layout, const Position& position, Square square) {
  Position next = position;
  return settle(layout, next, square) && !for_each_solution(layout, next, [](const Position&) { return false; });
}

}  // namespace puzzle

std::vector<Placement> puzzle_solutions(const Problem& puzzle, int limit) {
  const puzzle::Layout layout(puzzle);
  puzzle::Position start{.open = puzzle::open_squares(puzzle)};
  std::vector<Placement> found;
  for (const Square queen : puzzle.queens)
    if (!on_board(puzzle.size, queen) || !puzzle::settle(layout, start, queen)) return found;
  if (limit <= 0) return found;
  puzzle::for_each_solution(layout, start, [&](const puzzle::Position& full) {
    Placement columns;
    full.queens.each([&](Square square) { columns.push_back(square.column); });
    found.push_back(std::move(columns));
    return found.size() < static_cast<std::size_t>(limit);
  });
  return found;
}

}  // namespace queens
