// Solutions that a turn leaves as they are, counted directly: the lowest empty row is filled together with all the
// squares that the turn makes of the queen, so only about a half or a quarter of the rows are chosen freely.
#include <bit>
#include <cstdint>

#include <queens/count.hpp>
#include <queens/symmetry.hpp>

#include "model/contract.hpp"

namespace queens {

namespace {

struct Used {
  std::uint64_t rows = 0, columns = 0, sums = 0, differences = 0;

  /// Adds a queen; false if she is attacked.
  bool add(int size, Square queen) {
    const auto bit = [](int i) { return std::uint64_t{1} << i; };
    const std::uint64_t row = bit(queen.row), column = bit(queen.column);
    const std::uint64_t sum_bit = bit(sum(queen)), difference_bit = bit(difference(queen) + size - 1);
    if ((rows & row) || (columns & column) || (sums & sum_bit) || (differences & difference_bit)) return false;
    rows |= row, columns |= column, sums |= sum_bit, differences |= difference_bit;
    return true;
  }
};

Total completions(int size, Symmetry turn, const Used& used) {
  const int row = std::countr_one(used.rows);
  if (row == size) return 1;
  Total total = 0;
  for (int column = 0; column < size; ++column) {
    Used next = used;
    const Square queen{row, column};
    bool fits = true;
    Square at = queen;
    do {
      fits = next.add(size, at);
      at = image(turn, size, at);
    } while (fits && at != queen);
    if (fits) total += completions(size, turn, next);
  }
  return total;
}

}  // namespace

Total count_half_turn(int size) {
  QUEENS_REQUIRE(size >= 0 && size <= max_count_size);
  return completions(size, Symmetry::half_turn, {});
}

Total count_quarter_turn(int size) {
  QUEENS_REQUIRE(size >= 0 && size <= max_count_size);
  return completions(size, Symmetry::quarter_turn, {});
}

}  // namespace queens
