#include <queens/construct.hpp>

#include <algorithm>

#include "model/contract.hpp"

namespace queens {

// Even columns first, then odd ones: two steps of a knight at a time keep the diagonals apart. Where n leaves 2 or 3
// when divided by 6 the two halves meet on a diagonal, and a few columns change places. Columns here are 1-based.
std::optional<Placement> construct(int size) {
  QUEENS_REQUIRE(size >= 0);
  if (size == 2 || size == 3) return std::nullopt;
  Placement columns;
  columns.reserve(static_cast<std::size_t>(size));
  for (int even = 2; even <= size; even += 2) columns.push_back(even);
  const auto odd_begin = static_cast<std::ptrdiff_t>(columns.size());
  for (int odd = 1; odd <= size; odd += 2) columns.push_back(odd);

  const auto odd = columns.begin() + odd_begin;
  if (size % 6 == 2) {
    std::swap(odd[0], odd[1]);                          // 3 1 7 9 … then 5 last
    std::rotate(odd + 2, odd + 3, columns.end());
  } else if (size % 6 == 3) {
    std::rotate(columns.begin(), columns.begin() + 1, odd);   // 4 6 … 2
    std::rotate(odd, odd + 2, columns.end());                 // 5 7 … 1 3
  }
  for (int& column : columns) --column;
  return columns;
}

}  // namespace queens
