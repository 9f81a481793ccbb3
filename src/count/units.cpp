#include "count/units.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <queens/symmetry.hpp>

namespace queens::counting {
namespace {

// Twice the distance from the centre line: 0, 2, 4 … on odd boards, 1, 3, 5 … on even ones.
int offset(int size, int line) { return std::abs(2 * line - (size - 1)); }

bool attacked(const std::vector<Square>& queens, Square square) {
  return std::ranges::any_of(queens, [&](Square queen) { return attacks(queen, square); });
}

/// The eight squares on the central lines (rows low and high, columns low and high) at one distance from the centre,
/// and sets of them as words of eight bits.
class Ring {
 public:
  Ring(int size, int low, int near) : size_(size) {
    const int high = size - 1 - low, far = size - 1 - near;
    squares_ = {
        {{low, near}, {low, far}, {high, near}, {high, far}, {near, low}, {far, low}, {near, high}, {far, high}}};
  }

  std::vector<Square> members(unsigned set) const {
    std::vector<Square> squares;
    for (unsigned i = 0; i < 8; ++i)
      if (set >> i & 1) squares.push_back(squares_[i]);
    return squares;
  }

  unsigned image(Symmetry symmetry, unsigned set) const {
    unsigned mapped = 0;
    for (const Square square : members(set)) {
      const auto place = std::ranges::find(squares_, queens::image(symmetry, size_, square));
      mapped |= 1u << (place - squares_.begin());
    }
    return mapped;
  }

  /// Cheap to count: upper and lower half alike, then as many queens on the central rows as can be. Smaller is better.
  int price(unsigned set) const {
    const int rows = std::popcount(set & 0x0f);
    int balance = 0;
    for (const Square square : members(set & 0xf0)) balance += square.row < size_ / 2 ? 1 : -1;
    return 10 * std::abs(balance) - rows;
  }

  /// Central lines that carry no queen of the set: bits 0, 1 rows low, high; bits 2, 3 columns low, high.
  unsigned empty_lines(unsigned set) const {
    unsigned empty = 0;
    for (unsigned line = 0; line < 4; ++line)
      if ((set >> (2 * line) & 3) == 0) empty |= 1u << line;
    return empty;
  }

 private:
  int size_;
  std::array<Square, 8> squares_;
};

/// The units whose innermost queens on the central lines low and size − 1 − low form a set on one ring.
void add_rings(std::vector<Unit>& units, int size, int low, const std::vector<Square>& base) {
  const int high = size - 1 - low;
  for (int near = low - 1; near >= 0; --near) {
    const Ring ring(size, low, near);
    for (unsigned set = 1; set < 256; ++set) {
      Unit unit{base, {}, 0};
      const auto fits = [&](Square square) {
        if (attacked(unit.queens, square)) return false;
        unit.queens.push_back(square);
        return true;
      };
      if (!std::ranges::all_of(ring.members(set), fits)) continue;

      unsigned chosen = set;
      int kept_by = 0;
      bool smallest = true;
      for (const Symmetry symmetry : all_symmetries) {
        const unsigned image = ring.image(symmetry, set);
        smallest &= image >= set;
        kept_by += image == set;
        if (ring.price(image) < ring.price(chosen)) chosen = image;
      }
      if (!smallest) continue;

      unit.queens = base;
      for (const Square square : ring.members(chosen)) unit.queens.push_back(square);
      unit.weight = 8 / kept_by;
      const unsigned empty = ring.empty_lines(chosen);
      for (int other = near; other <= size - 1 - near; ++other) {
        if (empty & 1) unit.forbidden.push_back({low, other});
        if (empty & 2) unit.forbidden.push_back({high, other});
        if (empty & 4) unit.forbidden.push_back({other, low});
        if (empty & 8) unit.forbidden.push_back({other, high});
      }
      units.push_back(std::move(unit));
    }
  }
}

/// Odd board without a queen in the centre: the middle row's queen and the middle column's cannot be equally far from
/// the centre (they would share a diagonal). Turn the board until the nearer one stands in the middle row, on the
/// right.
void add_middle_row(std::vector<Unit>& units, int size) {
  const int middle = size / 2;
  for (int column = middle + 1; column < size; ++column) {
    Unit unit{{{middle, column}}, {}, 8};
    for (int row = 0; row <= column; ++row)
      if (row != middle) unit.forbidden.push_back({row, middle});
    units.push_back(std::move(unit));
  }
}

/// Even board with a queen in the central four squares: there is one only. Turn her to the upper left; the mirror on
/// her diagonal remains, and exchanges the queens of the other middle row and column: the one nearer to the centre is
/// taken to be the row's, ties broken by side (equal places would attack each other).
void add_central_square(std::vector<Unit>& units, int size) {
  const int low = size / 2 - 1, high = size / 2;
  const auto order = [&](int line) { return 2 * offset(size, line) + (line < low ? 1 : 0); };
  for (int column = 0; column < size; ++column) {
    Unit unit{{{low, low}, {high, column}}, {}, 8};
    if (attacks(unit.queens[0], unit.queens[1])) continue;
    for (int row = 0; row < size; ++row)
      if (order(row) <= order(column)) unit.forbidden.push_back({row, high});
    units.push_back(std::move(unit));
  }
}

}  // namespace

std::vector<Unit> centre_units(int size) {
  std::vector<Unit> units;
  if (size == 1) return {{{{0, 0}}, {}, 1}};
  const int middle = size / 2;
  if (size % 2 == 0) {
    add_central_square(units, size);
    add_rings(units, size, middle - 1, {});
  } else {
    add_middle_row(units, size);
    add_rings(units, size, middle - 1, {{middle, middle}});
  }
  return units;
}

}  // namespace queens::counting
