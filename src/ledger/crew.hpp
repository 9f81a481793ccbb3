// A crew counts many units: each thread one of its own, results saved together from time to time.
#pragma once

#include <functional>
#include <queens/work.hpp>
#include <span>
#include <vector>

namespace queens::ledger {

/// A unit still to count.
struct Job {
  std::int64_t unit;
  double cost;
};

struct CrewWork {
  int size = 0;
  std::vector<Job> jobs;    ///< in the order in which they are taken
  std::size_t memory = 0;   ///< bytes for one worker
  std::function<PlannedUnit(std::int64_t)> fetch;          ///< called by one thread at a time
  std::function<void(std::span<const UnitResult>)> save;   ///< called by the thread that called `count_all` alone
};

/// Counts the jobs. What a worker or `save` throws ends the work and is thrown again, after everything that could be
/// saved was. A unit that was not finished when the stop token asked is given up.
WorkReport count_all(const CrewWork& work, const WorkOptions& options);

/// The biggest first: the last units are small, and all threads end together.
void sort_biggest_first(std::vector<Job>& jobs);

}  // namespace queens::ledger
