#include <queens/symmetry.hpp>

#include <algorithm>
#include <map>
#include <set>

#include "model/contract.hpp"

namespace queens {

Symmetry inverse(Symmetry symmetry) {
  if (symmetry == Symmetry::quarter_turn) return Symmetry::three_quarter_turn;
  if (symmetry == Symmetry::three_quarter_turn) return Symmetry::quarter_turn;
  return symmetry;
}

Square image(Symmetry symmetry, int size, Square square) {
  const int last = size - 1;
  const auto [row, column] = square;
  switch (symmetry) {
    case Symmetry::identity: return {row, column};
    case Symmetry::quarter_turn: return {column, last - row};
    case Symmetry::half_turn: return {last - row, last - column};
    case Symmetry::three_quarter_turn: return {last - column, row};
    case Symmetry::mirror_columns: return {row, last - column};
    case Symmetry::mirror_rows: return {last - row, column};
    case Symmetry::main_diagonal: return {column, row};
    case Symmetry::anti_diagonal: return {last - column, last - row};
  }
  contract_broken("symmetry is one of eight", __func__);
}

Placement image(Symmetry symmetry, std::span<const int> columns) {
  const int size = static_cast<int>(columns.size());
  Placement result(columns.size(), -1);
  for (int row = 0; row < size; ++row) {
    QUEENS_REQUIRE(columns[row] >= 0 && columns[row] < size);
    const Square to = image(symmetry, size, {row, columns[row]});
    QUEENS_REQUIRE(result[to.row] < 0);
    result[to.row] = to.column;
  }
  return result;
}

namespace {

/// True if main diagonals stay main diagonals; else they become anti diagonals.
bool keeps_main_diagonals(Symmetry symmetry) {
  return symmetry == Symmetry::identity || symmetry == Symmetry::half_turn || symmetry == Symmetry::main_diagonal ||
         symmetry == Symmetry::anti_diagonal;
}

std::size_t area(const Problem& problem) {
  return static_cast<std::size_t>(problem.size) * static_cast<std::size_t>(problem.size);
}

}  // namespace

Problem image(Symmetry symmetry, const Problem& problem) {
  Problem result = problem;
  for (auto* squares : {&result.queens, &result.blocked})
    for (Square& square : *squares) square = image(symmetry, problem.size, square);

  // A diagonal goes where one of its squares goes, on the board or not.
  result.excluded_sums.clear();
  result.excluded_differences.clear();
  const auto add_diagonal = [&](Square square, bool was_main) {
    const Square to = image(symmetry, problem.size, square);
    if (was_main == keeps_main_diagonals(symmetry))
      result.excluded_differences.push_back(difference(to));
    else
      result.excluded_sums.push_back(sum(to));
  };
  for (const int number : problem.excluded_sums) add_diagonal({number, 0}, false);
  for (const int number : problem.excluded_differences) add_diagonal({number, 0}, true);

  QUEENS_REQUIRE(problem.regions.empty() || problem.regions.size() == area(problem));
  if (problem.regions.empty()) return result;
  for (int row = 0; row < problem.size; ++row)
    for (int column = 0; column < problem.size; ++column) {
      const Square to = image(symmetry, problem.size, {row, column});
      result.regions[static_cast<std::size_t>(to.row) * problem.size + to.column] = problem.region({row, column});
    }
  return result;
}

namespace {

/// The same division of the board whatever its regions are called: numbered by their first squares.
std::vector<int> renumbered(std::vector<int> regions) {
  std::map<int, int> numbers;
  for (int& region : regions)
    region = region < 0 ? -1 : numbers.emplace(region, static_cast<int>(numbers.size())).first->second;
  return regions;
}

template <class T>
std::set<T> as_set(const std::vector<T>& list) {
  return {list.begin(), list.end()};
}

bool same_rules(const Problem& a, const Problem& b) {
  return as_set(a.queens) == as_set(b.queens) && as_set(a.blocked) == as_set(b.blocked) &&
         as_set(a.excluded_sums) == as_set(b.excluded_sums) &&
         as_set(a.excluded_differences) == as_set(b.excluded_differences) &&
         renumbered(a.regions) == renumbered(b.regions);
}

}  // namespace

std::vector<Symmetry> symmetries_of(const Problem& problem) {
  std::vector<Symmetry> group;
  for (const Symmetry symmetry : all_symmetries)
    if (same_rules(image(symmetry, problem), problem)) group.push_back(symmetry);
  return group;
}

Placement canonical(std::span<const int> columns, std::span<const Symmetry> group) {
  Placement smallest(columns.begin(), columns.end());
  for (const Symmetry symmetry : group) smallest = std::min(smallest, image(symmetry, columns));
  return smallest;
}

bool is_canonical(std::span<const int> columns, std::span<const Symmetry> group) {
  return std::ranges::none_of(group, [&](Symmetry symmetry) {
    return std::ranges::lexicographical_compare(image(symmetry, columns), columns);
  });
}

int orbit_size(std::span<const int> columns, std::span<const Symmetry> group) {
  std::set<Placement> images;
  for (const Symmetry symmetry : group) images.insert(image(symmetry, columns));
  return static_cast<int>(images.size());
}

Kept kept_symmetry(std::span<const int> columns) {
  const auto kept_by = [&](Symmetry symmetry) { return std::ranges::equal(image(symmetry, columns), columns); };
  if (kept_by(Symmetry::quarter_turn)) return Kept::quarter_turn;
  return kept_by(Symmetry::half_turn) ? Kept::half_turn : Kept::none;
}

}  // namespace queens
