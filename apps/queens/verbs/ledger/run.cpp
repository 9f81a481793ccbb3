#include <filesystem>

#include "count_options.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

constexpr double patience = 20;  // seconds to give up the units in hand and to save the others

}  // namespace

int run_ledger_run(const Call& call) {
  const std::string& file = arguments_of(call, 1)[0];
  Ledger ledger(file);
  Interrupt interrupt(patience);
  LedgerRunOptions options{.work = work_options(call, ledger.plan().memory)};
  options.work.stop = interrupt.token();
  if (call.value("order") == "random") options.order = UnitOrder::random;
  return count_ledger(ledger, file, options);
}

int run_count_ledger(const Call& call) {
  for (const char* other : {"classes", "by-first-row", "limit", "method", "project", "header", "until"})
    at_most_one(call, {"ledger", other});
  const std::string file = *call.value("ledger");
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_count_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  if (problem.rule != AttackRule::queen || !problem.regions.empty()) refuse(Text::ledger_rules);
  CountOptions counting = options_of(call);
  Interrupt interrupt(patience);

  const bool is_new = !std::filesystem::exists(file);
  if (is_new) {
    PlanOptions planning;
    const auto threads = static_cast<std::size_t>(counting.threads);
    if (counting.memory != 0) planning.memory = std::max(least_count_memory, counting.memory / threads);
    if (!Ledger::create(file, problem, planning, interrupt.token())) {
      complain(raw(Text::ledger_plan_stopped));
      return interrupt.status();
    }
  }
  Ledger ledger(file);
  if (!ledger.counts(problem)) refuse(Text::ledger_other_problem, fmt::arg("file", file));
  LedgerRunOptions options{.work = work_options(call, ledger.plan().memory)};
  options.work.stop = interrupt.token();
  if (!is_new)
    remark(say(Text::ledger_goes_on, fmt::arg("file", file), fmt::arg("done", ledger.status().done),
               fmt::arg("units", ledger.plan().units)));
  return count_ledger(ledger, file, options, call.has("json"));
}

}  // namespace queens::app
