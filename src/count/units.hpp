// The canonical sets of queens at the centre of the board: every solution is counted once through one of them.
#pragma once

#include <queens/square.hpp>
#include <vector>

namespace queens::counting {

/// A set of queens with the squares that may hold none. Each completion stands for `weight` solutions.
struct Unit {
  std::vector<Square> queens;
  std::vector<Square> forbidden;
  int weight = 1;
};

/// The units of the n-queens problem, size ≥ 1: Σ weight · completions = Q(size).
///
/// Of a solution look at the queens nearest to the centre on the central lines (two rows and two columns). The eight
/// symmetries map such a set W to its orbit; one member of the orbit becomes a unit, squares nearer to the centre on
/// these lines are forbidden, and 8 / |symmetries that keep W| restores the others.
std::vector<Unit> centre_units(int size);

}  // namespace queens::counting
