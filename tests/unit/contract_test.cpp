#include <gtest/gtest.h>

#include <queens/check.hpp>
#include <queens/construct.hpp>
#include <queens/order.hpp>
#include <queens/symmetry.hpp>
#include <stdexcept>

#include "reference/problems.hpp"

namespace queens {
namespace {

TEST(Contract, RefusesToCountOutsideItsSizes) {
  for (const int size : {-1, max_count_size + 1}) {
    EXPECT_THROW(count({.size = size}), std::logic_error);
    EXPECT_THROW(count_by_first_row({.size = size}), std::logic_error);
    EXPECT_THROW(count_half_turn(size), std::logic_error);
    EXPECT_THROW(count_quarter_turn(size), std::logic_error);
    EXPECT_THROW(Order({.size = size}), std::logic_error);
  }
}

TEST(Contract, RefusesANegativeSizeInSearchAndConstruction) {
  Counters counters;
  EXPECT_THROW(search({.size = -1}, Method::iterative, counters), std::logic_error);
  EXPECT_THROW(search({.size = -1}, Method::iterative, static_cast<Observer&>(counters)), std::logic_error);
  EXPECT_THROW(search_by_column({.size = -1}, Method::iterative, counters), std::logic_error);
  EXPECT_THROW(construct(-1), std::logic_error);
}

TEST(Contract, RefusesBoardsWiderThanAWordToTheBitmaskSearch) {
  Counters counters;
  EXPECT_THROW(search({.size = 65}, Method::bitmask, counters), std::logic_error);
  EXPECT_THROW(search({.size = 65}, Method::bitmask, static_cast<Observer&>(counters)), std::logic_error);
  EXPECT_THROW(OpenSquares({.size = 65}).word(0), std::logic_error);
}

TEST(Contract, RefusesToCheckABoardOfAnotherSize) { EXPECT_THROW(check({.size = 8}, {.size = 7}), std::logic_error); }

TEST(Contract, RefusesToTurnOrTransposeWhatIsNoPermutation) {
  for (const Placement& columns : {Placement{0, 0}, Placement{0, 2}, Placement{-1, 0}}) {
    EXPECT_THROW(image(Symmetry::quarter_turn, columns), std::logic_error);
    EXPECT_THROW(transposed(columns), std::logic_error);
  }
}

TEST(Contract, RefusesTheRaysOfASquareOffTheBoard) {
  EXPECT_THROW(attacked_squares(8, {8, 0}), std::logic_error);
  EXPECT_THROW(attacked_squares(8, {0, -1}), std::logic_error);
}

TEST(Contract, NamesTheBrokenConditionAndTheFunction) {
  try {
    construct(-1);
    FAIL() << "the contract was not checked";
  } catch (const std::logic_error& error) {
    EXPECT_EQ(std::string(error.what()), "contract of construct broken: size >= 0");
  }
}

}  // namespace
}  // namespace queens
