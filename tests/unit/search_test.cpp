#include <gtest/gtest.h>

#include "reference/problems.hpp"
#include "unit/events.hpp"

namespace queens {
namespace {

std::vector<Placement> found_by(Method method, const Problem& problem) {
  Recorder recorder;
  search(problem, method, recorder);
  return recorder.solutions;
}

class EachMethod : public testing::TestWithParam<Method> {};

INSTANTIATE_TEST_SUITE_P(Search, EachMethod, testing::ValuesIn(all_methods), method_test_name);

TEST_P(EachMethod, AgreesWithTheBruteForceUpToEight) {
  for (int n = 0; n <= 8; ++n) EXPECT_EQ(found_by(GetParam(), {.size = n}), reference::brute_force(n)) << n;
}

TEST_P(EachMethod, AgreesWithTheBruteForceOnRandomFixedQueensAndBlockedSquares) {
  std::mt19937 random(4);
  for (int round = 0; round < 150; ++round) {
    const Problem problem = reference::random_problem(random, 0, 7);
    EXPECT_EQ(found_by(GetParam(), problem), reference::solutions(problem)) << problem;
  }
}

TEST_P(EachMethod, FindsThePublishedCompletionsOfTwoQueens) {  // cases C01
  EXPECT_EQ(found_by(GetParam(), {.size = 8, .queens = {{4, 1}, {3, 3}}}),
            (std::vector{reference::columns_of("51842736"), reference::columns_of("57142863")}));
}

TEST_P(EachMethod, FindsThePublishedCompletionsOfThreeQueens) {  // cases F25
  EXPECT_EQ(found_by(GetParam(), {.size = 8, .queens = {{1, 1}, {3, 0}, {7, 5}}}),
            (std::vector<Placement>{{4, 1, 7, 0, 3, 6, 2, 5}, {6, 1, 3, 0, 7, 4, 2, 5}, {7, 1, 3, 0, 6, 4, 2, 5}}));
}

TEST_P(EachMethod, TellsNothingOfAContradictoryProblem) {
  Recorder recorder;
  search({.size = 6, .queens = {{0, 0}, {5, 5}}}, GetParam(), recorder);
  search({.size = 6, .blocked = {{6, 0}}}, GetParam(), recorder);
  EXPECT_TRUE(recorder.events.empty());
}

TEST_P(EachMethod, FindsTheTransposedSolutionsByColumnInTheOrderOfTheSearch) {
  std::mt19937 random(5);
  for (int round = 0; round < 60; ++round) {
    const Problem problem = round < 7 ? Problem{.size = round} : reference::random_problem(random, 1, 7);
    std::vector<Placement> expected = found_by(GetParam(), transposed(problem));
    for (Placement& columns : expected) columns = transposed(columns);
    Recorder recorder;
    search_by_column(problem, GetParam(), recorder);
    EXPECT_EQ(recorder.solutions, expected) << problem;
    std::ranges::sort(expected);
    EXPECT_EQ(expected, reference::solutions(problem)) << problem;
  }
}

TEST_P(EachMethod, IsKnownByItsName) { EXPECT_EQ(method_named(name_of(GetParam())), GetParam()); }

TEST(Methods, HaveTheNamesOfTheLadder) {
  std::vector<std::string_view> names;
  for (const Method method : all_methods) names.push_back(name_of(method));
  EXPECT_EQ(names, (std::vector<std::string_view>{"exhaustive", "single-array", "iterative", "explicit-stack",
                                                  "board-marks", "marker-arrays", "bitmask"}));
}

TEST(Methods, AreNotFoundByAnotherName) {
  EXPECT_FALSE(method_named(""));
  EXPECT_FALSE(method_named("bitmas"));
  EXPECT_FALSE(method_named("Bitmask"));
}

}  // namespace
}  // namespace queens
