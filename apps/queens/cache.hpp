// Counts by the first row, kept for the next time: what nth and rank of large boards take longest for.
#pragma once

#include <queens/order.hpp>

#include "call.hpp"

namespace queens::app {

/// The order of the problem, with first-row counts from the person's cache folder where they are kept and sound.
/// Counts anew, shows a bar, and keeps the result, unless --no-cache was given or the board is small or has rules.
Order cached_order(const Call& call, const Problem& problem, const CountOptions& options);

}  // namespace queens::app
