#include <queens/audit.hpp>

#include "ledger/database.hpp"

namespace queens {

using namespace ledger;

Subtotals subtotals_of(const Ledger& ledger) {
  const Ledger::Inside& inside = ledger.inside();
  Subtotals subtotals{inside.plan.problem, inside.plan.memory, inside.plan.hash, {}};
  PlanHash hash(inside.plan.problem, inside.plan.memory);
  guarded(inside.file, [&] {
    SQLite::Statement by_id(inside.database, select_unit);
    inside.for_each_unit([&](const Ledger::Inside::Row& row) {
      Subtotal& subtotal = subtotals.units.emplace_back();
      subtotal.unit = planned_unit(by_id, row.id);
      if (row.result != nullptr) subtotal.result = *row.result;
      hash.add(subtotal.unit);
    });
  });
  if (hash.text() != inside.plan.hash) throw LedgerError(LedgerError::Code::damaged, inside.file, "plan");
  return subtotals;
}

void settle(Ledger& ledger, const Recount& recount) {
  Ledger::Inside& inside = ledger.inside();
  guarded(inside.file, [&] {
    SQLite::Transaction transaction(inside.database, SQLite::TransactionBehavior::IMMEDIATE);
    const auto drop = [&](const char* what) {
      SQLite::Statement remove(inside.database, what);
      remove.bind(1, recount.unit);
      remove.exec();
    };
    const UnitResult again{recount.unit, recount.counted, std::string(engine_version()), recount.counted_by, 0};
    std::optional<UnitResult> agreeing;
    if (recount.counted != recount.recorded)
      for (const Claim& claim : inside.claims())
        if (claim.claimed.unit == recount.unit && claim.claimed.count == recount.counted) agreeing = claim.claimed;
    UnitResult recorded;
    if (recount.counted == recount.recorded) {
      drop("DELETE FROM claim WHERE unit = ?");
    } else if (agreeing) {
      drop("DELETE FROM claim WHERE unit = ?");
      drop("DELETE FROM result WHERE unit = ?");
      Ledger::Inside::Recorder(inside).record(*agreeing, recorded);
    } else {
      Ledger::Inside::Recorder(inside).record(again, recorded);
    }
    transaction.commit();
  });
}

}  // namespace queens
