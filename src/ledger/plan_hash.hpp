// The name of a plan: a hash of everything in it.
#pragma once

#include <queens/work.hpp>
#include <string>

#include "ledger/fnv.hpp"

namespace queens::ledger {

/// The hash of a plan: begin with problem and memory, add all units.
class PlanHash {
 public:
  PlanHash(const Problem& problem, std::size_t memory);
  void add(const PlannedUnit& unit);
  std::string text() const { return hash_.text(); }

 private:
  Fnv128 hash_;
};

}  // namespace queens::ledger
