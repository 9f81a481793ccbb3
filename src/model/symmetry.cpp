#include <queens/symmetry.hpp>

#include <algorithm>
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

Problem image(Symmetry symmetry, const Problem& problem) {
  Problem result = problem;
  for (auto* squares : {&result.queens, &result.blocked})
    for (Square& square : *squares) square = image(symmetry, problem.size, square);
  return result;
}

std::vector<Symmetry> symmetries_of(const Problem& problem) {
  const auto as_set = [](const std::vector<Square>& squares) { return std::set(squares.begin(), squares.end()); };
  std::vector<Symmetry> group;
  for (const Symmetry symmetry : all_symmetries) {
    const Problem turned = image(symmetry, problem);
    if (as_set(turned.queens) == as_set(problem.queens) && as_set(turned.blocked) == as_set(problem.blocked))
      group.push_back(symmetry);
  }
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
