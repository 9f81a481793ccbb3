// Random puzzles with one solution.
#pragma once

#include <optional>
#include <queens/placement.hpp>
#include <queens/random.hpp>
#include <vector>

namespace queens::puzzle {

struct Grown {
  Placement solution;
  std::vector<int> regions;
};

/// Grows regions from the queens of a random solution, square by square, and takes no square that would give a second
/// solution. Nothing if some squares cannot be taken at all. With `unevenness` 1 all regions have the same appetite;
/// with more, some grow 2, 4 … 2^(unevenness − 1) times as eagerly, and others stay small.
std::optional<Grown> grow(int size, std::uint64_t unevenness, Random& random);

}  // namespace queens::puzzle
