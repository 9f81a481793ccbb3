#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "reference/problems.hpp"

namespace queens {
namespace {

TEST(Attack, JoinsEachPublishedPairOrNot) {  // cases J53
  EXPECT_FALSE(attacks({2, 4}, {6, 6}));
  EXPECT_TRUE(attacks({2, 4}, {2, 6}));
  EXPECT_TRUE(attacks({4, 5}, {2, 5}));
  EXPECT_TRUE(attacks({2, 2}, {0, 4}));
  EXPECT_TRUE(attacks({2, 2}, {3, 1}));
  EXPECT_TRUE(attacks({2, 2}, {1, 1}));
  EXPECT_TRUE(attacks({1, 7}, {0, 6}));
  EXPECT_FALSE(attacks({4, 1}, {2, 5}));
}

TEST(Attack, NamesTheLineThatJoinsTwoSquares) {
  EXPECT_EQ(line_between({2, 4}, {2, 6}), Line::row);
  EXPECT_EQ(line_between({4, 5}, {2, 5}), Line::column);
  EXPECT_EQ(line_between({2, 2}, {1, 1}), Line::main_diagonal);
  EXPECT_EQ(line_between({2, 2}, {0, 4}), Line::anti_diagonal);
  EXPECT_EQ(line_between({0, 0}, {1, 2}), std::nullopt);
}

TEST(Attack, LeavesASquareInPeaceWithItself) { EXPECT_FALSE(attacks({3, 3}, {3, 3})); }

TEST(Attack, IsTheSameInBothDirections) {
  for (int i = 0; i < 25; ++i)
    for (int j = 0; j < 25; ++j)
      EXPECT_EQ(line_between({i / 5, i % 5}, {j / 5, j % 5}), line_between({j / 5, j % 5}, {i / 5, i % 5}));
}

TEST(AttackedSquares, AreThoseThatTheRelationNamesInReadingOrder) {
  for (int n = 1; n <= 7; ++n)
    for (int at = 0; at < n * n; ++at) {
      const Square queen{at / n, at % n};
      std::vector<Square> expected;
      for (int other = 0; other < n * n; ++other)
        if (attacks(queen, {other / n, other % n})) expected.push_back({other / n, other % n});
      EXPECT_EQ(attacked_squares(n, queen), expected);
    }
}

TEST(AttackedSquares, AreTwentyOneFromTheCornerOfAChessBoardAndTwentySevenFromItsCentre) {
  EXPECT_EQ(attacked_squares(8, {0, 0}).size(), 21U);
  EXPECT_EQ(attacked_squares(8, {3, 4}).size(), 27U);
}

TEST(Attackers, AreOnlyTheNearestQueensOnEachRay) {  // cases J51
  const Board board{.size = 8, .queens = {{0, 1}, {1, 0}, {4, 0}, {0, 4}, {3, 3}, {2, 4}}};
  EXPECT_EQ(attackers(board, {0, 0}), (std::vector<Square>{{0, 1}, {1, 0}, {3, 3}}));
}

TEST(Attackers, DoNotDependOnTheOrderInWhichQueensAreWritten) {
  Board board{.size = 8, .queens = {{0, 1}, {1, 0}, {4, 0}, {0, 4}, {3, 3}, {2, 4}}};
  std::ranges::reverse(board.queens);
  EXPECT_EQ(attackers(board, {0, 0}), (std::vector<Square>{{0, 1}, {1, 0}, {3, 3}}));
}

TEST(Attackers, ComeFromAllEightRays) {
  Board board{.size = 5};
  std::vector<Square> around;
  for (const Square step : rays) {
    around.push_back({2 + step.row, 2 + step.column});
    board.queens.push_back({2 + 2 * step.row, 2 + 2 * step.column});
  }
  std::ranges::sort(board.queens);
  EXPECT_EQ(attackers(board, {2, 2}), board.queens);
  board.queens.insert(board.queens.end(), around.begin(), around.end());
  std::ranges::sort(around);
  EXPECT_EQ(attackers(board, {2, 2}), around);
}

TEST(Attackers, DoNotIncludeAQueenOnTheSquareItself) {
  EXPECT_EQ(attackers({.size = 4, .queens = {{1, 1}, {1, 3}}}, {1, 1}), (std::vector<Square>{{1, 3}}));
}

TEST(FreeSquares, AreTwoBesideAQueenAtTheTopOfAThreeByThreeBoard) {  // cases J46
  EXPECT_EQ(free_squares({.size = 3, .queens = {{0, 1}}}), (std::vector<Square>{{2, 0}, {2, 2}}));
}

TEST(FreeSquares, LeaveOutBlockedSquares) {
  EXPECT_EQ(free_squares({.size = 3, .queens = {{0, 1}}, .blocked = {{2, 2}}}), (std::vector<Square>{{2, 0}}));
}

TEST(FreeSquares, AreAllOfAnEmptyBoard) { EXPECT_EQ(free_squares({.size = 4}).size(), 16U); }

TEST(FreeSquares, AreNeitherOccupiedNorAttackedNorBlocked) {
  std::mt19937 random(1);
  for (int round = 0; round < 200; ++round) {
    const Problem problem = reference::random_problem(random, 1, 7);
    const Board board{problem.size, problem.queens, problem.blocked};
    std::vector<Square> expected;
    for (int i = 0; i < board.size * board.size; ++i) {
      const Square at{i / board.size, i % board.size};
      const auto closes = [&](Square queen) { return queen == at || attacks(queen, at); };
      if (std::ranges::none_of(board.queens, closes) && std::ranges::find(board.blocked, at) == board.blocked.end())
        expected.push_back(at);
    }
    EXPECT_EQ(free_squares(board), expected) << problem;
  }
}

}  // namespace
}  // namespace queens
