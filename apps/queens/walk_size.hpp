// How long a complete run of a method is, known before it starts.
#pragma once

#include <queens/search.hpp>

namespace queens::app {

struct WalkSize {
  double steps = 0;
  bool exact = false;
};

/// Steps (places, rejects, backtracks, solutions) of a complete run. Small trees are counted, large ones estimated.
WalkSize walk_size(const Problem& problem, Method method);

}  // namespace queens::app
