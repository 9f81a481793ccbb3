// Counts the completions of a board by meeting in the middle.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>

#include "count/blocks.hpp"
#include "count/board.hpp"
#include "count/join.hpp"
#include "count/labels.hpp"
#include "count/workspace.hpp"

namespace queens::counting {

/// Everything that one thread counts with.
class Worker {
 public:
  /// Told now and then how much of the expected cost is done and how many completions were found since last told; less
  /// than nothing where a block is given up because its memory does not suffice.
  using Report = std::function<void(double cost, std::int64_t found)>;

  Worker(const Kernel& kernel, const Limits& limits, std::stop_token stop, Report report);

  /// The number of completions of a settled board, decided with this worker's limits. Ends early if asked to stop, with
  /// what was counted until then. `cost`: what this board was expected to cost; reports add up to it.
  std::uint64_t count(const OpenBoard& board, const Decision& decision, double cost);

  bool stopped() const { return stopped_; }
  std::uint64_t blocks() const { return blocks_; }

 private:
  bool count_block(const OpenBoard& board, BlockShape shape, double cost, std::uint64_t& total);
  std::uint64_t join_all(const Labels& labels, const BlockShape& shape, const BlockMemory& memory, double cost,
                         bool& fits);
  std::uint64_t refine(const OpenBoard& board, int row, double cost);
  bool stop_asked() { return stopped_ = stopped_ || stop_.stop_requested(); }

  const Kernel& kernel_;
  Limits limits_;
  std::stop_token stop_;
  Report report_;
  Workspace workspace_;
  Joiner joiner_;
  std::uint64_t blocks_ = 0;
  bool stopped_ = false;
};

}  // namespace queens::counting
