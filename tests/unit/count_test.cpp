#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <numeric>
#include <queens/count.hpp>
#include <thread>

#include "reference/problems.hpp"

namespace queens {
namespace {

using Totals = std::vector<Total>;

const Totals published = {1,   1,   0,    0,     2,     10,     4,       40,      92,
                          352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512};  // cases O01

Totals split_by_first_row(const Problem& problem) {
  Totals parts(static_cast<std::size_t>(problem.size));
  for (const Placement& columns : reference::solutions(problem))
    if (!columns.empty()) ++parts[columns[0]];
  return parts;
}

TEST(Count, GivesThePublishedTotalsUpToFourteen) {
  for (int n = 0; n <= 14; ++n) {
    const CountResult result = count({.size = n});
    EXPECT_EQ(result.total, published[n]) << n;
    EXPECT_TRUE(result.complete) << n;
  }
}

TEST(CountSlow, GivesThePublishedTotalsOfFifteenAndSixteen) {
  for (const int n : {15, 16}) EXPECT_EQ(count({.size = n}).total, published[n]) << n;
}

TEST(Count, AgreesWithTheBruteForceOnProblemsWithRules) {
  std::mt19937 random(7);
  for (int round = 0; round < 300; ++round) {
    const Problem problem = reference::random_problem(random, 0, 7);
    const CountResult result = count(problem);
    EXPECT_EQ(result.total, reference::solutions(problem).size()) << problem;
    EXPECT_TRUE(result.complete) << problem;
  }
}

TEST(Count, GivesThePublishedTotalsOfBlockedBoards) {
  EXPECT_EQ(count({.size = 4, .blocked = {{0, 2}}}).total, 1U);                           // cases J08
  EXPECT_EQ(count({.size = 4, .blocked = {{0, 1}}}).total, 1U);                           // cases J09
  EXPECT_EQ(count({.size = 8, .blocked = {{2, 2}, {5, 5}, {5, 6}, {6, 3}}}).total, 65U);  // cases J10
  Problem problem{.size = 10};                                                            // cases C03
  for (const Square square : std::vector<Square>{{1, 2}, {1, 3}, {1, 7}, {1, 10}, {2, 3},  {2, 8},  {3, 9},  {4, 1},
                                                 {4, 2}, {5, 5}, {5, 7}, {6, 4},  {6, 7},  {6, 10}, {7, 1},  {7, 6},
                                                 {7, 7}, {9, 2}, {9, 3}, {9, 4},  {9, 10}, {10, 4}, {10, 6}, {10, 8}})
    problem.blocked.push_back({square.row - 1, square.column - 1});
  EXPECT_EQ(count(problem).total, 30U);
}

TEST(Count, IsNothingForAContradictoryProblem) {
  for (const Problem& problem : {Problem{.size = 8, .queens = {{0, 0}, {7, 7}}}, Problem{.size = 8, .queens = {{8, 0}}},
                                 Problem{.size = 8, .queens = {{0, 0}}, .blocked = {{0, 0}}}}) {
    const CountResult result = count_by_first_row(problem);
    EXPECT_EQ(result.total, 0U);
    EXPECT_EQ(result.by_first_row, Totals(8));
    EXPECT_TRUE(result.complete);
  }
}

TEST(Count, NamesTheCodeThatDidTheWork) {
  EXPECT_FALSE(count({.size = 6}).backend.empty());
  EXPECT_FALSE(count({.size = 0}).backend.empty());
}

TEST(CountByFirstRow, GivesThePublishedPartsOfEight) {  // cases O13
  const CountResult result = count_by_first_row({.size = 8});
  EXPECT_EQ(result.by_first_row, (Totals{4, 8, 16, 18, 18, 16, 8, 4}));
  EXPECT_EQ(result.total, 92U);
}

TEST(CountByFirstRow, AgreesWithTheBruteForceWithAndWithoutRules) {
  std::mt19937 random(8);
  for (int n = 0; n <= 8; ++n) EXPECT_EQ(count_by_first_row({.size = n}).by_first_row, split_by_first_row({.size = n}));
  for (int round = 0; round < 150; ++round) {
    const Problem problem = reference::random_problem(random, 1, 7);
    EXPECT_EQ(count_by_first_row(problem).by_first_row, split_by_first_row(problem)) << problem;
  }
}

TEST(CountByFirstRow, ReadsTheSameFromBothEndsAndAddsUpToTheTotal) {
  for (int n = 9; n <= 13; ++n) {
    const CountResult result = count_by_first_row({.size = n});
    Totals reversed = result.by_first_row;
    std::ranges::reverse(reversed);
    EXPECT_EQ(result.by_first_row, reversed) << n;
    EXPECT_EQ(std::accumulate(reversed.begin(), reversed.end(), Total{0}), published[n]) << n;
    EXPECT_EQ(result.total, published[n]) << n;
  }
}

TEST(CountByFirstRow, AgreesWithTheCountOfEachFixedFirstQueen) {
  const CountResult parts = count_by_first_row({.size = 11});
  for (int column = 0; column < 11; ++column)
    EXPECT_EQ(parts.by_first_row[column], count({.size = 11, .queens = {{0, column}}}).total) << column;
}

TEST(CountThreads, DoNotChangeTheTotals) {
  const Problem with_rules{.size = 12, .queens = {}, .blocked = {{0, 0}, {5, 7}, {11, 3}}};
  const Totals expected = count_by_first_row(with_rules, {.threads = 1}).by_first_row;
  for (const int threads : {1, 2, 3, 5}) {
    const CountResult result = count({.size = 14}, {.threads = threads});
    EXPECT_EQ(result.total, 365596U) << threads;
    EXPECT_LE(result.threads, threads);
    EXPECT_EQ(count_by_first_row(with_rules, {.threads = threads}).by_first_row, expected) << threads;
  }
}

TEST(CountStop, BeforeTheBeginningGivesAnIncompleteCount) {
  std::stop_source stop;
  stop.request_stop();
  const CountResult result = count({.size = 12}, {.threads = 2, .stop = stop.get_token()});
  EXPECT_FALSE(result.complete);
  EXPECT_LT(result.total, 14200U);
}

TEST(CountStop, AfterSomeProgressKeepsWhatWasCounted) {
  std::stop_source stop;
  Total counted = 0;
  CountOptions options{.threads = 2, .stop = stop.get_token(), .backend = Backend::bitmask};
  options.progress = [&](const CountProgress& progress) {
    counted = progress.counted;
    if (counted > 1000) stop.request_stop();
  };
  const CountResult result = count({.size = 13}, options);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.total, counted);
  EXPECT_GT(result.total, 1000U);
  EXPECT_LT(result.total, 73712U);
}

TEST(CountStop, EndsTheEngineWithinItsBlocks) {
  std::stop_source stop;
  CountOptions options{.threads = 2, .stop = stop.get_token()};
  options.progress = [&](const CountProgress&) { stop.request_stop(); };
  const CountResult result = count({.size = 18}, options);
  EXPECT_FALSE(result.complete);
  EXPECT_LT(result.total, 666090624U);
}

TEST(CountStop, EndsALongCountSoon) {
  std::stop_source stop;
  const std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
    stop.request_stop();
  });
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_FALSE(count({.size = 22}, {.threads = 2, .stop = stop.get_token()}).complete);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

TEST(CountProgress, NeverGoesBackAndEndsWithAllOfTheWorkAndTheTotal) {
  for (const Problem& problem : {Problem{.size = 12}, Problem{.size = 9}, Problem{.size = 9, .queens = {{4, 4}}}}) {
    CountProgress last;
    CountOptions options{.threads = 2};
    options.progress = [&](const CountProgress& progress) {
      EXPECT_GE(progress.share, last.share);
      EXPECT_GE(progress.counted, last.counted);
      last = progress;
    };
    const CountResult result = count(problem, options);
    EXPECT_EQ(last.share, 1.0) << problem;
    EXPECT_EQ(last.counted, result.total) << problem;
  }
}

}  // namespace
}  // namespace queens
