#include "slurm.hpp"

#include <cstdio>
#include <sys/wait.h>

#include "flags.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

struct Output {
  std::string text;
  int status;
};

/// What a command of the shell writes to its standard output.
Output output_of(const std::string& command) {
  Output output{{}, -1};
  std::FILE* const pipe = ::popen(command.c_str(), "re");
  if (pipe == nullptr) return output;
  char chunk[4096];
  for (std::size_t got = 0; (got = std::fread(chunk, 1, sizeof chunk, pipe)) > 0;) output.text.append(chunk, got);
  const int status = ::pclose(pipe);
  output.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return output;
}

/// A word that the shell leaves as it is.
std::string quoted(const std::string& word) {
  std::string safe = "'";
  for (const char c : word) safe += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return safe + "'";
}

/// In the name of a log Slurm replaces what stands behind %.
std::string without_patterns(const std::string& name) {
  std::string safe;
  for (const char c : name) safe += c == '%' ? std::string("%%") : std::string(1, c);
  return safe;
}

std::string shard_name(const std::string& folder, const std::string& shard, int of) {
  return fmt::format("{}/shard-{}-of-{}", folder, shard, of);
}

constexpr int not_found = 127;

}  // namespace

std::optional<std::map<int, std::string>> queued_tasks(const std::string& job) {
  const Output queue = output_of("squeue -h -r -o '%F %K %T' 2>/dev/null");
  if (queue.status != 0) return std::nullopt;
  std::map<int, std::string> tasks;
  std::string_view rest = queue.text;
  while (!rest.empty()) {
    const auto end = std::min(rest.find('\n'), rest.size());
    const auto fields = words(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (fields.size() != 3 || fields[0] != job) continue;
    if (const auto task = from_decimal(fields[1])) tasks[static_cast<int>(*task)] = fields[2];
  }
  return tasks;
}

std::string submit(const std::string& script_file) {
  const Output answer =
      output_of(fmt::format("command -v sbatch >/dev/null || exit {}; sbatch --parsable {}", not_found, quoted(script_file)));
  if (answer.status == not_found) refuse(Text::submit_no_sbatch);
  const std::string job = answer.text.substr(0, answer.text.find_first_not_of("0123456789"));
  if (answer.status != 0 || job.empty()) refuse(Text::submit_failed);
  return job;
}

std::string list_of(const std::vector<int>& numbers) {
  std::string text;
  for (std::size_t i = 0; i < numbers.size();) {
    std::size_t end = i + 1;
    while (end < numbers.size() && numbers[end] == numbers[end - 1] + 1) ++end;
    text += fmt::format("{}{}", text.empty() ? "" : ",", numbers[i]);
    if (end > i + 1) text += fmt::format("-{}", numbers[end - 1]);
    i = end;
  }
  return text;
}

std::string order_file(const std::string& folder, int shard, int of) {
  return shard_name(folder, std::to_string(shard), of) + ".order";
}

std::string results_file(const std::string& folder, int shard, int of) {
  return shard_name(folder, std::to_string(shard), of) + ".results";
}

std::string script_of(const ArrayJob& job) {
  constexpr std::size_t beside = std::size_t{128} << 20;  // program, orders, results
  const std::size_t megabytes = ((static_cast<std::size_t>(job.threads) * job.memory + beside) >> 20) + 1;
  std::string text = "#!/bin/bash\n";
  const auto add = [&](std::string_view option) { text += fmt::format("#SBATCH --{}\n", option); };
  add(fmt::format("job-name=queens-{}", job.size));
  add(fmt::format("array={}", list_of(job.shards)));
  add("requeue");
  add(fmt::format("cpus-per-task={}", job.threads));
  add(fmt::format("mem={}M", megabytes));
  if (!job.partition.empty()) add("partition=" + job.partition);
  if (!job.time.empty()) add("time=" + job.time);
  add("open-mode=append");
  add(fmt::format("output=\"{}/task-%a.log\"", without_patterns(job.folder)));
  const std::string shard = quoted(job.folder) + fmt::format("/shard-\"$SLURM_ARRAY_TASK_ID\"-of-{}", job.of);
  return text + fmt::format("exec {} ledger work {}.order {}.results --threads {}\n", quoted(job.command), shard, shard,
                            job.threads);
}

}  // namespace queens::app
