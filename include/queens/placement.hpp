// A placement is the short way to write one queen a row: columns[row].
#pragma once

#include <span>
#include <vector>

#include <queens/square.hpp>

namespace queens {

/// One queen a row: placement[row] is her column, both 0-based. A partial placement fills rows 0 … size−1.
using Placement = std::vector<int>;

/// True if `columns` is a solution of the n-queens problem for n = columns.size(): every column once and no two on
/// a diagonal. The empty placement is one. O(n) time, O(n) bits.
bool is_solution(std::span<const int> columns);

/// The placement with rows and columns exchanged. `columns` must be a permutation (checked contract). O(n).
Placement transposed(std::span<const int> columns);

/// The board with these queens.
Board board_of(std::span<const int> columns);

}  // namespace queens
