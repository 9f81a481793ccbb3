#include <algorithm>
#include <array>
#include <queens/puzzle.hpp>

#include "model/contract.hpp"
#include "puzzle/reasons.hpp"
#include "puzzle/solve.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, 6> level_names = {"easy", "medium", "hard", "expert", "extreme", "fiendish"};
constexpr std::array<std::string_view, 8> reason_names = {"attacked",    "only-square", "confined", "sets",
                                                          "would-empty", "trial",       "search",   "dead"};

std::vector<Square> joined(std::vector<Square> a, const std::vector<Square>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::ranges::sort(a);
  a.erase(std::unique(a.begin(), a.end()), a.end());
  return a;
}

void require_on_board(const Board& known, int size) {
  QUEENS_REQUIRE(known.size == size);
  for (const auto* squares : {&known.queens, &known.blocked})
    for (const Square square : *squares) QUEENS_REQUIRE(on_board(size, square));
}

/// Two queens that attack each other, if any.
std::optional<Hint> attacking_pair(const puzzle::Layout& layout, const std::vector<Square>& queens) {
  for (const Square a : queens)
    for (const Square b : queens)
      if (a < b && layout.attacked(a).has(b)) return Hint{.reason = Reason::dead, .square = a, .other = b};
  return std::nullopt;
}

}  // namespace

namespace puzzle {

std::optional<Hint> search_step(const Layout& layout, const Position& position) {
  for (const Square square : position.open.list())
    if (!solvable_with(layout, position, square))
      return Hint{.reason = Reason::search, .crossed = {square}, .square = square};
  return std::nullopt;
}

}  // namespace puzzle

Level level_of(Reason reason) {
  switch (reason) {
    case Reason::attacked:
    case Reason::only_square:
    case Reason::dead: return Level::easy;
    case Reason::confined: return Level::medium;
    case Reason::sets: return Level::hard;
    case Reason::would_empty: return Level::expert;
    case Reason::trial: return Level::extreme;
    case Reason::search: break;
  }
  return Level::fiendish;
}

std::string_view name_of(Level level) { return level_names.at(static_cast<std::size_t>(level) - 1); }

std::string_view name_of(Reason reason) { return reason_names.at(static_cast<std::size_t>(reason)); }

std::optional<Level> level_named(std::string_view name) {
  const auto at = std::ranges::find(level_names, name);
  if (at == level_names.end()) return std::nullopt;
  return static_cast<Level>(at - level_names.begin() + 1);
}

std::optional<Hint> hint(const Problem& puzzle, const Board& known) {
  const puzzle::Layout layout(puzzle);
  require_on_board(known, puzzle.size);
  require_on_board({.size = puzzle.size, .queens = puzzle.queens}, puzzle.size);
  const auto queens = joined(puzzle.queens, known.queens);
  if (auto pair = attacking_pair(layout, queens)) return pair;

  puzzle::Position position{.open = puzzle::open_squares(puzzle)};
  for (const Square square : known.blocked) position.open.erase(square);
  for (const Square queen : queens) {
    if (!position.open.has(queen)) return Hint{.reason = Reason::dead, .square = queen};
    position.place(layout, queen);
  }
  return puzzle::next_step(layout, position);
}

void apply(const Hint& hint, Board& known) {
  if (hint.queen) known.queens = joined(known.queens, {*hint.queen});
  known.blocked = joined(known.blocked, hint.crossed);
}

Board mistakes(const Problem& puzzle, const Board& known) {
  require_on_board(known, puzzle.size);
  Board wrong{.size = puzzle.size};
  const auto solutions = puzzle_solutions(puzzle);
  if (solutions.size() != 1) return wrong;
  const Placement& columns = solutions.front();
  const auto stands = [&](Square square) { return columns[static_cast<std::size_t>(square.row)] == square.column; };
  std::ranges::remove_copy_if(known.queens, std::back_inserter(wrong.queens), stands);
  std::ranges::copy_if(known.blocked, std::back_inserter(wrong.blocked), stands);
  return wrong;
}

}  // namespace queens
