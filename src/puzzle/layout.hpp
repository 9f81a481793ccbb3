// The fixed part of a puzzle: which squares belong to which house, and what a queen attacks.
#pragma once

#include <queens/problem.hpp>
#include <queens/puzzle.hpp>
#include <vector>

#include "puzzle/square_set.hpp"

namespace queens::puzzle {

class Layout {
 public:
  /// Checks the contract of a puzzle.
  explicit Layout(const Problem& puzzle);

  /// `size` regions without squares, each of which must hold a queen; `assign` fills them.
  explicit Layout(int size);

  int size() const { return size_; }

  /// Houses are numbered: rows, then columns, then regions where each of these must hold a queen.
  int houses() const { return (exact_ ? 3 : 2) * size_; }
  bool exact() const { return exact_; }
  House house(int number) const;
  SquareSet squares(int house) const;

  int row_house(Square square) const { return square.row; }
  int column_house(Square square) const { return size_ + square.column; }
  int region_house(Square square) const { return 2 * size_ + region(square); }  ///< exact() only

  /// The region of a square, numbered from 0; −1 for none.
  int region(Square square) const {
    return region_of_[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
                      static_cast<std::size_t>(square.column)];
  }

  /// The other squares that a queen on this one attacks.
  SquareSet attacked(Square square) const;

  /// Moves a square into another region; −1: none.
  void assign(Square square, int region);

  const std::vector<int>& regions() const { return region_of_; }

 private:
  int size_;
  std::vector<int> region_of_;      // dense
  std::vector<int> names_;          // the number in Problem::regions
  std::vector<SquareSet> regions_;
  bool exact_ = false;
};

/// The squares that the puzzle leaves open before anything is known: not blocked, on no excluded diagonal.
SquareSet open_squares(const Problem& puzzle);

}  // namespace queens::puzzle
