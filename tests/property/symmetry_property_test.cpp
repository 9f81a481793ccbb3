#include "property/generators.hpp"

namespace queens {
namespace {

RC_GTEST_PROP(SymmetryProperty, EachImageOfASolutionIsASolution, ()) {
  const Placement columns = *generators::solution();
  RC_ASSERT(is_solution(image(*generators::symmetry(), columns)));
}

RC_GTEST_PROP(SymmetryProperty, TheInverseUndoesIt, ()) {
  const Placement columns = *generators::solution();
  const Symmetry symmetry = *generators::symmetry();
  RC_ASSERT(image(inverse(symmetry), image(symmetry, columns)) == columns);
  RC_ASSERT(image(symmetry, image(inverse(symmetry), columns)) == columns);
}

RC_GTEST_PROP(SymmetryProperty, TheImageOfAProblemHasTheImagesAsSolutions, ()) {
  const Problem problem = *generators::problem(1, 7);
  const Symmetry symmetry = *generators::symmetry();
  std::vector<Placement> images;
  for (const Placement& columns : reference::listed(problem)) images.push_back(image(symmetry, columns));
  std::ranges::sort(images);
  RC_ASSERT(reference::listed(image(symmetry, problem)) == images);
}

RC_GTEST_PROP(SymmetryProperty, AllMembersOfAClassHaveOneCanonicalMember, ()) {
  const Placement columns = *generators::solution();
  const Placement member = image(*generators::symmetry(), columns);
  RC_ASSERT(canonical(member) == canonical(columns));
  RC_ASSERT(is_canonical(member) == (member == canonical(columns)));
  RC_ASSERT(orbit_size(member) == orbit_size(columns));
}

RC_GTEST_PROP(SymmetryProperty, TheSymmetriesOfAProblemMapSolutionsToSolutions, ()) {
  const int size = *rc::gen::inRange(4, 8);
  const Symmetry symmetry = *generators::symmetry();
  Problem problem{.size = size};
  for (const Square square : *generators::squares(size, 3))  // close the rules under the symmetry
    for (Square at = square; std::ranges::find(problem.blocked, at) == problem.blocked.end();
         at = image(symmetry, size, at))
      problem.blocked.push_back(at);
  const auto group = symmetries_of(problem);
  RC_ASSERT(std::ranges::find(group, symmetry) != group.end());
  for (const Placement& columns : reference::listed(problem))
    for (const Symmetry kept : group) RC_ASSERT(solves(problem, image(kept, columns)));
}

RC_GTEST_PROP(SymmetryProperty, ASquareAttacksAnotherExactlyWhenTheirImagesDo, ()) {
  const int size = *rc::gen::inRange(1, 12);
  const Square a = *generators::square(size), b = *generators::square(size);
  const Symmetry symmetry = *generators::symmetry();
  RC_ASSERT(attacks(a, b) == attacks(image(symmetry, size, a), image(symmetry, size, b)));
}

}  // namespace
}  // namespace queens
