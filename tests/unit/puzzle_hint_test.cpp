#include <gtest/gtest.h>

#include "puzzle/reasons.hpp"
#include "puzzle/solve.hpp"
#include "unit/puzzle_support.hpp"

namespace queens {
namespace {

// One solution: (0,1) (1,3) (2,0) (3,2).
const Problem small = puzzle_of({"AAAA", "ABBB", "CCCC", "DDDD"});

TEST(PuzzleHint, AQueenRulesOutHerRowColumnRegionAndNeighbours) {
  const auto step = hint(small, {.size = 4, .queens = {{0, 1}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::attacked);
  EXPECT_EQ(step->square, (Square{0, 1}));
  EXPECT_EQ(step->crossed, (Squares{{0, 0}, {0, 2}, {0, 3}, {1, 0}, {1, 1}, {1, 2}, {2, 1}, {3, 1}}));
}

TEST(PuzzleHint, TheOnlySquareLeftInARowTakesTheQueen) {
  const auto step = hint(small, {.size = 4, .blocked = {{2, 1}, {2, 2}, {2, 3}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::only_square);
  EXPECT_EQ(step->queen, (Square{2, 0}));
  EXPECT_EQ(step->houses, Houses{in_row(2)});
}

TEST(PuzzleHint, TheOnlySquareLeftInAColumnTakesTheQueen) {
  const auto step = hint(small, {.size = 4, .blocked = {{0, 3}, {2, 3}, {3, 3}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::only_square);
  EXPECT_EQ(step->queen, (Square{1, 3}));
  EXPECT_EQ(step->houses, Houses{in_column(3)});
}

TEST(PuzzleHint, ARegionOfOneSquareTakesTheQueen) {
  const auto step = hint(puzzle_of({"AABBB", "AABBB", "CCCBB", "CCDBB", "EEEEE"}), {.size = 5});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::only_square);
  EXPECT_EQ(step->queen, (Square{3, 2}));
  EXPECT_EQ(step->houses, Houses{in_region('D')});
}

TEST(PuzzleHint, ARegionWithinARowTakesTheRow) {
  const auto step = hint(puzzle_of({"AAABB", "CCBBB", "CDDDB", "CCDEE", "CCEEE"}), {.size = 5});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::confined);
  EXPECT_EQ(step->houses, Houses{in_region('A')});
  EXPECT_EQ(step->cover, Houses{in_row(0)});
  EXPECT_EQ(step->crossed, (Squares{{0, 3}, {0, 4}}));
}

TEST(PuzzleHint, ARegionWithinAColumnTakesTheColumn) {
  const auto step = hint(puzzle_of({"ACCCC", "ACDCC", "ABDDC", "BBDEE", "BBBEE"}), {.size = 5});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::confined);
  EXPECT_EQ(step->houses, Houses{in_region('A')});
  EXPECT_EQ(step->cover, Houses{in_column(0)});
  EXPECT_EQ(step->crossed, (Squares{{3, 0}, {4, 0}}));
}

const Problem wide = puzzle_of({"AAAAA", "BABCC", "BBBCC", "DDEEC", "DDEEE"});

TEST(PuzzleHint, ARowWithinARegionTakesTheRegion) {
  const auto step = hint(wide, {.size = 5});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::confined);
  EXPECT_EQ(step->houses, Houses{in_row(0)});
  EXPECT_EQ(step->cover, Houses{in_region('A')});
  EXPECT_EQ(step->crossed, Squares({{1, 1}}));
}

TEST(PuzzleHint, TwoRegionsWithinTwoRowsTakeThem) {
  const auto step = hint(wide, {.size = 5, .blocked = {{1, 1}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::sets);
  EXPECT_EQ(step->houses, (Houses{in_region('D'), in_region('E')}));
  EXPECT_EQ(step->cover, (Houses{in_row(3), in_row(4)}));
  EXPECT_EQ(step->crossed, Squares({{3, 4}}));
}

TEST(PuzzleHint, TwoRowsWithinTwoRegionsTakeThem) {
  // Rows 0 and 1 hold A and B alone, which reach down; C, D and E are spread over all rows below and all columns.
  const auto step = hint(puzzle_of({"AAABB", "AABBB", "CACDB", "CDDDE", "CCEEE"}), {.size = 5});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::sets);
  EXPECT_EQ(step->houses, (Houses{in_row(0), in_row(1)}));
  EXPECT_EQ(step->cover, (Houses{in_region('A'), in_region('B')}));
  EXPECT_EQ(step->crossed, (Squares{{2, 1}, {2, 4}}));
}

TEST(PuzzleHint, AQueenThatWouldEmptyAHouseIsOut) {
  // Row 0 has (0,2) and (0,3) left: a queen on (1,2) or (1,3) touches one and shares a column with the other.
  const auto step = hint(puzzle_of({"BBAA", "BBCC", "BDCC", "DDCC"}), {.size = 4, .blocked = {{0, 0}, {0, 1}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::would_empty);
  EXPECT_EQ(step->houses, Houses{in_row(0)});
  EXPECT_EQ(step->crossed, (Squares{{1, 2}, {1, 3}}));
}

/// The chain of a trial is what a person would be told, step by step, who believed in the queen.
void expect_replayable(const Problem& puzzle, Board known, const Hint& trial) {
  ASSERT_TRUE(trial.square);
  EXPECT_EQ(trial.crossed, Squares{*trial.square});
  ASSERT_FALSE(trial.chain.empty());
  EXPECT_EQ(trial.chain.back().reason, Reason::dead);
  known.queens.push_back(*trial.square);
  for (const Hint& link : trial.chain) {
    const auto told = hint(puzzle, known);
    ASSERT_TRUE(told);
    EXPECT_EQ(told->reason, link.reason);
    EXPECT_EQ(told->houses, link.houses);
    EXPECT_EQ(told->crossed, link.crossed);
    EXPECT_EQ(told->queen, link.queen);
    apply(*told, known);
  }
}

TEST(PuzzleHint, ATrialFollowsAQueenToAHouseWithoutASquare) {
  for (std::uint64_t part = 0; part < 30; ++part) {
    const Made made = make_puzzle({.size = 7, .part = part, .level = Level::extreme});
    ASSERT_TRUE(made.puzzle);
    Board known{.size = 7};
    int trials = 0;
    while (const auto step = hint(*made.puzzle, known)) {
      if (step->reason == Reason::trial) {
        ++trials;
        expect_replayable(*made.puzzle, known, *step);
      }
      apply(*step, known);
    }
    EXPECT_GT(trials, 0);
  }
}

TEST(PuzzleHint, ASearchNamesASquareOfNoSolution) {
  const puzzle::Layout layout(wide);
  const puzzle::Position start{.open = puzzle::open_squares(wide)};
  const auto step = puzzle::search_step(layout, start);
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::search);
  for (const Placement& columns : reference::all_rules(wide))
    EXPECT_NE(columns[static_cast<std::size_t>(step->square->row)], step->square->column);
}

TEST(PuzzleHint, AHouseWithoutASquareIsDead) {
  const auto step = hint(small, {.size = 4, .blocked = {{2, 0}, {2, 1}, {2, 2}, {2, 3}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::dead);
  EXPECT_EQ(step->houses, Houses{in_row(2)});
}

TEST(PuzzleHint, QueensThatAttackEachOtherAreNamed) {
  const auto step = hint(small, {.size = 4, .queens = {{0, 1}, {1, 2}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::dead);
  EXPECT_EQ(step->square, (Square{0, 1}));
  EXPECT_EQ(step->other, (Square{1, 2}));
}

TEST(PuzzleHint, AQueenOnACrossedSquareIsNamed) {
  const auto step = hint(small, {.size = 4, .queens = {{0, 1}}, .blocked = {{0, 1}}});
  ASSERT_TRUE(step);
  EXPECT_EQ(step->reason, Reason::dead);
  EXPECT_EQ(step->square, (Square{0, 1}));
}

TEST(PuzzleHint, NothingIsLeftToSayOfAFullBoard) {
  EXPECT_FALSE(hint(small, {.size = 4, .queens = {{0, 1}, {1, 3}, {2, 0}, {3, 2}}}));
}

TEST(PuzzleHint, NothingFollowsWhereEverySquareBelongsToASolution) {
  const Problem two = puzzle_of({"AABB", "AABB", "CCDD", "CCDD"});
  Board known{.size = 4};
  while (const auto step = hint(two, known)) {
    EXPECT_NE(step->reason, Reason::dead);
    apply(*step, known);
  }
  EXPECT_TRUE(known.queens.empty());
}

TEST(PuzzleHint, ARegionNeedNotHoldAQueenWhereThereAreMoreThanRows) {
  // Five regions: that E has one square says nothing. Rows and columns still do.
  const Problem puzzle = puzzle_of({"AAAA", "ABBB", "CCCC", "DDDE"});
  Board known{.size = 4};
  while (const auto step = hint(puzzle, known)) {
    for (const House& house : step->houses) EXPECT_NE(house.kind, House::Kind::region);
    apply(*step, known);
  }
}

TEST(PuzzleHint, MistakesAreQueensAndCrossesAgainstTheSolution) {
  const Board wrong = mistakes(small, {.size = 4, .queens = {{0, 1}, {1, 0}}, .blocked = {{2, 0}, {2, 1}}});
  EXPECT_EQ(wrong.queens, Squares({{1, 0}}));
  EXPECT_EQ(wrong.blocked, Squares({{2, 0}}));
}

TEST(PuzzleHint, AContractIsThatKnownSquaresAreOnTheBoard) {
  EXPECT_THROW(hint(small, {.size = 4, .queens = {{4, 0}}}), std::logic_error);
  EXPECT_THROW(hint(small, {.size = 5}), std::logic_error);
  EXPECT_THROW(mistakes(small, {.size = 4, .blocked = {{-1, 0}}}), std::logic_error);
  EXPECT_THROW(hint({.size = 4}, {.size = 4}), std::logic_error);
}

TEST(PuzzleHint, NamesAndLevelsAgree) {
  for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert, Level::extreme, Level::fiendish})
    EXPECT_EQ(level_named(name_of(level)), level);
  EXPECT_FALSE(level_named("impossible"));
  EXPECT_EQ(level_of(Reason::sets), Level::hard);
  EXPECT_EQ(name_of(Reason::would_empty), "would-empty");
}

}  // namespace
}  // namespace queens
