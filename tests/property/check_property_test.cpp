#include <queens/check.hpp>

#include "property/generators.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(CheckProperty, AgreesWithSolvesOnRandomPlacements, ()) {
  const Problem problem = *generators::problem(0, 6);
  const Placement columns = *generators::placement(problem.size);
  RC_ASSERT(check(problem, board_of(columns)).solution() == solves(problem, columns));
}

RC_GTEST_PROP(CheckProperty, AgreesWithSolvesOnSolutionsOfThePlainBoard, ()) {
  const Placement columns = *generators::solution();
  const int size = static_cast<int>(columns.size());
  const Problem problem{size, *generators::squares(size, 1), *generators::squares(size, 2)};
  RC_ASSERT(check({.size = size}, board_of(columns)).solution());
  RC_ASSERT(check(problem, board_of(columns)).solution() == solves(problem, columns));
}

RC_GTEST_PROP(CheckProperty, NamesExactlyTheAttackingPairsOfARandomBoard, ()) {
  const int size = *rc::gen::inRange(1, 9);
  const Board board{.size = size, .queens = *generators::squares(size, 12)};
  std::vector<Square> distinct = board.queens;
  std::ranges::sort(distinct);
  distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
  std::vector<Attack> expected;
  for (const Square a : distinct)
    for (const Square b : distinct)
      if (a < b && attacks(a, b)) expected.push_back({a, b, *line_between(a, b)});
  const Findings findings = check({.size = size}, board);
  RC_ASSERT((findings.attacks == expected));
  RC_ASSERT(findings.repeated.size() == board.queens.size() - distinct.size());
}

}  // namespace
}  // namespace queens
