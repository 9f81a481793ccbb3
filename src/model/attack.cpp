#include <algorithm>
#include <optional>

#include <queens/square.hpp>

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

std::vector<Square> free_squares(const Board& board) {
  const int n = board.size;
  const auto flags = [](int count) { return std::vector<bool>(static_cast<std::size_t>(std::max(count, 0))); };
  auto rows = flags(n), columns = flags(n), sums = flags(2 * n), differences = flags(2 * n);
  for (const Square queen : board.queens) {
    if (!on_board(n, queen)) continue;
    rows[queen.row] = columns[queen.column] = sums[sum(queen)] = differences[difference(queen) + n] = true;
  }
  std::vector<Square> blocked = board.blocked;
  std::sort(blocked.begin(), blocked.end());
  std::vector<Square> found;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const Square at{row, column};
      if (rows[row] || columns[column] || sums[sum(at)] || differences[difference(at) + n]) continue;
      if (!std::binary_search(blocked.begin(), blocked.end(), at)) found.push_back(at);
    }
  return found;
}

}  // namespace queens
