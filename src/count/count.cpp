#include <queens/count.hpp>

#include "count/bitmask.hpp"
#include "model/contract.hpp"

namespace queens {

CountResult count(const Problem& problem, const CountOptions& options) {
  CountResult result = count_by_first_row(problem, options);
  result.by_first_row.clear();
  return result;
}

CountResult count_by_first_row(const Problem& problem, const CountOptions& options) {
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_count_size);
  return count_by_bitmask(problem, options);
}

}  // namespace queens
