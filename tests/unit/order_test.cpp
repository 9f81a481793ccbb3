#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <queens/count.hpp>
#include <queens/order.hpp>

#include "reference/problems.hpp"

namespace queens {
namespace {

/// The exact counter, and how often it was asked.
struct Asked {
  Counter counter() {
    return [times = times](const Problem& problem) {
      ++*times;
      return count(problem).total;
    };
  }
  std::shared_ptr<int> times = std::make_shared<int>(0);
};

void expect_same_order(const Problem& problem, const std::vector<Placement>& all) {
  Order order(problem);
  EXPECT_EQ(order.size(), all.size()) << problem;
  for (std::size_t index = 0; index < all.size(); ++index) {
    EXPECT_EQ(order.nth(index), all[index]) << problem;
    EXPECT_EQ(order.rank(all[index]), Total{index}) << problem;
  }
  EXPECT_FALSE(order.nth(all.size())) << problem;
}

TEST(Order, OfEveryBoardUpToNineIsThatOfTheBruteForce) {
  for (int n = 0; n <= 9; ++n) expect_same_order({.size = n}, reference::brute_force(n));
}

TEST(Order, GivesThePublishedFirstAndLastSolutionOfEight) {  // cases J01
  Order order({.size = 8});
  EXPECT_EQ(order.nth(0), reference::columns_of("15863724"));
  EXPECT_EQ(order.nth(91), reference::columns_of("84136275"));
}

TEST(Order, ForgetsACountThatFailed) {
  int calls = 0;
  Order order({.size = 8}, [&](const Problem& problem) {
    if (++calls == 2) throw std::runtime_error("interrupted");
    return count(problem).total;
  });
  EXPECT_THROW(order.size(), std::runtime_error);
  EXPECT_EQ(order.size(), 92U);
}

TEST(Order, IsEmptyForAContradictionOnTheEmptyBoard) {
  EXPECT_EQ(Order({.size = 0, .queens = {{0, 0}}}).size(), 0U);
}

TEST(Order, HasNothingBeyondItsEnd) {
  Order order({.size = 8});
  EXPECT_FALSE(order.nth(92));
  EXPECT_FALSE(order.nth(20'000));
  EXPECT_FALSE(order.nth(~Total{0}));
  EXPECT_FALSE(Order({.size = 3}).nth(0));
}

TEST(Order, HasNoPlaceForWhatIsNoSolution) {
  Order order({.size = 8});
  EXPECT_FALSE(order.rank(reference::columns_of("12345678")));
  EXPECT_FALSE(order.rank(reference::columns_of("1586372")));
  EXPECT_FALSE(order.rank(Placement{}));
  EXPECT_FALSE(Order({.size = 8, .queens = {{0, 1}}}).rank(reference::columns_of("15863724")));
  EXPECT_FALSE(Order({.size = 8, .blocked = {{0, 0}}}).rank(reference::columns_of("15863724")));
}

TEST(Order, AnswersABatchInTheOrderOfTheQuestionsWithRepeats) {
  Order order({.size = 8});
  const std::vector<Total> indices = {91, 0, 92, 5, 0, 91, 1000};
  const auto answers = order.nth(indices);
  ASSERT_EQ(answers.size(), indices.size());
  for (std::size_t i = 0; i < indices.size(); ++i) EXPECT_EQ(answers[i], order.nth(indices[i])) << i;
  EXPECT_EQ(answers[0], reference::columns_of("84136275"));
  EXPECT_FALSE(answers[2]);
}

TEST(Order, AnswersAnEmptyBatchWithNothing) { EXPECT_TRUE(Order({.size = 8}).nth(std::span<const Total>{}).empty()); }

TEST(Order, OfProblemsWithRulesIsThatOfTheBruteForce) {
  std::mt19937 random(11);
  for (int round = 0; round < 60; ++round) {
    const Problem problem = reference::random_problem(random, 1, 7);
    expect_same_order(problem, reference::solutions(problem));
  }
}

TEST(OrderByPrefixes, WalksToNearIndicesWithoutCounting) {
  Asked asked;
  Order order({.size = 13}, asked.counter());
  EXPECT_TRUE(order.nth(19'999));
  EXPECT_EQ(*asked.times, 0);
}

TEST(OrderByPrefixes, DescendsToFarIndicesByCounting) {
  const std::vector<Placement> all = reference::listed({.size = 13});
  ASSERT_EQ(all.size(), 73712U);
  Asked asked;
  Order order({.size = 13}, asked.counter());
  EXPECT_EQ(order.nth(20'000), all[20'000]);
  EXPECT_GT(*asked.times, 0);
  for (const std::size_t index : {20'000U, 20'001U, 36'855U, 36'856U, 50'000U, 73'710U, 73'711U}) {
    EXPECT_EQ(order.nth(index), all[index]) << index;
    EXPECT_EQ(order.rank(all[index]), Total{index}) << index;
  }
  EXPECT_FALSE(order.nth(73'712));
}

TEST(OrderByPrefixes, MixesNearAndFarIndicesInOneBatch) {
  const std::vector<Placement> all = reference::listed({.size = 13});
  const std::vector<Total> indices = {73'711, 3, 20'000, 80'000, 20'000, 19'999, 0};
  const auto answers = Order({.size = 13}).nth(indices);
  for (std::size_t i = 0; i < indices.size(); ++i) {
    if (indices[i] == 80'000)
      EXPECT_FALSE(answers[i]);
    else
      EXPECT_EQ(answers[i], all[static_cast<std::size_t>(indices[i])]) << i;
  }
}

TEST(OrderByPrefixes, KeepsTheRulesWhileItDescends) {
  const Problem problem{.size = 13, .blocked = {{0, 0}, {4, 9}, {12, 6}}};
  const std::vector<Placement> all = reference::listed(problem);
  ASSERT_GT(all.size(), 20'003U);
  Order order(problem);
  EXPECT_EQ(order.size(), all.size());
  for (const std::size_t index : {std::size_t{20'003}, all.size() / 2, all.size() - 1}) {
    EXPECT_EQ(order.nth(index), all[index]) << index;
    EXPECT_EQ(order.rank(all[index]), Total{index}) << index;
  }
  EXPECT_FALSE(order.nth(all.size()));
}

TEST(OrderByPrefixes, CountsOnlyHalfOfThePlainFirstRow) {
  Asked plain, blocked;
  EXPECT_EQ(Order({.size = 9}, plain.counter()).size(), 352U);
  EXPECT_EQ(*plain.times, 5);
  Order({.size = 9, .blocked = {{0, 0}}}, blocked.counter()).size();
  EXPECT_EQ(*blocked.times, 9);
}

TEST(OrderByPrefixes, SharesTheCountsOfTheFirstRow) {
  Asked asked;
  Order order({.size = 9}, asked.counter());
  order.size();
  order.size();
  EXPECT_EQ(*asked.times, 5);
}

}  // namespace
}  // namespace queens
