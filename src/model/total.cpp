#include <queens/total.hpp>

#include <algorithm>

namespace queens {

std::string to_decimal(Total total) {
  std::string digits;
  do digits.push_back(static_cast<char>('0' + static_cast<int>(total % 10)));
  while ((total /= 10) != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::optional<Total> from_decimal(std::string_view text) {
  if (text.empty()) return std::nullopt;
  constexpr Total most = ~Total{0};
  Total total = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    const auto digit = static_cast<Total>(c - '0');
    if (total > (most - digit) / 10) return std::nullopt;
    total = total * 10 + digit;
  }
  return total;
}

}  // namespace queens
