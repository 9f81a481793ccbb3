#include "estimate/probe.hpp"

#include <bit>
#include <cmath>

namespace queens {

namespace {

/// The lowest bit but `index` of those that are set.
int nth_bit(std::uint64_t word, int index) {
  for (; index > 0; --index) word &= word - 1;
  return std::countr_zero(word);
}

}  // namespace

void Moments::add(double value) {
  count_ += 1;
  const double distance = value - mean_;
  mean_ += distance / count_;
  squares_ += distance * (value - mean_);
}

void Moments::add(const Moments& other) {
  if (other.count_ == 0) return;
  const double count = count_ + other.count_;
  const double distance = other.mean_ - mean_;
  squares_ += other.squares_ + distance * distance * (count_ * other.count_ / count);
  mean_ += distance * (other.count_ / count);
  count_ = count;
}

double Moments::standard_error() const { return count_ < 2 ? 0 : std::sqrt(squares_ / (count_ - 1) / count_); }

void Probed::add(const Probed& other) {
  nodes.add(other.nodes);
  solutions.add(other.solutions);
  for (std::size_t level = 0; level < levels.size(); ++level) levels[level] += other.levels[level];
  samples += other.samples;
  complete += other.complete;
}

Probe::Probe(const Problem& problem) : size_(problem.size) {
  if (!problem.only_queens()) reach_.emplace(problem);
  const OpenSquares open(problem);
  for (int row = 0; row < size_; ++row) {
    Row squares = 0;
    for (int column = 0; column < size_; ++column)
      if (open(row, column)) squares |= Row{1} << column;
    open_.push_back(squares);
  }
}

Probed Probe::walk(std::uint64_t samples, Random random) const {
  Probed probed;
  probed.levels.resize(static_cast<std::size_t>(size_) + 1);
  for (; probed.samples < samples; ++probed.samples) walk_once(random, probed);
  return probed;
}

void Probe::walk_once(Random& random, Probed& probed) const {
  Row column = 0, main = 0, anti = 0;
  std::vector<Row> left = reach_ ? open_ : std::vector<Row>();  // by the queens above, for rules that no shift knows
  double weight = 1, nodes = 0;
  for (int row = 0;; ++row) {
    probed.levels[static_cast<std::size_t>(row)] += weight;
    nodes += weight;
    if (row == size_) break;
    const Row free = reach_ ? left[static_cast<std::size_t>(row)]
                            : open_[static_cast<std::size_t>(row)] & ~(column | main | anti);
    const auto low = static_cast<std::uint64_t>(free);
    const auto high = static_cast<std::uint64_t>(free >> 64);
    const int in_low = std::popcount(low);
    const int branches = in_low + std::popcount(high);
    weight *= branches;
    if (branches == 0) break;
    const auto chosen = static_cast<int>(random.below(static_cast<std::uint64_t>(branches)));
    const int at = chosen < in_low ? nth_bit(low, chosen) : 64 + nth_bit(high, chosen - in_low);
    if (reach_) {
      const auto spared = reach_->spared_by(row, at);
      for (std::size_t below = 0; below < left.size(); ++below) left[below] &= spared[below];
    }
    const Row queen = Row{1} << at;
    column |= queen;
    main = (main | queen) << 1;
    anti = (anti | queen) >> 1;
  }
  probed.nodes.add(nodes);
  probed.solutions.add(weight);  // 0 if the path ended early
  probed.complete += weight > 0;
}

}  // namespace queens
