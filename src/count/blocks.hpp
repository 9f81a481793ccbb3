// How a partial board is counted: by hand, as a block of two halves, or row by row after refining it.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <limits>

#include "count/board.hpp"

namespace queens::counting {

/// What a block may need.
struct Limits {
  std::size_t memory = std::size_t{128} << 20;            ///< bytes for one worker
  double cost = std::numeric_limits<double>::infinity();  ///< blocks estimated dearer are refined
  int labels = 32;                                        ///< join labels, at most 32
  int rows_by_hand = 11;                                  ///< boards with no more free rows are counted by hand; ≥ 1
};

/// Placements of the first m rows of a half, by m.
using Sizes = std::array<double, max_size + 1>;

/// A split of the free rows into two halves, with estimated sizes. Index 0 is the upper half, 1 the lower one.
struct BlockShape {
  int columns = 0;  ///< free columns
  std::array<int, 2> rows{};
  std::array<int, 2> tail_rows{};  ///< rows next to the middle that are not stored but added when lists are pulled
  std::array<Sizes, 2> placements{};

  int head_rows(int half) const { return rows[half] - tail_rows[half]; }
};

/// Stores one row less of the half that stores more. False if that is not possible: a tail has at most three rows.
bool store_less(BlockShape& shape);

struct Decision {
  enum class Kind { full, by_hand, block, refine };
  Kind kind{};
  double cost = 0;   ///< estimated, about nanoseconds of a fast core
  int row = 0;       ///< refine by filling this row; also for a block that turns out too large
  BlockShape shape;  ///< block only
};

/// Decides about a settled board. Depends on nothing but its arguments. O(n²).
Decision decide(const OpenBoard& board, const Limits& limits);

/// The pieces of memory that a block takes.
struct BlockMemory {
  std::array<std::size_t, 2> head_entries;  ///< capacity of the final level of each half
  std::size_t spare_entries;                ///< capacity of the levels in between
  std::array<std::size_t, 2> head_sets;
  std::size_t spare_sets;
  std::array<std::size_t, 2> list_words;  ///< capacity of the joined lists
  std::size_t scratch_words;
  std::size_t bytes() const;
};

/// What a block of this shape takes if its lists are `slack` times as long as estimated.
BlockMemory memory_of(const BlockShape& shape, double slack);

/// Calls visit(board, decision) for every settled board that a board is refined into, until it is no dearer than
/// limits.cost or cannot be refined; ends when visit returns false, and then returns false itself.
bool for_each_unit(OpenBoard board, const Limits& limits,
                   const std::function<bool(const OpenBoard&, const Decision&)>& visit);

}  // namespace queens::counting
