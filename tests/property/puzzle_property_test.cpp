#include <queens/puzzle.hpp>

#include "property/generators.hpp"
#include "reference/all_rules.hpp"

namespace queens {
namespace {

rc::Gen<Problem> made_puzzle(int smallest, int largest) {
  return rc::gen::apply(
      [](int size, std::uint64_t seed) { return *make_puzzle({.size = size, .seed = seed}).puzzle; },
      rc::gen::inRange(smallest, largest + 1), rc::gen::arbitrary<std::uint64_t>());
}

/// Regions that need not be connected, unique or soluble.
rc::Gen<Problem> any_puzzle(int smallest, int largest) {
  return rc::gen::mapcat(rc::gen::inRange(smallest, largest + 1), [](int size) {
    return rc::gen::build<Problem>(
        rc::gen::set(&Problem::size, rc::gen::just(size)),
        rc::gen::set(&Problem::regions, rc::gen::container<std::vector<int>>(
                                            static_cast<std::size_t>(size * size), rc::gen::inRange(0, size))),
        rc::gen::set(&Problem::rule, rc::gen::just(AttackRule::touching)));
  });
}

bool keeps(const Hint& step, const Placement& solution) {
  const auto has_queen = [&](Square square) { return solution[static_cast<std::size_t>(square.row)] == square.column; };
  return (!step.queen || has_queen(*step.queen)) && std::ranges::none_of(step.crossed, has_queen);
}

RC_GTEST_PROP(PuzzleProperty, NoStepContradictsTheSolution, ()) {
  const Problem puzzle = *made_puzzle(4, 10);
  const auto solutions = puzzle_solutions(puzzle);
  RC_ASSERT(solutions.size() == 1U);
  Board known{.size = puzzle.size};
  while (const auto step = hint(puzzle, known)) {
    RC_ASSERT(step->reason != Reason::dead);
    RC_ASSERT(step->queen || !step->crossed.empty());
    RC_ASSERT(keeps(*step, solutions.front()));
    apply(*step, known);
  }
  RC_ASSERT(known.queens == board_of(solutions.front()).queens);
}

RC_GTEST_PROP(PuzzleProperty, NoStepLosesASolutionOfAnyPuzzle, ()) {
  const Problem puzzle = *any_puzzle(1, 6);
  const auto solutions = reference::all_rules(puzzle);
  Board known{.size = puzzle.size};
  std::optional<Hint> step;
  while ((step = hint(puzzle, known)) && step->reason != Reason::dead) {
    for (const Placement& solution : solutions) RC_ASSERT(keeps(*step, solution));
    apply(*step, known);
  }
  // Steps end at the solution, at a contradiction, or where several solutions remain.
  if (solutions.empty()) RC_ASSERT(step && step->reason == Reason::dead);
  if (solutions.size() == 1) RC_ASSERT(known.queens == board_of(solutions.front()).queens);
  if (solutions.size() > 1) RC_ASSERT(known.queens.size() < static_cast<std::size_t>(puzzle.size));
}

RC_GTEST_PROP(PuzzleProperty, StepsFromPartOfTheSolutionAreRightToo, ()) {
  const Problem puzzle = *made_puzzle(5, 9);
  const Placement solution = puzzle_solutions(puzzle).front();
  Board known{.size = puzzle.size};
  for (const Square square : *generators::squares(puzzle.size, puzzle.size * 2))
    (solution[static_cast<std::size_t>(square.row)] == square.column ? known.queens : known.blocked).push_back(square);
  const auto step = hint(puzzle, known);
  if (step) RC_ASSERT(keeps(*step, solution));
  RC_ASSERT(mistakes(puzzle, known) == Board{.size = puzzle.size});
}

RC_GTEST_PROP(PuzzleProperty, AnImageOfAPuzzleHasTheImageOfItsSolution, ()) {
  const Problem puzzle = *made_puzzle(4, 8);
  const Symmetry symmetry = *generators::symmetry();
  const Placement solution = puzzle_solutions(puzzle).front();
  const Problem turned = image(symmetry, puzzle);
  RC_ASSERT(puzzle_solutions(turned) == std::vector<Placement>({image(symmetry, solution)}));
}

RC_GTEST_PROP(PuzzleProperty, TheSolverFindsWhatTheReferenceFinds, ()) {
  const Problem puzzle = *any_puzzle(1, 7);
  auto found = puzzle_solutions(puzzle, 1000000);
  std::ranges::sort(found);
  RC_ASSERT(found == reference::all_rules(puzzle));
}

}  // namespace
}  // namespace queens
