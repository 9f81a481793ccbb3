#include "search/by_rules.hpp"

#include "search/bitmask_of_rules.hpp"
#include "search/run_with.hpp"

namespace queens {

namespace {

template <class Events>
void run(const Problem& problem, Method method, Events& events) {
  using namespace search_methods;
  if (method == Method::bitmask) return BitmaskOfRules<Events, false>(problem, events).run();
  run_with<RuleTests>(problem, method, events);
}

}  // namespace

void search_by_rules(const Problem& problem, Method method, Observer& observer) { run(problem, method, observer); }
void search_by_rules(const Problem& problem, Method method, Counters& counters) { run(problem, method, counters); }

}  // namespace queens
