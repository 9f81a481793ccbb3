#include "property/generators.hpp"
#include "unit/player_state.hpp"

namespace queens {
namespace {

rc::Gen<By> direction() { return rc::gen::element(By::row, By::column); }

RC_GTEST_PROP(PlayerProperty, ItsStepsAreTheEventsOfTheSearch, ()) {
  const Problem problem = *generators::problem(0, 6);
  const Method method = *generators::method();
  const By by = *direction();
  Recorder recorder;
  if (by == By::row)
    search(problem, method, recorder);
  else
    search_by_column(problem, method, recorder);
  RC_ASSERT(played(Player(problem, method, by)) == recorder.events);
}

RC_GTEST_PROP(PlayerProperty, SteppingForwardAndAsFarBackRestoresTheVeryState, ()) {
  Player player(*generators::problem(0, 7), *generators::method(), *direction());
  player.go_to(*rc::gen::inRange<std::uint64_t>(0, 3000));
  const PlayerState before = state_of(player);
  std::uint64_t steps = 0;
  for (auto left = *rc::gen::inRange(0, 300); left > 0 && player.forward(); --left) ++steps;
  for (; steps > 0; --steps) RC_ASSERT(player.back());
  RC_ASSERT(state_of(player) == before);
}

RC_GTEST_PROP(PlayerProperty, SteppingBackAndAsFarForwardRestoresTheVeryState, ()) {
  Player player(*generators::problem(0, 7), *generators::method(), *direction());
  player.go_to(*rc::gen::inRange<std::uint64_t>(0, 3000));
  const PlayerState before = state_of(player);
  std::uint64_t steps = 0;
  for (auto left = *rc::gen::inRange(0, 300); left > 0 && player.back(); --left) ++steps;
  for (; steps > 0; --steps) RC_ASSERT(player.forward());
  RC_ASSERT(state_of(player) == before);
}

RC_GTEST_PROP(PlayerProperty, ADeadEndIsANodeWithoutAFreeSquareInTheNextRow, ()) {
  const Problem problem = *generators::problem(1, 7);
  Player player(problem, *rc::gen::element(Method::iterative, Method::bitmask));
  const OpenSquares open(problem);
  while (player.next_dead_end()) {
    const auto queens = player.queens();
    const int row = static_cast<int>(queens.size());
    for (int column = 0; column < problem.size; ++column)
      RC_ASSERT(!open(row, column) || std::ranges::any_of(queens, [&](Square q) { return attacks(q, {row, column}); }));
  }
}

}  // namespace
}  // namespace queens
