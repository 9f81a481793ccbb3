// The methods on problems with regions or another attack rule. Apart from search.cpp, so that the compiler treats the
// plain problem there as if there were no other.
#pragma once

#include <queens/search.hpp>

namespace queens {

void search_by_rules(const Problem& problem, Method method, Observer& observer);
void search_by_rules(const Problem& problem, Method method, Counters& counters);

}  // namespace queens
