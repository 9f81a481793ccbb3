// The reasons that follow from a position, simplest first.
#pragma once

#include <optional>

#include "puzzle/position.hpp"

namespace queens::puzzle {

/// The simplest step up to reason `hardest` (at most would_empty), or `dead` where a house has no square left.
std::optional<Hint> simplest_step(const Layout& layout, const Position& position, Reason hardest);

/// An assumption that fails: the one refuted by the fewest steps, with the reasons of simplest_step.
std::optional<Hint> trial_step(const Layout& layout, const Position& position);

/// A square that belongs to no solution, found by searching.
std::optional<Hint> search_step(const Layout& layout, const Position& position);

/// Any of them.
std::optional<Hint> next_step(const Layout& layout, const Position& position);

/// Adds a step to the position.
void apply(const Layout& layout, const Hint& step, Position& position);

}  // namespace queens::puzzle
