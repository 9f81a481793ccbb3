// The k-th solution and its inverse, by counts of prefixes instead of enumeration.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include <queens/problem.hpp>
#include <queens/total.hpp>

namespace queens {

/// Counts the solutions of a problem; the default is the exact counter on all cores.
using Counter = std::function<Total(const Problem&)>;

/// The order of the solutions of one problem: lexicographic by columns, row 0 first. Indices are 0-based.
/// Time: about as many counts as rows × columns, each of a smaller board than the one before; size ≤ max_count_size.
class Order {
 public:
  explicit Order(Problem problem);
  Order(Problem problem, Counter counter);

  /// The number of solutions.
  Total size();

  /// The solution with this index, or nothing if index ≥ size().
  std::optional<Placement> nth(Total index);

  /// The solutions with these indices, in the same order; nothing for each that is out of range. Shares the counting.
  std::vector<std::optional<Placement>> nth(std::span<const Total> indices);

  /// The index of a solution, or nothing if `columns` is none.
  std::optional<Total> rank(std::span<const int> columns);

 private:
  /// Solutions that begin with this prefix.
  Total completions(std::span<const int> prefix);
  void descend(Placement& prefix, Total before, std::span<const std::size_t> wanted, std::span<const Total> indices,
               std::vector<std::optional<Placement>>& found);
  const std::vector<Total>& first_row();

  Problem problem_;
  Counter counter_;
  std::vector<Total> first_row_;  // by column, filled at first need
};

}  // namespace queens
