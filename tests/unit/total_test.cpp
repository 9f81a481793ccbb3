#include <gtest/gtest.h>

#include <queens/total.hpp>

namespace queens {
namespace {

constexpr std::string_view largest = "340282366920938463463374607431768211455";  // 2^128 − 1

TEST(Total, IsWrittenInDecimalDigits) {
  EXPECT_EQ(to_decimal(0), "0");
  EXPECT_EQ(to_decimal(10), "10");
  EXPECT_EQ(to_decimal(234907967154122528U), "234907967154122528");
  EXPECT_EQ(to_decimal(~Total{0}), largest);
}

TEST(Total, ComesBackFromItsDigitsAtEveryPowerOfTwo) {
  for (int bit = 0; bit < 128; ++bit) {
    const Total power = Total{1} << bit;
    EXPECT_EQ(from_decimal(to_decimal(power)), power);
    EXPECT_EQ(from_decimal(to_decimal(power - 1)), power - 1);
  }
  EXPECT_EQ(from_decimal(largest), ~Total{0});
}

TEST(Total, IsRefusedWhenItNeedsMoreThan128Bits) {
  EXPECT_FALSE(from_decimal("340282366920938463463374607431768211456"));
  EXPECT_FALSE(from_decimal("340282366920938463463374607431768211460"));
  EXPECT_FALSE(from_decimal("3402823669209384634633746074317682114550"));
}

TEST(Total, IsRefusedUnlessEveryCharacterIsADigit) {
  for (const char* text : {"", "-1", "+1", " 1", "1 ", "1.0", "0x1", "1/", "1:", "一"})
    EXPECT_FALSE(from_decimal(text)) << text;
}

}  // namespace
}  // namespace queens
