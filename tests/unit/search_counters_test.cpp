#include <gtest/gtest.h>

#include <map>
#include <numeric>

#include "reference/problems.hpp"

namespace queens {
namespace {

using Levels = std::vector<std::uint64_t>;

constexpr Method middle_methods[] = {Method::single_array, Method::iterative, Method::explicit_stack,
                                     Method::board_marks, Method::marker_arrays};

Counters counted(int size, Method method, std::uint64_t limit = 0) {
  Counters counters(limit);
  search({.size = size}, method, counters);
  return counters;
}

TEST(Counters, NeedThePublishedNumberOfTestsToTheFirstSolution) {  // cases O10
  const std::vector<std::uint64_t> published = {1,   6,    18,   26,    15,    171,    42,    876,    333,   975,
                                                517, 3066, 1365, 26495, 20280, 160712, 91222, 743229, 48184, 3992510};
  for (int n = 1; n <= 20; ++n) EXPECT_EQ(counted(n, Method::marker_arrays, 1).tests, published[n - 1]) << n;
}

TEST(Counters, NeedThePublishedNumberOfTestsWithEachOfTheFiveMethods) {  // cases O10
  for (const Method method : middle_methods) {
    EXPECT_EQ(counted(8, method, 1).tests, 876U) << method;
    EXPECT_EQ(counted(12, method, 1).tests, 3066U) << method;
    EXPECT_EQ(counted(3, method, 1).tests, 18U) << method;
  }
}

TEST(Counters, ShowThePlacesRejectsAndBacktracksToTheFirstSolutionOfEight) {  // DESIGN section 8
  for (const Method method : middle_methods) {
    const Counters counters = counted(8, method, 1);
    EXPECT_EQ(counters.places, 113U) << method;
    EXPECT_EQ(counters.rejects, 763U) << method;
    EXPECT_EQ(counters.backtracks, 105U) << method;
    EXPECT_EQ(counters.depth(), 8) << method;
  }
}

TEST(Counters, ShowThePublishedNodesOfEachLevel) {  // cases O11
  const std::map<int, Levels> published = {{4, {1, 4, 6, 4, 2}},
                                           {5, {1, 5, 12, 14, 12, 10}},
                                           {6, {1, 6, 20, 36, 46, 40, 4}},
                                           {8, {1, 8, 42, 140, 344, 568, 550, 312, 92}}};
  for (const auto& [n, levels] : published) {
    for (const Method method : middle_methods) EXPECT_EQ(counted(n, method).levels, levels) << n << ' ' << method;
    EXPECT_EQ(counted(n, Method::bitmask).levels, levels) << n;
  }
}

TEST(Counters, ShowThePublishedNodesOfEachLevelOfTwelve) {  // cases O11
  const Levels published = {1, 12, 110, 756, 4080, 16852, 52856, 120104, 195270, 222720, 160964, 68264, 14200};
  EXPECT_EQ(counted(12, Method::marker_arrays).levels, published);
  EXPECT_EQ(counted(12, Method::bitmask).levels, published);
}

TEST(CountersSlow, ShowThePublishedNodesOfEachLevelOfSixteen) {  // cases O12
  const Levels published = {1,         16,        210,       2236,     19688,     141812,
                            838816,    3998456,   15324708,  46358876, 108478966, 193892860,
                            260303408, 253897632, 171158018, 72002088, 14772512};
  const Counters counters = counted(16, Method::bitmask);
  EXPECT_EQ(counters.levels, published);
  EXPECT_EQ(counters.nodes(), 1141190303U);
}

TEST(Counters, ShowTheSizeOfTheTreeOfEight) {
  EXPECT_EQ(counted(8, Method::marker_arrays).nodes(), 2057U);
  EXPECT_EQ(counted(8, Method::exhaustive).nodes(), 109601U);
  EXPECT_EQ(counted(8, Method::exhaustive).tests, 40320U);
  EXPECT_EQ(counted(8, Method::exhaustive).rejects, 40320U - 92U);
}

TEST(Counters, AreEqualForTheFiveMethodsThatTestEachSquare) {
  for (int n = 0; n <= 9; ++n)
    for (const std::uint64_t limit : {0U, 1U, 3U}) {
      const Counters first = counted(n, Method::single_array, limit);
      for (const Method method : middle_methods) {
        const Counters other = counted(n, method, limit);
        EXPECT_EQ(other.tests, first.tests) << n << ' ' << method;
        EXPECT_EQ(other.places, first.places) << n << ' ' << method;
        EXPECT_EQ(other.rejects, first.rejects) << n << ' ' << method;
        EXPECT_EQ(other.backtracks, first.backtracks) << n << ' ' << method;
        EXPECT_EQ(other.solutions, first.solutions) << n << ' ' << method;
        EXPECT_EQ(other.levels, first.levels) << n << ' ' << method;
      }
    }
}

TEST(Counters, AddUpTestsFromPlacesAndRejects) {
  for (const Method method : middle_methods) {
    const Counters counters = counted(8, method);
    EXPECT_EQ(counters.tests, counters.places + counters.rejects) << method;
  }
}

TEST(Counters, OfBitmaskHaveATestForEachPlaceAndNoRejects) {
  for (int n = 0; n <= 9; ++n) {
    const Counters counters = counted(n, Method::bitmask);
    EXPECT_EQ(counters.tests, counters.places) << n;
    EXPECT_EQ(counters.places, counted(n, Method::marker_arrays).places) << n;
    EXPECT_EQ(counters.rejects, 0U) << n;
  }
}

TEST(Counters, KnowTheDeepestRowOfABoardWithoutSolution) {
  EXPECT_EQ(counted(2, Method::iterative).depth(), 1);
  EXPECT_EQ(counted(3, Method::iterative).depth(), 2);
  EXPECT_EQ(counted(0, Method::iterative).depth(), 0);
}

/// Replays the board and counts which squares a queen newly controls.
class StampRecount final : public Observer {
 public:
  explicit StampRecount(int size) : size_(size) {}

