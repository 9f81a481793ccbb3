// The record of a long count: one file that holds the plan and what is counted of it, and survives any interruption.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queens/work.hpp>
#include <string>
#include <vector>

namespace queens {

/// False if the library was built without SQLite: then every function here throws LedgerError unavailable.
bool ledgers_available();

/// What a ledger was made for. Fixed when it is made.
struct LedgerPlan {
  Problem problem;         ///< size, queens and blocked squares
  std::size_t memory = 0;  ///< bytes for one worker
  std::uint64_t units = 0;
  double cost = 0;     ///< of all units, as WorkUnit::cost
  std::string hash;    ///< FNV-1a (128 bits, 32 hexadecimal digits) of problem, memory and all units
  std::string engine;  ///< who planned
};

/// The total as the units that were drawn at random foretell it: unbiased, with the normal 95 % interval.
struct Forecast {
  double total = 0, low = 0, high = 0;
  std::uint64_t units = 0;  ///< drawn
};

/// A result that contradicts the one in the ledger and was therefore not taken.
struct Claim {
  UnitResult recorded, claimed;
};

struct LedgerStatus {
  std::uint64_t done = 0;                         ///< units with a sound result
  double cost_done = 0;                           ///< of these
  Total counted = 0;                              ///< solutions that these stand for, weights included
  double seconds = 0;                             ///< that counting these took, all threads together
  std::vector<std::int64_t> damaged;              ///< units whose record does not fit its check value; to be counted again
  std::vector<Claim> claims;                      ///< contradictions to be settled by an audit
  std::map<std::string, std::uint64_t> counters;  ///< units by "engine kernel"
  std::optional<Forecast> forecast;               ///< from 12 random units on
  std::optional<Total> total;                     ///< only if every unit is in and nothing is damaged or contradicted
};

/// Units taken biggest first end together; units taken at random foretell the total.
enum class UnitOrder { biggest_first, random };

struct LedgerProgress : WorkProgress {
  std::uint64_t all_done = 0;  ///< units of the whole plan
  double all_cost_done = 0;
  Total counted = 0;
  std::optional<Forecast> forecast;
};

struct LedgerRunOptions {
  WorkOptions work;  ///< its `progress` is not called
  UnitOrder order = UnitOrder::biggest_first;
  std::function<void(const LedgerProgress&)> progress = {};
};

/// Why a line of a file of results was not taken.
struct MergeRefusal {
  enum class Kind { damaged, foreign, contradiction, unknown_unit };
  Kind kind{};
  std::uint64_t line = 0;   ///< 1-based
  std::uint64_t lines = 1;  ///< foreign: so many lines of that plan follow
  std::string plan = {};    ///< foreign: its hash
  Claim claim = {};         ///< contradiction: both; unknown_unit: the claimed one
};

struct MergeReport {
  std::uint64_t taken = 0, known = 0;   ///< lines that were new, and that the ledger had already
  std::vector<MergeRefusal> refusals;   ///< at most `most_refusals` of them
  std::uint64_t refused = 0;            ///< lines refused in all
  static constexpr std::size_t most_refusals = 1000;
};

/// A shard in the hands of a batch system.
struct Submission {
  std::string job;     ///< the batch system's name of it
  int tasks = 0;       ///< shards of the plan
  std::string folder;  ///< orders and results
};

class Ledger {
 public:
  /// Plans a problem and writes the ledger, all or nothing. `problem` has the rule `queen` and no regions; 0 ≤ size ≤
  /// max_count_size (checked contract); excluded diagonals become blocked squares. Returns false, and writes nothing, if
  /// `stop` asked. Time: that of plan(), and about 2 µs a unit. Throws LedgerError exists, read_only, disk_full, broken.
  static bool create(const std::string& file, const Problem& problem, const PlanOptions& options = {},
                     const std::stop_token& stop = {});

  /// Opens a ledger. Throws LedgerError no_such_file, not_a_ledger, other_format, broken.
  explicit Ledger(const std::string& file);
  ~Ledger();
  Ledger(Ledger&&) noexcept;

  const LedgerPlan& plan() const;

  /// True if it was made for this problem, written in this way or another.
  bool counts(const Problem& problem) const;

  /// What is known. Reads all units: about 1 µs each.
  LedgerStatus status() const;

  /// Units without a sound result, by id.
  std::vector<std::int64_t> open_units() const;

  /// Counts open units and records them: durable at each saving, resumable after anything. Any number of threads, one
  /// run at a time. Throws LedgerError busy, read_only, disk_full, wrong_kernel, broken. options.work.memory is 0 or at
  /// least plan().memory (checked contract).
  WorkReport run(const LedgerRunOptions& options = {});

  /// The open units of shard `index` (1-based) of `of`. The units are dealt so that all shards cost about the same; who
  /// gets which depends on the plan and `of` alone. 1 ≤ index ≤ of (checked contract).
  WorkOrder shard(int index, int of) const;

  /// For each of `of` shards the number of open units; by shard, 0 for the first.
  std::vector<std::uint64_t> open_by_shard(int of) const;

  /// Takes the results of a file, all together or none. The order of lines and files, and how often they come, do not
  /// matter. What is not taken is named and changes nothing. Throws LedgerError no_such_file, busy, read_only,
  /// disk_full, broken.
  MergeReport merge(const std::string& results);

  void note(const Submission& submission);
  std::vector<Submission> submissions() const;

  /// For the other parts of the library.
  struct Inside;
  Inside& inside() { return *inside_; }
  const Inside& inside() const { return *inside_; }

 private:
  std::unique_ptr<Inside> inside_;
};

}  // namespace queens
