#include <algorithm>
#include <filesystem>

#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"
#include "slurm.hpp"

namespace queens::app {

namespace {

namespace fs = std::filesystem;

/// A value that becomes part of a line for sbatch: no blanks, no line ends.
std::string word_for_sbatch(const Call& call, const char* flag) {
  const std::string value = call.value(flag).value_or("");
  constexpr std::string_view allowed =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.:,+@";
  if (call.has(flag) && (value.empty() || value.find_first_not_of(allowed) != std::string::npos))
    refuse(Text::submit_bad_word, fmt::arg("flag", flag), fmt::arg("value", value));
  return value;
}

int number_of_tasks(const Call& call, const std::vector<Submission>& before) {
  constexpr long long most = 100'000;
  if (const auto tasks = call.number("tasks", 1, most)) return static_cast<int>(*tasks);
  if (before.empty()) refuse(Text::submit_tasks_missing);
  return before.back().tasks;
}

/// The shards that wait or run already.
std::vector<int> shards_in_queue(const std::vector<Submission>& before, int tasks) {
  std::vector<int> shards;
  for (const Submission& submission : before) {
    const auto queued = queued_tasks(submission.job);
    if (!queued) refuse(Text::submit_no_queue);
    if (!queued->empty() && submission.tasks != tasks)
      refuse(Text::submit_other_tasks, fmt::arg("job", submission.job), fmt::arg("tasks", submission.tasks));
    for (const auto& [shard, state] : *queued) shards.push_back(shard);
  }
  return shards;
}

}  // namespace

int run_ledger_submit(const Call& call) {
  const std::string& file = arguments_of(call, 1)[0];
  ArrayJob job;
  job.partition = word_for_sbatch(call, "partition");
  job.time = word_for_sbatch(call, "time");
  job.threads = static_cast<int>(call.number("threads", 1, 4096).value_or(1));
  Ledger ledger(file);
  const auto before = ledger.submissions();
  job.of = number_of_tasks(call, before);
  job.command = fs::read_symlink("/proc/self/exe").string();
  job.folder = fs::absolute(file + ".shards").string();
  job.size = ledger.plan().problem.size;
  job.memory = ledger.plan().memory;

  const bool dry = call.has("dry-run");
  std::vector<int> queued;
  if (!dry) {
    queued = shards_in_queue(before, job.of);
    merge_submitted(ledger, before);
  }
  const auto open = ledger.open_by_shard(job.of);
  for (int shard = 1; shard <= job.of; ++shard)
    if (open[static_cast<std::size_t>(shard - 1)] > 0 && std::ranges::find(queued, shard) == queued.end())
      job.shards.push_back(shard);
  if (job.shards.empty()) {
    remark(say(Text::submit_nothing, fmt::arg("done", ledger.status().done), fmt::arg("units", ledger.plan().units),
               fmt::arg("queued", queued.size())));
    return done;
  }
  if (dry) {
    answer(script_of(job));
    return done;
  }
  std::error_code error;
  fs::create_directories(job.folder, error);
  if (error) throw Broken(say(Text::cannot_write_file, fmt::arg("file", job.folder), fmt::arg("why", error.message())));
  for (const int shard : job.shards) write_file(order_file(job.folder, shard, job.of), write_order(ledger.shard(shard, job.of)));
  const std::string script = job.folder + "/job.sbatch";
  write_file(script, script_of(job));
  const std::string number = submit(script);
  ledger.note({number, job.of, job.folder});
  remark(say(Text::submit_done, fmt::arg("job", number), fmt::arg("shards", list_of(job.shards)), fmt::arg("tasks", job.of),
             fmt::arg("folder", job.folder), fmt::arg("file", file)));
  return done;
}

}  // namespace queens::app
