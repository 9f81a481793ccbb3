#include "ledger/plan_hash.hpp"

#include "ledger/line.hpp"

namespace queens::ledger {

PlanHash::PlanHash(const Problem& problem, std::size_t memory) {
  hash_.add("board " + text_of(problem.size) + " " + board_text(problem.queens, problem.blocked) + "\nmemory " +
            text_of(memory) + "\n");
}

void PlanHash::add(const PlannedUnit& unit) {
  hash_.add(text_of(unit.id) + " " + text_of(unit.weight) + " " + text_of(unit.cost) + " " + unit.board + "\n");
}

}  // namespace queens::ledger
