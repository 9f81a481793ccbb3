// The number of solutions, by the means that knows the rules.
#include <bit>
#include <cmath>

#include <queens/answer.hpp>
#include <queens/complete.hpp>

namespace queens {

namespace {

/// True if so few solutions are to be expected that finding each is faster than the engine, whose time goes with the
/// rows left to fill and hardly with the solutions. Each open square of a row leads on with about the same chance:
/// Q(n) ≈ (0.143·n)ⁿ (M. Simkin, The number of n-queens configurations, 2021). The threshold was measured on boards of 18
/// to 30 rows with random blocked squares.
bool few_expected(const Problem& problem) {
  const OpenSquares open(problem);
  double log_expected = 0;
  int rows = 0;
  for (int row = 0; row < problem.size; ++row) {
    const int squares = std::popcount(open.word(row));
    if (squares == 0) return true;
    if (squares == 1) continue;
    log_expected += std::log(0.143 * squares);
    ++rows;
  }
  return log_expected < std::log(3e4) + (rows - 18) * std::log(4.0);
}

bool engine_counts(const Problem& problem, const CountOptions& options) {
  if (!problem.only_queens() || problem.size > max_count_size) return false;
  return problem.plain() || options.backend != Backend::automatic || contradiction(problem) || !few_expected(problem);
}

CountResult count_by_completions(const Problem& problem, Total limit, const CountOptions& options) {
  CompletionCountOptions how{.limit = limit, .threads = options.threads, .stop = options.stop, .progress = {}};
  if (options.progress) how.progress = [&](Total counted) { options.progress({.share = 0, .counted = counted}); };
  const CompletionCount counted = count_completions(problem, how);
  CountResult result;
  result.total = counted.total;
  result.complete = counted.complete || (limit != 0 && counted.total >= limit);
  result.threads = options.threads;
  result.backend = "complete";
  return result;
}

}  // namespace

CountResult count_solutions(const Problem& problem, const CountOptions& options) {
  return engine_counts(problem, options) ? count(problem, options) : count_by_completions(problem, 0, options);
}

CountResult count_solutions_by_first_row(const Problem& problem, const CountOptions& options) {
  if (engine_counts(problem, options)) return count_by_first_row(problem, options);
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

CountResult count_up_to(const Problem& problem, Total limit, const CountOptions& options) {
  if (limit == 0) return {};
  if (!problem.plain()) return count_by_completions(problem, limit, options);
  // The plain board has its first solutions at hand in every part of the tree.
  CountResult result;
  for_each_solution(problem, [&](std::span<const int>) {
    return ++result.total < limit && !options.stop.stop_requested();
  });
  result.complete = result.total >= limit || !options.stop.stop_requested();
  result.backend = "listing";
  return result;
}

}  // namespace queens
