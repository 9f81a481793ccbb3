#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <optional>

#include <queens/problem.hpp>

#include "model/contract.hpp"

namespace queens {

std::vector<Square> attacked_squares(int size, Square square) {
  QUEENS_REQUIRE(on_board(size, square));
  std::vector<Square> found;
  for (const Square step : rays)
    for (Square at{square.row + step.row, square.column + step.column}; on_board(size, at);
         at = {at.row + step.row, at.column + step.column})
      found.push_back(at);
  std::sort(found.begin(), found.end());
  return found;
}

namespace {

/// The ray from `from` on which `to` lies (index into rays), if the squares attack each other.
std::optional<std::size_t> ray_towards(Square from, Square to) {
  if (!attacks(from, to)) return std::nullopt;
  const auto sign = [](int x) { return (x > 0) - (x < 0); };
  const Square step{sign(to.row - from.row), sign(to.column - from.column)};
  return static_cast<std::size_t>(std::find(std::begin(rays), std::end(rays), step) - std::begin(rays));
}

int distance(Square a, Square b) { return std::max(std::abs(a.row - b.row), std::abs(a.column - b.column)); }

}  // namespace

std::vector<Square> attackers(const Board& board, Square square) {
  std::optional<Square> nearest[std::size(rays)];
  for (const Square queen : board.queens)
    if (const auto ray = ray_towards(square, queen))
      if (auto& best = nearest[*ray]; !best || distance(square, queen) < distance(square, *best)) best = queen;
  std::vector<Square> found;
  for (const auto& queen : nearest)
    if (queen) found.push_back(*queen);
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<Square> free_squares(const Board& board) { return free_squares(Problem{.size = board.size}, board); }

std::optional<Line> line_between(const Problem& problem, Square a, Square b) {
  if (a == b) return std::nullopt;
  const int n = problem.size;
  const int rows = std::abs(a.row - b.row), columns = std::abs(a.column - b.column);
  const auto line = line_between(a, b);
  switch (problem.rule) {
    case AttackRule::queen:
      if (line) return line;
      break;
    case AttackRule::superqueen:
      if (line) return line;
      if (rows * columns == 2) return Line::knight;
      break;
    case AttackRule::toroidal:
      if (line) return line;
      if ((difference(a) - difference(b)) % n == 0) return Line::wrapped_main_diagonal;
      if ((sum(a) - sum(b)) % n == 0) return Line::wrapped_anti_diagonal;
      break;
    case AttackRule::touching:
      if (line == Line::row || line == Line::column) return line;
      if (rows == 1 && columns == 1) return Line::touch;
      break;
  }
  if (problem.region(a) >= 0 && problem.region(a) == problem.region(b)) return Line::region;
  return std::nullopt;
}

namespace {

void add_lines(std::vector<Square>& found, const Problem& problem, Square square) {
  const int n = problem.size;
  if (problem.rule == AttackRule::touching) {
    for (int i = 0; i < n; ++i) found.insert(found.end(), {{square.row, i}, {i, square.column}});
    for (const Square step : rays)
      if (step.row != 0 && step.column != 0) found.push_back({square.row + step.row, square.column + step.column});
    return;
  }
  found = attacked_squares(n, square);
  if (problem.rule == AttackRule::superqueen)
    for (const int rows : {-2, -1, 1, 2})
      for (const int columns : {-(3 - std::abs(rows)), 3 - std::abs(rows)})
        found.push_back({square.row + rows, square.column + columns});
  if (problem.rule == AttackRule::toroidal)
    for (int i = 1; i < n; ++i)
      found.insert(found.end(), {{(square.row + i) % n, (square.column + i) % n},
                                 {(square.row + i) % n, (square.column + n - i) % n}});
}

}  // namespace

std::vector<Square> attacked_squares(const Problem& problem, Square square) {
  QUEENS_REQUIRE(on_board(problem.size, square));
  std::vector<Square> found;
  add_lines(found, problem, square);
  if (const int region = problem.region(square); region >= 0)
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column)
        if (problem.region({row, column}) == region) found.push_back({row, column});
  std::erase_if(found, [&](Square at) { return at == square || !on_board(problem.size, at); });
  std::ranges::sort(found);
  found.erase(std::unique(found.begin(), found.end()), found.end());
  return found;
}

std::vector<Square> attackers(const Problem& problem, const Board& board, Square square) {
  QUEENS_REQUIRE(on_board(problem.size, square));
  Board along_rays{.size = board.size};
  std::vector<Square> found;
  for (const Square queen : board.queens) {
    if (!on_board(problem.size, queen)) continue;
    const auto line = line_between(problem, square, queen);
    if (line) (*line <= Line::anti_diagonal ? along_rays.queens : found).push_back(queen);
  }
  std::ranges::copy(attackers(along_rays, square), std::back_inserter(found));
  std::ranges::sort(found);
  return found;
}

std::vector<Square> free_squares(const Problem& problem, const Board& board) {
  QUEENS_REQUIRE(problem.size == board.size);
  Problem all = problem;
  all.blocked.insert(all.blocked.end(), board.blocked.begin(), board.blocked.end());
  all.queens.insert(all.queens.end(), board.queens.begin(), board.queens.end());
  std::erase_if(all.queens, [&](Square queen) { return !on_board(all.size, queen); });
  all.blocked.insert(all.blocked.end(), all.queens.begin(), all.queens.end());  // occupied
  const OpenSquares open(all);
  std::vector<Square> found;
  for (int row = 0; row < all.size; ++row)
    for (int column = 0; column < all.size; ++column)
      if (open(row, column)) found.push_back({row, column});
  return found;
}

}  // namespace queens
