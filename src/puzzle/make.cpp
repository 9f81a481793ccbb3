#include <cstdlib>
#include <queens/puzzle.hpp>
#include <utility>

#include "model/contract.hpp"
#include "puzzle/grow.hpp"

namespace queens {

namespace {

/// How uneven the regions should grow: uneven ones leave small regions, and these make a puzzle easy.
std::uint64_t unevenness_for(const std::optional<Level>& level, Random& random) {
  if (level == Level::easy) return 5 + random.below(3);
  if (level == Level::medium) return 3 + random.below(4);
  if (level) return 1 + random.below(4);
  return 1 + random.below(7);
}

}  // namespace

Made make_puzzle(const MakeOptions& options) {
  QUEENS_REQUIRE(options.size >= 4 && options.size <= 14);
  Random random(options.seed, options.part);
  const auto distance = [&](Level level) {
    return options.level ? std::abs(static_cast<int>(level) - static_cast<int>(*options.level)) : 0;
  };
  Made made;
  while (made.tries < options.tries && !made.puzzle) {
    ++made.tries;
    auto grown = puzzle::grow(options.size, unevenness_for(options.level, random), random);
    if (!grown) continue;
    Problem puzzle{.size = options.size, .regions = std::move(grown->regions), .rule = AttackRule::touching};
    const auto level = rate(puzzle).level;
    if (!made.level || distance(*level) < distance(*made.level)) made.level = level;
    if (distance(*level) > 0) continue;
    made.puzzle = std::move(puzzle);
    made.solution = std::move(grown->solution);
  }
  return made;
}

}  // namespace queens
