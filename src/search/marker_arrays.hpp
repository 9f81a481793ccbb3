// marker-arrays: one flag for each column, each main diagonal and each anti diagonal. A test is three looks and a
// placing three writes, whatever n is: what the stamped board knew, without the board.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class MarkerArrays {
 public:
  MarkerArrays(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), open_(problem), events_(events), queen_(n_), column_taken_(n_),
        main_taken_(2 * n_), anti_taken_(2 * n_) {}

  void run() { fill(0); }

 private:
  void fill(int row) {
    if (events_.stopped()) return;
    if (row == n_) return events_.solution(queen_);
    for (int column = 0; column < n_ && !events_.stopped(); ++column) {
      events_.test(row, column);
      char& in_column = column_taken_[column];
      char& on_main = main_taken_[row - column + n_];
      char& on_anti = anti_taken_[row + column];
      if (in_column || marked(row, column, on_main, on_anti) || !open_(row, column)) {
        events_.reject(row, column);
        continue;
      }
      queen_[row] = column;
      in_column = on_main = on_anti = true;
      events_.place(row, column);
      fill(row + 1);
      if (events_.stopped()) return;
      in_column = on_main = on_anti = false;
      events_.backtrack(row);
    }
  }

  /// Other rules than the queen's go past the arrays of the diagonals.
  bool marked(int row, int column, char on_main, char on_anti) const {
    if constexpr (Tests::arrays_suffice) return on_main || on_anti;
    return attacked_from_above(tests_, std::span(queen_).first(static_cast<std::size_t>(row)), {row, column});
  }

  int n_;
  Tests tests_;
  OpenSquares open_;
  Events& events_;
  Placement queen_;
  std::vector<char> column_taken_, main_taken_, anti_taken_;
};

}  // namespace queens::search_methods
