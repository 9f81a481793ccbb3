// Counts by the first row, kept for the next time: what nth and rank of large boards take longest for.
#pragma once

#include <queens/order.hpp>

#include "call.hpp"

namespace queens::app {

/// The order of the problem, with first-row counts from the person's cache folder where they are kept and sound.
/// Counts anew, shows a bar, and keeps the result, unless --no-cache was given or the board is small or has rules.
Order cached_order(const Call& call, const Problem& problem, const CountOptions& options);

/// The sum of the counts by the first row that are kept for this size, if any.
std::optional<Total> kept_total(int size);

}  // namespace queens::app
