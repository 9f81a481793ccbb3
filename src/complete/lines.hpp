// A problem as the engines of this layer see it: open squares, and sets of squares that hold one queen.
#pragma once

#include <queens/problem.hpp>
#include <vector>

namespace queens::completion {

/// Squares are named by their place in `squares`. A solution is a choice of squares with exactly one in each set of
/// `exactly_one` and at most one in each set of `at_most_one`; nothing of the problem is left out.
struct Lines {
  int size = 0;
  std::vector<Square> squares = {};                ///< in reading order
  std::vector<std::vector<int>> exactly_one = {};  ///< the rows come first
  std::vector<std::vector<int>> at_most_one = {};  ///< of two squares and more
  bool hopeless = false;                      ///< a set of exactly_one is empty, or the fixed queens contradict
};

Lines lines_of(const Problem& problem);

/// The columns of the queens on these squares, one in each row.
Placement placement_of(const Lines& lines, const std::vector<int>& queens);

}  // namespace queens::completion
