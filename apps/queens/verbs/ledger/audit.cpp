#include <queens/audit.hpp>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>

#include "cache.hpp"
#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

double share_of(const Call& call) {
  const std::string text = call.value("share").value_or("1%");
  const bool percent = text.ends_with('%');
  double share = 0;
  const char* const last = text.data() + text.size() - (percent ? 1 : 0);
  const auto [end, error] = std::from_chars(text.data(), last, share);
  if (percent) share /= 100;
  if (error != std::errc{} || end != last || !(share > 0 && share <= 1))
    refuse(Text::audit_share_expected, fmt::arg("value", text));
  return share;
}

AuditOptions audit_options(const Call& call) {
  AuditOptions options{.share = share_of(call)};
  options.seed = static_cast<std::uint64_t>(call.number("seed", 0, 1'000'000'000'000'000'000).value_or(1));
  options.threads = static_cast<int>(call.number("threads", 1, 4096).value_or(0));
  return options;
}

std::string verdict(bool right) { return std::string(raw(right ? Text::audit_yes : Text::audit_no)); }

/// Do the units share out the solutions?
bool say_coverage(const Subtotals& subtotals, std::uint64_t seed) {
  const Coverage coverage = check_coverage(subtotals, seed);
  if (coverage.solutions == 0) {
    answer(say(Text::audit_coverage_none) + "\n");
    return true;
  }
  answer(say(Text::audit_coverage, fmt::arg("solutions", coverage.solutions),
             fmt::arg("verdict", coverage.wrong == 0 ? std::string(raw(Text::audit_coverage_right))
                                                     : say(Text::audit_coverage_wrong, fmt::arg("wrong", coverage.wrong)))) +
         "\n");
  return coverage.wrong == 0;
}

bool say_recounts(const Subtotals& subtotals, const AuditReport& report) {
  std::size_t done_units = 0;
  for (const Subtotal& subtotal : subtotals.units) done_units += subtotal.result.has_value();
  std::string text = say(Text::audit_recounted, fmt::arg("recounted", report.recounts.size()), fmt::arg("done", done_units),
                         fmt::arg("percent", 100 * report.share),
                         fmt::arg("verdict", report.wrong == 0 ? std::string(raw(Text::audit_right))
                                                               : say(Text::audit_wrong, fmt::arg("wrong", report.wrong)))) +
                     "\n";
  std::map<std::string, std::size_t> kernels;
  for (const Recount& again : report.recounts) {
    ++kernels[again.counted_by];
    if (again.recorded != again.counted)
      text += say(Text::audit_unit, fmt::arg("unit", again.unit), fmt::arg("recorded", to_decimal(again.recorded)),
                  fmt::arg("kernel", again.recorded_by), fmt::arg("counted", to_decimal(again.counted)),
                  fmt::arg("other", again.counted_by)) + "\n";
  }
  for (const auto& [kernel, units] : kernels)
    text += say(Text::audit_by, fmt::arg("kernel", kernel), fmt::arg("units", units)) + "\n";
  if (report.wrong == 0 && report.wrong_units_at_most > 0)
    text += say(Text::audit_confidence, fmt::arg("units", 100 * report.wrong_units_at_most),
                fmt::arg("work", 100 * report.wrong_cost_at_most)) + "\n";
  if (report.wrong == 0 && report.wrong_units_at_most == 0) text += say(Text::audit_everything) + "\n";
  answer(text);
  return report.wrong == 0;
}

/// What follows from the total alone, and from counts by the first row where this person has kept them.
bool say_total_checks(const Subtotals& subtotals, const std::optional<Total>& total) {
  if (!total || !subtotals.problem.plain()) return true;
  bool right = true;
  if (const auto checks = check_total(subtotals.problem.size, *total)) {
    right = checks->even && checks->whole_classes;
    answer(say(Text::audit_total, fmt::arg("total", to_decimal(*total)), fmt::arg("even", verdict(checks->even)),
               fmt::arg("half", to_decimal(checks->half_turn)), fmt::arg("quarter", to_decimal(checks->quarter_turn)),
               fmt::arg("whole", verdict(checks->whole_classes))) + "\n");
  }
  if (const auto kept = kept_total(subtotals.problem.size)) {
    right = right && *kept == *total;
    answer(say(Text::audit_first_row, fmt::arg("equal", verdict(*kept == *total))) + "\n");
  }
  return right;
}

AuditReport recount(const Subtotals& subtotals, AuditOptions options) {
  ProgressBar bar;
  options.progress = [&bar](double share) { bar.update(CountProgress{.share = share}); };
  return audit(subtotals, options);
}

/// Checks the plan and recounts a sample, and says what came of it: `right` if all is as recorded. Nothing if a signal
/// ended it.
std::optional<AuditReport> say_audit(const Subtotals& subtotals, const AuditOptions& options, bool& right) {
  right = say_coverage(subtotals, options.seed);
  AuditReport report = recount(subtotals, options);
  if (!report.complete) {
    complain(raw(Text::audit_stopped));
    return std::nullopt;
  }
  right = say_recounts(subtotals, report) && right;
  return report;
}

}  // namespace

int run_ledger_audit(const Call& call) {
  const std::string& file = arguments_of(call, 1)[0];
  AuditOptions options = audit_options(call);
  Ledger ledger(file);
  const Subtotals subtotals = subtotals_of(ledger);
  const auto claims = ledger.status().claims;
  for (const Claim& claim : claims) options.also.push_back(claim.recorded.unit);
  Interrupt interrupt;
  options.stop = interrupt.token();

  bool right = false;
  const auto report = say_audit(subtotals, options, right);
  if (!report) return interrupt.status();
  for (const Recount& again : report->recounts) {
    const bool claimed = std::ranges::find(options.also, again.unit) != options.also.end();
    if (claimed || again.recorded != again.counted) settle(ledger, again);
  }
  if (!claims.empty()) {
    const auto left = ledger.status().claims.size();
    if (left < claims.size()) remark(say(Text::audit_settled, fmt::arg("units", claims.size() - left)));
  }
  const LedgerStatus status = ledger.status();
  right = say_total_checks(subtotals, status.total) && right;
  if (!status.total) remark(sentence_without_total(ledger, status, file));
  return right ? done : answer_is_no;
}

int run_ledger_export(const Call& call) {
  answer(write_subtotals(subtotals_of(Ledger(arguments_of(call, 1)[0]))));
  return done;
}

int run_ledger_verify(const Call& call) {
  const std::string& file = arguments_of(call, 1)[0];
  AuditOptions options = audit_options(call);
  const Subtotals subtotals = value_or_refuse(read_subtotals(read_all(file)), file);
  Interrupt interrupt;
  options.stop = interrupt.token();
  bool right = false;
  if (!say_audit(subtotals, options, right)) return interrupt.status();
  const auto total = subtotals.total();
  right = say_total_checks(subtotals, total) && right;
  if (total) answer(say(Text::ledger_status_total, fmt::arg("total", to_decimal(*total))) + "\n");
  return right ? done : answer_is_no;
}

}  // namespace queens::app
