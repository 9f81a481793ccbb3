#include <filesystem>
#include <set>

#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"
#include "slurm.hpp"

namespace queens::app {

namespace {

std::string sentence_of(const MergeRefusal& refusal, const std::string& file) {
  const auto name = fmt::arg("file", file);
  const auto line = fmt::arg("line", refusal.line);
  switch (refusal.kind) {
    case MergeRefusal::Kind::damaged: return say(Text::ledger_merge_damaged, name, line);
    case MergeRefusal::Kind::foreign:
      return say(Text::ledger_merge_foreign, name, line, fmt::arg("lines", refusal.lines), fmt::arg("plan", refusal.plan));
    case MergeRefusal::Kind::unknown_unit:
      return say(Text::ledger_merge_unknown, name, line, fmt::arg("unit", refusal.claim.claimed.unit));
    case MergeRefusal::Kind::contradiction:
      return say(Text::ledger_merge_contradiction, name, line, fmt::arg("contradiction", sentence(refusal.claim)));
  }
  return {};
}

/// Complains of what was not taken; at most some lines of it.
void complain_of(const MergeReport& report, const std::string& file) {
  constexpr std::size_t most = 20;
  std::uint64_t named = 0;
  for (std::size_t i = 0; i < std::min(most, report.refusals.size()); ++i) {
    complain(sentence_of(report.refusals[i], file));
    named += report.refusals[i].lines;
  }
  if (report.refused > named)
    complain(say(Text::ledger_merge_more, fmt::arg("file", file), fmt::arg("count", report.refused - named)));
}

}  // namespace

bool merge_file(Ledger& ledger, const std::string& file) {
  const MergeReport report = ledger.merge(file);
  remark(say(Text::ledger_merged, fmt::arg("file", file), fmt::arg("taken", report.taken), fmt::arg("known", report.known)));
  complain_of(report, file);
  return report.refusals.empty();
}

bool merge_submitted(Ledger& ledger, const std::vector<Submission>& submissions) {
  bool all_taken = true;
  std::set<std::string> merged;
  for (const Submission& submission : submissions)
    for (int shard = 1; shard <= submission.tasks; ++shard)
      if (const std::string file = results_file(submission.folder, shard, submission.tasks);
          std::filesystem::is_regular_file(file) && merged.insert(file).second)
        all_taken = merge_file(ledger, file) && all_taken;
  return all_taken;
}

int run_ledger_merge(const Call& call) {
  const auto& arguments = arguments_of(call, 1, true);
  Ledger ledger(arguments[0]);
  bool all_taken = true;
  if (arguments.size() == 1) {
    const auto submissions = ledger.submissions();
    if (submissions.empty()) refuse(Text::merge_no_submission, fmt::arg("file", arguments[0]));
    all_taken = merge_submitted(ledger, submissions);
  }
  for (std::size_t i = 1; i < arguments.size(); ++i) all_taken = merge_file(ledger, arguments[i]) && all_taken;
  const LedgerStatus status = ledger.status();
  if (status.total) answer(to_decimal(*status.total) + "\n");
  else remark(sentence_without_total(ledger, status, arguments[0]));
  return all_taken ? done : refused;
}

}  // namespace queens::app
