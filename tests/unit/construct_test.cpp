#include <gtest/gtest.h>

#include <queens/construct.hpp>

namespace queens {
namespace {

TEST(Construct, GivesASolutionForEverySizeUpToThreeThousand) {
  for (int n = 4; n <= 3000; ++n) {
    const auto columns = construct(n);
    ASSERT_TRUE(columns) << n;
    ASSERT_EQ(columns->size(), static_cast<std::size_t>(n));
    ASSERT_TRUE(is_solution(*columns)) << n;
  }
}

TEST(Construct, GivesASolutionForAMillionQueensAndItsNeighbours) {
  for (int n = 1'000'000; n < 1'000'006; ++n) {
    const auto columns = construct(n);
    ASSERT_TRUE(columns);
    EXPECT_EQ(columns->size(), static_cast<std::size_t>(n));
    EXPECT_TRUE(is_solution(*columns)) << n;
  }
}

TEST(Construct, GivesTheEmptyBoardAndTheSingleQueen) {
  EXPECT_EQ(construct(0), Placement{});
  EXPECT_EQ(construct(1), Placement{0});
}

TEST(Construct, GivesNothingForTwoAndThree) {
  EXPECT_FALSE(construct(2));
  EXPECT_FALSE(construct(3));
}

}  // namespace
}  // namespace queens
