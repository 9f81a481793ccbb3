// Exact numbers of solutions.
#pragma once

#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

#include <queens/problem.hpp>
#include <queens/total.hpp>

namespace queens {

/// How far a count has come.
struct CountProgress {
  double share = 0;      ///< of the expected work, 0 … 1
  Total counted = 0;     ///< solutions found so far
};

struct CountOptions {
  int threads = 0;                                        ///< 0: one for each core
  std::stop_token stop = {};                                ///< ends the count early
  std::function<void(const CountProgress&)> progress = {};  ///< called from one thread at a time, now and then
};

struct CountResult {
  Total total = 0;
  std::vector<Total> by_first_row;   ///< solutions by the column of the queen in row 0 (count_by_first_row only)
  bool complete = true;              ///< false: stopped early, `total` is what was counted until then
  int threads = 1;
  std::string_view backend;          ///< the code that did the work
};

/// The largest size that count takes.
inline constexpr int max_count_size = 32;

/// The number of solutions of the problem. 0 ≤ size ≤ max_count_size (checked contract). A contradictory problem has
/// none; the empty board of size 0 has one. Exponential time, O(n) memory a thread.
CountResult count(const Problem& problem, const CountOptions& options = {});

/// The same, split by the column of the queen in row 0: `size` numbers that add up to the total.
CountResult count_by_first_row(const Problem& problem, const CountOptions& options = {});

/// The number of solutions of the plain problem unchanged by a half turn. size ≤ max_count_size (checked contract).
Total count_half_turn(int size);

/// The number of solutions of the plain problem unchanged by a quarter turn. size ≤ max_count_size (checked contract).
Total count_quarter_turn(int size);

}  // namespace queens
