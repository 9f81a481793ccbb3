#include "ledger/database.hpp"

#include <sqlite3.h>

#include <filesystem>

#include "ledger/locked_file.hpp"
#include "ledger/line.hpp"

namespace queens::ledger {
namespace {

namespace fs = std::filesystem;

constexpr int application_id = 0x51756e73;  // "Quns"
constexpr int format = 1;
constexpr int patience_ms = 20'000;  // for another program's saving

int pragma(const SQLite::Database& database, const char* text) {
  SQLite::Statement statement(database, text);
  return statement.executeStep() ? statement.getColumn(0).getInt() : 0;
}

LedgerError::Code code_of(int error) {
  using Code = LedgerError::Code;
  switch (error) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Code::busy;
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH: return Code::read_only;
    case SQLITE_FULL: return Code::disk_full;
    case SQLITE_NOTADB: return Code::not_a_ledger;
    case SQLITE_CORRUPT: return Code::damaged;
    default: return Code::broken;
  }
}

void remove_all(const std::string& file) {
  std::error_code ignored;
  for (const char* end : {"", "-journal", "-wal", "-shm"}) fs::remove(file + end, ignored);
}

constexpr const char* schema = R"(
  PRAGMA journal_mode = OFF;
  PRAGMA synchronous = OFF;
  BEGIN;
  CREATE TABLE plan(size INTEGER, board TEXT, memory INTEGER, units INTEGER, cost REAL, hash TEXT, engine TEXT) STRICT;
  CREATE TABLE unit(id INTEGER PRIMARY KEY, board TEXT NOT NULL, weight INTEGER NOT NULL, cost REAL NOT NULL) STRICT;
  CREATE TABLE result(unit INTEGER PRIMARY KEY, count TEXT NOT NULL, engine TEXT NOT NULL, kernel TEXT NOT NULL,
                      seconds REAL NOT NULL, check_value TEXT NOT NULL) STRICT;
  CREATE TABLE claim(unit INTEGER NOT NULL, count TEXT NOT NULL, engine TEXT NOT NULL, kernel TEXT NOT NULL,
                     seconds REAL NOT NULL, check_value TEXT NOT NULL, PRIMARY KEY (unit, check_value)) STRICT;
  CREATE TABLE submission(id INTEGER PRIMARY KEY, job TEXT NOT NULL, tasks INTEGER NOT NULL, folder TEXT NOT NULL) STRICT;
)";

}  // namespace

void rethrow(const std::string& file, const SQLite::Exception& error) {
  // The shared memory beside a ledger reports a full disk as a fault of the device.
  constexpr std::uintmax_t little = 64 << 10;
  std::error_code unknown;
  if (error.getErrorCode() == SQLITE_IOERR && fs::space(fs::absolute(file).parent_path(), unknown).available < little)
    throw LedgerError(LedgerError::Code::disk_full, file, error.what());
  throw LedgerError(code_of(error.getErrorCode()), file, error.what());
}

SQLite::Database open_ledger(const std::string& file) {
  std::error_code ignored;
  const fs::file_status status = fs::status(file, ignored);
  if (!fs::exists(status)) throw LedgerError(LedgerError::Code::no_such_file, file);
  if (!fs::is_regular_file(status)) throw LedgerError(LedgerError::Code::not_a_ledger, file);
  return guarded(file, [&] {
    SQLite::Database database(file, SQLite::OPEN_READWRITE, patience_ms);
    if (pragma(database, "PRAGMA application_id") != application_id)
      throw LedgerError(LedgerError::Code::not_a_ledger, file);
    if (const int found = pragma(database, "PRAGMA user_version"); found != format)
      throw LedgerError(LedgerError::Code::other_format, file, std::to_string(found));
    database.exec("PRAGMA synchronous = FULL; PRAGMA cache_size = -65536;");
    return database;
  });
}

