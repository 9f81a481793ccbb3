// The rules of a problem in the model, each against the reference that knows them all.
#include <gtest/gtest.h>

#include <queens/check.hpp>
#include <queens/symmetry.hpp>

#include "reference/all_rules.hpp"
#include "reference/problems.hpp"

namespace queens {
namespace {

constexpr int rounds = 400;

Problem problem_with(AttackRule rule, int size = 8) { return {.size = size, .rule = rule}; }

/// Calls `each` for many problems with rules of up to six rows.
template <class Each>
void for_random_problems(unsigned seed, Each each) {
  std::mt19937 random(seed);
  for (int round = 0; round < rounds; ++round) {
    const Problem problem = reference::random_ruled_problem(random, 0, 6);
    SCOPED_TRACE(testing::PrintToString(problem));
    each(problem, random);
  }
}

TEST(LineBetween, KnowsTheKnightOfASuperqueen) {
  EXPECT_EQ(line_between(problem_with(AttackRule::superqueen), {0, 0}, {1, 2}), Line::knight);
  EXPECT_EQ(line_between(problem_with(AttackRule::superqueen), {4, 4}, {2, 3}), Line::knight);
  EXPECT_EQ(line_between(problem_with(AttackRule::superqueen), {4, 4}, {2, 2}), Line::main_diagonal);
  EXPECT_EQ(line_between(problem_with(AttackRule::queen), {0, 0}, {1, 2}), std::nullopt);
}

TEST(LineBetween, GoesOnAtTheOppositeBorderOfATorus) {
  EXPECT_EQ(line_between(problem_with(AttackRule::toroidal), {0, 1}, {1, 2}), Line::main_diagonal);
  EXPECT_EQ(line_between(problem_with(AttackRule::toroidal), {0, 7}, {1, 0}), Line::wrapped_main_diagonal);
  EXPECT_EQ(line_between(problem_with(AttackRule::toroidal), {0, 0}, {1, 7}), Line::wrapped_anti_diagonal);
  EXPECT_EQ(line_between(problem_with(AttackRule::toroidal), {0, 0}, {1, 2}), std::nullopt);
}

TEST(LineBetween, EndsAtTheNeighbourWhereQueensMayNotTouch) {
  EXPECT_EQ(line_between(problem_with(AttackRule::touching), {3, 3}, {4, 2}), Line::touch);
  EXPECT_EQ(line_between(problem_with(AttackRule::touching), {3, 3}, {5, 5}), std::nullopt);
  EXPECT_EQ(line_between(problem_with(AttackRule::touching), {3, 3}, {3, 7}), Line::row);
}

TEST(LineBetween, NamesTheRegionLast) {
  const Problem problem{.size = 2, .regions = {4, 4, -1, -1}, .rule = AttackRule::touching};
  EXPECT_EQ(line_between(problem, {0, 0}, {0, 1}), Line::row);
  const Problem corners{.size = 3, .regions = {7, 0, 0, 0, 0, 7, 0, 0, 0}};
  EXPECT_EQ(line_between(corners, {0, 0}, {1, 2}), Line::region);
  EXPECT_EQ(line_between({.size = 3, .regions = std::vector(9, -1)}, {0, 0}, {1, 2}), std::nullopt);
}

TEST(AttackedSquares, AreThoseJoinedByALine) {
  for_random_problems(1, [](const Problem& problem, std::mt19937& random) {
    if (problem.size == 0) return;
    const Square from{static_cast<int>(random() % problem.size), static_cast<int>(random() % problem.size)};
    std::vector<Square> expected;
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column)
        if (attacks(problem, from, {row, column})) expected.push_back({row, column});
    EXPECT_EQ(attacked_squares(problem, from), expected);
  });
}

TEST(Attackers, AreTheNearestOnEachRayAndAllOthers) {
  const Board board{.size = 8, .queens = {{0, 4}, {2, 4}, {3, 2}, {6, 3}, {7, 1}, {9, 9}}};
  EXPECT_EQ(attackers(problem_with(AttackRule::superqueen), board, {4, 4}),
            (std::vector<Square>{{2, 4}, {3, 2}, {6, 3}, {7, 1}}));
  EXPECT_EQ(attackers(problem_with(AttackRule::queen), board, {4, 4}), (std::vector<Square>{{2, 4}, {7, 1}}));
  EXPECT_EQ(attackers(problem_with(AttackRule::touching), board, {4, 4}), (std::vector<Square>{{2, 4}}));
}

TEST(FreeSquares, AreThoseWhereOneMoreQueenKeepsEveryRule) {
  for_random_problems(2, [](const Problem& problem, std::mt19937&) {
    const auto barred = [&](Square at) {
      return std::ranges::count(problem.blocked, at) + std::ranges::count(problem.excluded_sums, sum(at)) +
             std::ranges::count(problem.excluded_differences, difference(at)) + std::ranges::count(problem.queens, at);
    };
    std::vector<Square> expected;
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column) {
        const Square at{row, column};
        if (barred(at) == 0 &&
            std::ranges::none_of(problem.queens, [&](Square queen) { return attacks(problem, queen, at); }))
          expected.push_back(at);
      }
    EXPECT_EQ(free_squares(problem, {.size = problem.size}), expected);
    Problem without = problem;
    without.queens.clear();
    EXPECT_EQ(free_squares(without, {.size = problem.size, .queens = problem.queens}), expected);
  });
}

