// The placements of the outer rows of a half, as one list for each set of columns that they fill.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>

#include "count/kernels/kernel.hpp"
#include "count/labels.hpp"

namespace queens::counting {

/// Memory for the lists of one level. Lists lie in the order of their column sets: the list with colex rank z is
/// entries starts[z] … starts[z + 1] − 1.
struct Level {
  std::uint32_t* sums = nullptr;
  std::uint32_t* differences = nullptr;
  std::size_t entries = 0;  ///< capacity
  std::uint32_t* starts = nullptr;

  HalfList list(std::size_t rank) const {
    return {sums + starts[rank], differences + starts[rank], starts[rank + 1] - starts[rank]};
  }
};

/// Fills `own` with the lists of the first head_rows rows of the half, using `spare` for the levels between. False if
/// one of them is too small, or if asked to stop. A list of k rows is the union over its columns c of the list without
/// c, extended by the square (row k − 1, c): every placement is made in one order only.
bool build_lattice(const Labels& labels, const Half& half, int head_rows, const Kernel& kernel, const Level& own,
                   const Level& spare, const std::stop_token& stop = {});

}  // namespace queens::counting
