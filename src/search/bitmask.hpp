// bitmask: the three arrays as machine words. Shifting the diagonal words by one keeps them aligned with the current
// row, so all free squares of a row come out of one operation and no square is ever refused. Size ≤ 64.
#pragma once

#include <bit>
#include <cstdint>

#include <queens/problem.hpp>

namespace queens::search_methods {

template <class Events>
class Bitmask {
 public:
  Bitmask(const Problem& problem, Events& events) : n_(problem.size), events_(events), queen_(n_), open_(n_) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row) open_[row] = open.word(row);
  }

  void run() { fill(0, {}); }

  /// Starts at the first placement in order that is not before `from`.
  void run_from(std::span<const int> from) { follow(0, {}, from); }

 private:
  using Word = std::uint64_t;

  /// The columns of the current row that are attacked along each kind of line.
  struct Attacked {
    Word column = 0, main = 0, anti = 0;

    Word any() const { return column | main | anti; }
    Attacked after(Word queen) const { return {column | queen, (main | queen) << 1, (anti | queen) >> 1}; }
  };

  void fill(int row, Attacked attacked) {
    if (events_.stopped()) return;
    if (row == n_) return events_.solution(queen_);
    try_all(row, attacked, open_[row] & ~attacked.any());
  }

  void try_all(int row, Attacked attacked, Word free) {
    for (; free != 0 && !events_.stopped(); free &= free - 1) {
      const Word queen = free & (~free + 1);
      put(row, std::countr_zero(queen));
      fill(row + 1, attacked.after(queen));
      if (events_.stopped()) return;
      events_.backtrack(row);
    }
  }

  void follow(int row, Attacked attacked, std::span<const int> from) {
    if (row == n_ || static_cast<std::size_t>(row) == from.size()) return fill(row, attacked);
    const Word first = Word{1} << from[row];
    Word free = open_[row] & ~attacked.any() & ~(first - 1);
    if ((free & first) != 0) {
      put(row, from[row]);
      follow(row + 1, attacked.after(first), from);
      if (events_.stopped()) return;
      events_.backtrack(row);
      free ^= first;
    }
    try_all(row, attacked, free);
  }

  void put(int row, int column) {
    queen_[row] = column;
    events_.test(row, column);
    events_.place(row, column);
  }

  int n_;
  Events& events_;
  Placement queen_;
  std::vector<Word> open_;
};

}  // namespace queens::search_methods
