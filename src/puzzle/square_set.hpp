// A set of squares as one word a row.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <queens/square.hpp>
#include <vector>

namespace queens::puzzle {

inline constexpr int max_size = 32;

class SquareSet {
 public:
  using Word = std::uint32_t;

  static constexpr Word bit(int column) { return Word{1} << column; }

  bool has(Square square) const { return (rows_[square.row] & bit(square.column)) != 0; }
  void insert(Square square) { rows_[square.row] |= bit(square.column); }
  void erase(Square square) { rows_[square.row] &= ~bit(square.column); }

  Word& row(int row) { return rows_[row]; }
  Word row(int row) const { return rows_[row]; }

  bool empty() const {
    Word all = 0;
    for (const Word word : rows_) all |= word;
    return all == 0;
  }

  SquareSet& operator&=(const SquareSet& other) {
    for (int row = 0; row < max_size; ++row) rows_[row] &= other.rows_[row];
    return *this;
  }

  SquareSet& operator-=(const SquareSet& other) {
    for (int row = 0; row < max_size; ++row) rows_[row] &= ~other.rows_[row];
    return *this;
  }

  friend SquareSet operator&(SquareSet a, const SquareSet& b) { return a &= b; }
  friend SquareSet operator-(SquareSet a, const SquareSet& b) { return a -= b; }
  friend bool operator==(const SquareSet&, const SquareSet&) = default;

  /// Calls visit(square) in reading order.
  template <class Visit>
  void each(Visit&& visit) const {
    for (int row = 0; row < max_size; ++row)
      for (Word left = rows_[row]; left != 0; left &= left - 1) visit(Square{row, std::countr_zero(left)});
  }

  std::vector<Square> list() const {
    std::vector<Square> squares;
    each([&](Square square) { squares.push_back(square); });
    return squares;
  }

 private:
  std::array<Word, max_size> rows_{};
};

}  // namespace queens::puzzle
