// One unit, counted in another way than before.
#pragma once

#include <queens/audit.hpp>
#include <queens/random.hpp>

namespace queens::ledger {

/// Counts a unit by plain backtracking if it is small. Else follows a random path of queens down the board: the boards
/// beside the path are counted by another kernel than `recorded_by`, the small one at its end by backtracking. The sum is
/// the number of completions, whatever the path. Nothing if stopped.
std::optional<Recount> recount(int size, const Subtotal& subtotal, std::size_t memory, Random& random,
                               const std::stop_token& stop);

}  // namespace queens::ledger
