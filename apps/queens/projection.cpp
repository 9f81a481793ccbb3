#include "projection.hpp"

#include <algorithm>
#include <cmath>
#include <ctime>
#include <random>
#include <vector>

namespace queens::app {

namespace {

double cost_of(const std::vector<WorkUnit>& units) {
  double cost = 0;
  for (const WorkUnit& unit : units) cost += unit.cost;
  return cost;
}

/// A unit drawn in proportion to its cost.
const WorkUnit& draw(const std::vector<WorkUnit>& units, double total_cost, std::mt19937_64& random) {
  double at = total_cost * (static_cast<double>(random() >> 11) * 0x1p-53);
  for (const WorkUnit& unit : units)
    if ((at -= unit.cost) < 0) return unit;
  return units.back();
}

/// Seconds of this process, so that other work on the machine does not count.
double seconds_of(int size, const WorkUnit& unit, const CountOptions& options) {
  const std::clock_t start = std::clock();
  count_unit(size, unit, options);
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

}  // namespace

Projection project(int size, const CountOptions& options, double sample_seconds) {
  // About a second, so that a sample has many pieces; ten where the units are so large that such small pieces would
  // overstate the work: refining costs.
  const double piece_cost = size <= 22 ? 1e9 : 1e10;
  constexpr std::size_t fewest = 12, most = 2000;
  const double threads = std::max(1, options.threads);
  CountOptions alone = options;
  alone.threads = 1;
  PlanOptions worker;
  if (options.memory > 0) {
    alone.memory = std::max(least_count_memory, options.memory / static_cast<std::size_t>(threads));
    worker.memory = alone.memory;
  }
  const std::vector<WorkUnit> units = plan({.size = size}, worker);
  const double total_cost = cost_of(units);
  std::mt19937_64 random(static_cast<std::uint64_t>(size));
  std::vector<double> rates;  // seconds for a unit of estimated cost, as far as each piece tells
  double spent = 0, sampled_cost = 0;
  while (!units.empty() && !options.stop.stop_requested() && rates.size() < most &&
         (spent < sample_seconds || rates.size() < fewest)) {
    WorkUnit piece = draw(units, total_cost, random);
    double correction = 1;
    if (piece.cost > piece_cost) {
      const Problem board{.size = size, .queens = piece.queens, .blocked = piece.blocked};
      const auto pieces = plan(board, {.memory = worker.memory, .most_cost = piece_cost});
      if (pieces.empty()) {
        rates.push_back(0);
        continue;
      }
      const double cost = cost_of(pieces);
      correction = cost / piece.cost;
      piece = draw(pieces, cost, random);
    }
    const double seconds = seconds_of(size, piece, alone);
    rates.push_back(correction * seconds / piece.cost);
    spent += seconds;
    sampled_cost += piece.cost;
  }

  Projection projection{.units = units.size(), .sampled = rates.size()};
  if (rates.empty()) return projection;
  double mean = 0, squares = 0;
  for (const double rate : rates) mean += rate / static_cast<double>(rates.size());
  for (const double rate : rates) squares += (rate - mean) * (rate - mean);
  const double n = static_cast<double>(rates.size());
  const double error = n < 2 ? mean : std::sqrt(squares / (n - 1) / n);
  const double scale = total_cost / threads;
  // On a scale of ratios, so that the lower end stays above 0; never narrower than what a busy machine does.
  const double spread = std::exp(std::max(1.96 * error / mean, 0.2));
  projection.seconds = mean * scale;
  projection.low = projection.seconds / spread;
  projection.high = projection.seconds * spread;
  projection.share = std::min(1.0, sampled_cost / total_cost);
  projection.sure = projection.share > 0.99 || (n >= fewest && error < 0.25 * mean);
  return projection;
}

}  // namespace queens::app
