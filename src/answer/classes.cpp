#include <queens/answer.hpp>
#include <queens/symmetry.hpp>

namespace queens {

namespace {

ClassCount classes_by_formula(const Problem& problem, const CountOptions& options) {
  const CountResult all = count(problem, options);
  ClassCount classes{.total = all.total, .complete = all.complete, .threads = all.threads, .backend = all.backend};
  if (!all.complete) return classes;
  classes.half_turn = count_half_turn(problem.size);
  classes.quarter_turn = count_quarter_turn(problem.size);
  // Burnside's lemma: no solution with n ≥ 2 is its own mirror image.
  classes.fundamental =
      problem.size < 2 ? all.total : (all.total + classes.half_turn + 2 * classes.quarter_turn) / 8;
  return classes;
}

ClassCount classes_by_listing(const Problem& problem, const CountOptions& options) {
  ClassCount classes{.backend = "bitmask"};
  const std::vector<Symmetry> group = symmetries_of(problem);
  classes.complete = for_each_solution(problem, [&](std::span<const int> columns) {
    ++classes.total;
    if (is_canonical(columns, group)) ++classes.fundamental;
    const Kept kept = kept_symmetry(columns);
    if (kept != Kept::none) ++classes.half_turn;
    if (kept == Kept::quarter_turn) ++classes.quarter_turn;
    return !options.stop.stop_requested();
  });
  return classes;
}

}  // namespace

ClassCount count_classes(const Problem& problem, const CountOptions& options) {
  return problem.plain() ? classes_by_formula(problem, options) : classes_by_listing(problem, options);
}

}  // namespace queens
