#include <gtest/gtest.h>

#include <cmath>
#include <numeric>
#include <queens/estimate.hpp>
#include <queens/search.hpp>

namespace queens {
namespace {

TEST(PathEstimate, AddsUpTheProductsOfTheBranches) {  // case F31
  EXPECT_EQ(path_estimate(std::vector{6, 3, 1, 1, 1}), 79);
  EXPECT_EQ(path_estimate({}), 1);
  EXPECT_EQ(path_estimate(std::vector{5, 0}), 6);
}

TEST(ExhaustiveNodes, AreThePartialPermutations) {
  EXPECT_EQ(exhaustive_nodes(0), 1);
  EXPECT_EQ(exhaustive_nodes(4), 65);
  EXPECT_EQ(exhaustive_nodes(8), 109601);
  EXPECT_THROW(exhaustive_nodes(-1), std::logic_error);
}

TEST(Estimate, HasTheTruthInItsIntervalForMostSeeds) {
  for (int n = 6; n <= 12; ++n) {
    Counters truth;
    search({.size = n}, Method::bitmask, truth);
    int nodes_hit = 0, solutions_hit = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const Estimate guess = estimate({.size = n}, {.samples = 2000, .seed = seed, .threads = 1});
      const auto hits = [](const Estimated& e, std::uint64_t value) {
        return e.low() <= static_cast<double>(value) && static_cast<double>(value) <= e.high();
      };
      nodes_hit += hits(guess.nodes, truth.nodes());
      solutions_hit += hits(guess.solutions, truth.solutions);
    }
    EXPECT_GE(nodes_hit, 34) << n;  // 38 of 40 are expected
    EXPECT_GE(solutions_hit, 33) << n;
  }
}

TEST(Estimate, IsUnbiasedOverManySeeds) {
  double sum = 0;
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) sum += estimate({.size = 8}, {.seed = seed}).nodes.mean;
  EXPECT_NEAR(sum / 2000, 2057, 4 * 240 / std::sqrt(2000.0));
}

TEST(Estimate, OfTwentyPathsHasAStandardErrorNear240) {
  const Estimate many = estimate({.size = 8}, {.samples = 200'000});
  const double of_twenty = many.nodes.standard_error * std::sqrt(200'000.0 / 20);
  EXPECT_NEAR(of_twenty, 240, 10);
}

TEST(Estimate, IsTheSameWithAnyNumberOfThreads) {
  const Estimate one = estimate({.size = 20}, {.samples = 200'000, .seed = 7, .threads = 1});
  const Estimate four = estimate({.size = 20}, {.samples = 200'000, .seed = 7, .threads = 4});
  EXPECT_EQ(one.nodes.mean, four.nodes.mean);
  EXPECT_EQ(one.nodes.standard_error, four.nodes.standard_error);
  EXPECT_EQ(one.solutions.mean, four.solutions.mean);
  EXPECT_EQ(one.levels, four.levels);
}

TEST(Estimate, FollowsThePublishedLevelsOfTwelve) {  // cases O11
  const std::vector<double> published = {1,      12,     110,    756,    4080,   16852, 52856,
                                         120104, 195270, 222720, 160964, 68264, 14200};
  const Estimate guess = estimate({.size = 12}, {.samples = 400'000});
  ASSERT_EQ(guess.levels.size(), published.size());
  for (std::size_t level = 0; level < published.size(); ++level)
    EXPECT_NEAR(guess.levels[level] / published[level], 1, 0.05) << level;
}

TEST(Estimate, FollowsThePublishedLevelsOfSixteen) {  // cases O12
  const Estimate guess = estimate({.size = 16}, {.samples = 400'000});
  EXPECT_NEAR(guess.nodes.mean / 1141190303.0, 1, 0.03);
  EXPECT_NEAR(guess.levels[12] / 260303408.0, 1, 0.03);
  EXPECT_NEAR(guess.solutions.mean / 14772512.0, 1, 0.15);
}

TEST(Estimate, AddsItsLevelsUpToItsNodes) {
  const Estimate guess = estimate({.size = 9}, {.samples = 5000});
  EXPECT_NEAR(std::accumulate(guess.levels.begin(), guess.levels.end(), 0.0), guess.nodes.mean, 1e-6);
  EXPECT_NEAR(guess.levels.back(), guess.solutions.mean, 1e-6);
}

TEST(Estimate, IsExactWhereEveryPathIsAlike) {
  const Estimate empty = estimate({.size = 0});
  EXPECT_EQ(empty.nodes.mean, 1);
  EXPECT_EQ(empty.solutions.mean, 1);
  EXPECT_EQ(estimate({.size = 1}).nodes.mean, 2);
  EXPECT_EQ(estimate({.size = 2}).nodes.mean, 3);
  EXPECT_EQ(estimate({.size = 2}).solutions.mean, 0);
  EXPECT_EQ(estimate({.size = 2}).nodes.standard_error, 0);
}

TEST(Estimate, OfAContradictionIsTheEmptyBoard) {
  const Estimate guess = estimate({.size = 5, .queens = {{0, 0}, {1, 1}}});
  EXPECT_EQ(guess.nodes.mean, 1);
  EXPECT_EQ(guess.complete, 0U);
}

TEST(Estimate, KeepsTheRules) {
  const Problem problem{.size = 8, .queens = {{2, 2}}, .blocked = {{0, 0}, {5, 5}}};
  Counters truth;
  search(problem, Method::bitmask, truth);
  const Estimate guess = estimate(problem, {.samples = 100'000});
  EXPECT_NEAR(guess.nodes.mean / static_cast<double>(truth.nodes()), 1, 0.03);
}

TEST(Estimate, GoesBeyond64Columns) {
  const Estimate guess = estimate({.size = 100}, {.samples = 1000});
  EXPECT_TRUE(std::isfinite(guess.nodes.standard_error));
  EXPECT_EQ(guess.levels[1], 100);
  EXPECT_GT(guess.levels[70], 1e90);
}

TEST(Estimate, StopsWhenItIsAskedTo) {
  std::stop_source source;
  source.request_stop();
  const Estimate guess = estimate({.size = 8}, {.samples = 1000, .stop = source.get_token()});
  EXPECT_FALSE(guess.finished);
  EXPECT_EQ(guess.samples, 0U);
}

TEST(Estimate, RefusesSizesAndSamplesOutOfRange) {
  EXPECT_THROW((void)estimate({.size = 101}), std::logic_error);
  EXPECT_THROW((void)estimate({.size = 8}, {.samples = 0}), std::logic_error);
}

}  // namespace
}  // namespace queens
