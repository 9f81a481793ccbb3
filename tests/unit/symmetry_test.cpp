#include <gtest/gtest.h>

#include <map>
#include <queens/symmetry.hpp>
#include <set>

#include "reference/problems.hpp"

namespace queens {
namespace {

using reference::brute_force;
using reference::columns_of;

const Placement lopsided = {0, 1, 3, 4, 2};  // a permutation with eight different images

TEST(Symmetry, MapsTheCornerAndItsNeighbourAsItsNameSays) {
  const auto maps = [](Symmetry symmetry, Square corner, Square neighbour) {
    EXPECT_EQ(image(symmetry, 8, Square{0, 0}), corner);
    EXPECT_EQ(image(symmetry, 8, Square{0, 1}), neighbour);
  };
  maps(Symmetry::identity, {0, 0}, {0, 1});
  maps(Symmetry::quarter_turn, {0, 7}, {1, 7});
  maps(Symmetry::half_turn, {7, 7}, {7, 6});
  maps(Symmetry::three_quarter_turn, {7, 0}, {6, 0});
  maps(Symmetry::mirror_columns, {0, 7}, {0, 6});
  maps(Symmetry::mirror_rows, {7, 0}, {7, 1});
  maps(Symmetry::main_diagonal, {0, 0}, {1, 0});
  maps(Symmetry::anti_diagonal, {7, 7}, {6, 7});
}

TEST(Symmetry, MapsAPlacementAsItMapsItsSquares) {
  for (const Symmetry symmetry : all_symmetries) {
    const Placement turned = image(symmetry, lopsided);
    for (int row = 0; row < 5; ++row) {
      const Square to = image(symmetry, 5, Square{row, lopsided[row]});
      EXPECT_EQ(turned[to.row], to.column);
    }
  }
}

TEST(Symmetry, IsUndoneByItsInverse) {
  for (const Symmetry symmetry : all_symmetries) {
    EXPECT_EQ(image(inverse(symmetry), image(symmetry, lopsided)), lopsided);
    EXPECT_EQ(inverse(inverse(symmetry)), symmetry);
  }
}

TEST(Symmetry, FormsAGroupOfEightWithEveryProductAmongThem) {
  std::set<Placement> images;
  for (const Symmetry symmetry : all_symmetries) images.insert(image(symmetry, lopsided));
  ASSERT_EQ(images.size(), 8U);
  for (const Symmetry first : all_symmetries)
    for (const Symmetry second : all_symmetries) EXPECT_TRUE(images.contains(image(second, image(first, lopsided))));
}

TEST(Symmetry, TurnsFourQuartersIntoAFullTurn) {
  EXPECT_EQ(image(Symmetry::quarter_turn, image(Symmetry::quarter_turn, lopsided)),
            image(Symmetry::half_turn, lopsided));
  EXPECT_EQ(image(Symmetry::quarter_turn, image(Symmetry::half_turn, lopsided)),
            image(Symmetry::three_quarter_turn, lopsided));
}

TEST(SymmetriesOf, AreAllEightForAPlainProblem) { EXPECT_EQ(symmetries_of({.size = 5}).size(), 8U); }

TEST(SymmetriesOf, AreThoseThatKeepTheRules) {
  EXPECT_EQ(symmetries_of({.size = 8, .queens = {{0, 0}}}), (std::vector{Symmetry::identity, Symmetry::main_diagonal}));
  EXPECT_EQ(symmetries_of({.size = 8, .blocked = {{0, 1}, {7, 6}}}),
            (std::vector{Symmetry::identity, Symmetry::half_turn}));
  EXPECT_EQ(symmetries_of({.size = 8, .blocked = {{0, 1}, {0, 6}}}),
            (std::vector{Symmetry::identity, Symmetry::mirror_columns}));
  EXPECT_EQ(symmetries_of({.size = 3, .queens = {{1, 1}}}).size(), 8U);
  EXPECT_EQ(symmetries_of({.size = 8, .queens = {{0, 0}}, .blocked = {{0, 3}}}), (std::vector{Symmetry::identity}));
}

TEST(SymmetriesOf, DoNotDependOnOrderOrRepeatsOfTheRules) {
  EXPECT_EQ(symmetries_of({.size = 8, .blocked = {{7, 6}, {0, 1}, {7, 6}}}),
            (std::vector{Symmetry::identity, Symmetry::half_turn}));
}

TEST(Canonical, MembersAreTheTwelvePublishedFundamentalSolutions) {  // cases O21
  const std::vector<std::string> published = {"15863724", "16837425", "24683175", "25713864", "25741863", "26174835",
                                              "26831475", "27368514", "27581463", "35281746", "35841726", "36258174"};
  std::vector<Placement> expected;
  for (const auto& digits : published) expected.push_back(columns_of(digits));
  std::vector<Placement> found;
  std::set<Placement> classes;
  for (const Placement& columns : brute_force(8)) {
    if (is_canonical(columns)) found.push_back(columns);
    classes.insert(canonical(columns));
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(std::vector(classes.begin(), classes.end()), expected);
}

TEST(Canonical, MemberIsTheSmallestImageUnderTheGroupThatIsGiven) {
  const std::vector<Symmetry> group = {Symmetry::identity, Symmetry::mirror_columns};
  for (const Placement& columns : brute_force(7)) {
    const Placement mirrored = image(Symmetry::mirror_columns, columns);
    EXPECT_EQ(canonical(columns, group), std::min(columns, mirrored));
    EXPECT_EQ(is_canonical(columns, group), columns <= mirrored);
    EXPECT_EQ(orbit_size(columns, group), 2);
  }
}

TEST(OrbitSize, IsEightForElevenClassesOfTheChessBoardAndFourForOne) {  // cases F16
  std::map<int, int> classes;
  int sum = 0;
  for (const Placement& columns : brute_force(8))
    if (is_canonical(columns)) {
      ++classes[orbit_size(columns)];
      sum += orbit_size(columns);
    }
  EXPECT_EQ(classes, (std::map<int, int>{{4, 1}, {8, 11}}));
  EXPECT_EQ(sum, 92);
}

TEST(OrbitSize, IsTwoForAQuarterTurnSolutionAndOneForTheSingleSquare) {
  EXPECT_EQ(orbit_size(Placement{1, 3, 0, 2}), 2);
  EXPECT_EQ(orbit_size(Placement{0}), 1);
  EXPECT_EQ(orbit_size(Placement{}), 1);
}

TEST(KeptSymmetry, FirstAppearsInThePublishedSolutions) {  // cases O22
  const auto first_with_half_turn = [](int n) {
    for (const Placement& columns : brute_force(n))
      if (kept_symmetry(columns) == Kept::half_turn) return columns;
    return Placement{};
  };
  EXPECT_EQ(first_with_half_turn(6), columns_of("246135"));
  EXPECT_EQ(first_with_half_turn(7), columns_of("2514736"));
  EXPECT_EQ(first_with_half_turn(8), columns_of("35281746"));
}

TEST(KeptSymmetry, IsAQuarterTurnForBothSolutionsOfFour) {
  for (const Placement& columns : brute_force(4)) EXPECT_EQ(kept_symmetry(columns), Kept::quarter_turn);
}

TEST(KeptSymmetry, IsEightDividedByTheOrbitSize) {
  for (int n = 4; n <= 8; ++n)
    for (const Placement& columns : brute_force(n)) {
      const Kept kept = kept_symmetry(columns);
      EXPECT_EQ(orbit_size(columns), kept == Kept::none ? 8 : kept == Kept::half_turn ? 4 : 2);
    }
}

}  // namespace
}  // namespace queens
