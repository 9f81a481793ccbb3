#include "puzzle/grow.hpp"

#include <cstdlib>
#include <numeric>
#include <utility>

#include "puzzle/solve.hpp"

namespace queens::puzzle {

namespace {

void shuffle(std::vector<int>& items, Random& random) {
  for (std::size_t left = items.size(); left > 1; --left)
    std::swap(items[left - 1], items[static_cast<std::size_t>(random.below(left))]);
}

/// Fills the rows from the last one of `columns` on. False if that is not possible.
bool extend(int size, std::vector<bool>& used, Placement& columns, Random& random) {
  if (columns.size() == static_cast<std::size_t>(size)) return true;
  std::vector<int> order(static_cast<std::size_t>(size));
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, random);
  for (const int column : order) {
    const bool touches = !columns.empty() && std::abs(columns.back() - column) == 1;
    if (touches || used[static_cast<std::size_t>(column)]) continue;
    used[static_cast<std::size_t>(column)] = true;
    columns.push_back(column);
    if (extend(size, used, columns, random)) return true;
    columns.pop_back();
    used[static_cast<std::size_t>(column)] = false;
  }
  return false;
}

/// A square next to a region that might take it.
struct Claim {
  Square square;
  int region;
};

}  // namespace

std::optional<Grown> grow(int size, std::uint64_t unevenness, Random& random) {
  Grown grown;
  std::vector<bool> used(static_cast<std::size_t>(size));
  if (!extend(size, used, grown.solution, random)) return std::nullopt;

  Layout layout(size);
  Position taken;  // its open squares are those that have a region
  std::vector<Claim> claims;
  const auto take = [&](Square square, int region) {
    layout.assign(square, region);
    taken.open.insert(square);
    for (const Square step : {Square{-1, 0}, {0, 1}, {1, 0}, {0, -1}})
      if (const Square next{square.row + step.row, square.column + step.column}; on_board(size, next))
        claims.push_back({next, region});
  };
  for (int row = 0; row < size; ++row) take({row, grown.solution[static_cast<std::size_t>(row)]}, row);

  std::vector<std::uint64_t> appetites(static_cast<std::size_t>(size));
  for (std::uint64_t& appetite : appetites) appetite = std::uint64_t{1} << random.below(unevenness);
  const auto appetite = [&](const Claim& claim) { return appetites[static_cast<std::size_t>(claim.region)]; };

  int left = size * size - size;
  while (left > 0 && !claims.empty()) {
    std::uint64_t all = 0;
    for (const Claim& claim : claims) all += appetite(claim);
    std::uint64_t drawn = random.below(all);
    auto next = claims.begin();
    for (; drawn >= appetite(*next); ++next) drawn -= appetite(*next);
    std::swap(*next, claims.back());
    const Claim claim = claims.back();
    claims.pop_back();
    if (taken.open.has(claim.square)) continue;
    // A claim that fails once fails for ever: more squares never take a solution away.
    layout.assign(claim.square, claim.region);
    taken.open.insert(claim.square);
    const bool second = solvable_with(layout, taken, claim.square);
    layout.assign(claim.square, -1);
    taken.open.erase(claim.square);
    if (second) continue;
    take(claim.square, claim.region);
    --left;
  }
  if (left > 0) return std::nullopt;
  grown.regions = layout.regions();
  return grown;
}

}  // namespace queens::puzzle
