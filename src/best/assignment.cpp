// The Hungarian method with prices: each row in turn gets a column along the cheapest path of exchanges. Prices keep
// cost − row price − column price ≥ 0 everywhere and = 0 where a row has its column; a column without a row costs
// nothing and the others at most that. So the prices of an assignment add up to its cost, and any other assignment costs
// more by at least the sum of what its squares are above their prices.
#include "best/assignment.hpp"

#include <bit>

namespace queens::best {

namespace {

constexpr std::int64_t infinite = std::int64_t{1} << 62;

}  // namespace

Assignment::Assignment(int size, std::span<const std::int64_t> weights)
    : size_(size), weights_(weights), row_price_(size), column_price_(size), owner_(size), distance_(size), from_(size),
      done_(size) {}

std::int64_t Assignment::cost(std::size_t k, int column) const {
  return -weights_[static_cast<std::size_t>(rows_[k]) * static_cast<std::size_t>(size_) +
                   static_cast<std::size_t>(column)];
}

std::optional<std::int64_t> Assignment::solve(std::span<const int> rows, std::span<const Word> free) {
  rows_ = rows;
  free_ = free;
  row_price_.assign(row_price_.size(), 0);
  column_price_.assign(column_price_.size(), 0);
  owner_.assign(owner_.size(), -1);
  for (std::size_t k = 0; k < rows.size(); ++k)
    if (!add_row(k)) return std::nullopt;
  std::int64_t weight = 0;
  for (int column = 0; column < size_; ++column)
    if (owner_[column] >= 0) weight -= cost(static_cast<std::size_t>(owner_[column]), column);
  return weight;
}

/// Finds row k a column by Dijkstra's method: distances in what squares are above their prices.
bool Assignment::add_row(std::size_t k) {
  distance_.assign(distance_.size(), infinite);
  done_.assign(done_.size(), false);
  std::size_t row = k;
  int through = -1;  // the column whose owner is `row`
  std::int64_t base = 0;
  for (;;) {
    for (Word left = free_[static_cast<std::size_t>(rows_[row])]; left != 0; left &= left - 1) {
      const int column = std::countr_zero(left);
      if (done_[column]) continue;
      const std::int64_t length = base + loss(row, column);
      if (length < distance_[column]) distance_[column] = length, from_[column] = through;
    }
    int nearest = -1;
    for (int column = 0; column < size_; ++column)
      if (!done_[column] && distance_[column] < infinite && (nearest < 0 || distance_[column] < distance_[nearest]))
        nearest = column;
    if (nearest < 0) return false;
    done_[nearest] = true;
    base = distance_[nearest];
    through = nearest;
    if (owner_[nearest] < 0) break;
    row = static_cast<std::size_t>(owner_[nearest]);
  }
  row_price_[k] += base;
  for (int column = 0; column < size_; ++column) {
    if (!done_[column]) continue;
    const std::int64_t nearer = base - distance_[column];
    column_price_[column] -= nearer;
    if (owner_[column] >= 0) row_price_[static_cast<std::size_t>(owner_[column])] += nearer;
  }
  while (through >= 0) {  // hand the columns on along the path
    const int before = from_[through];
    owner_[through] = before < 0 ? static_cast<int>(k) : owner_[before];
    through = before;
  }
  return true;
}

}  // namespace queens::best