TEST(Rules, DecideWhatSolvesExactlyAsTheReferenceDoes) {
  int solved = 0;
  for_random_problems(3, [&](const Problem& problem, std::mt19937&) {
    const auto solutions = reference::all_rules(problem);
    solved += !solutions.empty();
    if (contradiction(problem)) {
      EXPECT_TRUE(solutions.empty());
    }
    Placement columns(static_cast<std::size_t>(problem.size));
    std::iota(columns.begin(), columns.end(), 0);
    const OpenSquares open(problem);
    do {
      const bool expected = std::ranges::binary_search(solutions, columns);
      ASSERT_EQ(solves(problem, columns), expected) << testing::PrintToString(columns);
      ASSERT_EQ(check(problem, board_of(columns)).solution(), expected) << testing::PrintToString(columns);
      for (int row = 0; row < problem.size && expected; ++row) ASSERT_TRUE(open(row, columns[row]));
    } while (std::ranges::next_permutation(columns).found);
  });
  EXPECT_GT(solved, rounds / 10);
}

TEST(Rules, AreTurnedAndMirroredWithTheBoard) {
  for_random_problems(4, [](const Problem& problem, std::mt19937&) {
    const auto solutions = reference::all_rules(problem);
    for (const Symmetry symmetry : all_symmetries) {
      std::vector<Placement> images;
      for (const Placement& columns : solutions) images.push_back(image(symmetry, columns));
      std::ranges::sort(images);
      EXPECT_EQ(reference::all_rules(image(symmetry, problem)), images) << static_cast<int>(symmetry);
      EXPECT_EQ(image(inverse(symmetry), image(symmetry, problem)), problem);
    }
    EXPECT_EQ(transposed(problem), image(Symmetry::main_diagonal, problem));
    for (const Symmetry kept : symmetries_of(problem))
      for (const Placement& columns : solutions) EXPECT_TRUE(solves(problem, image(kept, columns)));
  });
}

TEST(Rules, NeverAddSolutions) {
  for_random_problems(5, [](const Problem& problem, std::mt19937& random) {
    const Problem more = reference::random_ruled_problem(random, problem.size, problem.size);
    Problem both = problem;
    both.blocked.insert(both.blocked.end(), more.blocked.begin(), more.blocked.end());
    both.queens.insert(both.queens.end(), more.queens.begin(), more.queens.end());
    both.excluded_sums.insert(both.excluded_sums.end(), more.excluded_sums.begin(), more.excluded_sums.end());
    if (both.regions.empty()) both.regions = more.regions;
    if (both.rule == AttackRule::queen && more.rule != AttackRule::touching) both.rule = more.rule;
    EXPECT_TRUE(std::ranges::includes(reference::all_rules(problem), reference::all_rules(both)));
  });
}

TEST(SymmetriesOf, SeeThroughTheNamesOfRegions) {
  EXPECT_EQ(symmetries_of({.size = 2, .regions = {0, 1, 2, 3}}).size(), 8U);
  EXPECT_EQ(symmetries_of({.size = 2, .regions = {0, 0, 1, 1}}).size(), 4U);
  EXPECT_EQ(symmetries_of({.size = 4, .excluded_sums = {3}, .excluded_differences = {0}}).size(), 8U);
  EXPECT_EQ(symmetries_of({.size = 4, .excluded_sums = {3}}).size(), 4U);
  EXPECT_EQ(symmetries_of({.size = 4, .excluded_sums = {2}}).size(), 2U);
  EXPECT_EQ(symmetries_of(problem_with(AttackRule::toroidal)).size(), 8U);
}

