#include "ledger/self_test.hpp"

#include <algorithm>
#include <queens/work.hpp>

namespace queens::ledger {

std::vector<KnownUnit> known_units() {
  // More free rows than the engine counts by hand, few enough for the bitmask search.
  constexpr std::size_t free_rows = 12, wanted = 2;
  std::vector<KnownUnit> known;
  for (const int size : {14, 15}) {
    std::size_t taken = 0;
    plan({.size = size}, {.most_cost = 1e10}, [&](const WorkUnit& unit) {
      if (unit.queens.size() + free_rows != static_cast<std::size_t>(size)) return true;
      known.push_back({size, unit, count_unit(size, unit, {.threads = 1, .backend = Backend::bitmask}).total});
      return ++taken < wanted;
    });
  }
  return known;
}

std::vector<std::string> wrong_kernels(const std::vector<KnownUnit>& units) {
  std::vector<std::string> wrong;
  for (const BackendInfo& info : backends()) {
    if (!info.usable || info.backend == Backend::bitmask) continue;
    const bool right = std::ranges::all_of(units, [&](const KnownUnit& known) {
      return count_unit(known.size, known.unit, {.threads = 1, .memory = 8 * least_count_memory, .backend = info.backend})
                 .total == known.count;
    });
    if (!right) wrong.emplace_back(info.name);
  }
  return wrong;
}

void self_test() {
  std::string names;
  for (const std::string& name : wrong_kernels(known_units())) names += (names.empty() ? "" : " ") + name;
  if (!names.empty()) throw LedgerError(LedgerError::Code::wrong_kernel, {}, names);
}

}  // namespace queens::ledger
