// Counts boards on which only neighbouring rows matter, row by row.
#pragma once

#include <functional>
#include <optional>
#include <queens/problem.hpp>
#include <queens/total.hpp>

namespace queens::completion {

/// The number of solutions of a problem with AttackRule::touching and size ≤ 64 (checked contracts). Partial placements
/// with the same used columns, used regions and last column have the same completions and are one state. Nothing if there
/// are more than `most_states` of them at once, or if `stopped`, asked once a row, says so.
std::optional<Total> count_by_sweep(const Problem& problem, std::size_t most_states, const std::function<bool()>& stopped);

}  // namespace queens::completion
