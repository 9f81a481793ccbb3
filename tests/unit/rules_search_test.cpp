// Everything that searches, counts, orders and estimates under every rule, against the reference that knows them all.
#include <gtest/gtest.h>

#include <queens/answer.hpp>
#include <queens/estimate.hpp>
#include <queens/order.hpp>
#include <queens/symmetry.hpp>

#include "reference/all_rules.hpp"
#include "reference/problems.hpp"
#include "unit/player_state.hpp"

namespace queens {
namespace {

/// Calls `each` for many problems with rules, and with their solutions.
template <class Each>
void for_random_problems(unsigned seed, int rounds, int largest, Each each) {
  std::mt19937 random(seed);
  for (int round = 0; round < rounds; ++round) {
    const Problem problem = reference::random_ruled_problem(random, 0, largest);
    SCOPED_TRACE(testing::PrintToString(problem));
    each(problem, reference::all_rules(problem), random);
  }
}

TEST(RulesSearch, EveryMethodFindsTheSolutionsInOrder) {
  for_random_problems(11, 150, 6, [](const Problem& problem, const auto& solutions, std::mt19937&) {
    std::vector<Placement> by_columns;
    for (const Placement& columns : solutions) by_columns.push_back(transposed(columns));
    std::ranges::sort(by_columns);
    for (const Method method : all_methods) {
      Recorder recorder;
      search(problem, method, recorder);
      EXPECT_EQ(recorder.solutions, solutions) << method;
      Recorder across;
      search_by_column(problem, method, across);
      std::vector<Placement> turned;
      for (const Placement& columns : across.solutions) turned.push_back(transposed(columns));
      EXPECT_EQ(turned, by_columns) << method;
    }
  });
}

TEST(RulesSearch, MethodsThatTestSquaresCountAlike) {
  for_random_problems(12, 150, 6, [](const Problem& problem, const auto&, std::mt19937&) {
    Counters first;
    search(problem, Method::single_array, first);
    for (const Method method :
         {Method::iterative, Method::explicit_stack, Method::board_marks, Method::marker_arrays, Method::bitmask}) {
      Counters counters;
      search(problem, method, counters);
      EXPECT_EQ(counters.levels, first.levels) << method;
      EXPECT_EQ(counters.tests, method == Method::bitmask ? counters.places : first.tests) << method;
    }
  });
}

TEST(RulesSearch, ThePlayerPlaysTheEventsOfEachMethodForwardAndBack) {
  for_random_problems(13, 60, 5, [](const Problem& problem, const auto&, std::mt19937&) {
    for (const Method method : all_methods)
      for (const By by : {By::row, By::column}) {
        Recorder recorder;
        Counters counters;
        if (by == By::row)
          search(problem, method, recorder);
        else
          search_by_column(problem, method, recorder);
        EXPECT_EQ(played(Player(problem, method, by)), recorder.events) << method;
        search(by == By::row ? problem : transposed(problem), method, counters);
        Player player(problem, method, by);
        std::vector<PlayerState> states{state_of(player)};
        while (player.forward()) states.push_back(state_of(player));
        EXPECT_EQ(numbers_of(player.counters()), numbers_of(counters)) << method;
        for (auto state = states.rbegin(); state != states.rend(); ++state) {
          ASSERT_TRUE(state_of(player) == *state) << method << " step " << state->number;
          EXPECT_EQ(player.back(), state->number > 0);
        }
      }
  });
}

TEST(RulesAnswer, ListsCountsAndDecidesAsTheReference) {
  for_random_problems(14, 500, 7, [](const Problem& problem, const auto& solutions, std::mt19937&) {
    EXPECT_EQ(reference::listed(problem), solutions);
    EXPECT_TRUE(count_solutions(problem).total == solutions.size());
    EXPECT_EQ(first_solution(problem).has_value(), !solutions.empty());
    const auto any = any_solution(problem);
    EXPECT_EQ(any.has_value(), !solutions.empty());
    if (any) {
      EXPECT_TRUE(std::ranges::binary_search(solutions, *any));
    }
  });
}

TEST(RulesAnswer, StartsTheListingAnywhere) {
  for_random_problems(15, 200, 6, [](const Problem& problem, const auto& solutions, std::mt19937& random) {
    Placement from(random() % static_cast<unsigned>(problem.size + 1));
    for (int& column : from) column = static_cast<int>(random() % static_cast<unsigned>(problem.size));
    std::vector<Placement> expected, found;
    std::ranges::copy_if(solutions, std::back_inserter(expected), [&](const Placement& columns) { return columns >= from; });
    for_each_solution(
        problem,
        [&](std::span<const int> columns) {
          found.emplace_back(columns.begin(), columns.end());
          return true;
        },
        from);
    EXPECT_EQ(found, expected);
  });
}

TEST(RulesAnswer, SplitsTheCountByTheFirstRow) {
  for_random_problems(16, 150, 6, [](const Problem& problem, const auto& solutions, std::mt19937&) {
    std::vector<Total> expected(static_cast<std::size_t>(problem.size));
    for (const Placement& columns : solutions)
      if (!columns.empty()) ++expected[static_cast<std::size_t>(columns[0])];
    const CountResult result = count_solutions_by_first_row(problem);
    EXPECT_TRUE(result.by_first_row == expected);
    EXPECT_TRUE(result.total == solutions.size());
  });
}

TEST(RulesAnswer, CountsOneMemberOfEachClass) {
  for_random_problems(17, 150, 6, [](const Problem& problem, const auto& solutions, std::mt19937&) {
    const auto group = symmetries_of(problem);
    std::size_t smallest = 0;
    for (const Placement& columns : solutions) smallest += canonical(columns, group) == columns;
    const ClassCount classes = count_classes(problem);
    EXPECT_TRUE(classes.total == solutions.size());
    EXPECT_TRUE(classes.fundamental == smallest);
  });
}

TEST(RulesOrder, FindsEachSolutionByItsIndexAndBack) {
  for_random_problems(18, 120, 6, [](const Problem& problem, const auto& solutions, std::mt19937&) {
    Order order(problem);
    EXPECT_TRUE(order.size() == solutions.size());
    for (std::size_t index = 0; index < solutions.size(); ++index) {
      EXPECT_EQ(order.nth(index), solutions[index]);
      EXPECT_TRUE(order.rank(solutions[index]) == Total{index});
    }
    EXPECT_EQ(order.nth(solutions.size()), std::nullopt);
  });
}

TEST(RulesOrder, SkipsSubtreesOfManySolutions) {
  const Problem problem{.size = 10, .blocked = {{3, 3}}, .excluded_sums = {4}, .rule = AttackRule::touching};
  Order order(problem);
  const Total size = order.size();
  ASSERT_GT(size, Total{60'000});
  Total index = 0;
  for_each_solution(problem, [&](std::span<const int> columns) {
    if (index % 9'973 == 0) {
      EXPECT_EQ(order.nth(index), Placement(columns.begin(), columns.end()));
      EXPECT_TRUE(order.rank(columns) == index);
    }
    ++index;
    return true;
  });
  EXPECT_TRUE(index == size);
}

TEST(RulesCount, ExcludedDiagonalsStayOnTheEngineWithEveryBackend) {
  std::mt19937 random(19);
  for (int round = 0; round < 200; ++round) {
    Problem problem = reference::random_ruled_problem(random, 1, 7);
    problem.rule = AttackRule::queen;
    problem.regions.clear();
    SCOPED_TRACE(testing::PrintToString(problem));
    const auto expected = reference::all_rules(problem).size();
    for (const BackendInfo& info : backends())
      if (info.usable) {
        EXPECT_TRUE(count(problem, {.backend = info.backend}).total == expected) << info.name;
      }
    Total planned = 0;
    for (const WorkUnit& unit : plan(problem)) planned += count_unit(problem.size, unit).total * unit.weight;
    EXPECT_TRUE(planned == expected);
  }
}

TEST(RulesCount, FewSolutionsOnALargeBoardAreFoundOneByOne) {
  std::mt19937 random(20);
  for (const int open_in_a_row : {3, 4, 5, 6}) {
    Problem problem{.size = 18};
    const Placement kept = *first_solution(problem);
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column)
        if (column != kept[row] && static_cast<int>(random() % 18) >= open_in_a_row) problem.blocked.push_back({row, column});
    const CountResult found = count_solutions(problem);
    EXPECT_EQ(found.backend, "complete");
    EXPECT_GT(found.total, Total{0});
    EXPECT_TRUE(found.total == count(problem).total);
    EXPECT_NE(count_solutions(problem, {.backend = Backend::portable}).backend, "complete");
  }
  EXPECT_NE(count_solutions({.size = 12, .queens = {{0, 0}}}).backend, "complete");
}

TEST(RulesCount, TheEngineRefusesRulesThatItDoesNotKnow) {
  EXPECT_THROW((void)count({.size = 5, .rule = AttackRule::toroidal}), std::logic_error);
  EXPECT_THROW((void)count_by_first_row({.size = 5, .rule = AttackRule::touching}), std::logic_error);
  EXPECT_THROW((void)plan({.size = 2, .regions = {0, 1, 2, 3}}), std::logic_error);
}

// OEIS A051223, and for odd sizes A007705.
TEST(RulesCount, GivesThePublishedNumbersOfSuperqueensAndOfTheTorus) {
  const int superqueens[] = {1, 0, 0, 0, 0, 0, 0, 0, 0, 4, 44, 156};
  const int torus[] = {1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0};
  for (int n = 1; n <= 12; ++n) {
    EXPECT_TRUE(count_solutions({.size = n, .rule = AttackRule::superqueen}).total == Total(superqueens[n - 1])) << n;
    EXPECT_TRUE(count_solutions({.size = n, .rule = AttackRule::toroidal}).total == Total(torus[n - 1])) << n;
  }
}

TEST(RulesEstimate, AgreesWithTheTreeOnAverage) {
  for (const AttackRule rule : {AttackRule::superqueen, AttackRule::toroidal, AttackRule::touching}) {
    Problem problem{.size = 6, .excluded_differences = {2}, .rule = rule};
    for (int square = 0; square < 36; ++square) problem.regions.push_back(square % 7 == 3 ? -1 : square / 4 % 8);
    Counters counters;
    search(problem, Method::bitmask, counters);
    const Estimate guess = estimate(problem, {.samples = 50'000, .seed = 5});
    EXPECT_NEAR(guess.nodes.mean, static_cast<double>(counters.nodes()), 6 * guess.nodes.standard_error + 1e-9);
    EXPECT_NEAR(guess.solutions.mean, static_cast<double>(counters.solutions), 6 * guess.solutions.standard_error + 1e-9);
  }
}

}  // namespace
}  // namespace queens
