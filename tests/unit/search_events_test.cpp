#include <gtest/gtest.h>

#include "reference/problems.hpp"
#include "unit/events.hpp"

namespace queens {
namespace {

class EachStream : public testing::TestWithParam<Method> {};

INSTANTIATE_TEST_SUITE_P(Search, EachStream, testing::ValuesIn(all_methods), method_test_name);

Recorder recorded(const Problem& problem, Method method, std::size_t limit = 0) {
  Recorder recorder(limit);
  search(problem, method, recorder);
  return recorder;
}

/// Rebuilds the boards from place and backtrack alone.
std::vector<Placement> replayed(int size, const std::vector<Event>& events) {
  std::vector<Placement> boards;
  Placement board;
  for (const Event& event : events) {
    if (event.kind == Event::Kind::place) {
      EXPECT_EQ(event.row, static_cast<int>(board.size()));
      board.push_back(event.column);
    } else if (event.kind == Event::Kind::backtrack) {
      EXPECT_EQ(event.row, static_cast<int>(board.size()) - 1);
      if (!board.empty()) board.pop_back();
    } else if (event.kind == Event::Kind::solution) {
      EXPECT_EQ(static_cast<int>(board.size()), size);
      boards.push_back(board);
    }
  }
  EXPECT_TRUE(board.empty());
  return boards;
}

TEST_P(EachStream, RebuildsEverySolutionWhenItIsReplayed) {
  for (int n = 0; n <= 7; ++n) {
    const Recorder recorder = recorded({.size = n}, GetParam());
    EXPECT_EQ(replayed(n, recorder.events), reference::brute_force(n)) << n;
    EXPECT_EQ(recorder.solutions, reference::brute_force(n)) << n;
  }
}

TEST_P(EachStream, RebuildsEverySolutionOfProblemsWithRules) {
  std::mt19937 random(6);
  for (int round = 0; round < 60; ++round) {
    const Problem problem = reference::random_problem(random, 1, 6);
    EXPECT_EQ(replayed(problem.size, recorded(problem, GetParam()).events), reference::solutions(problem)) << problem;
  }
}

TEST_P(EachStream, TakesAwayAsManyQueensAsItPlaces) {
  for (int n = 0; n <= 8; ++n) {
    Counters counters;
    search({.size = n}, GetParam(), counters);
    EXPECT_EQ(counters.places, counters.backtracks) << n;
  }
}

TEST_P(EachStream, EndsWhereItIsStoppedAtWhateverEvent) {
  for (const int n : {4, 5}) {
    const std::vector<Event> all = recorded({.size = n}, GetParam()).events;
    for (std::size_t limit = 1; limit <= all.size(); ++limit) {
      const std::vector<Event> seen = recorded({.size = n}, GetParam(), limit).events;
      ASSERT_TRUE(std::ranges::equal(seen, std::span(all).first(limit))) << n << " " << limit;
    }
  }
}

TEST_P(EachStream, EndsWithTheSolutionThatWasAskedFor) {
  for (const std::uint64_t limit : {1U, 2U, 10U}) {
    Counters counters(limit);
    search({.size = 6 + (limit == 10U)}, GetParam(), counters);
    EXPECT_EQ(counters.solutions, limit);
    EXPECT_EQ(counters.places, counters.backtracks + (limit == 10U ? 7U : 6U));  // the last board stays
  }
}

TEST_P(EachStream, NamesRealSquaresWhenTheSearchGoesByColumn) {
  const Problem problem{.size = 6, .queens = {{0, 3}}, .blocked = {{5, 1}}};
  Recorder by_column;
  search_by_column(problem, GetParam(), by_column);
  std::vector<Event> expected = recorded(transposed(problem), GetParam()).events;
  for (Event& event : expected)
    if (event.kind == Event::Kind::place || event.kind == Event::Kind::reject) std::swap(event.row, event.column);
  EXPECT_EQ(by_column.events, expected);
}

TEST_P(EachStream, IsTheSameForCountersAndForAnyOtherObserver) {
  Counters direct, by_calls;
  search({.size = 7}, GetParam(), direct);
  search({.size = 7}, GetParam(), static_cast<Observer&>(by_calls));
  EXPECT_EQ(direct.tests, by_calls.tests);
  EXPECT_EQ(direct.rejects, by_calls.rejects);
  EXPECT_EQ(direct.backtracks, by_calls.backtracks);
  EXPECT_EQ(direct.stamped, by_calls.stamped);
  EXPECT_EQ(direct.levels, by_calls.levels);
}

TEST(Stream, OfFourQueensBeginsAsThePseudoCodeSays) {
  using enum Event::Kind;
  const std::vector<Event> all = recorded({.size = 4}, Method::marker_arrays).events;
  const std::vector<Event> expected = {{place, 0, 0},      {reject, 1, 0}, {reject, 1, 1}, {place, 1, 2},
                                       {reject, 2, 0},     {reject, 2, 1}, {reject, 2, 2}, {reject, 2, 3},
                                       {backtrack, 1, -1}, {place, 1, 3},  {reject, 2, 0}, {place, 2, 1}};
  ASSERT_GE(all.size(), expected.size());
  EXPECT_TRUE(std::ranges::equal(std::span(all).first(expected.size()), expected));
}

}  // namespace
}  // namespace queens
