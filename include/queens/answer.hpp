// Answers for a Problem. The only place that picks a method.
#pragma once

#include <functional>
#include <optional>
#include <span>

#include <queens/complete.hpp>
#include <queens/count.hpp>
#include <queens/problem.hpp>

namespace queens {

/// Gets each solution; returns false to end the listing.
using Listener = std::function<bool(std::span<const int> columns)>;

/// All solutions in order, handed to `each` as they are found. With `from`, starts at the first solution that is not
/// before that placement, which has at most `size` values from 0 to size − 1 (checked contract). Any size; exponential
/// time. Returns false if `each` ended it.
bool for_each_solution(const Problem& problem, const Listener& each, std::span<const int> from = {});

/// The first solution in order, or nothing. Exponential time in the worst case.
std::optional<Placement> first_solution(const Problem& problem);

/// Some solution by the fastest means, and which they were: the first in order for size ≤ 20, with rules for size ≤ 12,
/// an explicit construction for a larger plain problem, else an engine of complete. Options other than the number of
/// threads and the stop leave the choice to complete.
Completion solve(const Problem& problem, const CompletionOptions& options = {});

/// The solution of solve.
std::optional<Placement> any_solution(const Problem& problem);

/// The number of solutions, whatever the rules: by the counting engine where queens attack as queens do and size ≤
/// max_count_size, else, and where the rules leave few solutions to expect, by count_completions with its contracts.
/// Options as in count; with a backend other than automatic the engine counts where it can.
CountResult count_solutions(const Problem& problem, const CountOptions& options = {});

/// The same, split by the column of the queen in row 0.
CountResult count_solutions_by_first_row(const Problem& problem, const CountOptions& options = {});

/// The number of solutions or `limit`, whichever is smaller. For plain problems of any size; others as count_solutions.
CountResult count_up_to(const Problem& problem, Total limit, const CountOptions& options = {});

/// Numbers of solutions and of classes under the symmetries that leave the problem as it is.
struct ClassCount {
  Total total = 0;
  Total fundamental = 0;     ///< classes; n-queens: OEIS A002562
  Total half_turn = 0;       ///< solutions unchanged by a half turn, quarter turns included; A032522
  Total quarter_turn = 0;    ///< solutions unchanged by a quarter turn; A033148
  bool complete = true;
  int threads = 1;
  std::string_view backend;
};

/// For a plain problem the symmetric solutions are counted directly and the classes follow from
/// 8·fundamental = total + half_turn + 2·quarter_turn; with rules the solutions are listed and sorted into classes.
ClassCount count_classes(const Problem& problem, const CountOptions& options = {});

}  // namespace queens
