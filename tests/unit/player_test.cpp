#include <queens/player.hpp>

#include <chrono>

#include "unit/events.hpp"
#include "unit/player_state.hpp"

namespace queens {
namespace {

using Kind = Step::Kind;

class EachFilm : public testing::TestWithParam<Method> {};

INSTANTIATE_TEST_SUITE_P(Player, EachFilm, testing::ValuesIn(all_methods), method_test_name);

TEST_P(EachFilm, ShowsTheStepsOfTheSearch) {
  for (int n = 0; n <= 7; ++n) {
    const Problem problem{.size = n};
    Recorder recorder;
    search(problem, GetParam(), recorder);
    EXPECT_EQ(played(Player(problem, GetParam())), recorder.events) << n;
  }
}

TEST_P(EachFilm, CountsLikeTheSearch) {
  for (int n = 0; n <= 7; ++n) {
    Player player({.size = n}, GetParam());
    while (player.forward()) {}
    Counters counters;
    search({.size = n}, GetParam(), counters);
    EXPECT_EQ(numbers_of(player.counters()), numbers_of(counters)) << n;
    EXPECT_EQ(player.counters().levels, counters.levels) << n;
  }
}

TEST_P(EachFilm, RunsBackwardThroughTheVeryStatesItCameThrough) {
  Player player({.size = 5}, GetParam());
  std::vector<PlayerState> states;
  do states.push_back(state_of(player));
  while (player.forward());
  for (auto state = states.rbegin(); state != states.rend(); ++state) {
    ASSERT_EQ(state_of(player), *state) << player.number();
    player.back();
  }
  EXPECT_FALSE(player.back());
  EXPECT_EQ(player.number(), 0U);
}

TEST_P(EachFilm, StopsAtEverySolution) {
  Player player({.size = 6}, GetParam());
  Recorder recorder;
  search({.size = 6}, GetParam(), recorder);
  for (const Placement& solution : recorder.solutions) {
    ASSERT_TRUE(player.next_solution());
    EXPECT_EQ(player.last().kind, Kind::solution);
    EXPECT_TRUE(std::ranges::equal(player.columns(), solution));
  }
  EXPECT_FALSE(player.next_solution());
  EXPECT_TRUE(player.at_end());
}

TEST_P(EachFilm, HasNoStepsWhenTheRulesContradictEachOther) {
  Player player({.size = 4, .queens = {{0, 0}, {1, 1}}}, GetParam());
  EXPECT_TRUE(player.at_end());
  EXPECT_FALSE(player.forward());
  EXPECT_FALSE(player.back());
  EXPECT_FALSE(player.dead_end());
}

TEST_P(EachFilm, JumpsToAnyStepAndStopsAtTheEnd) {
  Player jumping({.size = 6}, GetParam()), walking({.size = 6}, GetParam());
  for (int step = 0; step < 50; ++step) walking.forward();
  for (const std::uint64_t from : {60U, 200U}) {  // stepping back, and anew from the start
    jumping.go_to(from);
    jumping.go_to(50);
    EXPECT_EQ(state_of(jumping), state_of(walking));
  }
  jumping.go_to(1'000'000'000);
  EXPECT_TRUE(jumping.at_end());
}

TEST(Player, FindsTheFirstDeadEndOfEightWithFiveQueens) {
  Player player({.size = 8}, Method::single_array);
  ASSERT_TRUE(player.next_dead_end());
  EXPECT_TRUE(std::ranges::equal(player.columns(), Placement{0, 2, 4, 1, 3}));
  EXPECT_EQ(player.last(), (Step{Kind::reject, {5, 7}}));
  ASSERT_TRUE(player.forward());
  EXPECT_EQ(player.last(), (Step{Kind::backtrack, {4, 3}}));
}

TEST(Player, FindsTheSameDeadEndsWhetherSquaresAreRefusedOrSkipped) {
  Player refusing({.size = 7}, Method::marker_arrays), skipping({.size = 7}, Method::bitmask);
  while (refusing.next_dead_end()) {
    ASSERT_TRUE(skipping.next_dead_end());
    EXPECT_TRUE(std::ranges::equal(refusing.columns(), skipping.columns()));
  }
  EXPECT_FALSE(skipping.next_dead_end());
}

TEST(Player, CallsAFullBoardThatIsWrongADeadEndOfExhaustive) {
  Player player({.size = 4}, Method::exhaustive);
  ASSERT_TRUE(player.next_dead_end());
  EXPECT_TRUE(std::ranges::equal(player.columns(), Placement{0, 1, 2, 3}));
  EXPECT_EQ(player.last().kind, Kind::reject);
}

TEST(Player, GivesUpAfterAsManyStepsAsItWasGiven) {
  Player player({.size = 8}, Method::iterative);
  EXPECT_FALSE(player.next_solution(100));
  EXPECT_EQ(player.number(), 100U);
  EXPECT_TRUE(player.next_solution(882));
  EXPECT_EQ(player.number(), 982U);  // 113 places + 763 rejects + 105 backtracks + the solution
}

TEST(Player, NamesRealSquaresWhenTheSearchGoesByColumn) {
  const Problem problem{.size = 6, .queens = {{0, 3}}, .blocked = {{5, 1}}};
  Recorder recorder;
  search_by_column(problem, Method::iterative, recorder);
  EXPECT_EQ(played(Player(problem, Method::iterative, By::column)), recorder.events);
}

TEST(Player, TakesUpTo64RowsWithBitmask) {
  EXPECT_THROW(Player({.size = 65}, Method::bitmask), std::logic_error);
  EXPECT_NO_THROW(Player({.size = 65}, Method::iterative));
}

TEST(PlayerSlow, StepsBackAnywhereInAMillionStepsInATwentiethOfASecond) {  // measured with some room for slow machines
  for (const Method method : all_methods) {
    Player player({.size = 12}, method);
    player.go_to(1'000'000);
    const auto start = std::chrono::steady_clock::now();
    player.go_to(500'000);  // as far as it can be from where it stands and from the start
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
    EXPECT_EQ(player.number(), 500'000U);
    RecordProperty(std::string(name_of(method)), std::to_string(seconds.count()));
    EXPECT_LT(seconds.count(), method == Method::board_marks ? 2.0 : 0.25) << name_of(method);
  }
}

}  // namespace
}  // namespace queens
