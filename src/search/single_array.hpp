// single-array: test a square against every earlier queen before placing, instead of judging full boards.
// A dead end is noticed in the row where it arises: 2057 nodes at n = 8 instead of 109601.
#pragma once

#include <cstdlib>

#include <queens/problem.hpp>

namespace queens::search_methods {

template <class Events>
class SingleArray {
 public:
  SingleArray(const Problem& problem, Events& events)
      : n_(problem.size), open_(problem), events_(events), queen_(n_) {}

  void run() { fill(0); }

 private:
  void fill(int row) {
    if (events_.stopped()) return;
    if (row == n_) return events_.solution(queen_);
    for (int column = 0; column < n_ && !events_.stopped(); ++column) {
      events_.test(row, column);
      if (!fits(row, column)) {
        events_.reject(row, column);
        continue;
      }
      queen_[row] = column;
      events_.place(row, column);
      fill(row + 1);
      if (events_.stopped()) return;
      events_.backtrack(row);
    }
  }

  bool fits(int row, int column) const {
    if (!open_(row, column)) return false;
    for (int earlier = 0; earlier < row; ++earlier)
      if (queen_[earlier] == column || std::abs(queen_[earlier] - column) == row - earlier) return false;
    return true;
  }

  int n_;
  OpenSquares open_;
  Events& events_;
  Placement queen_;
};

}  // namespace queens::search_methods
