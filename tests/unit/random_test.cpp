#include <gtest/gtest.h>

#include <map>
#include <queens/order.hpp>
#include <queens/random.hpp>

namespace queens {
namespace {

TEST(Random, IsSplitmix64) {  // the published test vector of seed 1234567
  Random random(1234567);
  EXPECT_EQ(random.bits(), 6457827717110365317U);
  EXPECT_EQ(random.bits(), 3203168211198807973U);
}

TEST(Random, GivesOtherNumbersForOtherParts) {
  EXPECT_NE(Random(1, 0).bits(), Random(1, 1).bits());
  EXPECT_NE(Random(1, 1).bits(), Random(2, 1).bits());
  EXPECT_EQ(Random(3, 4).bits(), Random(3, 4).bits());
}

/// Σ (found − expected)² / expected
double chi_square(const std::map<std::uint64_t, int>& found, int kinds, int draws) {
  const double expected = static_cast<double>(draws) / kinds;
  double sum = 0;
  for (int kind = 0; kind < kinds; ++kind) {
    const auto at = found.find(static_cast<std::uint64_t>(kind));
    const double difference = (at == found.end() ? 0 : at->second) - expected;
    sum += difference * difference / expected;
  }
  return sum;
}

TEST(Random, DrawsEveryNumberBelowTheEndAlikeOften) {
  Random random(5);
  std::map<std::uint64_t, int> small, total;
  for (int i = 0; i < 92'000; ++i) {
    ++small[random.below(92)];
    ++total[static_cast<std::uint64_t>(random.below_total(92))];
  }
  EXPECT_LT(chi_square(small, 92, 92'000), 128.8);  // 91 degrees of freedom, 99.5 %
  EXPECT_LT(chi_square(total, 92, 92'000), 128.8);
}

TEST(Random, DrawsTheOnlyNumberThereIs) {
  Random random(1);
  EXPECT_EQ(random.below(1), 0U);
  EXPECT_TRUE(random.below_total(1) == 0);
}

TEST(Random, DrawsNumbersOf128Bits) {
  Random random(1);
  const Total end = Total{3} << 100;
  bool beyond = false;
  for (int i = 0; i < 100; ++i) {
    const Total drawn = random.below_total(end);
    ASSERT_TRUE(drawn < end);
    beyond = beyond || drawn > (Total{1} << 100);
  }
  EXPECT_TRUE(beyond);
}

TEST(Sampling, ByRandomRanksIsUniformOverTheSolutions) {
  Order order({.size = 8});
  Random random(11);
  std::vector<Total> ranks;
  for (int i = 0; i < 18'400; ++i) ranks.push_back(random.below_total(order.size()));
  std::map<Placement, int> found;
  for (const auto& solution : order.nth(ranks)) ++found[*solution];
  ASSERT_EQ(found.size(), 92U);
  double sum = 0;
  for (const auto& [solution, times] : found) sum += (times - 200.0) * (times - 200.0) / 200;
  EXPECT_LT(sum, 128.8);  // 91 degrees of freedom, 99.5 %
}

}  // namespace
}  // namespace queens
