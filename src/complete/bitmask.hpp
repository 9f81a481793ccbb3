// Search for constrained boards: bitmasks, the set with the fewest open squares first, and a look ahead.
#pragma once

#include <cstdint>
#include <functional>
#include <queens/complete.hpp>
#include <queens/random.hpp>

#include "complete/lines.hpp"

namespace queens::completion {

struct SearchOptions {
  /// Gets each solution; returns false to end the search.
  std::function<bool(const Placement&)> each = {};
  /// Asked often; true ends the search where it is.
  std::function<bool()> stopped = {};
  /// Tries the squares of a set in random order.
  Random* shuffle = nullptr;
};

struct SearchEnd {
  bool complete = false;    ///< the whole tree was walked
  std::uint64_t nodes = 0;  ///< queens tried, those of the look ahead included
  int deepest = 0;          ///< most queens on the board at once
};

/// Walks all solutions. At most most_bitmask_squares squares (checked contract). The same tree for the same input.
SearchEnd search_bitmask(const Lines& lines, const SearchOptions& options);

}  // namespace queens::completion
