// board-marks: keep the whole board and stamp on each square the number of the queen that controls it. The test becomes
// one look, but every placing and every taking away scans all n² squares: simple to see, dear to do.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class BoardMarks {
 public:
  BoardMarks(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), events_(events), queen_(n_),
        mark_(static_cast<std::size_t>(n_) * n_, unmarked) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row)
      for (int column = 0; column < n_; ++column)
        if (!open(row, column)) mark(row, column) = closed;
  }

  void run() { fill(0); }

 private:
  static constexpr int unmarked = 0;
  static constexpr int closed = -1;

  void fill(int row) {
    if (events_.stopped()) return;
    if (row == n_) return events_.solution(queen_);
    for (int column = 0; column < n_ && !events_.stopped(); ++column) {
      events_.test(row, column);
      if (mark(row, column) != unmarked) {
        events_.reject(row, column);
        continue;
      }
      queen_[row] = column;
      const int stamped = stamp({row, column});
      events_.place(row, column);
      events_.stamp(stamped);
      fill(row + 1);
      if (events_.stopped()) return;
      unstamp(row);
      events_.backtrack(row);
    }
  }

  /// Queen number row + 1 marks her own square and those she attacks, where no earlier queen did.
  int stamp(Square queen) {
    int stamped = 0;
    for (int row = 0; row < n_; ++row)
      for (int column = 0; column < n_; ++column) {
        const Square at{row, column};
        if (mark(row, column) != unmarked || !(at == queen || tests_.attack(at, queen))) continue;
        mark(row, column) = queen.row + 1;
        ++stamped;
      }
    return stamped;
  }

  void unstamp(int queen_row) {
    for (int& mark : mark_)
      if (mark == queen_row + 1) mark = unmarked;
  }

  int& mark(int row, int column) { return mark_[static_cast<std::size_t>(row) * n_ + column]; }

  int n_;
  Tests tests_;
  Events& events_;
  Placement queen_;
  std::vector<int> mark_;  // row by row
};

}  // namespace queens::search_methods
