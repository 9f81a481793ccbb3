#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <queens/symmetry.hpp>
#include <set>

#include "count/units.hpp"
#include "reference/naive_search.hpp"

namespace queens::test {
namespace {

bool belongs(const std::vector<int>& columns, const counting::Unit& unit) {
  const auto has = [&](Square square) { return columns[static_cast<std::size_t>(square.row)] == square.column; };
  return std::ranges::all_of(unit.queens, has) && std::ranges::none_of(unit.forbidden, has);
}

TEST(CountUnits, WeighEveryOrbitOfSolutionsAsManyTimesAsItHasMembers) {
  for (int n = 1; n <= 10; ++n) {
    const auto units = counting::centre_units(n);
    std::map<std::vector<int>, int> weight, members;
    reference::for_each_solution({n, {}, {}}, [&](const std::vector<int>& columns) {
      std::vector<int> smallest = columns;
      for (const Symmetry symmetry : all_symmetries) smallest = std::min(smallest, image(symmetry, columns));
      ++members[smallest];
      for (const counting::Unit& unit : units)
        if (belongs(columns, unit)) weight[smallest] += unit.weight;
    });
    EXPECT_EQ(weight, members) << "n " << n;
  }
}

TEST(CountUnits, HoldQueensThatDoNotAttackEachOtherAndAreNotForbidden) {
  for (int n = 1; n <= 32; ++n)
    for (const counting::Unit& unit : counting::centre_units(n)) {
      EXPECT_FALSE(contradiction(Problem{n, unit.queens, unit.forbidden})) << "n " << n;
      EXPECT_TRUE(unit.weight == 1 || unit.weight == 2 || unit.weight == 4 || unit.weight == 8);
    }
}

TEST(CountUnits, AreAsManyAsPublishedForTheMethod) {
  EXPECT_EQ(counting::centre_units(18).size(), 55u);
  EXPECT_EQ(counting::centre_units(19).size(), 49u);
}

}  // namespace
}  // namespace queens::test
