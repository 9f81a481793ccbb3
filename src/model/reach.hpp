// What a queen on each square leaves to the other rows, as words: every attack rule and all regions in one table.
#pragma once

#include <span>
#include <vector>

#include <queens/problem.hpp>

namespace queens {

/// The size of the problem must not exceed the bits of Word. Building takes O(n³), with regions O(n⁴); n³ words.
template <class Word>
class Reach {
 public:
  explicit Reach(const Problem& problem) : size_(static_cast<std::size_t>(problem.size)) {
    spared_.assign(size_ * size_ * size_, static_cast<Word>(~Word{0}));
    auto spared = spared_.begin();
    for (int row = 0; row < problem.size; ++row)
      for (int column = 0; column < problem.size; ++column, spared += problem.size)
        for (const Square at : attacked_squares(problem, {row, column}))
          spared[at.row] &= static_cast<Word>(~(Word{1} << at.column));
  }

  /// For each row the columns that a queen on this square does not attack.
  std::span<const Word> spared_by(int row, int column) const {
    return {spared_.data() + (static_cast<std::size_t>(row) * size_ + static_cast<std::size_t>(column)) * size_, size_};
  }

 private:
  std::size_t size_;
  std::vector<Word> spared_;
};

}  // namespace queens
