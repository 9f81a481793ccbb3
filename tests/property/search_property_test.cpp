#include "property/generators.hpp"
#include "unit/events.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(SearchProperty, EveryMethodFindsTheSolutionsOfTheReferenceInOrder, ()) {
  const Problem problem = *generators::problem(0, 7);
  Recorder recorder;
  search(problem, *generators::method(), recorder);
  RC_ASSERT(recorder.solutions == reference::solutions(problem));
}

RC_GTEST_PROP(SearchProperty, ACompleteRunTakesAwayEveryQueenThatItPlaced, ()) {
  const Problem problem = *generators::problem(0, 7);
  Counters counters;
  search(problem, *generators::method(), counters);
  RC_ASSERT(counters.places == counters.backtracks);
}

RC_GTEST_PROP(SearchProperty, TheListingTheCountAndTheReferenceAgree, ()) {
  const Problem problem = *generators::problem(0, 8);
  const auto expected = reference::solutions(problem);
  RC_ASSERT(reference::listed(problem) == expected);
  RC_ASSERT(count(problem).total == expected.size());
}

RC_GTEST_PROP(SearchProperty, ABlockedSquareRemovesExactlyTheSolutionsThatUseIt, ()) {
  const Problem problem = *generators::problem(1, 7);
  const Square square = *generators::square(problem.size);
  Problem blocked = problem, fixed = problem;
  blocked.blocked.push_back(square);
  fixed.queens.push_back(square);
  RC_ASSERT(count(blocked).total <= count(problem).total);
  RC_ASSERT(count(blocked).total + count(fixed).total == count(problem).total);
}

RC_GTEST_PROP(SearchProperty, TheOrderOfTheRulesDoesNotMatter, ()) {
  const Problem problem = *generators::problem(1, 7);
  Problem shuffled = problem;
  std::ranges::reverse(shuffled.queens);
  std::ranges::reverse(shuffled.blocked);
  RC_ASSERT(reference::listed(shuffled) == reference::listed(problem));
}

}  // namespace
}  // namespace queens
