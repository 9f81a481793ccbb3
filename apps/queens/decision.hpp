// `queens solve` by the engines for constrained boards: from flags to options, and the answer in words or as JSON.
#pragma once

#include <queens/complete.hpp>

#include "call.hpp"

namespace queens::app {

/// True if a flag asks for what only these engines do, or for a report of their work.
bool wants_decision(const Call& call);

/// Refuses flags that do not go together.
void check_decision_flags(const Call& call);

/// One solution, or with --unique whether there is just one: writes the answer and says how it was found. Returns the exit
/// status.
int run_decision(const Call& call, const Problem& problem);

}  // namespace queens::app
