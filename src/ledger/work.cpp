#include <queens/work.hpp>
#include <unordered_map>
#include <unordered_set>

#include "ledger/crew.hpp"
#include "ledger/locked_file.hpp"
#include "ledger/self_test.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

using namespace ledger;

/// The units that a file of results has, and how much of the file to keep: a last line that was cut off is dropped.
struct Saved {
  std::unordered_set<std::int64_t> units;
  std::size_t length = 0;
};

/// Throws LedgerError foreign if the file belongs to another plan. Damaged lines stay; their units count as missing.
Saved saved_in(std::string_view text, const std::string& name, std::string_view plan_hash) {
  Saved saved;
  while (saved.length < text.size()) {
    const std::size_t end = text.find('\n', saved.length);
    if (end == std::string_view::npos) break;
    const std::string_view line = text.substr(saved.length, end - saved.length);
    if (const auto plan = read_results_header(line); plan && *plan != plan_hash)
      throw LedgerError(LedgerError::Code::foreign, name, *plan);
    if (saved.length == 0 && !line.starts_with("queens-results "))
      throw LedgerError(LedgerError::Code::foreign, name);
    if (const auto result = read_result_line(plan_hash, line)) saved.units.insert(result->unit);
    saved.length = end + 1;
  }
  // A first line that was cut off is ours only if it is the beginning of our header.
  if (saved.length == 0 && !results_header(plan_hash).starts_with(text))
    throw LedgerError(LedgerError::Code::foreign, name);
  return saved;
}

}  // namespace

WorkReport work(const WorkOrder& order, const std::string& results, const WorkOptions& options) {
  QUEENS_REQUIRE(options.memory == 0 || options.memory >= order.memory);
  LockedFile file(results, true);
  const Saved saved = saved_in(file.read_all(), results, order.plan_hash);
  file.cut_off(saved.length);
  if (saved.length == 0) file.append(results_header(order.plan_hash) + "\n");
  if (options.self_test) self_test();

  std::unordered_map<std::int64_t, const PlannedUnit*> units;
  CrewWork crew{.size = order.problem.size, .jobs = {}, .memory = order.memory, .fetch = {}, .save = {}};
  for (const PlannedUnit& unit : order.units)
    if (!saved.units.contains(unit.id) && units.emplace(unit.id, &unit).second) crew.jobs.push_back({unit.id, unit.cost});
  sort_biggest_first(crew.jobs);
  crew.fetch = [&](std::int64_t id) { return *units.at(id); };
  crew.save = [&](std::span<const UnitResult> news) {
    std::string lines;
    for (const UnitResult& result : news) lines += result_line(order.plan_hash, result) + "\n";
    file.append(lines);
  };
  return count_all(crew, options);
}

}  // namespace queens
