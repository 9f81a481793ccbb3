// The eight symmetries of the square, and what they make of solutions.
#pragma once

#include <array>
#include <span>
#include <vector>

#include <queens/placement.hpp>
#include <queens/problem.hpp>

namespace queens {

/// Turns are clockwise. mirror_columns exchanges left and right, mirror_rows top and bottom.
enum class Symmetry {
  identity, quarter_turn, half_turn, three_quarter_turn,
  mirror_columns, mirror_rows, main_diagonal, anti_diagonal
};

inline constexpr std::array all_symmetries = {
    Symmetry::identity,       Symmetry::quarter_turn, Symmetry::half_turn,     Symmetry::three_quarter_turn,
    Symmetry::mirror_columns, Symmetry::mirror_rows,  Symmetry::main_diagonal, Symmetry::anti_diagonal};

/// The symmetry that undoes this one.
Symmetry inverse(Symmetry symmetry);

/// The image of a square on a board of this size. O(1).
Square image(Symmetry symmetry, int size, Square square);

/// The image of a permutation (checked contract). O(n).
Placement image(Symmetry symmetry, std::span<const int> columns);

/// The image of a problem: its solutions are the images of the solutions.
Problem image(Symmetry symmetry, const Problem& problem);

/// The symmetries that leave the problem as it is; all eight for a plain one. In the order of all_symmetries.
std::vector<Symmetry> symmetries_of(const Problem& problem);

/// The smallest image in order: the fundamental solution of its class. O(8n).
Placement canonical(std::span<const int> columns, std::span<const Symmetry> group = all_symmetries);

/// True if no image under the group comes earlier in order. O(8n), mostly far less.
bool is_canonical(std::span<const int> columns, std::span<const Symmetry> group = all_symmetries);

/// The number of different images: 1, 2, 4 or 8. O(8n).
int orbit_size(std::span<const int> columns, std::span<const Symmetry> group = all_symmetries);

/// What a solution keeps of the turns of the board. No solution with n ≥ 2 equals a mirror image of itself, where queens
/// attack along diagonals; under AttackRule::touching one may, at a diagonal, which this does not tell.
enum class Kept { none, half_turn, quarter_turn };

/// quarter_turn if a quarter turn maps it to itself, half_turn if only a half turn does. O(n).
Kept kept_symmetry(std::span<const int> columns);

}  // namespace queens
