// Random problems, placements and solutions for the property tests; what rapidcheck prints and shrinks.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <queens/answer.hpp>
#include <queens/symmetry.hpp>

#include "reference/problems.hpp"

namespace queens {

inline void showValue(const Problem& problem, std::ostream& out) { out << problem; }
inline void showValue(Symmetry symmetry, std::ostream& out) { out << "symmetry " << static_cast<int>(symmetry); }
inline void showValue(Method method, std::ostream& out) { out << method; }

namespace generators {

inline rc::Gen<Square> square(int size) {
  return rc::gen::build<Square>(rc::gen::set(&Square::row, rc::gen::inRange(0, size)),
                                rc::gen::set(&Square::column, rc::gen::inRange(0, size)));
}

/// Up to `most` squares of the board, repeats included.
inline rc::Gen<std::vector<Square>> squares(int size, int most) {
  return rc::gen::mapcat(rc::gen::inRange(0, most + 1), [size](int count) {
    return rc::gen::container<std::vector<Square>>(static_cast<std::size_t>(count), square(size));
  });
}

/// A problem with up to two fixed queens and up to `size` blocked squares; it may have no solution.
inline rc::Gen<Problem> problem(int smallest, int largest) {
  return rc::gen::mapcat(rc::gen::inRange(smallest, largest + 1), [](int size) {
    return rc::gen::build<Problem>(rc::gen::set(&Problem::size, rc::gen::just(size)),
                                   rc::gen::set(&Problem::queens, squares(size, size == 0 ? 0 : 2)),
                                   rc::gen::set(&Problem::blocked, squares(size, size)));
  });
}

/// n columns, whatever they are.
inline rc::Gen<Placement> placement(int size) {
  return rc::gen::container<Placement>(static_cast<std::size_t>(size), rc::gen::inRange(0, size));
}

/// A solution of a plain board of 4 to 9 rows.
inline rc::Gen<Placement> solution() {
  return rc::gen::mapcat(rc::gen::inRange(4, 10),
                         [](int size) { return rc::gen::elementOf(reference::listed({.size = size})); });
}

inline rc::Gen<Symmetry> symmetry() {
  return rc::gen::elementOf(std::vector(all_symmetries.begin(), all_symmetries.end()));
}

inline rc::Gen<Method> method() { return rc::gen::elementOf(std::vector(all_methods.begin(), all_methods.end())); }

}  // namespace generators

}  // namespace queens
