// The best solution of a problem: the heaviest, or the nearest to a board.
#pragma once

#include <cstdint>
#include <optional>
#include <queens/problem.hpp>
#include <span>
#include <stop_token>
#include <vector>

namespace queens {

/// The largest size that heaviest takes.
inline constexpr int max_best_size = 64;

struct Best {
  std::optional<Placement> columns = {};  ///< nothing if there is no solution, or none was found before the stop
  std::int64_t weight = 0;                ///< the sum of the weights of its squares
  bool complete = true;                   ///< false: stopped; a heavier solution may exist
  std::uint64_t nodes = 0;                ///< partial placements visited
};

/// A solution with the largest sum of weights, one for each of the size² squares in reading order, |weight| ≤ 10¹²
/// (checked contracts). Of equally heavy ones it is always the same. size ≤ max_best_size (checked contract), every
/// rule. Branch and bound: exponential in the worst case, milliseconds to size 12 and rarely more than seconds to 16.
/// The bound is the heaviest way to give each row a column of its own (H. W. Kuhn, The Hungarian method for the
/// assignment problem, 1955), O(n³) a node.
Best heaviest(const Problem& problem, std::span<const std::int64_t> weights, std::stop_token stop = {});

/// A solution that shares the most squares with a board of `size` different queens on the board (checked contracts).
/// Then the fewest queens have to be moved: size − weight, whether they may move anywhere, or, if there is one in each
/// column (row), within their columns (rows).
Best nearest(const Problem& problem, const Board& board, std::stop_token stop = {});

}  // namespace queens
