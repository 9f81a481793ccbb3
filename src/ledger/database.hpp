// The SQLite file behind a ledger.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <functional>
#include <queens/ledger.hpp>
#include <string>

#include "ledger/plan_hash.hpp"

namespace queens::ledger {

/// What SQLite threw, as ours.
[[noreturn]] void rethrow(const std::string& file, const SQLite::Exception& error);

/// Calls f; what SQLite throws becomes a LedgerError.
template <class F>
auto guarded(const std::string& file, F f) {
  try {
    return f();
  } catch (const SQLite::Exception& error) {
    rethrow(file, error);
  }
}

/// Opens an existing ledger for reading and writing, or for reading only where the file cannot be written.
SQLite::Database open_ledger(const std::string& file);

/// The row of table `plan`.
LedgerPlan read_plan(const SQLite::Database& database, const std::string& file);

/// Hands each unit to its argument until that returns false; returns false then.
using Units = std::function<bool(const std::function<bool(const WorkUnit&)>&)>;

/// Writes a new ledger under a temporary name and gives it its own when all is saved. False if `units` ended early.
bool write_plan(const std::string& file, const Problem& problem, std::size_t memory, const Units& units);

}  // namespace queens::ledger

namespace queens {

struct Ledger::Inside {
  std::string file;
  SQLite::Database database;
  LedgerPlan plan;

  /// Calls each(unit, result or nullptr, damaged) for all units in order.
  struct Row {
    std::int64_t id;
    int weight;
    double cost;
    const UnitResult* result;  ///< nullptr: none
    bool damaged;              ///< there is a record, but it does not fit its check value
  };
  void for_each_unit(const std::function<void(const Row&)>& each) const;

  std::vector<Claim> claims() const;

  enum class Recorded { taken, known, contradiction };
  class Recorder;
};

/// Writes results into a ledger within a transaction of the caller.
class Ledger::Inside::Recorder {
 public:
  explicit Recorder(Inside& inside);

  /// A result that is there already stays; one that contradicts it becomes a claim, and `recorded` gets the old one. A
  /// damaged record gives way.
  Recorded record(const UnitResult& result, UnitResult& recorded);

 private:
  Inside& inside_;
  SQLite::Statement insert_, select_, remove_, claim_;
};

/// The hash of the units as they stand in the file.
std::string plan_hash_of(const Ledger::Inside& inside);

/// One unit of the plan.
PlannedUnit planned_unit(SQLite::Statement& by_id, std::int64_t id);
inline constexpr const char* select_unit = "SELECT id, board, weight, cost FROM unit WHERE id = ?";

/// The columns count, engine, kernel, seconds, check_value beginning at `column`; false if they do not fit together.
bool read_result(SQLite::Statement& row, int column, const std::string& plan_hash, UnitResult& result);

}  // namespace queens
