#include "walk_size.hpp"

#include <cmath>

#include <queens/estimate.hpp>

namespace queens::app {

namespace {

/// From the nodes of the tree: each is placed and taken away again, and every node that is not a full board tests n
/// squares, of which those that do not become nodes are refused.
double steps_of(const Problem& problem, Method method, double nodes, double solutions) {
  const double moves = 2 * (nodes - 1) + solutions;
  if (method == Method::bitmask) return moves;
  const double tests = problem.size * (nodes - solutions);
  return moves + tests - (nodes - 1);
}

}  // namespace

WalkSize walk_size(const Problem& problem, Method method) {
  const int n = problem.size;
  if (method == Method::exhaustive)  // every placing comes back, every full board gets a verdict
    return {2 * (exhaustive_nodes(n) - 1) + std::tgamma(n + 1), true};
  constexpr int counted_at_once = 12;
  if (n <= counted_at_once) {
    Counters counters;
    search(problem, Method::bitmask, counters);
    return {steps_of(problem, method, static_cast<double>(counters.nodes()), static_cast<double>(counters.solutions)), true};
  }
  if (n > max_estimate_size) return {INFINITY, false};
  const Estimate guess = estimate(problem, {.samples = 10'000});
  return {steps_of(problem, method, guess.nodes.mean, guess.solutions.mean), false};
}

}  // namespace queens::app
