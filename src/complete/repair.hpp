// Local search for large boards with much room: place a queen in every row, then move those that are attacked.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queens/problem.hpp>
#include <queens/random.hpp>

namespace queens::completion {

struct RepairOptions {
  std::uint64_t most_steps = 0;     ///< gives up after so many moves
  std::function<bool()> stopped = {};  ///< asked at every move
};

struct RepairEnd {
  std::optional<Placement> columns = {};  ///< a solution, or nothing: not found, which proves nothing
  std::uint64_t steps = 0;
};

/// The rule of least conflicts. Source: S. Minton et al., Minimizing conflicts (Artificial Intelligence 58, 1992). A move
/// takes O(n); a board with room needs some tens of them, whatever n is.
RepairEnd repair(const Problem& problem, Random& random, const RepairOptions& options);

}  // namespace queens::completion
