#include <queens/ledger.hpp>

#include "ledger/crew.hpp"
#include "ledger/database.hpp"
#include "ledger/forecast.hpp"
#include "ledger/locked_file.hpp"
#include "ledger/self_test.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

using namespace ledger;

/// What is left to do and what is known, kept up to date while results arrive.
struct Book {
  Book(const std::string& hash, std::uint64_t units) : sample(hash, units), jobs_by_unit(units + 1), weights(units + 1) {}

  void add(std::int64_t unit, Total count, double cost) {
    const Total solutions = count * weights[static_cast<std::size_t>(unit)];
    counted += solutions;
    ++done;
    cost_done += cost;
    sample.add(unit, static_cast<double>(solutions));
  }

  Sample sample;
  std::vector<double> jobs_by_unit;  // cost of the open ones, negative: not open
  std::vector<unsigned> weights;
  Total counted = 0;
  std::uint64_t done = 0;
  double cost_done = 0;
};

/// Keeps other runs out for as long as it lives. A file of its own: closing a descriptor of the ledger would drop SQLite's locks.
std::unique_ptr<LockedFile> lock_of(const std::string& file) {
  try {
    return std::make_unique<LockedFile>(file + "-lock", true);
  } catch (const LedgerError& error) {
    throw LedgerError(error.code, file, error.what());
  }
}

}  // namespace

WorkReport Ledger::run(const LedgerRunOptions& options) {
  Inside& inside = *inside_;
  QUEENS_REQUIRE(options.work.memory == 0 || options.work.memory >= inside.plan.memory);
  const auto lock = lock_of(inside.file);
  if (options.work.self_test) self_test();

  Book book(inside.plan.hash, inside.plan.units);
  CrewWork crew{.size = inside.plan.problem.size, .jobs = {}, .memory = inside.plan.memory, .fetch = {}, .save = {}};
  inside.for_each_unit([&](const Inside::Row& row) {
    const auto index = static_cast<std::size_t>(row.id);
    if (index >= book.weights.size()) throw LedgerError(LedgerError::Code::damaged, inside.file, "units");
    book.weights[index] = static_cast<unsigned>(row.weight);
    book.jobs_by_unit[index] = row.result == nullptr ? row.cost : -1;
    if (row.result == nullptr)
      crew.jobs.push_back({row.id, row.cost});
    else
      book.add(row.id, row.result->count, row.cost);
  });
  if (options.order == UnitOrder::biggest_first) {
    sort_biggest_first(crew.jobs);
  } else {
    crew.jobs.clear();
    for (const std::int64_t unit : random_order(inside.plan.hash, inside.plan.units))
      if (const double cost = book.jobs_by_unit[static_cast<std::size_t>(unit)]; cost >= 0) crew.jobs.push_back({unit, cost});
  }

  return guarded(inside.file, [&] {
    // Workers read through a connection of their own: the other one is in the middle of a transaction now and then.
    SQLite::Database units(inside.file, SQLite::OPEN_READONLY, 20'000);
    SQLite::Statement by_id(units, select_unit);
    crew.fetch = [&](std::int64_t id) { return planned_unit(by_id, id); };
    Inside::Recorder recorder(inside);
    crew.save = [&](std::span<const UnitResult> news) {
      SQLite::Transaction transaction(inside.database, SQLite::TransactionBehavior::IMMEDIATE);
      UnitResult recorded;
      for (const UnitResult& result : news) recorder.record(result, recorded);
      transaction.commit();
    };
    WorkOptions work = options.work;
    work.self_test = false;
    work.progress = [&](const WorkProgress& progress) {
      for (const UnitResult& result : progress.news)
        book.add(result.unit, result.count, book.jobs_by_unit[static_cast<std::size_t>(result.unit)]);
      if (!options.progress) return;
      LedgerProgress whole;
      static_cast<WorkProgress&>(whole) = progress;
      whole.all_done = book.done;
      whole.all_cost_done = book.cost_done;
      whole.counted = book.counted;
      if (options.order == UnitOrder::random) whole.forecast = book.sample.forecast();
      options.progress(whole);
    };
    return count_all(crew, work);
  });
}

}  // namespace queens
