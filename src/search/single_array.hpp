// single-array: test a square against every earlier queen before placing, instead of judging full boards.
// A dead end is noticed in the row where it arises: 2057 nodes at n = 8 instead of 109601.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class SingleArray {
 public:
  SingleArray(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), open_(problem), events_(events), queen_(n_) {}

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
