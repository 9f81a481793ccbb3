#include <queens/order.hpp>

#include "property/generators.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(OrderProperty, RankUndoesNthOnProblemsWithRules, ()) {
  const Problem problem = *generators::problem(0, 9);
  Order order(problem);
  const auto size = static_cast<std::uint64_t>(order.size());
  RC_ASSERT(!order.nth(size));
  if (size == 0) return;
  const Total index = *rc::gen::inRange<std::uint64_t>(0, size);
  const auto columns = order.nth(index);
  RC_ASSERT(columns.has_value());
  RC_ASSERT(solves(problem, *columns));
  RC_ASSERT(order.rank(*columns) == index);
}

RC_GTEST_PROP(OrderProperty, LaterIndicesGiveLaterSolutions, ()) {
  const Problem problem = *generators::problem(5, 8);
  Order order(problem);
  const auto size = static_cast<std::uint64_t>(order.size());
  if (size < 2) return;
  const auto index = *rc::gen::inRange<std::uint64_t>(1, size);
  RC_ASSERT(*order.nth(index - 1) < *order.nth(index));
}

RC_GTEST_PROP(OrderProperty, OnlySolutionsHaveARank, ()) {
  const Problem problem = *generators::problem(1, 5);
  const Placement columns = *generators::placement(problem.size);
  RC_ASSERT(Order(problem).rank(columns).has_value() == solves(problem, columns));
}

}  // namespace
}  // namespace queens
