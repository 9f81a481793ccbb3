// Foretells a total from units taken in random order.
#pragma once

#include <cstdint>
#include <optional>
#include <queens/ledger.hpp>
#include <string_view>
#include <vector>

namespace queens::ledger {

/// A random order of the units 1 … units that depends on the plan's hash alone: every run and every reader of one plan
/// knows the same one.
std::vector<std::int64_t> random_order(std::string_view plan_hash, std::uint64_t units);

/// The longest beginning of the random order whose units are all known is a random sample, whoever counted them and in
/// which order, because the order does not depend on the counts.
class Sample {
 public:
  Sample(std::string_view plan_hash, std::uint64_t units);

  /// This unit stands for so many solutions.
  void add(std::int64_t unit, double solutions);

  /// From 12 units on.
  std::optional<Forecast> forecast() const;

 private:
  std::vector<std::int64_t> order_;
  std::vector<double> known_;  // by unit; negative: not yet
  std::size_t drawn_ = 0;
  double mean_ = 0, squares_ = 0;
};

}  // namespace queens::ledger
