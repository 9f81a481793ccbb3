#include <gtest/gtest.h>

#include "unit/puzzle_support.hpp"

namespace queens {
namespace {

class PuzzleMake : public testing::TestWithParam<int> {};
INSTANTIATE_TEST_SUITE_P(Sizes, PuzzleMake, testing::Range(4, 15));

TEST_P(PuzzleMake, MakesUniquePuzzlesWithConnectedRegions) {
  for (std::uint64_t part = 0; part < 5; ++part) {
    const Made made = make_puzzle({.size = GetParam(), .part = part});
    ASSERT_TRUE(made.puzzle);
    EXPECT_EQ(puzzle_solutions(*made.puzzle, 3), std::vector<Placement>({made.solution}));
    EXPECT_TRUE(solves(*made.puzzle, made.solution));
    EXPECT_TRUE(disconnected_regions(*made.puzzle).empty());
    EXPECT_EQ(rate(*made.puzzle).level, made.level);
  }
}

TEST(PuzzleMakeLevels, FindsEveryLevelButTheLast) {
  for (const Level level : {Level::easy, Level::medium, Level::hard, Level::expert, Level::extreme}) {
    const Made made = make_puzzle({.size = 7, .level = level});
    ASSERT_TRUE(made.puzzle) << name_of(level);
    EXPECT_EQ(rate(*made.puzzle).level, level);
  }
}

TEST(PuzzleMakeLevels, SaysWhatWasNearestIfTheLevelWasNotFound) {
  const Made made = make_puzzle({.size = 4, .level = Level::fiendish, .tries = 50});
  EXPECT_FALSE(made.puzzle);
  EXPECT_EQ(made.tries, 50);
  EXPECT_EQ(made.level, Level::expert);
}

TEST(PuzzleMakeSeeds, TheSameSeedGivesTheSamePuzzleEverywhere) {
  const Made made = make_puzzle({.size = 6, .seed = 2026});
  ASSERT_TRUE(made.puzzle);
  std::string letters;
  for (const int region : made.puzzle->regions) letters += static_cast<char>('A' + region);
  EXPECT_EQ(letters, "ABBBBBCCCCCBCCCCDBEEECDDEEEFDDEEEFFD");
}

TEST(PuzzleMakeSeeds, SeedsAndPartsDiffer) {
  const auto regions = [](std::uint64_t seed, std::uint64_t part) {
    return make_puzzle({.size = 8, .seed = seed, .part = part}).puzzle->regions;
  };
  EXPECT_NE(regions(1, 0), regions(2, 0));
  EXPECT_NE(regions(1, 0), regions(1, 1));
  EXPECT_EQ(regions(1, 1), regions(1, 1));
}

TEST(PuzzleMakeSeeds, OtherSizesAreABrokenContract) {
  EXPECT_THROW(make_puzzle({.size = 3}), std::logic_error);
  EXPECT_THROW(make_puzzle({.size = 15}), std::logic_error);
}

TEST(PuzzleRate, NamesTwoSolutionsWhereThereAreTwo) {
  const Rating rating = rate(puzzle_of({"AABB", "AABB", "CCDD", "CCDD"}));
  EXPECT_FALSE(rating.unique());
  ASSERT_EQ(rating.witnesses.size(), 2U);
  EXPECT_NE(rating.witnesses[0], rating.witnesses[1]);
  EXPECT_FALSE(rating.level);
}

TEST(PuzzleRate, SaysThatThereIsNoSolution) {
  const Rating rating = rate(puzzle_of({"AABB", "AABB", "CCCC", "CCCC"}));  // three regions for four queens
  EXPECT_TRUE(rating.witnesses.empty());
  EXPECT_FALSE(rating.level);
}

TEST(PuzzleRate, TheLevelIsThatOfTheHardestStep) {
  const Rating rating = rate(puzzle_of({"BBAA", "BBCC", "BDCC", "DDCC"}));
  ASSERT_TRUE(rating.unique());
  EXPECT_EQ(rating.level, Level::expert);
  Board known{.size = 4};
  for (const Hint& step : rating.steps) apply(step, known);
  EXPECT_EQ(known.queens, board_of(rating.witnesses.front()).queens);
}

TEST(PuzzleRate, AFixedQueenIsKeptAndABlockedSquareIsOut) {
  Problem puzzle = puzzle_of({"AABB", "AABB", "CCDD", "CCDD"});
  puzzle.queens = {{0, 1}};
  EXPECT_EQ(rate(puzzle).witnesses, std::vector<Placement>({reference::columns_of("2413")}));
  puzzle.queens.clear();
  puzzle.blocked = {{0, 1}};
  EXPECT_EQ(rate(puzzle).witnesses, std::vector<Placement>({reference::columns_of("3142")}));
}

TEST(PuzzleRegions, NamesRegionsInPieces) {
  EXPECT_EQ(disconnected_regions(puzzle_of({"ABA", "BBA", "CCC"})), std::vector{0});
  EXPECT_TRUE(disconnected_regions(puzzle_of({"AAB", "ABB", "CCC"})).empty());
}

TEST(PuzzleSolutions, AgreeWithTheReferenceForAnyNumberOfRegions) {
  std::mt19937 random(5);
  for (int round = 0; round < 300; ++round) {
    Problem puzzle = reference::random_problem(random, 1, 6);
    puzzle.rule = AttackRule::touching;
    const int regions = 1 + static_cast<int>(random() % 9);
    for (int square = 0; square < puzzle.size * puzzle.size; ++square)
      puzzle.regions.push_back(static_cast<int>(random() % static_cast<unsigned>(regions)) - (round % 3 == 0 ? 1 : 0));
    auto found = puzzle_solutions(puzzle, 100000);
    std::ranges::sort(found);
    EXPECT_EQ(found, reference::all_rules(puzzle)) << puzzle;
  }
}

}  // namespace
}  // namespace queens
