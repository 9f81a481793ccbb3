// Answers for a Problem. The only place that picks a method.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include <queens/problem.hpp>

namespace queens {

/// Gets each solution; returns false to end the listing.
using Listener = std::function<bool(std::span<const int> columns)>;

/// All solutions in order, handed to `each` as they are found. With `from`, starts at the first solution that is not
/// before that placement. Any size; exponential time. Returns false if `each` ended it.
bool for_each_solution(const Problem& problem, const Listener& each, std::span<const int> from = {});

/// The first solution in order, or nothing. Exponential time in the worst case.
std::optional<Placement> first_solution(const Problem& problem);

/// Some solution by the fastest means: the first in order for size ≤ 20 or with rules, else an explicit construction.
std::optional<Placement> any_solution(const Problem& problem);

}  // namespace queens
