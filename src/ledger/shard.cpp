#include <algorithm>
#include <queens/ledger.hpp>

#include "ledger/crew.hpp"
#include "ledger/database.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

using namespace ledger;

/// The place of a unit in the plan sorted by falling cost → its shard, 0-based. Dealt back and forth, so that no shard
/// gets the bigger one of every round.
int shard_of(std::size_t place, int of) {
  const auto shards = static_cast<std::size_t>(of);
  const std::size_t turn = place % shards;
  return static_cast<int>(place / shards % 2 == 0 ? turn : shards - 1 - turn);
}

/// Hands out the open units by falling cost, each with its shard.
template <class Each>
void deal(const Ledger::Inside& inside, int of, Each each) {
  std::vector<Job> jobs;
  std::vector<bool> open(inside.plan.units + 1);
  inside.for_each_unit([&](const Ledger::Inside::Row& row) {
    jobs.push_back({row.id, row.cost});
    open.at(static_cast<std::size_t>(row.id)) = row.result == nullptr;
  });
  sort_biggest_first(jobs);
  for (std::size_t place = 0; place < jobs.size(); ++place)
    if (open[static_cast<std::size_t>(jobs[place].unit)]) each(jobs[place], shard_of(place, of));
}

}  // namespace

WorkOrder Ledger::shard(int index, int of) const {
  QUEENS_REQUIRE(1 <= index && index <= of);
  WorkOrder order{plan().hash, plan().problem, plan().memory, index, of, {}};
  guarded(inside_->file, [&] {
    SQLite::Statement by_id(inside_->database, select_unit);
    deal(*inside_, of, [&](const Job& job, int shard) {
      if (shard + 1 == index) order.units.push_back(planned_unit(by_id, job.unit));
    });
  });
  return order;
}

std::vector<std::uint64_t> Ledger::open_by_shard(int of) const {
  QUEENS_REQUIRE(1 <= of);
  std::vector<std::uint64_t> open(static_cast<std::size_t>(of));
  deal(*inside_, of, [&](const Job&, int shard) { ++open[static_cast<std::size_t>(shard)]; });
  return open;
}

}  // namespace queens
