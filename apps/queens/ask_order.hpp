// Questions about the order of solutions, with all that a long answer needs: options, a bar, an end by Ctrl-C.
#pragma once

#include <functional>

#include <queens/order.hpp>

#include "call.hpp"

namespace queens::app {

/// Whether the first-row counts kept in the person's cache folder are worth reading and, if missing, making.
enum class FirstRow { kept, not_needed };

/// Lets `ask` put its questions to the order of the problem. Returns 0, or the status with which to end if a signal
/// ended the counting.
int ask_order(const Call& call, const Problem& problem, const std::function<void(Order&)>& ask,
              FirstRow first_row = FirstRow::kept);

}  // namespace queens::app
