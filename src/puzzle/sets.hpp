// Counting arguments: k houses whose open squares lie in k others leave nothing for anybody else in these.
#pragma once

#include <optional>

#include "puzzle/position.hpp"

namespace queens::puzzle {

/// One house inside another of a different kind.
std::optional<Hint> confined(const Layout& layout, const Position& position);

/// Two to five houses of one kind inside as many of another: fewest first. Larger sets are beyond what a person sees;
/// half of them show as the smaller complement anyway.
std::optional<Hint> larger_sets(const Layout& layout, const Position& position);

}  // namespace queens::puzzle
