#include "puzzle/solve.hpp"

namespace queens {

namespace puzzle {

namespace {

using Word = SquareSet::Word;

/// Finds a partner for `from` among `meets`, moving others if need be (Kuhn's augmenting paths).
bool pair(int from, const std::array<Word, max_size>& meets, Word& seen, std::array<int, max_size>& partner) {
  while (const Word left = meets[static_cast<std::size_t>(from)] & ~seen) {
    const int to = std::countr_zero(left);
    seen |= SquareSet::bit(to);
    int& now = partner[static_cast<std::size_t>(to)];
    if (now >= 0 && !pair(now, meets, seen, partner)) continue;
    now = from;
    return true;
  }
  return false;
}

}  // namespace

bool can_be_paired(const Layout& layout, const Position& position) {
  const int n = layout.size();
  std::array<std::array<Word, max_size>, 3> meets{};  // rows to columns, regions to rows, regions to columns
  position.open.each([&](Square square) {
    meets[0][static_cast<std::size_t>(square.row)] |= SquareSet::bit(square.column);
    if (!layout.exact()) return;
    meets[1][static_cast<std::size_t>(layout.region(square))] |= SquareSet::bit(square.row);
    meets[2][static_cast<std::size_t>(layout.region(square))] |= SquareSet::bit(square.column);
  });
  for (int kind = 0; kind < (layout.exact() ? 3 : 1); ++kind) {
    std::array<int, max_size> partner;
    partner.fill(-1);
    for (int from = 0; from < n; ++from) {
      if (position.filled[static_cast<std::size_t>((kind == 0 ? 0 : 2) * n + from)]) continue;
      Word seen = 0;
      if (!pair(from, meets[static_cast<std::size_t>(kind)], seen, partner)) return false;
    }
  }
  return true;
}

bool settle(const Layout& layout, Position& position, Square queen) {
  if (position.queens.has(queen)) return true;
  if (!position.open.has(queen)) return false;
  position.place(layout, queen);
  position.open -= layout.attacked(queen);
  return true;
}

bool solvable_with(const Layout& layout, const Position& position, Square square) {
  Position next = position;
  return settle(layout, next, square) && !for_each_solution(layout, next, [](const Position&) { return false; });
}

}  // namespace puzzle

std::vector<Placement> puzzle_solutions(const Problem& puzzle, int limit) {
  const puzzle::Layout layout(puzzle);
  puzzle::Position start{.open = puzzle::open_squares(puzzle)};
  std::vector<Placement> found;
  for (const Square queen : puzzle.queens)
    if (!on_board(puzzle.size, queen) || !puzzle::settle(layout, start, queen)) return found;
  if (limit <= 0) return found;
  puzzle::for_each_solution(layout, start, [&](const puzzle::Position& full) {
    Placement columns;
    full.queens.each([&](Square square) { columns.push_back(square.column); });
    found.push_back(std::move(columns));
    return found.size() < static_cast<std::size_t>(limit);
  });
  return found;
}

}  // namespace queens
