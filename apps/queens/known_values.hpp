// Published values. Never used as an answer to anything but `queens known`.
#pragma once

#include <optional>
#include <string_view>

namespace queens::app {

struct Known {
  std::string_view solutions;     ///< OEIS A000170
  std::string_view fundamental;   ///< OEIS A002562
  std::string_view half_turn;     ///< OEIS A032522: unchanged by a half turn, quarter turns included
  std::string_view quarter_turn;  ///< OEIS A033148: unchanged by a quarter turn
};

inline constexpr int largest_known = 27;

/// The published values for n, or nothing outside 0 … largest_known.
std::optional<Known> known_values(int n);

}  // namespace queens::app
