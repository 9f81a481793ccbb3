#include "ledger/forecast.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <queens/random.hpp>

#include "ledger/fnv.hpp"

namespace queens::ledger {

std::vector<std::int64_t> random_order(std::string_view plan_hash, std::uint64_t units) {
  Fnv64 seed;
  seed.add(plan_hash);
  std::vector<std::int64_t> order(units);
  std::iota(order.begin(), order.end(), std::int64_t{1});
  std::vector<std::uint64_t> keys(units + 1);
  for (const std::int64_t unit : order) {
    const auto index = static_cast<std::size_t>(unit);
    keys[index] = Random(seed.value(), index).bits();
  }
  std::ranges::sort(order, {}, [&](std::int64_t unit) { return keys[static_cast<std::size_t>(unit)]; });
  return order;
}

Sample::Sample(std::string_view plan_hash, std::uint64_t units)
    : order_(random_order(plan_hash, units)), known_(units + 1, -1.0) {}

void Sample::add(std::int64_t unit, double solutions) {
  known_.at(static_cast<std::size_t>(unit)) = solutions;
  for (; drawn_ < order_.size() && known_[static_cast<std::size_t>(order_[drawn_])] >= 0; ++drawn_) {
    const double value = known_[static_cast<std::size_t>(order_[drawn_])];
    const double step = value - mean_;  // Welford 1962
    mean_ += step / static_cast<double>(drawn_ + 1);
    squares_ += step * (value - mean_);
  }
}

std::optional<Forecast> Sample::forecast() const {
  constexpr std::size_t fewest = 12;
  if (drawn_ < fewest) return std::nullopt;
  const double drawn = static_cast<double>(drawn_), all = static_cast<double>(order_.size());
  // Drawn without putting back: the whole plan leaves no error.
  const double error = all * std::sqrt(squares_ / (drawn - 1) / drawn * (1 - drawn / all));
  const double total = all * mean_;
  return Forecast{total, std::max(0.0, total - 1.96 * error), total + 1.96 * error, drawn_};
}

}  // namespace queens::ledger
