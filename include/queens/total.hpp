// Numbers of solutions: 128 bits, because Q(n) leaves 64 bits behind at n = 29.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace queens {

/// A number of solutions or of nodes.
__extension__ using Total = unsigned __int128;

/// Decimal digits without separators.
std::string to_decimal(Total total);

/// The inverse of to_decimal; nothing for an empty text, another character than 0–9, or 2^128 and above.
std::optional<Total> from_decimal(std::string_view text);

}  // namespace queens
