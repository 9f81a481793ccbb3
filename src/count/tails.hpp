// The complete lists of a half, made when they are needed: the stored lists extended by the rows next to the middle.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "count/kernels/kernel.hpp"
#include "count/labels.hpp"
#include "count/lattice.hpp"

namespace queens::counting {

/// Pulls the list of a half for one column set after the other.
class HalfPuller {
 public:
  /// `stored` holds the lists of all but the last tail_rows rows, 1 ≤ tail_rows ≤ 3.
  HalfPuller(const Labels& labels, const Half& half, int tail_rows, const Level& stored);

  /// Looks up what the list of the set consists of; returns the largest length that it can have.
  std::size_t prepare(std::uint32_t set);

  /// Writes the join words of the prepared list; returns its length. Writes up to 15 words more.
  std::size_t pull(const Kernel& kernel, std::uint32_t* words) const {
    return kernel.pull_join(jobs_.data(), jobs_.size(), join_, words);
  }

 private:
  void add_job(std::size_t rank, std::size_t group);
  void add_tails(const Labels& labels, const Half& half, const int* columns);

  int tail_rows_;
  JoinBits join_;
  Level stored_;
  std::vector<Tail> tails_;  // grouped by the set of columns that they fill, in colex order
  std::vector<std::uint32_t> group_start_;
  std::vector<TailJob> jobs_;
  std::size_t most_ = 0;
};

}  // namespace queens::counting
