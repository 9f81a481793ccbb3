#include <gtest/gtest.h>

#include <chrono>
#include <numeric>
#include <stdexcept>
#include <thread>

#include "reference/naive_search.hpp"
#include "unit/count_support.hpp"

namespace queens::test {
namespace {

using Clock = std::chrono::steady_clock;

TEST(CountPlan, UnitsWeightedAddUpToTheCount) {
  for (int n = 0; n <= 13; ++n)
    for (const std::size_t memory : {least_count_memory, PlanOptions{}.memory})
      for (const double most_cost : {0.0, 20000.0}) {
        Total total = 0;
        for (const WorkUnit& unit : plan({n, {}, {}}, {memory, most_cost}))
          total += static_cast<Total>(unit.weight) * count_unit(n, unit).total;
        EXPECT_EQ(static_cast<std::uint64_t>(total), solutions[n]) << "n " << n << " memory " << memory;
      }
}

TEST(CountPlan, UnitsOfAProblemWithRulesAddUpToo) {
  std::mt19937 random(3);
  for (int round = 0; round < 30; ++round) {
    const Problem problem = random_problem(random, 8, 11);
    Total total = 0;
    for (const WorkUnit& unit : plan(problem, {least_count_memory, 5000.0}))
      total += static_cast<Total>(unit.weight) * count_unit(problem.size, unit).total;
    EXPECT_EQ(static_cast<std::uint64_t>(total), reference::count_solutions(problem)) << describe(problem);
  }
}

TEST(CountPlan, IsTheSameEveryTime) { EXPECT_EQ(plan({17, {}, {}}), plan({17, {}, {}})); }

TEST(CountPlan, EndsWhenTold) {
  int units = 0;
  EXPECT_FALSE(plan({22, {}, {}}, {}, [&](const WorkUnit&) { return ++units < 5; }));
  EXPECT_EQ(units, 5);
}

TEST(CountPlan, DearerUnitsAreSplitOnDemand) {
  const auto coarse = plan({16, {}, {}});
  double most = 0;
  for (const WorkUnit& unit : coarse) most = std::max(most, unit.cost);
  const auto fine = plan({16, {}, {}}, {PlanOptions{}.memory, most / 4});
  EXPECT_GT(fine.size(), coarse.size());
  for (const WorkUnit& unit : fine) EXPECT_LE(unit.cost, most / 4);
}

TEST(CountByFirstRow, AddsUpToTheTotalAndIsMirrorSymmetric) {
  for (int n = 1; n <= 14; ++n) {
    const CountResult result = count_by_first_row({n, {}, {}});
    ASSERT_EQ(result.by_first_row.size(), static_cast<std::size_t>(n));
    EXPECT_EQ(static_cast<std::uint64_t>(result.total), solutions[n]);
    EXPECT_EQ(std::accumulate(result.by_first_row.begin(), result.by_first_row.end(), Total{0}), result.total);
    for (std::size_t c = 0; c < result.by_first_row.size(); ++c)
      EXPECT_EQ(result.by_first_row[c], result.by_first_row[result.by_first_row.size() - 1 - c]);
  }
}

TEST(CountByFirstRow, CountsAProblemWithRulesByColumn) {
  std::mt19937 random(8);
  for (int round = 0; round < 50; ++round) {
    const Problem problem = random_problem(random, 1, 9);
    std::vector<Total> expected(static_cast<std::size_t>(problem.size));
    reference::for_each_solution(problem,
                                 [&](const auto& columns) { ++expected[static_cast<std::size_t>(columns[0])]; });
    EXPECT_TRUE(count_by_first_row(problem).by_first_row == expected) << describe(problem);
  }
}

TEST(CountByFirstRow, OfTheEmptyBoardIsOneSolutionWithoutARow) {
  const CountResult result = count_by_first_row({0, {}, {}});
  EXPECT_EQ(result.total, 1u);
  EXPECT_TRUE(result.by_first_row.empty());
}

TEST(CountOptions, AStopRequestEndsALongCountWithinASecond) {
  for (const int threads : {1, 2}) {
    std::stop_source source;
    CountOptions options;
    options.threads = threads;
    options.stop = source.get_token();
    Clock::time_point asked;
    std::jthread stopper([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(700));
      asked = Clock::now();
      source.request_stop();
    });
    const CountResult result = count({24, {}, {}}, options);
    const auto late = Clock::now() - asked;
    EXPECT_FALSE(result.complete);
    EXPECT_LT(late, std::chrono::seconds(1));
  }
}

TEST(CountOptions, ACountThatIsStoppedBeforeItStartsFindsNothing) {
  std::stop_source source;
  source.request_stop();
  CountOptions options;
  options.stop = source.get_token();
  const CountResult result = count({20, {}, {}}, options);
  EXPECT_FALSE(result.complete);
  EXPECT_EQ(result.total, 0u);
}

TEST(CountOptions, ProgressGrowsAndCountsNoMoreThanThereIs) {
  CountOptions options;
  options.threads = 2;
  double share = 0;
  Total counted = 0;
  int told = 0;
  options.progress = [&](const CountProgress& progress) {
    ++told;
    EXPECT_GE(progress.share + 1e-9, share);
    EXPECT_LE(progress.share, 1.0);
    EXPECT_GE(progress.counted, counted);
    EXPECT_LE(progress.counted, 666090624u);
    share = progress.share;
    counted = progress.counted;
  };
  count({18, {}, {}}, options);
  EXPECT_GT(told, 0);
}

TEST(CountOptions, TheResultNamesBackendThreadsAndBlocks) {
  CountOptions options;
  options.backend = Backend::portable;
  options.threads = 1;
  const CountResult result = count({14, {}, {}}, options);
  EXPECT_EQ(result.backend, "portable");
  EXPECT_EQ(result.threads, 1);
  EXPECT_GT(result.blocks, 10u);
}

TEST(CountOptions, BrokenPreconditionsAreRefused) {
  EXPECT_THROW(count({33, {}, {}}), std::logic_error);
  EXPECT_THROW(count({-1, {}, {}}), std::logic_error);
  CountOptions small;
  small.memory = least_count_memory - 1;
  EXPECT_THROW(count({8, {}, {}}, small), std::logic_error);
  for (const BackendInfo& info : backends())
    if (!info.usable) {
      CountOptions options;
      options.backend = info.backend;
      EXPECT_THROW(count({8, {}, {}}, options), std::logic_error);
    }
}

TEST(CountBackends, AreListedOnceEachAndThePortableOnesAreAlwaysUsable) {
  const auto list = backends();
  ASSERT_EQ(list.size(), 4u);
  for (const BackendInfo& info : list) {
    EXPECT_EQ(backend_named(info.name), info.backend);
    if (info.backend == Backend::portable || info.backend == Backend::bitmask) {
      EXPECT_TRUE(info.usable);
    }
  }
  EXPECT_EQ(backend_named("auto"), Backend::automatic);
  EXPECT_FALSE(backend_named("avx1024"));
}

}  // namespace
}  // namespace queens::test
