// iterative: the same tests without recursion. The array remembers where each row stopped, so stepping back is just
// row − 1 and the next column: no call stack, and the search could be stored and taken up again.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class Iterative {
 public:
  Iterative(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), open_(problem), events_(events), queen_(n_, none) {}

  void run() {
    if (n_ == 0) return events_.solution(queen_);
    int row = 0;
    while (row >= 0 && !events_.stopped()) {
      if (!advance(row)) {
        if (events_.stopped()) return;
        queen_[row] = none;
        if (--row >= 0) events_.backtrack(row);
      } else if (events_.stopped()) {
        return;
      } else if (row + 1 < n_) {
        ++row;
      } else {
        events_.solution(queen_);
        if (!events_.stopped()) events_.backtrack(row);
      }
    }
  }

 private:
  static constexpr int none = -1;

  /// Moves the queen of this row to the next column that fits; false if there is none.
  bool advance(int row) {
    for (int column = queen_[row] + 1; column < n_ && !events_.stopped(); ++column) {
      events_.test(row, column);
      if (fits(row, column)) {
        queen_[row] = column;
        events_.place(row, column);
        return true;
      }
      events_.reject(row, column);
    }
    return false;
  }

  bool fits(int row, int column) const {
    const auto above = std::span(queen_).first(static_cast<std::size_t>(row));
    return open_(row, column) && !attacked_from_above(tests_, above, {row, column});
  }

  int n_;
  Tests tests_;
  OpenSquares open_;
  Events& events_;
  Placement queen_;
};

}  // namespace queens::search_methods
