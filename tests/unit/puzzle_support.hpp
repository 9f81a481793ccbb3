// Puzzles for the tests: regions from letters, and how a failed test prints steps.
#pragma once

#include <initializer_list>
#include <ostream>
#include <queens/puzzle.hpp>
#include <string_view>

#include "reference/all_rules.hpp"
#include "reference/problems.hpp"

namespace queens {

inline void PrintTo(const House& house, std::ostream* out) {
  *out << (house.kind == House::Kind::row ? "row " : house.kind == House::Kind::column ? "column " : "region ")
       << house.index;
}

/// Region 0 is A.
inline Problem puzzle_of(std::initializer_list<std::string_view> rows) {
  Problem puzzle{.size = static_cast<int>(rows.size()), .rule = AttackRule::touching};
  for (const std::string_view row : rows)
    for (const char letter : row) puzzle.regions.push_back(letter == '.' ? -1 : letter - 'A');
  return puzzle;
}

constexpr House in_row(int index) { return {House::Kind::row, index}; }
constexpr House in_column(int index) { return {House::Kind::column, index}; }
constexpr House in_region(char letter) { return {House::Kind::region, letter - 'A'}; }

using Squares = std::vector<Square>;
using Houses = std::vector<House>;

}  // namespace queens
