// How long a count would take, from a sample of its work units.
#pragma once

#include <cstddef>

#include <queens/count.hpp>

namespace queens::app {

struct Projection {
  double seconds = 0;        ///< of wall time with the threads of the options
  double low = 0, high = 0;  ///< 95 % interval
  std::size_t units = 0;     ///< planned
  std::size_t sampled = 0;   ///< pieces counted
  double share = 0;          ///< of the expected work that was counted
  bool sure = true;          ///< false: the sample is too small or too uneven for more than an order of magnitude
};

/// Counts random pieces of the plain problem of this size for about `sample_seconds`, each drawn with a probability in
/// proportion to its estimated cost. Ends early when options.stop says so.
Projection project(int size, const CountOptions& options, double sample_seconds);

}  // namespace queens::app
