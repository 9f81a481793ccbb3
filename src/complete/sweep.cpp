#include "complete/sweep.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <tuple>

#include "model/contract.hpp"

namespace queens::completion {

namespace {

struct State {
  std::uint64_t columns = 0;  ///< used
  std::uint64_t regions = 0;  ///< used
  int last = -1;              ///< column of the queen in the row above
  Total ways = 1;

  auto key() const { return std::tuple(columns, regions, last); }
};

void join_equal(std::vector<State>& states) {
  std::ranges::sort(states, {}, &State::key);
  std::size_t kept = 0;
  for (const State& state : states) {
    if (kept > 0 && states[kept - 1].key() == state.key())
      states[kept - 1].ways += state.ways;
    else
      states[kept++] = state;
  }
  states.resize(kept);
}

/// A bit for each region that a state must remember: those of one row are kept by the rule of rows. Nothing if there are
/// more than 64.
std::optional<std::map<int, std::uint64_t>> region_bits(const Problem& problem) {
  std::map<int, std::pair<int, int>> rows;
  for (int row = 0; row < problem.size; ++row)
    for (int column = 0; column < problem.size; ++column)
      if (const int region = problem.region({row, column}); region >= 0)
        rows.try_emplace(region, row, row).first->second.second = row;
  std::map<int, std::uint64_t> bits;
  for (const auto& [region, reach] : rows)
    if (reach.first != reach.second) {
      if (bits.size() == 64) return std::nullopt;
      const std::uint64_t bit = std::uint64_t{1} << bits.size();
      bits[region] = bit;
    }
  return bits;
}

/// True if there are as many regions as rows and no open square lies outside them: then each holds a queen.
bool every_region_holds_a_queen(const Problem& problem, const OpenSquares& open) {
  std::set<int> regions;
  for (int row = 0; row < problem.size; ++row)
    for (int column = 0; column < problem.size; ++column) {
      const int region = problem.region({row, column});
      if (region >= 0) regions.insert(region);
      if (region < 0 && open(row, column)) return false;
    }
  return regions.size() == static_cast<std::size_t>(problem.size);
}

}  // namespace

std::optional<Total> count_by_sweep(const Problem& problem, std::size_t most_states, const std::function<bool()>& stopped) {
  QUEENS_REQUIRE(problem.rule == AttackRule::touching && problem.size <= 64);
  if (contradiction(problem)) return Total{0};
  const int n = problem.size;
  const auto bits = region_bits(problem);
  if (!bits) return std::nullopt;
  const auto region_bit = [&](int row, int column) {
    const auto found = bits->find(problem.region({row, column}));
    return found == bits->end() ? std::uint64_t{0} : found->second;
  };
  const OpenSquares open(problem);
  // Columns and regions that can still be reached from a row on: a state that lacks another one is dead.
  std::vector<std::uint64_t> columns_below(static_cast<std::size_t>(n) + 1), regions_below(static_cast<std::size_t>(n) + 1);
  for (int row = n - 1; row >= 0; --row) {
    const auto at = static_cast<std::size_t>(row);
    columns_below[at] = columns_below[at + 1] | open.word(row);
    regions_below[at] = regions_below[at + 1];
    for (int column = 0; column < n; ++column)
      if (open(row, column)) regions_below[at] |= region_bit(row, column);
  }
  const std::uint64_t all_columns = n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1;
  std::uint64_t all_regions = 0;
  if (every_region_holds_a_queen(problem, open))
    for (const auto& [region, bit] : *bits) all_regions |= bit;

  std::vector<State> states = {State{}};
  for (int row = 0; row < n; ++row) {
    if (stopped && stopped()) return std::nullopt;
    std::uint64_t region_of_column[64];
    for (int column = 0; column < n; ++column) region_of_column[column] = region_bit(row, column);
    const std::uint64_t last_columns = all_columns & ~columns_below[static_cast<std::size_t>(row) + 1];
    const std::uint64_t last_regions = all_regions & ~regions_below[static_cast<std::size_t>(row) + 1];
    std::vector<State> next;
    for (const State& state : states) {
      std::uint64_t free = open.word(row) & ~state.columns;
      if (state.last >= 0) free &= ~(std::uint64_t{1} << state.last << 1 | std::uint64_t{1} << state.last >> 1);
      for (; free != 0; free &= free - 1) {
        const int column = std::countr_zero(free);
        const std::uint64_t region = region_of_column[column];
        const std::uint64_t columns = state.columns | (free & -free), regions = state.regions | region;
        if ((state.regions & region) != 0 || (last_columns & ~columns) != 0 || (last_regions & ~regions) != 0) continue;
        next.push_back({columns, regions, column, state.ways});
      }
      if (next.size() > 2 * most_states) join_equal(next);
      if (next.size() > most_states) return std::nullopt;
    }
    join_equal(next);
    states = std::move(next);
  }
  Total total = 0;
  for (const State& state : states) total += state.ways;
  return total;
}

}  // namespace queens::completion
