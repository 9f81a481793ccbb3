// Counts many boards on several threads.
#pragma once

#include <cstdint>
#include <queens/count.hpp>
#include <vector>

#include "count/blocks.hpp"
#include "count/board.hpp"
#include "count/kernels/kernel.hpp"

namespace queens::counting {

/// A board to count: `weight` times its completions belong to the total number `slot`.
struct Task {
  OpenBoard board;
  int weight = 1;
  std::size_t slot = 0;
  Decision decision{};  ///< filled in by spread
};

/// Refines the dearest boards until none stands in the way of an even load, and sorts them by falling cost. Boards
/// without completions are dropped.
std::vector<Task> spread(std::vector<Task> tasks, const Limits& limits, int threads);

struct PoolResult {
  std::vector<Total> totals;  ///< by slot
  std::uint64_t blocks = 0;
  bool complete = true;
};

/// Works through spread tasks, the dearest first. Each thread has `limits.memory` for itself.
PoolResult run(const std::vector<Task>& tasks, std::size_t slots, const Kernel& kernel, const Limits& limits,
               int threads, const CountOptions& options);

}  // namespace queens::counting
