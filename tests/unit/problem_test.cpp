#include <gtest/gtest.h>

#include <queens/placement.hpp>

#include "reference/problems.hpp"

namespace queens {
namespace {

TEST(IsSolution, AgreesWithTheBruteForceOnEveryPlacementOfSixRows) {
  const auto solutions = reference::brute_force(6);
  Placement columns(6);
  int found = 0;
  for (int code = 0; code < 6 * 6 * 6 * 6 * 6 * 6; ++code) {
    for (int row = 0, rest = code; row < 6; ++row, rest /= 6) columns[row] = rest % 6;
    const bool expected = std::ranges::find(solutions, columns) != solutions.end();
    found += expected;
    ASSERT_EQ(is_solution(columns), expected);
  }
  EXPECT_EQ(found, 4);
}

TEST(IsSolution, RefusesColumnsOutsideTheBoard) {
  EXPECT_FALSE(is_solution(Placement{1}));
  EXPECT_FALSE(is_solution(Placement{-1}));
  EXPECT_FALSE(is_solution(Placement{1, 3, 0, 4}));
}

TEST(IsSolution, AcceptsTheEmptyPlacement) { EXPECT_TRUE(is_solution(Placement{})); }

TEST(Transposed, ExchangesRowsAndColumns) {
  EXPECT_EQ(transposed(Placement{1, 3, 0, 2}), (Placement{2, 0, 3, 1}));
  EXPECT_EQ(transposed(Problem{.size = 4, .queens = {{0, 1}}, .blocked = {{2, 3}}}),
            (Problem{.size = 4, .queens = {{1, 0}}, .blocked = {{3, 2}}}));
}

TEST(BoardOf, HoldsOneQueenARow) {
  EXPECT_EQ(board_of(Placement{1, 3, 0, 2}), (Board{.size = 4, .queens = {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}));
}

TEST(WithPrefix, FixesTheQueensOfTheFirstRowsBesideThoseThereAre) {
  EXPECT_EQ(with_prefix({.size = 6, .queens = {{5, 4}}}, Placement{1, 3}),
            (Problem{.size = 6, .queens = {{5, 4}, {0, 1}, {1, 3}}}));
}

TEST(Contradiction, IsNotFoundWhereThereIsNone) {
  EXPECT_FALSE(contradiction({.size = 8}));
  EXPECT_FALSE(contradiction({.size = 8, .queens = {{0, 0}, {1, 2}}, .blocked = {{0, 1}}}));
}

TEST(Contradiction, IsNotSeenInAQueenThatIsNamedTwice) {
  EXPECT_FALSE(contradiction({.size = 8, .queens = {{0, 0}, {0, 0}}}));
  EXPECT_EQ(reference::listed({.size = 8, .queens = {{0, 0}, {0, 0}}}).size(), 4U);
}

TEST(Contradiction, NamesASquareOffTheBoard) {
  for (const Problem& problem : {Problem{.size = 4, .queens = {{4, 0}}}, Problem{.size = 4, .blocked = {{4, 0}}}}) {
    const auto found = contradiction(problem);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->kind, Contradiction::Kind::off_board);
    EXPECT_EQ(found->a, (Square{4, 0}));
  }
}

TEST(Contradiction, NamesAQueenOnABlockedSquare) {
  const auto found = contradiction({.size = 4, .queens = {{0, 1}, {1, 3}}, .blocked = {{2, 2}, {1, 3}}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, Contradiction::Kind::queen_on_blocked);
  EXPECT_EQ(found->a, (Square{1, 3}));
}

TEST(Contradiction, NamesTwoQueensThatAttackEachOtherAndTheirLine) {
  const auto found = contradiction({.size = 8, .queens = {{0, 1}, {1, 3}, {4, 6}}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, Contradiction::Kind::attack);
  EXPECT_EQ(found->a, (Square{1, 3}));
  EXPECT_EQ(found->b, (Square{4, 6}));
  EXPECT_EQ(found->line, Line::main_diagonal);
}

TEST(Solves, AsksForTheRightSizeTheFixedQueensAndUnblockedSquares) {
  const Placement columns{1, 3, 0, 2};
  EXPECT_TRUE(solves({.size = 4}, columns));
  EXPECT_TRUE(solves({.size = 4, .queens = {{2, 0}}, .blocked = {{0, 0}}}, columns));
  EXPECT_FALSE(solves({.size = 5}, columns));
  EXPECT_FALSE(solves({.size = 4, .queens = {{2, 1}}}, columns));
  EXPECT_FALSE(solves({.size = 4, .blocked = {{3, 2}}}, columns));
  EXPECT_FALSE(solves({.size = 4}, Placement{0, 2, 1, 3}));
}

TEST(OpenSquares, AreAllOfAPlainBoard) {
  const OpenSquares open({.size = 64});
  EXPECT_EQ(open.word(0), ~std::uint64_t{0});
  EXPECT_TRUE(open(63, 63));
  EXPECT_EQ(OpenSquares({.size = 3}).word(2), 7U);
}

TEST(OpenSquares, AreThoseNeitherBlockedNorAttackedByAFixedQueen) {
  std::mt19937 random(3);
  for (int round = 0; round < 200; ++round) {
    const Problem problem = reference::random_problem(random, 1, 7);
    const OpenSquares open(problem);
    for (int row = 0; row < problem.size; ++row) {
      std::uint64_t word = 0;
      for (int column = 0; column < problem.size; ++column) {
        const Square at{row, column};
        const bool expected = std::ranges::find(problem.blocked, at) == problem.blocked.end() &&
                              std::ranges::none_of(problem.queens, [&](Square queen) { return attacks(queen, at); });
        EXPECT_EQ(open(row, column), expected) << problem;
        if (expected) word |= std::uint64_t{1} << column;
      }
      EXPECT_EQ(open.word(row), word) << problem;
    }
  }
}

}  // namespace
}  // namespace queens
