#include "ledger_words.hpp"

#include <charconv>

#include "count_options.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

std::string sentence(const LedgerError& error) {
  using Code = LedgerError::Code;
  const std::string detail = error.what();
  const auto file = fmt::arg("file", error.file);
  const auto what = fmt::arg("what", detail);
  switch (error.code) {
    case Code::unavailable: return say(Text::ledger_unavailable);
    case Code::no_such_file: return say(Text::cannot_read, file, fmt::arg("why", raw(Text::system_no_such_file)));
    case Code::exists: return say(Text::ledger_exists, file);
    case Code::not_a_ledger: return say(Text::ledger_not_one, file);
    case Code::other_format: return say(Text::ledger_other_format, file, what);
    case Code::busy: return say(Text::ledger_busy, file);
    case Code::read_only: return say(Text::ledger_read_only, file);
    case Code::disk_full: return say(Text::ledger_disk_full, file);
    case Code::damaged: return say(Text::ledger_damaged, file, what);
    case Code::foreign: return say(Text::ledger_foreign, file);
    case Code::wrong_kernel: return say(Text::ledger_wrong_kernel, what);
    case Code::broken: return say(Text::ledger_broken, file, what);
  }
  return detail;
}

const std::vector<std::string>& arguments_of(const Call& call, std::size_t count, bool more) {
  const std::vector<std::string>& arguments = call.arguments();
  if (arguments.size() < count || (arguments.size() > count && !more))
    refuse(Text::ledger_arguments, fmt::arg("verb", call.verb().name), fmt::arg("synopsis", call.verb().synopsis));
  return arguments;
}

WorkOptions work_options(const Call& call, std::size_t planned_memory) {
  const CountOptions counting = options_of(call);
  WorkOptions options{.threads = counting.threads, .memory = counting.memory, .backend = counting.backend};
  if (options.memory != 0 && options.memory < planned_memory)
    refuse(Text::ledger_memory_less, fmt::arg("value", *call.value("memory")),
           fmt::arg("needed", memory_words(planned_memory)));
  if (const auto text = call.value("save-every")) {
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), options.save_every);
    if (error != std::errc{} || end != text->data() + text->size() || !(options.save_every >= 0 && options.save_every <= 3600))
      refuse(Text::ledger_seconds_expected, fmt::arg("value", *text));
  }
  return options;
}

std::string ranges(const std::vector<std::int64_t>& units) {
  constexpr int most = 20;
  std::string text;
  int shown = 0;
  for (std::size_t i = 0; i < units.size();) {
    if (++shown > most) return text + " " + say(Text::and_more, fmt::arg("count", units.size() - i));
    std::size_t end = i + 1;
    while (end < units.size() && units[end] == units[end - 1] + 1) ++end;
    text += fmt::format("{}{}", text.empty() ? "" : " ", units[i]);
    if (end > i + 1) text += fmt::format("-{}", units[end - 1]);
    i = end;
  }
  return text;
}

std::string counter_of(const UnitResult& result) { return result.engine + " " + result.kernel; }

std::string sentence(const Claim& claim) {
  return say(Text::ledger_contradiction, fmt::arg("unit", claim.recorded.unit),
             fmt::arg("counted", to_decimal(claim.recorded.count)), fmt::arg("counter", counter_of(claim.recorded)),
             fmt::arg("claimed", to_decimal(claim.claimed.count)), fmt::arg("claimer", counter_of(claim.claimed)));
}

std::string sentence_without_total(const Ledger& ledger, const LedgerStatus& status, const std::string& file) {
  if (!status.claims.empty())
    return say(Text::ledger_contradicted, fmt::arg("units", status.claims.size()), fmt::arg("file", file));
  return say(Text::ledger_incomplete, fmt::arg("done", status.done), fmt::arg("units", ledger.plan().units),
             fmt::arg("percent", 100 * status.cost_done / ledger.plan().cost),
             fmt::arg("counted", to_decimal(status.counted)));
}

int answer_total(const Ledger& ledger, const std::string& file, bool json) {
  const LedgerStatus status = ledger.status();
  if (!status.total) {
    complain(sentence_without_total(ledger, status, file));
    return answer_is_no;
  }
  if (json)
    answer(line_of({{"n", ledger.plan().problem.size}, {"count", to_decimal(*status.total)}, {"units", ledger.plan().units},
                    {"seconds", json_seconds(status.seconds)}}));
  else
    answer(to_decimal(*status.total) + "\n");
  return done;
}

int count_ledger(Ledger& ledger, const std::string& file, LedgerRunOptions options, bool json) {
  WorkReport report;
  {
    ProgressBar bar;
    options.progress = [&](const LedgerProgress& progress) { bar.update(progress, ledger.plan().cost); };
    report = ledger.run(options);
  }
  if (report.complete) return answer_total(ledger, file, json);
  const LedgerStatus status = ledger.status();
  complain(say(Text::ledger_stopped, fmt::arg("file", file), fmt::arg("done", status.done),
               fmt::arg("units", ledger.plan().units), fmt::arg("percent", 100 * status.cost_done / ledger.plan().cost)));
  return stopped;
}

}  // namespace queens::app
