#include <cerrno>
#include <cstring>
#include <fstream>
#include <queens/ledger.hpp>

#include "ledger/database.hpp"

namespace queens {
namespace {

using namespace ledger;

/// Reads the lines of one file of results into a ledger and notes what it refuses.
class Merger {
 public:
  explicit Merger(Ledger::Inside& inside) : inside_(inside), recorder_(inside) {}

  void take(std::string_view line) {
    ++number_;
    if (line.starts_with("queens-results ")) {
      take_header(line);
    } else if (const auto result = read_result_line(inside_.plan.hash, line)) {
      take_result(*result);
    } else if (!foreign_.empty() && read_result_line(foreign_, line)) {
      ++report_.refused;
      ++report_.refusals[foreign_at_].lines;
    } else {
      refuse({.kind = MergeRefusal::Kind::damaged});
    }
  }

  MergeReport report() { return std::move(report_); }

 private:
  void refuse(MergeRefusal refusal) {
    ++report_.refused;
    refusal.line = number_;
    if (report_.refusals.size() < MergeReport::most_refusals) report_.refusals.push_back(std::move(refusal));
  }

  void take_header(std::string_view line) {
    const auto plan = read_results_header(line);
    foreign_.clear();
    if (!plan) return refuse({.kind = MergeRefusal::Kind::damaged});
    if (*plan == inside_.plan.hash) return;
    refuse({.kind = MergeRefusal::Kind::foreign, .lines = 0, .plan = *plan});
    // Where no more refusals are kept, its lines are named one by one as damaged: still refused.
    if (report_.refusals.back().plan != *plan) return;
    --report_.refused;  // its lines count, not its heading
    foreign_ = *plan;
    foreign_at_ = report_.refusals.size() - 1;
  }

  void take_result(const UnitResult& result) {
    if (result.unit < 1 || static_cast<std::uint64_t>(result.unit) > inside_.plan.units)
      return refuse({.kind = MergeRefusal::Kind::unknown_unit, .claim = {{}, result}});
    UnitResult recorded;
    switch (recorder_.record(result, recorded)) {
      case Ledger::Inside::Recorded::taken: ++report_.taken; break;
      case Ledger::Inside::Recorded::known: ++report_.known; break;
      case Ledger::Inside::Recorded::contradiction:
        refuse({.kind = MergeRefusal::Kind::contradiction, .claim = {recorded, result}});
    }
  }

  Ledger::Inside& inside_;
  Ledger::Inside::Recorder recorder_;
  MergeReport report_;
  std::uint64_t number_ = 0;
  std::string foreign_;  // the plan of the lines that follow, if it is not ours
  std::size_t foreign_at_ = 0;
};

}  // namespace

MergeReport Ledger::merge(const std::string& results) {
  errno = 0;
  std::ifstream input(results, std::ios::binary);
  std::string line;
  if (!input || (input.peek() == std::ifstream::traits_type::eof() && input.bad()))
    throw LedgerError(errno == ENOENT ? LedgerError::Code::no_such_file : LedgerError::Code::broken, results,
                      std::strerror(errno));
  return guarded(inside_->file, [&] {
    SQLite::Transaction transaction(inside_->database, SQLite::TransactionBehavior::IMMEDIATE);
    Merger merger(*inside_);
    while (std::getline(input, line)) merger.take(line);
    if (input.bad()) throw LedgerError(LedgerError::Code::broken, results, std::strerror(errno));
    transaction.commit();
    return merger.report();
  });
}

}  // namespace queens
