#include <gtest/gtest.h>

#include <queens/check.hpp>

#include "reference/problems.hpp"

namespace queens {
namespace {

Findings check_plain(const Placement& columns) {
  return check({.size = static_cast<int>(columns.size())}, board_of(columns));
}

TEST(Check, FindsNothingWrongWithASolution) {
  const Findings findings = check_plain(reference::columns_of("15863724"));
  EXPECT_TRUE(findings.solution());
  EXPECT_EQ(findings.size, 8);
  EXPECT_EQ(findings.queens, 8);
}

TEST(Check, AcceptsTheEmptyBoardOfSizeZero) { EXPECT_TRUE(check({}, {}).solution()); }

TEST(Check, FindsFourPairsInEachWronglyPublishedSolutionOfFour) {  // cases F09
  EXPECT_EQ(check_plain({1, 0, 3, 2}).attacks.size(), 4U);
  EXPECT_EQ(check_plain({2, 3, 0, 1}).attacks.size(), 4U);
  EXPECT_FALSE(check_plain({1, 0, 3, 2}).solution());
}

TEST(Check, NamesThePairOnAShortAntiDiagonal) {  // cases F13
  EXPECT_EQ(check_plain({2, 1, 3, 0}).attacks, (std::vector<Attack>{{{0, 2}, {1, 1}, Line::anti_diagonal}}));
}

TEST(Check, ExplainsABoardOfNineQueens) {  // cases F26
  const Board board{.size = 8, .queens = {{0, 0}, {0, 4}, {1, 1}, {2, 7}, {3, 0}, {4, 3}, {5, 6}, {6, 2}, {7, 5}}};
  const Findings findings = check({.size = 8}, board);
  EXPECT_FALSE(findings.solution());
  EXPECT_EQ(findings.queens, 9);
  EXPECT_EQ(findings.attacks,
            (std::vector<Attack>{
                {{0, 0}, {0, 4}, Line::row}, {{0, 0}, {1, 1}, Line::main_diagonal}, {{0, 0}, {3, 0}, Line::column}}));
  EXPECT_TRUE(findings.empty_rows.empty());
  EXPECT_TRUE(findings.empty_columns.empty());
}

TEST(Check, NamesPairsBetweenWhichAnotherQueenStands) {
  const Findings findings = check({.size = 3}, {.size = 3, .queens = {{0, 0}, {1, 1}, {2, 2}}});
  EXPECT_EQ(findings.attacks.size(), 3U);
}

TEST(Check, FindsEveryPairThatTheRelationNames) {
  std::mt19937 random(2);
  for (int round = 0; round < 100; ++round) {
    Placement columns(6);
    for (int& column : columns) column = static_cast<int>(random() % 6);
    std::vector<Attack> expected;
    for (int i = 0; i < 6; ++i)
      for (int j = i + 1; j < 6; ++j)
        if (const auto line = line_between({i, columns[i]}, {j, columns[j]}))
          expected.push_back({{i, columns[i]}, {j, columns[j]}, *line});
    EXPECT_EQ(check_plain(columns).attacks, expected);
  }
}

TEST(Check, NamesRepeatedSquaresOnceForEachFurtherTime) {
  const Findings findings = check({.size = 4}, {.size = 4, .queens = {{0, 1}, {1, 3}, {2, 0}, {3, 2}, {0, 1}, {0, 1}}});
  EXPECT_EQ(findings.repeated, (std::vector<Square>{{0, 1}, {0, 1}}));
  EXPECT_EQ(findings.queens, 6);
  EXPECT_TRUE(findings.attacks.empty());
  EXPECT_FALSE(findings.solution());
}

TEST(Check, RefusesASolutionInWhichOneSquareIsWrittenTwice) {
  EXPECT_FALSE(check({.size = 4}, {.size = 4, .queens = {{0, 1}, {1, 3}, {2, 0}, {0, 1}}}).solution());
}

TEST(Check, NamesQueensOutsideTheBoard) {
  const Findings findings = check({.size = 4}, {.size = 4, .queens = {{0, 1}, {1, 4}, {-1, 0}, {3, 2}}});
  EXPECT_EQ(findings.off_board, (std::vector<Square>{{1, 4}, {-1, 0}}));
  EXPECT_FALSE(findings.solution());
}

TEST(Check, NamesEmptyRowsAndColumns) {
  const Findings findings = check({.size = 4}, {.size = 4, .queens = {{0, 1}, {2, 0}}});
  EXPECT_EQ(findings.empty_rows, (std::vector<int>{1, 3}));
  EXPECT_EQ(findings.empty_columns, (std::vector<int>{2, 3}));
  EXPECT_TRUE(findings.attacks.empty());
  EXPECT_FALSE(findings.solution());
}

TEST(Check, NamesFixedQueensThatTheBoardLacks) {
  const Problem problem{.size = 4, .queens = {{0, 1}, {1, 0}}};
  const Findings findings = check(problem, board_of(Placement{1, 3, 0, 2}));
  EXPECT_EQ(findings.missing_queens, (std::vector<Square>{{1, 0}}));
  EXPECT_FALSE(findings.solution());
}

TEST(Check, NamesQueensOnBlockedSquaresOfTheProblemAndOfTheBoardOnce) {
  Board board = board_of(Placement{1, 3, 0, 2});
  board.blocked = {{2, 0}, {3, 2}};
  const Findings findings = check({.size = 4, .blocked = {{1, 3}, {2, 0}, {0, 0}}}, board);
  EXPECT_EQ(findings.on_blocked, (std::vector<Square>{{1, 3}, {2, 0}, {3, 2}}));
  EXPECT_FALSE(findings.solution());
}

}  // namespace
}  // namespace queens
