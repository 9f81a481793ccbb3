// From flags to the options of a count, and what `count --project` says with them.
#pragma once

#include <queens/count.hpp>
#include <string>

#include "call.hpp"

namespace queens::app {

/// --threads, --memory and --backend. Throws Refused for a backend that cannot run here and for a memory that is none.
CountOptions options_of(const Call& call);

/// A number of bytes such as "96 MB".
std::string memory_words(std::size_t bytes);

/// `count N --project`: says how long the count would take.
int run_project(const Call& call, const CountOptions& options);

}  // namespace queens::app
