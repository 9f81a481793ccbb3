// Which diagonals become which bits when the free rows of a board are split into an upper and a lower half.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "count/board.hpp"
#include "count/kernels/kernel.hpp"

namespace queens::counting {

/// The labels of a square: at most one bit for each of its diagonals, at least one bit together.
struct SquareBits {
  std::uint32_t sum = 0, difference = 0;
};

/// One half of the free rows, from the border of the board towards the middle.
struct Half {
  int rows = 0;
  std::array<int, max_size> row{};                                ///< rows of the board
  std::array<std::uint32_t, max_size> open{};                     ///< by step: bit i for the i-th free column
  std::array<std::array<SquareBits, max_size>, max_size> bits{};  ///< by step and free column
  bool always_labelled = false;                                   ///< no placement is free of join labels
};

/// Diagonals that both halves can use are join labels: bits 0 … count − 1, the least used ones first. Diagonals that
/// several rows of one half can use get a bit of that half's own.
struct Labels {
  int columns = 0;  ///< free columns
  std::array<int, max_size> column{};
  int count = 0;
  JoinBits join{};
  Half upper, lower;

  /// The join labels among the labels of a square or of a tail.
  std::uint32_t join_bits(std::uint32_t sum, std::uint32_t difference) const {
    return (sum & join.of_sums) | (difference & join.of_differences);
  }
};

/// The number of diagonals that an open square of the first `upper_rows` free rows and one of the others lie on. O(n).
int count_join_labels(const OpenBoard& board, int upper_rows);

/// False if the join needs more than most_labels bits or a half more than 32 in a word. O(n).
bool labels_fit(const OpenBoard& board, int upper_rows, int most_labels);

/// The labels of a split, or nothing if they do not fit. 1 ≤ upper_rows < free rows, most_labels ≤ 32. O(n²).
std::optional<Labels> make_labels(const OpenBoard& board, int upper_rows, int most_labels);

}  // namespace queens::counting
