#include <queens/ledger.hpp>
#include <utility>

#include "ledger/database.hpp"
#include "ledger/forecast.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

using namespace ledger;

/// The same rules as fixed queens and blocked squares only: what the engine plans with.
Problem simplified(const Problem& problem) {
  QUEENS_REQUIRE(problem.rule == AttackRule::queen && problem.regions.empty());
  Problem simple{.size = problem.size, .queens = problem.queens, .blocked = problem.blocked};
  if (problem.excluded_sums.empty() && problem.excluded_differences.empty()) return simple;
  const OpenSquares open(problem), without(simple);
  for (int row = 0; row < problem.size; ++row)
    for (int column = 0; column < problem.size; ++column)
      if (!open(row, column) && without(row, column)) simple.blocked.push_back({row, column});
  return simple;
}

PlannedUnit unit_in(SQLite::Statement& row) {
  return {row.getColumn(0).getInt64(), row.getColumn(1).getText(), row.getColumn(2).getInt(), row.getColumn(3).getDouble()};
}

}  // namespace

bool ledgers_available() { return true; }

bool Ledger::create(const std::string& file, const Problem& problem, const PlanOptions& options,
                    const std::stop_token& stop) {
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_count_size);
  QUEENS_REQUIRE(options.memory >= least_count_memory);
  const Problem simple = simplified(problem);
  return write_plan(file, simple, options.memory, [&](const std::function<bool(const WorkUnit&)>& each) {
    return queens::plan(simple, options,
                        [&](const WorkUnit& unit) { return !stop.stop_requested() && each(unit); });
  });
}

Ledger::Ledger(const std::string& file) {
  SQLite::Database database = open_ledger(file);
  LedgerPlan plan = read_plan(database, file);
  inside_ = std::make_unique<Inside>(Inside{file, std::move(database), std::move(plan)});
}

Ledger::~Ledger() = default;
Ledger::Ledger(Ledger&&) noexcept = default;

const LedgerPlan& Ledger::plan() const { return inside_->plan; }

bool Ledger::counts(const Problem& problem) const {
  return problem.rule == AttackRule::queen && problem.regions.empty() && simplified(problem) == plan().problem;
}

std::string plan_hash_of(const Ledger::Inside& inside) {
  return guarded(inside.file, [&] {
    PlanHash hash(inside.plan.problem, inside.plan.memory);
    SQLite::Statement row(inside.database, "SELECT id, board, weight, cost FROM unit ORDER BY id");
    while (row.executeStep()) hash.add(unit_in(row));
    return hash.text();
  });
}

PlannedUnit planned_unit(SQLite::Statement& by_id, std::int64_t id) {
  by_id.reset();
  by_id.bind(1, id);
  return by_id.executeStep() ? unit_in(by_id) : PlannedUnit{};
}

bool read_result(SQLite::Statement& row, int column, const std::string& plan_hash, UnitResult& result) {
  const auto count = from_decimal(row.getColumn(column).getText());
  result.count = count.value_or(0);
  result.engine = row.getColumn(column + 1).getText();
  result.kernel = row.getColumn(column + 2).getText();
  result.seconds = row.getColumn(column + 3).getDouble();
  return count && check_value(plan_hash, result) == row.getColumn(column + 4).getText();
}

void Ledger::Inside::for_each_unit(const std::function<void(const Row&)>& each) const {
  guarded(file, [&] {
    SQLite::Statement row(database,
                          "SELECT id, weight, cost, count, engine, kernel, seconds, check_value FROM unit LEFT JOIN result "
                          "ON result.unit = unit.id ORDER BY id");
    UnitResult result;
    while (row.executeStep()) {
      result.unit = row.getColumn(0).getInt64();
      const bool there = !row.isColumnNull(3);
      const bool sound = there && read_result(row, 3, plan.hash, result);
      each({result.unit, row.getColumn(1).getInt(), row.getColumn(2).getDouble(), sound ? &result : nullptr, there && !sound});
    }
  });
}

std::vector<Claim> Ledger::Inside::claims() const {
  return guarded(file, [&] {
    std::vector<Claim> list;
    SQLite::Statement row(database,
                          "SELECT c.unit, r.count, r.engine, r.kernel, r.seconds, r.check_value, c.count, c.engine, c.kernel, "
                          "c.seconds, c.check_value FROM claim c JOIN result r ON r.unit = c.unit ORDER BY c.unit");
    while (row.executeStep()) {
      Claim claim;
      claim.recorded.unit = claim.claimed.unit = row.getColumn(0).getInt64();
      read_result(row, 1, plan.hash, claim.recorded);
      read_result(row, 6, plan.hash, claim.claimed);
      list.push_back(std::move(claim));
    }
    return list;
  });
}

LedgerStatus Ledger::status() const {
  LedgerStatus status;
  Sample sample(plan().hash, plan().units);
  std::uint64_t units = 0;
  inside_->for_each_unit([&](const Inside::Row& row) {
    ++units;
    if (row.damaged) status.damaged.push_back(row.id);
    if (row.result == nullptr) return;
    const Total solutions = row.result->count * static_cast<unsigned>(row.weight);
    ++status.done;
    status.cost_done += row.cost;
    status.counted += solutions;
    status.seconds += row.result->seconds;
    ++status.counters[row.result->engine + " " + row.result->kernel];
    sample.add(row.id, static_cast<double>(solutions));
  });
  if (units != plan().units) throw LedgerError(LedgerError::Code::damaged, inside_->file, "units");
  status.forecast = sample.forecast();
  status.claims = inside_->claims();
  if (status.done == plan().units && status.claims.empty()) {
    if (plan_hash_of(*inside_) != plan().hash) throw LedgerError(LedgerError::Code::damaged, inside_->file, "plan");
    status.total = status.counted;
  }
  return status;
}

std::vector<std::int64_t> Ledger::open_units() const {
  std::vector<std::int64_t> open;
  inside_->for_each_unit([&](const Inside::Row& row) {
    if (row.result == nullptr) open.push_back(row.id);
  });
  return open;
}

void Ledger::note(const Submission& submission) {
  guarded(inside_->file, [&] {
    SQLite::Statement insert(inside_->database, "INSERT INTO submission(job, tasks, folder) VALUES (?, ?, ?)");
    insert.bind(1, submission.job);
    insert.bind(2, submission.tasks);
    insert.bind(3, submission.folder);
    insert.exec();
  });
}

std::vector<Submission> Ledger::submissions() const {
  return guarded(inside_->file, [&] {
    std::vector<Submission> list;
    SQLite::Statement row(inside_->database, "SELECT job, tasks, folder FROM submission ORDER BY id");
    while (row.executeStep())
      list.push_back({row.getColumn(0).getText(), row.getColumn(1).getInt(), row.getColumn(2).getText()});
    return list;
  });
}

}  // namespace queens
