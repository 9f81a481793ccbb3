#include <gtest/gtest.h>

#include <map>
#include <queens/answer.hpp>
#include <queens/construct.hpp>

#include "reference/problems.hpp"

namespace queens {
namespace {

std::optional<Placement> first_from(const Problem& problem, const Placement& from) {
  std::optional<Placement> first;
  for_each_solution(
      problem,
      [&](std::span<const int> columns) {
        first.emplace(columns.begin(), columns.end());
        return false;
      },
      from);
  return first;
}

std::vector<Placement> all_from(const Problem& problem, const Placement& from) {
  std::vector<Placement> found;
  for_each_solution(
      problem,
      [&](std::span<const int> columns) {
        found.emplace_back(columns.begin(), columns.end());
        return true;
      },
      from);
  return found;
}

/// Calls `visit` with every way to write n columns, attacking or not.
template <class Visit>
void for_each_placement(int n, Visit visit) {
  Placement columns(static_cast<std::size_t>(n));
  for (;;) {
    visit(columns);
    int row = n - 1;
    while (row >= 0 && ++columns[row] == n) columns[row--] = 0;
    if (row < 0) return;
  }
}

TEST(FirstSolution, IsThePublishedOneUpToTwelve) {  // cases O08
  const std::map<int, Placement> published = {{4, {2, 4, 1, 3}},
                                              {5, {1, 3, 5, 2, 4}},
                                              {6, {2, 4, 6, 1, 3, 5}},
                                              {7, {1, 3, 5, 7, 2, 4, 6}},
                                              {8, {1, 5, 8, 6, 3, 7, 2, 4}},
                                              {9, {1, 3, 6, 8, 2, 4, 9, 7, 5}},
                                              {10, {1, 3, 6, 8, 10, 5, 9, 2, 4, 7}},
                                              {11, {1, 3, 5, 7, 9, 11, 2, 4, 6, 8, 10}},
                                              {12, {1, 3, 5, 8, 10, 12, 6, 11, 2, 7, 9, 4}}};
  for (auto [n, columns] : published) {
    for (int& column : columns) --column;
    EXPECT_EQ(first_solution({.size = n}), columns) << n;
  }
}

TEST(FirstSolution, IsThePublishedOneOfTwenty) {  // cases O09
  Placement columns = {1, 3, 5, 2, 4, 13, 15, 12, 18, 20, 17, 9, 16, 19, 8, 10, 7, 14, 6, 11};
  for (int& column : columns) --column;
  EXPECT_EQ(first_solution({.size = 20}), columns);
}

TEST(FirstSolution, IsMissingForTwoAndThreeAndEmptyForZero) {
  EXPECT_EQ(first_solution({.size = 0}), Placement{});
  EXPECT_EQ(first_solution({.size = 1}), Placement{0});
  EXPECT_FALSE(first_solution({.size = 2}));  // cases F21
  EXPECT_FALSE(first_solution({.size = 3}));
}

TEST(FirstSolution, KeepsTheRules) {
  std::mt19937 random(9);
  for (int round = 0; round < 150; ++round) {
    const Problem problem = reference::random_problem(random, 0, 7);
    const auto expected = reference::solutions(problem);
    const auto first = first_solution(problem);
    ASSERT_EQ(first.has_value(), !expected.empty()) << problem;
    EXPECT_TRUE(!first || *first == expected.front()) << problem;
  }
}

TEST(AnySolution, IsTheFirstOneUpToTwenty) {
  for (int n = 0; n <= 20; ++n) EXPECT_EQ(any_solution({.size = n}), first_solution({.size = n})) << n;
}

TEST(AnySolution, IsFoundAtOnceForLargeBoards) {
  for (const int n : {21, 26, 62, 300, 100'000}) {
    const auto columns = any_solution({.size = n});
    ASSERT_TRUE(columns) << n;
    EXPECT_TRUE(solves({.size = n}, *columns)) << n;
  }
}

TEST(AnySolution, KeepsTheRulesOfALargeBoard) {
  const Problem problem{.size = 22, .queens = {{0, 5}}, .blocked = {{1, 0}}};
  const auto columns = any_solution(problem);
  ASSERT_TRUE(columns);
  EXPECT_TRUE(solves(problem, *columns));
}

TEST(ForEachSolution, RefusesAStartThatLiesOffTheBoard) {
  const Listener all = [](std::span<const int>) { return true; };
  for (const Placement& from : {Placement{8}, Placement{-1}, Placement{64}, Placement(9, 0)})
    EXPECT_THROW(for_each_solution({.size = 8}, all, from), std::logic_error);
}

TEST(ForEachSolution, SaysWhetherItWasEnded) {
  int seen = 0;
  EXPECT_TRUE(for_each_solution({.size = 6}, [&](std::span<const int>) { return ++seen > 0; }));
  EXPECT_EQ(seen, 4);
  EXPECT_FALSE(for_each_solution({.size = 6}, [&](std::span<const int>) { return ++seen < 6; }));
  EXPECT_EQ(seen, 6);
  EXPECT_TRUE(for_each_solution({.size = 3}, [](std::span<const int>) { return false; }));
  EXPECT_TRUE(for_each_solution({.size = 6, .queens = {{6, 0}}}, [](std::span<const int>) { return false; }));
}

TEST(ForEachSolution, ResumesFromEveryPlacementOfSix) {
  const auto all = reference::brute_force(6);
  for_each_placement(6, [&](const Placement& from) {
    const auto begin = std::ranges::lower_bound(all, from);
    ASSERT_EQ(all_from({.size = 6}, from), std::vector(begin, all.end()));
  });
}

TEST(ForEachSolution, ResumesFromEveryPlacementOfSeven) {
  const auto all = reference::brute_force(7);
  for_each_placement(7, [&](const Placement& from) {
    const auto begin = std::ranges::lower_bound(all, from);
    ASSERT_EQ(first_from({.size = 7}, from), begin == all.end() ? std::nullopt : std::optional(*begin));
  });
}

TEST(ForEachSolution, ResumesWithRulesAndFromPartialPlacements) {
  std::mt19937 random(10);
  for (int round = 0; round < 300; ++round) {
    const Problem problem = reference::random_problem(random, 1, 7);
    const auto all = reference::solutions(problem);
    Placement from(random() % static_cast<unsigned>(problem.size + 1));
    for (int& column : from) column = static_cast<int>(random() % static_cast<unsigned>(problem.size));
    const auto begin = std::ranges::lower_bound(all, from);
    EXPECT_EQ(all_from(problem, from), std::vector(begin, all.end())) << problem;
  }
}

/// A board wider than a word with all but the given rows fixed.
Problem wide_problem(std::span<const int> open_rows) {
  const Placement columns = *construct(70);
  Problem problem{.size = 70};
  for (int row = 0; row < 70; ++row)
    if (std::ranges::find(open_rows, row) == open_rows.end()) problem.queens.push_back({row, columns[row]});
  return problem;
}

TEST(ForEachSolution, ListsBoardsWiderThanAWordAndResumesThere) {
  const std::vector<int> open_rows = {6, 14, 38, 46, 51, 54, 56, 60, 62, 65};
  const Problem problem = wide_problem(open_rows);
  const std::vector<Placement> all = reference::listed(problem);
  ASSERT_EQ(all.size(), 8U);
  EXPECT_TRUE(std::ranges::is_sorted(all));
  for (const Placement& columns : all) EXPECT_TRUE(solves(problem, columns));
  for (const std::size_t index : {std::size_t{0}, all.size() / 2, all.size() - 1}) {
    EXPECT_EQ(all_from(problem, all[index]), std::vector(all.begin() + static_cast<std::ptrdiff_t>(index), all.end()));
    Placement later = all[index];
    ++later.back();
    EXPECT_EQ(all_from(problem, later), std::vector(all.begin() + static_cast<std::ptrdiff_t>(index) + 1, all.end()));
  }
}

TEST(ForEachSolution, EndsAtTheLimitOnBoardsWiderThanAWord) {
  const Problem problem = wide_problem(std::vector<int>{0, 1, 2});
  int seen = 0;
  EXPECT_FALSE(for_each_solution(problem, [&](std::span<const int>) { return ++seen < 1; }));
  EXPECT_EQ(seen, 1);
}

}  // namespace
}  // namespace queens