TEST(Check, NamesEveryRuleThatAPairBreaks) {
  const Problem puzzle{.size = 3, .regions = {0, 0, 0, 0, 1, 1, 2, 2, 2}, .rule = AttackRule::touching};
  EXPECT_EQ(check(puzzle, {.size = 3, .queens = {{0, 0}, {0, 2}, {1, 1}}}).attacks,
            (std::vector<Attack>{{{0, 0}, {0, 2}, Line::row},
                                 {{0, 0}, {0, 2}, Line::region},
                                 {{0, 0}, {1, 1}, Line::touch},
                                 {{0, 2}, {1, 1}, Line::touch}}));
  EXPECT_EQ(check(problem_with(AttackRule::superqueen, 4), board_of(Placement{1, 3, 0, 2})).attacks,
            (std::vector<Attack>{{{0, 1}, {1, 3}, Line::knight}, {{0, 1}, {2, 0}, Line::knight},
                                 {{1, 3}, {3, 2}, Line::knight}, {{2, 0}, {3, 2}, Line::knight}}));
  EXPECT_EQ(check(problem_with(AttackRule::toroidal, 4), board_of(Placement{1, 3, 0, 2})).attacks,
            (std::vector<Attack>{{{0, 1}, {3, 2}, Line::wrapped_anti_diagonal},
                                 {{1, 3}, {2, 0}, Line::wrapped_main_diagonal}}));
}

TEST(Check, NamesQueensOnExcludedDiagonals) {
  const Problem problem{.size = 4, .excluded_sums = {1}, .excluded_differences = {-1, 2}};
  EXPECT_EQ(check(problem, board_of(Placement{1, 3, 0, 2})).on_excluded,
            (std::vector<OnExcluded>{
                {{0, 1}, Line::main_diagonal}, {{0, 1}, Line::anti_diagonal}, {{2, 0}, Line::main_diagonal}}));
}

TEST(Contradiction, NamesTheRuleThatTwoFixedQueensBreak) {
  Problem problem{.size = 8, .queens = {{0, 0}, {1, 2}}};
  EXPECT_FALSE(contradiction(problem));
  problem.rule = AttackRule::superqueen;
  ASSERT_TRUE(contradiction(problem));
  EXPECT_EQ(contradiction(problem)->line, Line::knight);
  problem.rule = AttackRule::queen;
  problem.regions = std::vector(64, -1);
  problem.regions[0] = problem.regions[10] = 3;
  ASSERT_TRUE(contradiction(problem));
  EXPECT_EQ(contradiction(problem)->line, Line::region);
}

TEST(Contradiction, NamesAQueenOnAnExcludedDiagonalAndRegionsThatAreTooFew) {
  const auto excluded = contradiction({.size = 8, .queens = {{0, 3}}, .excluded_sums = {3}});
  ASSERT_TRUE(excluded);
  EXPECT_EQ(excluded->kind, Contradiction::Kind::queen_on_excluded);
  EXPECT_EQ(excluded->line, Line::anti_diagonal);
  const auto few = contradiction({.size = 4, .regions = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2}});
  ASSERT_TRUE(few);
  EXPECT_EQ(few->kind, Contradiction::Kind::too_few_regions);
  EXPECT_EQ(few->regions, 3);
  EXPECT_FALSE(contradiction({.size = 4, .regions = {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 2, 2, 2, 2, 2, -1}}));
}

TEST(Regions, ThatDoNotCoverTheBoardAreABrokenContract) {
  const Problem wrong{.size = 3, .regions = {0, 1, 2}};
  EXPECT_THROW((void)contradiction(wrong), std::logic_error);
  EXPECT_THROW((void)solves(wrong, Placement{0, 1, 2}), std::logic_error);
  EXPECT_THROW(OpenSquares{wrong}, std::logic_error);
  EXPECT_THROW((void)image(Symmetry::half_turn, wrong), std::logic_error);
  EXPECT_THROW((void)check(wrong, {.size = 3}), std::logic_error);
}

}  // namespace
}  // namespace queens
