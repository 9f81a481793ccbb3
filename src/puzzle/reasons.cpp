#include "puzzle/reasons.hpp"

#include <algorithm>
#include <vector>

#include "puzzle/sets.hpp"

namespace queens::puzzle {

namespace {

std::optional<Hint> dead(const Layout& layout, const Position& position) {
  const int house = narrowest_house(layout, position);
  if (house < 0 || !(position.open & layout.squares(house)).empty()) return std::nullopt;
  return Hint{.reason = Reason::dead, .houses = {layout.house(house)}};
}

std::optional<Hint> attacked(const Layout& layout, const Position& position) {
  for (const Square queen : position.queens.list())
    if (const SquareSet hit = position.open & layout.attacked(queen); !hit.empty())
      return Hint{.reason = Reason::attacked, .crossed = hit.list(), .square = queen};
  return std::nullopt;
}

std::optional<Hint> only_square(const Layout& layout, const Position& position) {
  const int house = narrowest_house(layout, position);
  if (house < 0) return std::nullopt;
  const auto squares = (position.open & layout.squares(house)).list();
  if (squares.size() != 1) return std::nullopt;
  return Hint{.reason = Reason::only_square, .queen = squares.front(), .houses = {layout.house(house)}};
}

/// Of the houses that a queen elsewhere could empty, one with the fewest open squares: the easiest to see.
std::optional<Hint> would_empty(const Layout& layout, const Position& position) {
  std::optional<Hint> best;
  std::size_t fewest = 0;
  for (int house = 0; house < layout.houses(); ++house) {
    if (position.filled[static_cast<std::size_t>(house)]) continue;
    const auto inside = (position.open & layout.squares(house)).list();
    if (best && inside.size() >= fewest) continue;
    SquareSet fatal = position.open;  // attacks every open square of the house; none of these attacks itself
    for (const Square square : inside) fatal &= layout.attacked(square);
    if (fatal.empty()) continue;
    fewest = inside.size();
    best = Hint{.reason = Reason::would_empty, .crossed = fatal.list(), .houses = {layout.house(house)}};
  }
  return best;
}

/// Follows a queen on `square` until a house is dead: the steps, or nothing if they end elsewhere or reach `longest`.
std::optional<std::vector<Hint>> refutation(const Layout& layout, Position position, Square square, Reason hardest,
                                            std::size_t longest) {
  std::vector<Hint> chain;
  position.place(layout, square);
  while (chain.size() < longest) {
    auto step = simplest_step(layout, position, hardest);
    if (!step) return std::nullopt;
    const bool ends = step->reason == Reason::dead;
    apply(layout, *step, position);
    chain.push_back(*std::move(step));
    if (ends) return chain;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Hint> simplest_step(const Layout& layout, const Position& position, Reason hardest) {
  using Find = std::optional<Hint> (*)(const Layout&, const Position&);
  // Where the reasons are that Reason names in this order.
  static constexpr Find finders[] = {attacked, only_square, confined, larger_sets, would_empty};
  if (auto step = dead(layout, position)) return step;
  for (int reason = 0; reason <= static_cast<int>(std::min(hardest, Reason::would_empty)); ++reason)
    if (auto step = finders[reason](layout, position)) return step;
  return std::nullopt;
}

std::optional<Hint> trial_step(const Layout& layout, const Position& position) {
  constexpr std::size_t longest = 1000;  // beyond any chain: a step changes a square for good
  for (const Reason hardest : {Reason::only_square, Reason::would_empty}) {
    std::optional<Hint> best;
    for (const Square square : position.open.list()) {
      auto chain = refutation(layout, position, square, hardest, best ? best->chain.size() - 1 : longest);
      if (!chain) continue;
      best = Hint{.reason = Reason::trial, .crossed = {square}, .square = square};
      best->chain = *std::move(chain);
    }
    if (best) return best;
  }
  return std::nullopt;
}

std::optional<Hint> next_step(const Layout& layout, const Position& position) {
  if (narrowest_house(layout, position) < 0) return std::nullopt;  // all queens stand
  if (auto step = simplest_step(layout, position, Reason::would_empty)) return step;
  if (auto step = trial_step(layout, position)) return step;
  return search_step(layout, position);
}

void apply(const Layout& layout, const Hint& step, Position& position) {
  if (step.queen) position.place(layout, *step.queen);
  for (const Square square : step.crossed) position.open.erase(square);
}

}  // namespace queens::puzzle
