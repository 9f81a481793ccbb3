// exhaustive: fill every row with a column that is still unused and look for attacks only when the board is full.
// The start of the ladder: nothing is cut off early, so n = 8 visits 109601 partial placements for 92 solutions.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class Exhaustive {
 public:
  Exhaustive(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), open_(problem), events_(events), queen_(n_), column_used_(n_) {}

  void run() { fill(0); }

 private:
  void fill(int row) {
    if (events_.stopped()) return;
    if (row == n_) return judge();
    for (int column = 0; column < n_ && !events_.stopped(); ++column) {
      if (column_used_[column]) continue;
      queen_[row] = column;
      column_used_[column] = true;
      events_.place(row, column);
      fill(row + 1);
      if (events_.stopped()) return;
      column_used_[column] = false;
      events_.backtrack(row);
    }
  }

  /// The one test of this method: a full board, named by the queen that filled it.
  void judge() {
    if (n_ > 0) events_.test(n_ - 1, queen_[n_ - 1]);
    if (all_open() && tests_.peaceful(queen_))
      events_.solution(queen_);
    else
      events_.reject(n_ - 1, queen_[n_ - 1]);
  }

  bool all_open() const {
    for (int row = 0; row < n_; ++row)
      if (!open_(row, queen_[row])) return false;
    return true;
  }

  int n_;
  Tests tests_;
  OpenSquares open_;
  Events& events_;
  Placement queen_;
  std::vector<bool> column_used_;
};

}  // namespace queens::search_methods