LedgerPlan read_plan(const SQLite::Database& database, const std::string& file) {
  return guarded(file, [&] {
    SQLite::Statement row(database, "SELECT size, board, memory, units, cost, hash, engine FROM plan");
    if (!row.executeStep()) throw LedgerError(LedgerError::Code::damaged, file, "plan");
    LedgerPlan plan;
    plan.problem.size = row.getColumn(0).getInt();
    const bool possible = plan.problem.size >= 0 && plan.problem.size <= max_count_size;
    auto squares = possible ? unit_of(plan.problem.size, row.getColumn(1).getText()) : std::nullopt;
    if (!squares) throw LedgerError(LedgerError::Code::damaged, file, "plan");
    plan.problem.queens = std::move(squares->queens);
    plan.problem.blocked = std::move(squares->blocked);
    plan.memory = static_cast<std::size_t>(row.getColumn(2).getInt64());
    plan.units = static_cast<std::uint64_t>(row.getColumn(3).getInt64());
    plan.cost = row.getColumn(4).getDouble();
    plan.hash = row.getColumn(5).getText();
    plan.engine = row.getColumn(6).getText();
    if (plan.memory < least_count_memory) throw LedgerError(LedgerError::Code::damaged, file, "plan");
    return plan;
  });
}

bool write_plan(const std::string& file, const Problem& problem, std::size_t memory, const Units& units) {
  if (fs::exists(fs::symlink_status(file))) throw LedgerError(LedgerError::Code::exists, file);
  const std::string unfinished = file + ".unfinished";
  const LockedFile lock(unfinished + "-lock", true);  // two planners of one file do not mix
  const struct Cleaner {
    const std::string& name;
    ~Cleaner() {
      remove_all(name);
      std::error_code ignored;
      fs::remove(name + "-lock", ignored);
    }
  } cleaner{unfinished};
  remove_all(unfinished);
  const bool complete = guarded(file, [&] {
    SQLite::Database database(unfinished, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(schema);
    SQLite::Statement insert(database, "INSERT INTO unit VALUES (?, ?, ?, ?)");
    PlanHash hash(problem, memory);
    PlannedUnit planned;
    double cost = 0;
    const bool all = units([&](const WorkUnit& unit) {
      ++planned.id;
      planned.board = board_text(unit.queens, unit.blocked);
      planned.weight = unit.weight;
      planned.cost = unit.cost;
      hash.add(planned);
      cost += unit.cost;
      insert.bind(1, planned.id);
      insert.bindNoCopy(2, planned.board);
      insert.bind(3, planned.weight);
      insert.bind(4, planned.cost);
      insert.exec();
      insert.reset();
      return true;
    });
    if (!all) return false;
    SQLite::Statement row(database, "INSERT INTO plan VALUES (?, ?, ?, ?, ?, ?, ?)");
    row.bind(1, problem.size);
    row.bind(2, board_text(problem.queens, problem.blocked));
    row.bind(3, static_cast<std::int64_t>(memory));
    row.bind(4, planned.id);
    row.bind(5, cost);
    row.bind(6, hash.text());
    row.bind(7, std::string(engine_version()));
    row.exec();
    database.exec("PRAGMA application_id = " + std::to_string(application_id) +
                  "; PRAGMA user_version = " + std::to_string(format) + "; COMMIT;");
    database.exec("PRAGMA synchronous = FULL; PRAGMA journal_mode = WAL;");
    return true;
  });
  if (!complete) return false;
  save_to_device(unfinished);
  std::error_code error;
  fs::create_hard_link(unfinished, file, error);  // unlike a renaming, this never replaces a file
  if (error == std::errc::file_exists) throw LedgerError(LedgerError::Code::exists, file);
  if (error) fs::rename(unfinished, file, error);  // a file system without links
  if (error) throw LedgerError(LedgerError::Code::broken, file, error.message());
  save_to_device(fs::absolute(file).parent_path().string());
  return true;
}

}  // namespace queens::ledger
