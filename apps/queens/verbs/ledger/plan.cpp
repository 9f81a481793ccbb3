#include <charconv>

#include "count_options.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

PlanOptions plan_options(const Call& call) {
  PlanOptions options;
  if (const std::size_t memory = options_of(call).memory; memory != 0) options.memory = memory;
  if (const auto text = call.value("split")) {
    double seconds = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), seconds);
    constexpr double least = 1e-6, most = 1e9;
    if (error != std::errc{} || end != text->data() + text->size() || !(seconds >= least && seconds <= most))
      refuse(Text::ledger_split_expected, fmt::arg("value", *text));
    options.most_cost = seconds * 1e9;  // the engine estimates nanoseconds
  }
  return options;
}

}  // namespace

int run_ledger_plan(const Call& call) {
  const auto& arguments = arguments_of(call, 2);
  const Problem problem = problem_of(call, size_from(arguments[0], max_count_size));
  if (problem.rule != AttackRule::queen || !problem.regions.empty()) refuse(Text::ledger_rules);
  Interrupt interrupt;
  if (!Ledger::create(arguments[1], problem, plan_options(call), interrupt.token())) {
    complain(raw(Text::ledger_plan_stopped));
    return interrupt.status();
  }
  const Ledger ledger(arguments[1]);
  remark(say(Text::ledger_planned, fmt::arg("file", arguments[1]), fmt::arg("units", ledger.plan().units),
             fmt::arg("memory", memory_words(ledger.plan().memory)), fmt::arg("hash", ledger.plan().hash)));
  return done;
}

}  // namespace queens::app
