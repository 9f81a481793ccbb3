// Random paths down the tree, and what they add up to.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <queens/problem.hpp>
#include <queens/random.hpp>
#include <queens/total.hpp>

#include "model/reach.hpp"

namespace queens {

/// Mean and spread of numbers that come one by one (Welford), or in parts that are put together (Chan).
class Moments {
 public:
  void add(double value);
  void add(const Moments& other);

  double mean() const { return mean_; }
  /// Of the mean.
  double standard_error() const;

 private:
  double count_ = 0, mean_ = 0, squares_ = 0;
};

/// What a number of paths gave.
struct Probed {
  Moments nodes, solutions;
  std::vector<double> levels;   ///< sums of the weights
  std::uint64_t samples = 0, complete = 0;

  void add(const Probed& other);
};

/// Walks paths of one problem. It must not be contradictory.
class Probe {
 public:
  explicit Probe(const Problem& problem);

  Probed walk(std::uint64_t samples, Random random) const;

 private:
  using Row = Total;  // 128 bits, bit c for column c

  void walk_once(Random& random, Probed& probed) const;

  int size_;
  std::vector<Row> open_;
  std::optional<Reach<Row>> reach_;  // where shifts do not suffice: regions, other attack rules
};

}  // namespace queens
