// How large is the search tree, and how many solutions has it? Estimates from random paths.
#pragma once

#include <cstdint>
#include <span>
#include <stop_token>
#include <vector>

#include <queens/problem.hpp>

namespace queens {

struct EstimateOptions {
  std::uint64_t samples = 20;        ///< random paths, at least 1 (checked contract)
  std::uint64_t seed = 1;            ///< the same seed gives the same estimate, whatever the number of threads
  int threads = 0;                   ///< 0: one for each core
  std::stop_token stop = {};         ///< ends the estimate early
};

/// The mean of many tries and how far it can be trusted.
struct Estimated {
  double mean = 0;
  double standard_error = 0;  ///< of the mean; 0 for a single path, which says nothing about it

  /// The interval that holds the truth in about 95 of 100 cases, if the paths are many: mean ± 1.96 standard errors.
  double low() const;
  double high() const;
};

struct Estimate {
  Estimated nodes;               ///< of the whole tree, the empty board included
  Estimated solutions;           ///< Q(n)
  std::vector<double> levels;    ///< nodes by level, the empty board first; size + 1 numbers that add up to nodes.mean
  std::uint64_t samples = 0;     ///< paths walked
  std::uint64_t complete = 0;    ///< paths that reached a solution
  bool finished = true;          ///< false: stopped early
  int threads = 1;
};

/// The largest size that estimate takes: beyond it the square of a weight may leave the range of a double.
inline constexpr int max_estimate_size = 100;

/// Walks random paths from the empty board down: in each row one of the free squares, each with the same chance, until
/// there is none. The product of the numbers of free squares on the way is an unbiased estimate of the nodes of a level.
/// 0 ≤ size ≤ max_estimate_size (checked contract). O(n²) a path at most, all cores.
/// Source: D. E. Knuth, Estimating the efficiency of backtrack programs, Mathematics of Computation 29 (1975).
Estimate estimate(const Problem& problem, const EstimateOptions& options = {});

/// What one path says of the nodes of the tree: 1 + b₀ + b₀b₁ + …, where bₖ squares were free in row k.
double path_estimate(std::span<const int> branching);

/// The nodes of the tree of `exhaustive`: Σ n!/(n−r)! for r = 0 … n. Exact up to n = 17, then rounded. n ≥ 0.
double exhaustive_nodes(int size);

}  // namespace queens
