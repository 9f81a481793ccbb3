#include <algorithm>
#include <filesystem>
#include <map>

#include "count_options.hpp"
#include "json_of.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"
#include "slurm.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

/// A shard of the last submission with open units.
struct ShardStatus {
  int shard, of;
  std::uint64_t open;
  std::string state;    ///< in Slurm's words; empty: not in the queue
  bool asked;           ///< squeue answered
  std::size_t results;  ///< lines in its file, merged or not
};

std::vector<ShardStatus> shards_of(const Ledger& ledger) {
  std::vector<ShardStatus> shards;
  const auto submissions = ledger.submissions();
  if (submissions.empty()) return shards;
  const Submission& last = submissions.back();
  bool asked = true;
  std::map<int, std::string> queue;
  for (const Submission& submission : submissions) {
    if (submission.tasks != last.tasks) continue;
    const auto queued = queued_tasks(submission.job);
    asked = asked && queued.has_value();
    if (queued) queue.insert(queued->begin(), queued->end());
  }
  const auto open = ledger.open_by_shard(last.tasks);
  for (int shard = 1; shard <= last.tasks; ++shard) {
    if (open[static_cast<std::size_t>(shard - 1)] == 0) continue;
    const std::string file = results_file(last.folder, shard, last.tasks);
    const std::string results = std::filesystem::is_regular_file(file) ? read_all(file) : "";
    const auto lines = std::ranges::count(results, '\n');
    shards.push_back({shard, last.tasks, open[static_cast<std::size_t>(shard - 1)], queue[shard], asked,
                      static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, lines - 1))});
  }
  return shards;
}

std::string words_of(const std::vector<ShardStatus>& shards) {
  std::string text;
  for (const ShardStatus& shard : shards) {
    const std::string state = !shard.asked ? std::string(raw(Text::shard_status_unknown))
                              : shard.state.empty() ? std::string(raw(Text::shard_status_none)) : shard.state;
    text += say(Text::shard_status, fmt::arg("shard", shard.shard), fmt::arg("of", shard.of), fmt::arg("open", shard.open),
                fmt::arg("state", state), fmt::arg("lines", shard.results)) + "\n";
  }
  return text;
}

Json json_of(const std::vector<ShardStatus>& shards) {
  Json list = Json::array();
  for (const ShardStatus& shard : shards)
    list.push_back({{"shard", shard.shard}, {"of", shard.of}, {"open", shard.open}, {"state", shard.state},
                    {"results", shard.results}});
  return list;
}

std::string words_of(const Ledger& ledger, const LedgerStatus& status, const std::vector<std::int64_t>& open) {
  const LedgerPlan& plan = ledger.plan();
  const bool plain = plan.problem.queens.empty() && plan.problem.blocked.empty();
  std::string text = say(Text::ledger_status_plan, fmt::arg("n", plan.problem.size),
                         fmt::arg("rules", plain ? std::string_view() : raw(Text::ledger_status_rules)),
                         fmt::arg("hash", plan.hash), fmt::arg("units", plan.units),
                         fmt::arg("memory", memory_words(plan.memory))) + "\n";
  text += say(Text::ledger_status_done, fmt::arg("done", status.done), fmt::arg("units", plan.units),
              fmt::arg("percent", plan.cost > 0 ? 100 * status.cost_done / plan.cost : 100.0),
              fmt::arg("time", duration_words(status.seconds))) + "\n";
  for (const auto& [counter, units] : status.counters)
    text += say(Text::ledger_status_by, fmt::arg("counter", counter), fmt::arg("units", units)) + "\n";
  if (!open.empty()) text += say(Text::ledger_status_missing, fmt::arg("units", ranges(open))) + "\n";
  if (!status.damaged.empty())
    text += say(Text::ledger_status_damaged, fmt::arg("units", ranges(status.damaged))) + "\n";
  for (const Claim& claim : status.claims) text += sentence(claim) + "\n";
  if (status.total) return text + say(Text::ledger_status_total, fmt::arg("total", to_decimal(*status.total))) + "\n";
  text += say(Text::ledger_status_counted, fmt::arg("counted", to_decimal(status.counted))) + "\n";
  if (status.forecast)
    text += say(Text::ledger_status_forecast, fmt::arg("units", status.forecast->units),
                fmt::arg("total", status.forecast->total), fmt::arg("low", status.forecast->low),
                fmt::arg("high", status.forecast->high)) + "\n";
  return text;
}

Json json_of(const Ledger& ledger, const LedgerStatus& status, const std::vector<std::int64_t>& open) {
  const LedgerPlan& plan = ledger.plan();
  Json json = {{"n", plan.problem.size},   {"plan", plan.hash},         {"units", plan.units},
               {"done", status.done},      {"share", plan.cost > 0 ? status.cost_done / plan.cost : 1.0},
               {"counted", to_decimal(status.counted)},                 {"seconds", json_seconds(status.seconds)},
               {"memory", plan.memory},    {"missing", open},           {"damaged", status.damaged},
               {"contradictions", Json::array()},                       {"counters", status.counters}};
  for (const Claim& claim : status.claims) json["contradictions"].push_back(claim.recorded.unit);
  if (status.forecast)
    json["forecast"] = {{"total", status.forecast->total}, {"low", status.forecast->low},
                        {"high", status.forecast->high}, {"units", status.forecast->units}};
  if (status.total) json["count"] = to_decimal(*status.total);
  return json;
}

}  // namespace

int run_ledger_status(const Call& call) {
  const Ledger ledger(arguments_of(call, 1)[0]);
  const LedgerStatus status = ledger.status();
  const std::vector<std::int64_t> open = ledger.open_units();
  const auto shards = shards_of(ledger);
  Json json = json_of(ledger, status, open);
  if (!shards.empty()) json["shards"] = json_of(shards);
  answer(call.has("json") ? line_of(json) : words_of(ledger, status, open) + words_of(shards));
  return done;
}

}  // namespace queens::app
