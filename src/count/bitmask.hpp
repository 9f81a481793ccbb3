// The plain bitmask counter: backtracking with one word for each kind of line. Simple enough to trust by reading, it is
// the witness against which faster engines are tested.
#pragma once

#include <queens/count.hpp>

namespace queens {

CountResult count_by_bitmask(const Problem& problem, const CountOptions& options);

}  // namespace queens
