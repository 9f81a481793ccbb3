#include "complete/lines.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace queens::completion {

namespace {

using Sets = std::vector<std::vector<int>>;

/// The squares sorted into sets by a number; squares with a negative number belong to none.
template <class Number>
Sets sorted_by(const std::vector<Square>& squares, int sets, Number number) {
  Sets sorted(static_cast<std::size_t>(sets));
  for (std::size_t i = 0; i < squares.size(); ++i)
    if (const int set = number(squares[i]); set >= 0) sorted[static_cast<std::size_t>(set)].push_back(static_cast<int>(i));
  return sorted;
}

void append(Sets& sets, Sets more) {
  for (auto& set : more) sets.push_back(std::move(set));
}

/// Regions take part as they are met: n of them that leave no open square out must all hold a queen.
void add_regions(const Problem& problem, Lines& lines) {
  if (problem.regions.empty()) return;
  std::map<int, int> place;
  for (const int region : problem.regions)
    if (region >= 0) place.emplace(region, static_cast<int>(place.size()));
  bool all = true;
  Sets regions = sorted_by(lines.squares, static_cast<int>(place.size()), [&](Square square) {
    const int region = problem.region(square);
    all = all && region >= 0;
    return region < 0 ? -1 : place[region];
  });
  if (all && regions.size() < static_cast<std::size_t>(problem.size)) lines.hopeless = true;
  const bool must = all && regions.size() == static_cast<std::size_t>(problem.size);
  append(must ? lines.exactly_one : lines.at_most_one, std::move(regions));
}

/// Pairs of squares this far apart exclude each other.
void add_pairs(Lines& lines, std::initializer_list<Square> steps) {
  for (std::size_t i = 0; i < lines.squares.size(); ++i)
    for (const Square step : steps) {
      const Square other{lines.squares[i].row + step.row, lines.squares[i].column + step.column};
      const auto at = std::ranges::lower_bound(lines.squares, other);
      if (at != lines.squares.end() && *at == other)
        lines.at_most_one.push_back({static_cast<int>(i), static_cast<int>(at - lines.squares.begin())});
    }
}

void add_attacks(AttackRule rule, Lines& lines) {
  const int n = lines.size;
  if (rule == AttackRule::touching) {
    add_pairs(lines, {{1, -1}, {1, 1}});
  } else if (rule == AttackRule::toroidal) {
    // n wrapped diagonals in each direction share out the board, so that each holds a queen.
    append(lines.exactly_one, sorted_by(lines.squares, n, [n](Square square) { return sum(square) % n; }));
    append(lines.exactly_one, sorted_by(lines.squares, n, [n](Square square) { return (difference(square) + n) % n; }));
  } else {
    append(lines.at_most_one, sorted_by(lines.squares, 2 * n, [](Square square) { return sum(square); }));
    append(lines.at_most_one, sorted_by(lines.squares, 2 * n, [n](Square square) { return difference(square) + n; }));
    if (rule == AttackRule::superqueen) add_pairs(lines, {{1, -2}, {1, 2}, {2, -1}, {2, 1}});
  }
}

}  // namespace

Lines lines_of(const Problem& problem) {
  const int n = problem.size;
  Lines lines{.size = n};
  if (contradiction(problem)) {
    lines.hopeless = true;
    return lines;
  }
  const OpenSquares open(problem);
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      if (open(row, column)) lines.squares.push_back({row, column});
  append(lines.exactly_one, sorted_by(lines.squares, n, [](Square square) { return square.row; }));
  append(lines.exactly_one, sorted_by(lines.squares, n, [](Square square) { return square.column; }));
  add_attacks(problem.rule, lines);
  add_regions(problem, lines);
  std::erase_if(lines.at_most_one, [](const std::vector<int>& set) { return set.size() < 2; });
  for (const auto& set : lines.exactly_one) lines.hopeless = lines.hopeless || set.empty();
  return lines;
}

Placement placement_of(const Lines& lines, const std::vector<int>& queens) {
  Placement columns(static_cast<std::size_t>(lines.size));
  for (const int queen : queens) {
    const Square square = lines.squares[static_cast<std::size_t>(queen)];
    columns[static_cast<std::size_t>(square.row)] = square.column;
  }
  return columns;
}

}  // namespace queens::completion
