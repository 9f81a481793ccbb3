#include <gtest/gtest.h>

#include <queens/answer.hpp>
#include <queens/symmetry.hpp>
#include <set>

#include "reference/problems.hpp"

namespace queens {
namespace {

// cases O01–O04, index n
const std::vector<Total> all = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712};
const std::vector<Total> classes = {1, 1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233};
const std::vector<Total> half_turns = {1, 1, 0, 0, 2, 2, 4, 8, 4, 16, 12, 48, 80, 136};
const std::vector<Total> quarter_turns = {1, 1, 0, 0,  2,   2, 0, 0,   0,   0, 0, 0,    8,
                                          8, 0, 0, 64, 128, 0, 0, 480, 704, 0, 0, 3328, 3264};

TEST(SymmetricCounts, AreThePublishedOnes) {
  for (int n = 0; n <= 13; ++n) EXPECT_EQ(count_half_turn(n), half_turns[n]) << n;
  for (int n = 0; n <= 25; ++n) EXPECT_EQ(count_quarter_turn(n), quarter_turns[n]) << n;
}

TEST(SymmetricCounts, AgreeWithTheBruteForce) {
  for (int n = 0; n <= 8; ++n) {
    Total half = 0, quarter = 0;
    for (const Placement& columns : reference::brute_force(n)) {
      half += image(Symmetry::half_turn, columns) == columns;
      quarter += image(Symmetry::quarter_turn, columns) == columns;
    }
    EXPECT_EQ(count_half_turn(n), half) << n;
    EXPECT_EQ(count_quarter_turn(n), quarter) << n;
  }
}

TEST(SymmetricCounts, FulfilTheIdentityOfThePublishedNumbers) {
  for (int n = 2; n <= 13; ++n) EXPECT_EQ(8 * classes[n], all[n] + count_half_turn(n) + 2 * count_quarter_turn(n)) << n;
}

TEST(CountClasses, GivesThePublishedNumbersUpToThirteen) {
  for (int n = 0; n <= 13; ++n) {
    const ClassCount count = count_classes({.size = n});
    EXPECT_EQ(count.total, all[n]) << n;
    EXPECT_EQ(count.fundamental, classes[n]) << n;
    EXPECT_EQ(count.half_turn, half_turns[n]) << n;
    EXPECT_EQ(count.quarter_turn, quarter_turns[n]) << n;
    EXPECT_TRUE(count.complete) << n;
  }
}

/// Sorts the solutions of the reference into orbits, without asking for canonical members.
ClassCount sorted_into_orbits(const Problem& problem) {
  ClassCount count;
  std::set<std::set<Placement>> orbits;
  const auto group = symmetries_of(problem);
  for (const Placement& columns : reference::solutions(problem)) {
    ++count.total;
    std::set<Placement> orbit;
    for (const Symmetry symmetry : group) orbit.insert(image(symmetry, columns));
    orbits.insert(orbit);
    count.half_turn += image(Symmetry::half_turn, columns) == columns;
    count.quarter_turn += image(Symmetry::quarter_turn, columns) == columns;
  }
  count.fundamental = orbits.size();
  return count;
}

TEST(CountClasses, SortsProblemsWithRulesUnderTheSymmetriesThatTheRulesKeep) {
  const std::vector<Problem> problems = {
      {.size = 8, .blocked = {{0, 0}, {0, 7}, {7, 0}, {7, 7}}},  // all eight
      {.size = 5, .queens = {{2, 2}}},                           // all eight
      {.size = 5, .blocked = {{2, 2}}},
      {.size = 8, .blocked = {{0, 1}, {1, 7}, {7, 6}, {6, 0}}},  // turns only
      {.size = 8, .blocked = {{0, 2}, {7, 5}}},                  // half turn
      {.size = 8, .blocked = {{0, 2}, {0, 5}}},                  // mirror
      {.size = 8, .queens = {{0, 0}}},                           // diagonal
      {.size = 8, .queens = {{0, 2}}, .blocked = {{3, 3}}},      // none
      {.size = 4, .blocked = {{0, 0}}},
  };
  for (const Problem& problem : problems) {
    const ClassCount expected = sorted_into_orbits(problem);
    const ClassCount count = count_classes(problem);
    EXPECT_EQ(count.total, expected.total) << problem;
    EXPECT_EQ(count.fundamental, expected.fundamental) << problem;
    EXPECT_EQ(count.half_turn, expected.half_turn) << problem;
    EXPECT_EQ(count.quarter_turn, expected.quarter_turn) << problem;
    EXPECT_TRUE(count.complete) << problem;
  }
}

TEST(CountClasses, SaysThatItWasStopped) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(count_classes({.size = 12}, {.stop = stop.get_token()}).complete);
  EXPECT_FALSE(count_classes({.size = 9, .blocked = {{0, 0}}}, {.stop = stop.get_token()}).complete);
}

}  // namespace
}  // namespace queens
