// Before a long count: can the kernels of this machine be trusted?
#pragma once

#include <queens/count.hpp>
#include <string>
#include <vector>

namespace queens::ledger {

/// A unit of a board and the number of its completions.
struct KnownUnit {
  int size;
  WorkUnit unit;
  Total count;
};

/// Some units of small boards that go through the kernels, counted by the bitmask search. A few milliseconds.
std::vector<KnownUnit> known_units();

/// The names of the kernels that can run here and count one of these units wrongly.
std::vector<std::string> wrong_kernels(const std::vector<KnownUnit>& units);

/// Throws LedgerError wrong_kernel if any kernel is wrong.
void self_test();

}  // namespace queens::ledger
