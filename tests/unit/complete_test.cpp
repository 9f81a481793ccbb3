// Engines for constrained boards against the reference of all rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <queens/complete.hpp>

#include "reference/all_rules.hpp"
#include "reference/problems.hpp"

namespace {

using namespace queens;

std::vector<Placement> sorted_completions(const Problem& problem) {
  std::vector<Placement> found;
  for_each_completion(problem, [&](std::span<const int> columns) {
    found.emplace_back(columns.begin(), columns.end());
    return true;
  });
  std::ranges::sort(found);
  return found;
}

/// A small problem with every kind of rule, each there or not by chance.
Problem random_rules(std::mt19937& random, int smallest, int largest) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  Problem problem = reference::random_problem(random, smallest, largest);
  const int n = problem.size;
  problem.rule = static_cast<AttackRule>(below(4));
  if (below(2) == 0) problem.queens.clear();
  if (below(3) == 0) problem.excluded_sums.push_back(below(2 * n));
  if (below(3) == 0) problem.excluded_differences.push_back(below(2 * n) - n);
  if (const int kind = below(4); kind > 0) {
    // As many regions as queens, more, or some squares without one; a row's neighbours often share theirs.
    const int regions = kind == 1 ? n : n + 2;
    for (int square = 0; square < n * n; ++square)
      problem.regions.push_back(kind == 3 && below(5) == 0 ? -1 : below(3) > 0 && square > 0 ? problem.regions.back()
                                                                                                : below(regions));
  }
  return problem;
}

std::vector<Engine> engines() {
  std::vector<Engine> all = {Engine::automatic, Engine::bitmask};
  if (sat_available()) all.push_back(Engine::sat);
  return all;
}

TEST(Complete, FindsWhatTheReferenceFindsForEveryMixtureOfRules) {
  std::mt19937 random(1);
  int none = 0, one = 0, many = 0;
  for (int round = 0; round < 600; ++round) {
    const Problem problem = random_rules(random, 1, 7);
    const auto expected = reference::all_rules(problem);
    ASSERT_EQ(sorted_completions(problem), expected) << problem;
    ASSERT_EQ(count_completions(problem).total, expected.size()) << problem;
    for (const Engine engine : engines()) {
      const Completion completion = complete(problem, {.engine = engine});
      ASSERT_TRUE(completion.complete);
      ASSERT_EQ(completion.solutions.size(), std::min<std::size_t>(expected.size(), 1)) << problem;
      const Completion witnesses = unique(problem, {.engine = engine});
      ASSERT_EQ(witnesses.solutions.size(), std::min<std::size_t>(expected.size(), 2)) << problem;
      for (const auto& found : {completion.solutions, witnesses.solutions})
        for (const Placement& columns : found) ASSERT_TRUE(std::ranges::binary_search(expected, columns)) << problem;
      if (witnesses.solutions.size() == 2) { ASSERT_NE(witnesses.solutions[0], witnesses.solutions[1]); }
    }
    ++(expected.empty() ? none : expected.size() == 1 ? one : many);
  }
  EXPECT_GT(none, 50);
  EXPECT_GT(one, 30);
  EXPECT_GT(many, 50);
}

}  // namespace
