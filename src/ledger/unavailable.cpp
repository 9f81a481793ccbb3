// What stands in for the ledger in a library that was built without SQLite.
#include <queens/audit.hpp>

namespace queens {
namespace {

[[noreturn]] void fail(const std::string& file) { throw LedgerError(LedgerError::Code::unavailable, file); }

}  // namespace

struct Ledger::Inside {};

bool ledgers_available() { return false; }

bool Ledger::create(const std::string& file, const Problem&, const PlanOptions&, const std::stop_token&) { fail(file); }

Ledger::Ledger(const std::string& file) { fail(file); }
Ledger::~Ledger() = default;
Ledger::Ledger(Ledger&&) noexcept = default;

// No ledger can be made, so nobody can call these.
const LedgerPlan& Ledger::plan() const { fail({}); }
bool Ledger::counts(const Problem&) const { fail({}); }
LedgerStatus Ledger::status() const { fail({}); }
std::vector<std::int64_t> Ledger::open_units() const { fail({}); }
WorkReport Ledger::run(const LedgerRunOptions&) { fail({}); }
WorkOrder Ledger::shard(int, int) const { fail({}); }
std::vector<std::uint64_t> Ledger::open_by_shard(int) const { fail({}); }
MergeReport Ledger::merge(const std::string&) { fail({}); }
void Ledger::note(const Submission&) { fail({}); }
std::vector<Submission> Ledger::submissions() const { fail({}); }
Subtotals subtotals_of(const Ledger&) { fail({}); }
void settle(Ledger&, const Recount&) { fail({}); }

}  // namespace queens
