// Binomial coefficients, and the order of column sets that they number.
//
// Sets of k columns are visited as growing words; the place of a set in that order is its colex rank,
// Σ C(column_j, j + 1) over its columns column_0 < column_1 < …
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace queens::counting {

inline constexpr auto binomials = [] {
  std::array<std::array<std::uint32_t, 34>, 34> table{};
  for (std::size_t n = 0; n < table.size(); ++n) {
    table[n][0] = 1;
    for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0);
  }
  return table;
}();

/// C(n, k) for 0 ≤ n ≤ 33; 0 for k < 0.
constexpr std::uint32_t binomial(int n, int k) {
  return k < 0 ? 0 : binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// The smallest set of `count` columns.
constexpr std::uint64_t first_set(int count) { return (std::uint64_t{1} << count) - 1; }

/// The next set of as many columns (Gosper). The empty set has none: the result then is beyond every board.
constexpr std::uint64_t next_set(std::uint64_t set) {
  if (set == 0) return ~std::uint64_t{0};
  const std::uint64_t low = set & (~set + 1), ripple = set + low;
  return ((ripple ^ set) >> (2 + std::countr_zero(low))) | ripple;
}

}  // namespace queens::counting
