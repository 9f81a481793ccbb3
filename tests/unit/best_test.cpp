// The heaviest and the nearest solution against all solutions of the reference.
#include <gtest/gtest.h>

#include <numeric>
#include <queens/best.hpp>

#include "reference/all_rules.hpp"
#include "reference/naive_search.hpp"
#include "reference/problems.hpp"

namespace queens {
namespace {

std::int64_t weight_of(const Placement& columns, const std::vector<std::int64_t>& weights) {
  std::int64_t sum = 0;
  for (std::size_t row = 0; row < columns.size(); ++row)
    sum += weights[row * columns.size() + static_cast<std::size_t>(columns[row])];
  return sum;
}

std::vector<std::int64_t> random_weights(std::mt19937& random, int size, int least, int most) {
  std::vector<std::int64_t> weights(static_cast<std::size_t>(size * size));
  for (std::int64_t& weight : weights) weight = std::uniform_int_distribution(least, most)(random);
  return weights;
}

TEST(Heaviest, IsAsHeavyAsTheHeaviestOfAllSolutions) {
  std::mt19937 random(21);
  const std::pair<int, int> ranges[] = {{0, 99}, {-9, 9}, {-50, -1}, {0, 1}, {7, 7}};
  for (int round = 0; round < 400; ++round) {
    const Problem problem = ::reference::random_ruled_problem(random, 0, 7);
    SCOPED_TRACE(testing::PrintToString(problem));
    const auto [least, most] = ranges[round % 5];
    const auto weights = random_weights(random, problem.size, least, most);
    const auto solutions = ::reference::all_rules(problem);
    const Best best = heaviest(problem, weights);
    EXPECT_TRUE(best.complete);
    ASSERT_EQ(best.columns.has_value(), !solutions.empty());
    if (solutions.empty()) continue;
    std::int64_t expected = weight_of(solutions.front(), weights);
    for (const Placement& columns : solutions) expected = std::max(expected, weight_of(columns, weights));
    EXPECT_EQ(best.weight, expected);
    EXPECT_EQ(weight_of(*best.columns, weights), expected);
    EXPECT_TRUE(solves(problem, *best.columns));
  }
}

TEST(Heaviest, IsFoundOnBoardsOfTwelveRows) {
  std::mt19937 random(23);
  std::vector<std::vector<std::int64_t>> boards;
  for (int board = 0; board < 6; ++board) boards.push_back(random_weights(random, 12, board % 2 == 0 ? 0 : -99, 99));
  std::vector<std::int64_t> expected(boards.size(), -12 * 99);
  reference::for_each_solution({.size = 12}, [&](const Placement& columns) {
    for (std::size_t board = 0; board < boards.size(); ++board)
      expected[board] = std::max(expected[board], weight_of(columns, boards[board]));
  });
  for (std::size_t board = 0; board < boards.size(); ++board)
    EXPECT_EQ(heaviest({.size = 12}, boards[board]).weight, expected[board]);
}

TEST(Heaviest, TakesTheLargestWeightsWithoutOverflow) {
  constexpr std::int64_t most = 1'000'000'000'000;
  const std::vector<std::int64_t> heavy(64 * 64, most), light(64 * 64, -most);
  const Problem problem{.size = 20};
  EXPECT_EQ(heaviest(problem, std::span(heavy).first(400)).weight, 20 * most);
  EXPECT_EQ(heaviest(problem, std::span(light).first(400)).weight, -20 * most);
}

TEST(Heaviest, IsOfTheEmptyBoardNothing) {
  const Best best = heaviest({}, {});
  ASSERT_TRUE(best.columns);
  EXPECT_EQ(best.weight, 0);
}

TEST(Heaviest, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  const Best best = heaviest({.size = 8}, std::vector<std::int64_t>(64, 1), source.get_token());
  EXPECT_FALSE(best.complete);
}

TEST(Heaviest, RefusesWeightsThatDoNotFit) {
  EXPECT_THROW((void)heaviest({.size = 3}, std::vector<std::int64_t>(8)), std::logic_error);
  EXPECT_THROW((void)heaviest({.size = 1}, std::vector<std::int64_t>(1, 1'000'000'000'001)), std::logic_error);
  EXPECT_THROW((void)heaviest({.size = 65}, std::vector<std::int64_t>(65 * 65)), std::logic_error);
}

/// The fewest moves by trying all solutions and all ways to pair queens with squares, each moving along `along`.
template <class Along>
int fewest_moves(const std::vector<Square>& queens, const std::vector<Placement>& solutions, Along along) {
  int fewest = 1000;
  for (const Placement& columns : solutions) {
    std::vector<std::size_t> pairing(queens.size());
    std::iota(pairing.begin(), pairing.end(), std::size_t{0});
    do {
      int moves = 0;
      for (std::size_t i = 0; i < queens.size() && moves < 1000; ++i) {
        const Square to{static_cast<int>(pairing[i]), columns[pairing[i]]};
        moves += to == queens[i] ? 0 : along(queens[i], to) ? 1 : 1000;
      }
      fewest = std::min(fewest, moves);
    } while (std::next_permutation(pairing.begin(), pairing.end()));
  }
  return fewest;
}

TEST(Nearest, NeedsTheFewestMovesWithinColumnsOrRowsOrAnywhere) {
  std::mt19937 random(22);
  const auto anywhere = [](Square, Square) { return true; };
  const auto within_column = [](Square a, Square b) { return a.column == b.column; };
  const auto within_row = [](Square a, Square b) { return a.row == b.row; };
  for (int round = 0; round < 40; ++round) {
    const int n = 4 + static_cast<int>(random() % 3);
    const auto solutions = ::reference::all_rules({.size = n});
    Board board{.size = n}, columns{.size = n}, rows{.size = n};
    while (static_cast<int>(board.queens.size()) < n) {
      const Square at{static_cast<int>(random() % n), static_cast<int>(random() % n)};
      if (std::ranges::find(board.queens, at) == board.queens.end()) board.queens.push_back(at);
    }
    for (int i = 0; i < n; ++i) {
      columns.queens.push_back({static_cast<int>(random() % n), i});
      rows.queens.push_back({i, static_cast<int>(random() % n)});
    }
    const auto moves = [&](const Board& from) { return n - static_cast<int>(nearest({.size = n}, from).weight); };
    EXPECT_EQ(moves(board), fewest_moves(board.queens, solutions, anywhere));
    EXPECT_EQ(moves(columns), fewest_moves(columns.queens, solutions, within_column));
    EXPECT_EQ(moves(rows), fewest_moves(rows.queens, solutions, within_row));
  }
}

TEST(Nearest, AsksForAsManyDifferentQueensAsRows) {
  EXPECT_THROW((void)nearest({.size = 4}, {.size = 4, .queens = {{0, 0}}}), std::logic_error);
  EXPECT_THROW((void)nearest({.size = 2}, {.size = 2, .queens = {{0, 0}, {0, 0}}}), std::logic_error);
  EXPECT_THROW((void)nearest({.size = 2}, {.size = 2, .queens = {{0, 0}, {0, 2}}}), std::logic_error);
}

}  // namespace
}  // namespace queens
