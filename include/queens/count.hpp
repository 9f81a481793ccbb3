// Exact numbers of solutions.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <queens/problem.hpp>
#include <queens/total.hpp>
#include <stop_token>
#include <string_view>
#include <vector>

namespace queens {

/// The code that counts. avx512, avx2 and portable are the same engine (meeting in the middle) with other kernels;
/// bitmask is plain backtracking, the independent witness. `automatic` takes the fastest that this CPU can run.
enum class Backend { automatic, avx512, avx2, portable, bitmask };

/// The name on the command line: "auto", "avx512", "avx2", "portable", "bitmask".
std::string_view name_of(Backend backend);

/// The inverse of name_of.
std::optional<Backend> backend_named(std::string_view name);

struct BackendInfo {
  Backend backend;
  std::string_view name;
  bool usable;  ///< built in, and this CPU and its system can run it
};

/// All backends but `automatic`, the fastest first. The CPU is asked once.
std::vector<BackendInfo> backends();

/// How far a count has come.
struct CountProgress {
  double share = 0;   ///< of the expected work, 0 … 1
  Total counted = 0;  ///< solutions found so far
};

struct CountOptions {
  int threads = 0;                                          ///< 0: one for each core
  std::stop_token stop = {};                                ///< ends the count early, within a second
  std::function<void(const CountProgress&)> progress = {};  ///< called from one thread at a time, now and then
  std::size_t memory = 0;                                   ///< bytes for all threads together; 0: a sensible share
  Backend backend = Backend::automatic;                     ///< must be usable (checked contract)
};

struct CountResult {
  Total total = 0;
  std::vector<Total> by_first_row;  ///< solutions by the column of the queen in row 0 (count_by_first_row only)
  bool complete = true;             ///< false: stopped early, `total` is what was counted until then
  int threads = 1;
  std::string_view backend;  ///< the code that did the work
  std::uint64_t blocks = 0;  ///< boards that were counted in one piece
};

/// The largest size that count takes.
inline constexpr int max_count_size = 32;

/// The smallest `memory` that count takes, in bytes. With less than this for each thread fewer threads work.
inline constexpr std::size_t least_count_memory = std::size_t{2} << 20;

/// The number of solutions of the problem. 0 ≤ size ≤ max_count_size, Problem::only_queens (other rules:
/// count_solutions), memory 0 or ≥ least_count_memory, a usable backend (checked contracts). A contradictory problem has none; the empty board of size 0 has one. The same answer
/// for every backend, number of threads and memory. Exponential time: about 9 times as long for one row more. Less
/// memory costs time. Throws std::bad_alloc if the system refuses memory within the budget.
CountResult count(const Problem& problem, const CountOptions& options = {});

/// The same, split by the column of the queen in row 0: `size` numbers that add up to the total. Dearer than count: the
/// plain problem has only its left-right mirror symmetry left.
CountResult count_by_first_row(const Problem& problem, const CountOptions& options = {});

/// A piece of a long count, independent of the others: the solutions with these queens and none on the blocked squares.
/// Each of them stands for `weight` solutions of the problem that was planned.
struct WorkUnit {
  std::vector<Square> queens;   ///< by row
  std::vector<Square> blocked;  ///< in reading order; squares that the queens attack are left out
  int weight = 1;               ///< 1, 2, 4 or 8
  double cost = 0;              ///< estimated time: very roughly nanoseconds of one fast core; good for comparing units

  friend bool operator==(const WorkUnit&, const WorkUnit&) = default;
};

struct PlanOptions {
  std::size_t memory = std::size_t{96} << 20;  ///< bytes for one worker, ≥ least_count_memory
  double most_cost = 0;                        ///< split units estimated dearer than this; 0: some thousands of units,
                                               ///< none split into less than about ten seconds
};

/// Enumerates the units of a problem: Σ weight · count_unit = count. Which units depends on problem and options alone,
/// not on this machine. A unit may be larger than one block of the engine: counting it refines further. Ends when
/// `each` returns false, and then returns false itself. Time: about 0.1 ms a unit; memory O(n²). 0 ≤ size ≤
/// max_count_size, Problem::only_queens (checked contracts).
bool plan(const Problem& problem, const PlanOptions& options, const std::function<bool(const WorkUnit&)>& each);

/// The units as a list.
std::vector<WorkUnit> plan(const Problem& problem, const PlanOptions& options = {});

/// Counts one unit of a board of this size. `total` is the number of its completions, without the weight.
CountResult count_unit(int size, const WorkUnit& unit, const CountOptions& options = {});

/// The number of solutions of the plain problem unchanged by a half turn. size ≤ max_count_size (checked contract).
Total count_half_turn(int size);

/// The number of solutions of the plain problem unchanged by a quarter turn. size ≤ max_count_size (checked contract).
Total count_quarter_turn(int size);

}  // namespace queens
