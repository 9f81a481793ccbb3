// Slurm as the command sees it: sbatch and squeue.
#pragma once

#include <map>
#include <optional>
#include <queens/ledger.hpp>
#include <string>
#include <vector>

namespace queens::app {

/// The tasks of a job that are in the queue, with their state in Slurm's words; nothing if squeue cannot be asked.
std::optional<std::map<int, std::string>> queued_tasks(const std::string& job);

/// Submits a script and returns the job. Throws Refused.
std::string submit(const std::string& script_file);

/// What a submission needs.
struct ArrayJob {
  std::string command;         ///< the queens command
  std::string folder;          ///< of orders and results
  int size = 0;
  std::vector<int> shards;     ///< to count, 1-based
  int of = 1;
  int threads = 1;             ///< cores for a task
  std::size_t memory = 0;      ///< bytes for one thread
  std::string partition, time; ///< empty: what the cluster takes by itself
};

/// The sbatch script: a job array, one shard a task.
std::string script_of(const ArrayJob& job);

/// "1-4,7"
std::string list_of(const std::vector<int>& numbers);

std::string order_file(const std::string& folder, int shard, int of);
std::string results_file(const std::string& folder, int shard, int of);

}  // namespace queens::app
