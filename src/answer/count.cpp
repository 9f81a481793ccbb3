// The number of solutions, by the means that knows the rules.
#include <queens/answer.hpp>
#include <queens/complete.hpp>

namespace queens {

namespace {

bool engine_counts(const Problem& problem) { return problem.only_queens() && problem.size <= max_count_size; }

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
  return engine_counts(problem) ? count(problem, options) : count_by_completions(problem, 0, options);
}

CountResult count_solutions_by_first_row(const Problem& problem, const CountOptions& options) {
  if (engine_counts(problem)) return count_by_first_row(problem, options);
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
