// explicit-stack: the call stack made visible. Columns are pushed and popped; the height of the stack is the row, and
// the board can be drawn from the stack alone. It shows what recursion keeps for us.
#pragma once

#include <queens/problem.hpp>

#include "search/attack_tests.hpp"

namespace queens::search_methods {

template <class Events, class Tests>
class ExplicitStack {
 public:
  ExplicitStack(const Problem& problem, Events& events)
      : n_(problem.size), tests_(problem), open_(problem), events_(events) {
    stack_.reserve(static_cast<std::size_t>(n_));
  }

  void run() {
    int column = 0;
    while (!events_.stopped()) {
      if (height() == n_) {
        events_.solution(stack_);
        column = n_;  // a full board is left at once
      } else {
        column = first_fit(column);
      }
      if (events_.stopped()) return;
      if (column < n_) {
        stack_.push_back(column);
        events_.place(height() - 1, column);
        column = 0;
      } else {
        if (stack_.empty()) return;
        column = stack_.back() + 1;
        stack_.pop_back();
        events_.backtrack(height());
      }
    }
  }

 private:
  int height() const { return static_cast<int>(stack_.size()); }

  /// The first column from this one on that fits on top of the stack, or n.
  int first_fit(int column) {
    for (; column < n_ && !events_.stopped(); ++column) {
      events_.test(height(), column);
      if (fits(column)) return column;
      events_.reject(height(), column);
    }
    return n_;
  }

  /// Looks down the stack: its entries are the queens of the rows above.
  bool fits(int column) const {
    if (!open_(height(), column)) return false;
    for (int row = height() - 1; row >= 0; --row)
      if (tests_.attack_below({row, stack_[row]}, {height(), column})) return false;
    return true;
  }

  int n_;
  Tests tests_;
  OpenSquares open_;
  Events& events_;
  Placement stack_;
};

}  // namespace queens::search_methods
