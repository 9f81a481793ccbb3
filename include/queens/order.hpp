// The k-th solution and its inverse, by counts of prefixes instead of enumeration.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include <queens/count.hpp>
#include <queens/problem.hpp>
#include <queens/total.hpp>

namespace queens {

/// Counts the solutions of a problem.
using Counter = std::function<Total(const Problem&)>;

/// The order of the solutions of one problem: lexicographic by columns, row 0 first. Indices are 0-based.
/// Time: for the first question about `size` counts of boards with one queen placed, which are kept; then about
/// `size` counts of boards with two queens, of boards with three, until few solutions are left, which are walked through.
/// size ≤ max_count_size (checked contract).
class Order {
 public:
  /// Counts by count_solutions, with these options. What they stop ends in Stopped.
  explicit Order(Problem problem, CountOptions options = {});

  /// Counts by `counter`.
  Order(Problem problem, Counter counter);

  /// Thrown where options.stop ended a count.
  struct Stopped {};

  /// The number of solutions by the column of the queen in row 0, counted at first need.
  const std::vector<Total>& first_row();

  /// Uses numbers that were counted before: one for each column (checked contract).
  void set_first_row(std::vector<Total> counts);

  /// The number of solutions.
  Total size();

  /// The solution with this index, or nothing if index ≥ size().
  std::optional<Placement> nth(Total index);

  /// The solutions with these indices, in the same order; nothing for each that is out of range. Shares the counting
  /// and walks on all cores.
  std::vector<std::optional<Placement>> nth(std::span<const Total> indices);

  /// The index of a solution, or nothing if `columns` is none.
  std::optional<Total> rank(std::span<const int> columns);

 private:
  using Wanted = std::span<const std::size_t>;  // positions in `indices`, by rising index

  /// A subtree with few solutions, some of them wanted.
  struct Walk {
    Placement prefix;
    Total before;  ///< solutions of the problem that come earlier
    Wanted wanted;
  };

  Total completions(std::span<const int> prefix);
  void descend(Placement& prefix, Total before, Total here, Wanted wanted, std::span<const Total> indices,
               std::vector<Walk>& walks);
  void walk(const Walk& walk, std::span<const Total> indices, std::vector<std::optional<Placement>>& found) const;

  Problem problem_;
  CountOptions options_;
  Counter counter_;              // empty: count_solutions
  std::vector<Total> first_row_;
};

}  // namespace queens
