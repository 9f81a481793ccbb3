// bitmask for all rules: shifts know only diagonals, so here a table knows for each square what a queen there leaves to
// each row below. Placing her takes one `and` a row, and the free squares of the next row are ready. Size ≤ 64.
#pragma once

#include <bit>
#include <cstdint>

#include <queens/problem.hpp>

#include "model/reach.hpp"

namespace queens::search_methods {

/// `looks_ahead`: passes over squares that leave a later row or column without any. The solutions and their order stay
/// the same, the tree does not: for listing, not for teaching.
template <class Events, bool looks_ahead>
class BitmaskOfRules {
 public:
  BitmaskOfRules(const Problem& problem, Events& events)
      : n_(problem.size), events_(events), reach_(problem), queen_(n_),
        free_(static_cast<std::size_t>(n_ + 1) * static_cast<std::size_t>(n_)) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row) free(0, row) = open.word(row);
  }

  void run() { fill(0); }

  /// Starts at the first placement in order that is not before `from`.
  void run_from(std::span<const int> from) { follow(0, from); }

 private:
  using Word = std::uint64_t;

  /// What the queens of the rows above `level` leave free in a row.
  Word& free(int level, int row) { return free_[static_cast<std::size_t>(level * n_ + row)]; }

  void fill(int row) {
    if (events_.stopped()) return;
    if (row == n_) return events_.solution(queen_);
    try_all(row, free(row, row));
  }

  void try_all(int row, Word candidates) {
    for (; candidates != 0 && !events_.stopped(); candidates &= candidates - 1) {
      if (!put(row, std::countr_zero(candidates))) continue;
      fill(row + 1);
      if (events_.stopped()) return;
      events_.backtrack(row);
    }
  }

  void follow(int row, std::span<const int> from) {
    if (row == n_ || static_cast<std::size_t>(row) == from.size()) return fill(row);
    const Word first = Word{1} << from[row];
    if ((free(row, row) & first) != 0 && put(row, from[row])) {
      follow(row + 1, from);
      if (events_.stopped()) return;
      events_.backtrack(row);
    }
    try_all(row, free(row, row) & ~first & ~(first - 1));
  }

  /// Places a queen; false if it looks ahead and sees a row or a column without a square.
  bool put(int row, int column) {
    const auto spared = reach_.spared_by(row, column);
    Word all = 0;
    bool some_in_each = true;
    for (int below = row + 1; below < n_; ++below) {
      const Word left = free(row, below) & spared[below];
      free(row + 1, below) = left;
      all |= left;
      some_in_each = some_in_each && left != 0;
    }
    if (looks_ahead && (!some_in_each || std::popcount(all) < n_ - row - 1)) return false;
    queen_[row] = column;
    events_.test(row, column);
    events_.place(row, column);
    return true;
  }

  int n_;
  Events& events_;
  Reach<Word> reach_;
  Placement queen_;
  std::vector<Word> free_;  // by level, then by row
};

}  // namespace queens::search_methods
