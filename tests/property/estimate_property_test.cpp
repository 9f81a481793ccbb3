#include <queens/estimate.hpp>

#include "property/generators.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(EstimateProperty, LevelsThatAreEmptyAreNeverReached, ()) {
  const Problem problem = *generators::problem(0, 8);
  Counters truth;
  search(problem, Method::bitmask, truth);
  truth.levels.resize(static_cast<std::size_t>(problem.size) + 1);
  const Estimate guess = estimate(problem, {.samples = 50, .seed = *rc::gen::arbitrary<std::uint64_t>()});
  for (std::size_t level = 0; level < truth.levels.size(); ++level)
    if (truth.levels[level] == 0) RC_ASSERT(guess.levels[level] == 0);
  RC_ASSERT(guess.nodes.low() <= guess.nodes.mean && guess.nodes.mean <= guess.nodes.high());
}

}  // namespace
}  // namespace queens
