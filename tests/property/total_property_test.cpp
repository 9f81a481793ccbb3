#include <queens/total.hpp>

#include "property/generators.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(TotalProperty, ComesBackFromItsDecimalDigits, ()) {
  const auto high = *rc::gen::arbitrary<std::uint64_t>();
  const auto low = *rc::gen::arbitrary<std::uint64_t>();
  for (const Total total : {Total{low}, Total{high} << 64 | low, ~(Total{high} << 64 | low)})
    RC_ASSERT((from_decimal(to_decimal(total)) == total));
}

RC_GTEST_PROP(TotalProperty, IgnoresLeadingZeros, ()) {
  const std::string digits = std::to_string(*rc::gen::arbitrary<std::uint64_t>()) + "7";
  RC_ASSERT((from_decimal("000" + digits) == from_decimal(digits)));
  RC_ASSERT(from_decimal(digits).has_value());
}

}  // namespace
}  // namespace queens
