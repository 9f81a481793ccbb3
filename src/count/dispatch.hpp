// The one place that knows which kernels there are and which of them this CPU can run.
#pragma once

#include <queens/count.hpp>

#include "count/kernels/kernel.hpp"

namespace queens::counting {

/// The kernel of a backend, or nullptr if it is not built in or this CPU or its system cannot run it.
/// `automatic` gives the fastest usable one. Not for `bitmask` (checked contract).
const Kernel* kernel_of(Backend backend);

}  // namespace queens::counting
