#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <queens/symmetry.hpp>
#include <random>

#include "reference/naive_search.hpp"
#include "unit/count_support.hpp"

namespace queens::test {
namespace {

TEST(CountBoards, AThousandRandomBoardsCountAsByBruteForceWhateverTheBackendAndLimits) {
  std::mt19937 random(1);
  counting::Limits tight[3];
  tight[0].rows_by_hand = 1;
  tight[1].rows_by_hand = 2;
  tight[1].memory = 48 << 10;  // a few lists of a few hundred entries
  tight[2].rows_by_hand = 1;
  tight[2].labels = 12;
  for (int i = 0; i < 1000; ++i) {
    const Problem problem = random_problem(random, 0, i % 20 == 0 ? 12 : 10);
    const std::uint64_t expected = reference::count_solutions(problem);
    for (const counting::Kernel* kernel : usable_kernels())
      for (const counting::Limits& limits : tight)
        ASSERT_EQ(static_cast<std::uint64_t>(count_within(problem, *kernel, limits)), expected)
            << kernel->name << " " << describe(problem);
    ASSERT_EQ(static_cast<std::uint64_t>(count(problem).total), expected) << describe(problem);
  }
}

TEST(CountBoards, ATightBudgetRefinesIntoMoreBlocks) {
  counting::Limits wide, tight;
  wide.rows_by_hand = tight.rows_by_hand = 2;
  tight.memory = 64 << 10;
  const counting::Kernel& kernel = *usable_kernels().front();
  const Problem problem{11, {{5, 3}}, {}};
  const auto blocks = [&](const counting::Limits& limits) {
    const auto result =
        counting::run(counting::spread({{counting::open_board(problem)}}, limits, 1), 1, kernel, limits, 1, {});
    EXPECT_EQ(static_cast<std::uint64_t>(result.totals[0]), reference::count_solutions(problem));
    return result.blocks;
  };
  EXPECT_GT(blocks(tight), blocks(wide));
}

TEST(CountBoards, BoardsOf32RowsWithFewLeftFreeCountAsByPlainSearch) {
  // Odd columns first, then even ones: a solution for n = 32, since n mod 6 is 2 after exchanging a few.
  CountOptions witness;
  witness.backend = Backend::bitmask;
  std::mt19937 random(5);
  for (int round = 0; round < 20; ++round) {
    Problem problem{32, {}, {}};
    while (problem.queens.size() < 20) {
      const Square queen{static_cast<int>(random() % 32), static_cast<int>(random() % 32)};
      bool fits = true;
      for (const Square other : problem.queens) fits = fits && other != queen && !attacks(other, queen);
      if (fits) problem.queens.push_back(queen);
      if (random() % 2000 == 0) problem.queens.clear();
    }
    const Total expected = count(problem, witness).total;
    for (const counting::Kernel* kernel : usable_kernels()) {
      counting::Limits limits;
      limits.rows_by_hand = 1;
      EXPECT_EQ(to_decimal(count_within(problem, *kernel, limits)), to_decimal(expected)) << describe(problem);
    }
  }
}

RC_GTEST_PROP(CountBoardsProperty, TurnedAndMirroredProblemsCountTheSame, (unsigned seed)) {
  std::mt19937 random(seed);
  const Problem problem = random_problem(random, 6, 11);
  counting::Limits limits;
  limits.rows_by_hand = 1;
  const Total total = count(problem).total;
  for (const Symmetry symmetry : all_symmetries)
    RC_ASSERT(count_within(image(symmetry, problem), *usable_kernels().front(), limits) == total);
}

TEST(CountBoards, ContradictoryProblemsHaveNoSolution) {
  EXPECT_EQ(count({8, {{0, 0}, {1, 1}}, {}}).total, 0u);
  EXPECT_EQ(count({8, {{0, 0}}, {{0, 0}}}).total, 0u);
  EXPECT_EQ(count({8, {{9, 0}}, {}}).total, 0u);
  EXPECT_EQ(count({1, {}, {{0, 0}}}).total, 0u);
}

}  // namespace
}  // namespace queens::test
