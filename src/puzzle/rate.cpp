#include <algorithm>
#include <queens/puzzle.hpp>

#include "puzzle/reasons.hpp"

namespace queens {

Rating rate(const Problem& puzzle) {
  Rating rating{.witnesses = puzzle_solutions(puzzle)};
  if (!rating.unique()) return rating;
  const puzzle::Layout layout(puzzle);
  puzzle::Position position{.open = puzzle::open_squares(puzzle)};
  for (const Square queen : puzzle.queens) position.place(layout, queen);
  rating.level = Level::easy;
  while (auto step = puzzle::next_step(layout, position)) {
    puzzle::apply(layout, *step, position);
    rating.level = std::max(*rating.level, level_of(step->reason));
    rating.steps.push_back(*std::move(step));
  }
  return rating;
}

}  // namespace queens
