// The heaviest way to give each row a column of its own, diagonals aside: what no solution can exceed.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace queens::best {

/// Kept between questions only to save allocations.
class Assignment {
 public:
  using Word = std::uint64_t;

  Assignment(int size, std::span<const std::int64_t> weights);

  /// The weight of the heaviest assignment of the rows to their `free` columns (one word for each row of the board), or
  /// nothing if they cannot all have one. O(rows²·size).
  std::optional<std::int64_t> solve(std::span<const int> rows, std::span<const Word> free);

  /// After solve: any assignment with the queen of rows[k] in this free column is lighter by at least so much. ≥ 0.
  std::int64_t loss(std::size_t k, int column) const { return cost(k, column) - row_price_[k] - column_price_[column]; }

 private:
  std::int64_t cost(std::size_t k, int column) const;
  bool add_row(std::size_t k);

  int size_;
  std::span<const std::int64_t> weights_;
  std::span<const int> rows_;
  std::span<const Word> free_;
  std::vector<std::int64_t> row_price_, column_price_;
  std::vector<int> owner_;  // by column: index of its row, −1 if free
  std::vector<std::int64_t> distance_;
  std::vector<int> from_;
  std::vector<char> done_;
};

}  // namespace queens::best
