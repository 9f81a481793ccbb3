// The number of solutions, by the means that knows the rules.
#include <queens/answer.hpp>

namespace queens {

namespace {

CountResult count_by_listing(const Problem& problem, const CountOptions& options) {
  CountResult result;
  result.backend = "listing";
  result.complete = for_each_solution(problem, [&](std::span<const int>) {
    ++result.total;
    return !options.stop.stop_requested();
  });
  return result;
}

}  // namespace

CountResult count_solutions(const Problem& problem, const CountOptions& options) {
  return problem.only_queens() ? count(problem, options) : count_by_listing(problem, options);
}

CountResult count_solutions_by_first_row(const Problem& problem, const CountOptions& options) {
  if (problem.only_queens()) return count_by_first_row(problem, options);
  if (problem.size == 0) return count_solutions(problem, options);
  CountResult result;
  for (int column = 0; column < problem.size && result.complete; ++column) {
    const CountResult part = count_solutions(with_prefix(problem, std::span(&column, 1)), options);
    result.by_first_row.push_back(part.total);
    result.total += part.total;
    result.complete = part.complete;
    result.backend = part.backend;
    result.threads = part.threads;
  }
  return result;
}

}  // namespace queens