  void place(int row, int column) override {
    const int before = controlled();
    queens_.push_back({row, column});
    expected = controlled() - before;
  }
  void backtrack(int) override { queens_.pop_back(); }
  void stamp(int squares) override {
    ++stamps;
    EXPECT_EQ(squares, expected);
  }

  int stamps = 0;
  int expected = 0;

 private:
  int controlled() const {
    int count = 0;
    for (int i = 0; i < size_ * size_; ++i) {
      const Square at{i / size_, i % size_};
      count += std::ranges::any_of(queens_, [&](Square queen) { return queen == at || attacks(queen, at); });
    }
    return count;
  }

  int size_;
  std::vector<Square> queens_;
};

TEST(Counters, OfBoardMarksStampEachNewlyControlledSquare) {
  StampRecount recount(6);
  search({.size = 6}, Method::board_marks, recount);
  EXPECT_EQ(recount.stamps, 152);
}

TEST(Counters, OfBoardMarksAddUpTheStampedSquares) {
  const Counters single = counted(1, Method::board_marks);
  EXPECT_EQ(single.stamped, 1U);
  const Counters two = counted(2, Method::board_marks);  // each of the two queens controls all four squares
  EXPECT_EQ(two.stamped, 8U);
  const Counters three = counted(3, Method::board_marks);  // 7 + 9 + 7, and the two that fit below a corner: 2 + 2
  EXPECT_EQ(three.stamped, 25U);
}

TEST(Counters, OfTheOtherMethodsStampNothing) {
  for (const Method method : all_methods) {
    if (method == Method::board_marks) continue;
    EXPECT_EQ(counted(6, method).stamped, 0U) << method;
  }
}

}  // namespace
}  // namespace queens
