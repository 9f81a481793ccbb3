#include "ledger/database.hpp"

namespace queens {

namespace {

void bind(SQLite::Statement& statement, const UnitResult& result, const std::string& check) {
  statement.reset();
  statement.bind(1, result.unit);
  statement.bind(2, to_decimal(result.count));
  statement.bind(3, result.engine);
  statement.bind(4, result.kernel);
  statement.bind(5, result.seconds);
  statement.bind(6, check);
}

}  // namespace

Ledger::Inside::Recorder::Recorder(Inside& inside)
    : inside_(inside),
      insert_(inside.database, "INSERT INTO result VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"),
      select_(inside.database, "SELECT count, engine, kernel, seconds, check_value FROM result WHERE unit = ?"),
      remove_(inside.database, "DELETE FROM result WHERE unit = ?"),
      claim_(inside.database, "INSERT INTO claim VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING") {}

Ledger::Inside::Recorded Ledger::Inside::Recorder::record(const UnitResult& result, UnitResult& recorded) {
  const std::string check = check_value(inside_.plan.hash, result);
  bind(insert_, result, check);
  if (insert_.exec() == 1) return Recorded::taken;

  select_.reset();
  select_.bind(1, result.unit);
  select_.executeStep();
  recorded.unit = result.unit;
  const bool sound = read_result(select_, 0, inside_.plan.hash, recorded);
  select_.reset();
  if (!sound) {
    remove_.reset();
    remove_.bind(1, result.unit);
    remove_.exec();
    bind(insert_, result, check);
    insert_.exec();
    return Recorded::taken;
  }
  if (recorded.count == result.count) return Recorded::known;
  bind(claim_, result, check);
  claim_.exec();
  return Recorded::contradiction;
}

}  // namespace queens
