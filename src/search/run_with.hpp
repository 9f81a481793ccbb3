// The methods that test squares, by name.
#pragma once

#include <queens/search.hpp>

#include "model/contract.hpp"
#include "search/board_marks.hpp"
#include "search/exhaustive.hpp"
#include "search/explicit_stack.hpp"
#include "search/iterative.hpp"
#include "search/marker_arrays.hpp"
#include "search/single_array.hpp"

namespace queens::search_methods {

template <class Tests, class Events>
void run_with(const Problem& problem, Method method, Events& events) {
  switch (method) {
    case Method::exhaustive: return Exhaustive<Events, Tests>(problem, events).run();
    case Method::single_array: return SingleArray<Events, Tests>(problem, events).run();
    case Method::iterative: return Iterative<Events, Tests>(problem, events).run();
    case Method::explicit_stack: return ExplicitStack<Events, Tests>(problem, events).run();
    case Method::board_marks: return BoardMarks<Events, Tests>(problem, events).run();
    case Method::marker_arrays: return MarkerArrays<Events, Tests>(problem, events).run();
    case Method::bitmask: break;
  }
  contract_broken("the method tests squares", __func__);
}

}  // namespace queens::search_methods
