#include <queens/problem.hpp>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include <queens/symmetry.hpp>

#include "model/contract.hpp"

namespace queens {

Problem transposed(const Problem& problem) { return image(Symmetry::main_diagonal, problem); }

Problem with_prefix(Problem problem, std::span<const int> prefix) {
  for (int row = 0; row < static_cast<int>(prefix.size()); ++row) problem.queens.push_back({row, prefix[row]});
  return problem;
}

namespace {

bool contains(const std::vector<int>& numbers, int number) { return std::ranges::find(numbers, number) != numbers.end(); }

/// The excluded diagonal on which the square lies, if any.
std::optional<Line> excluded_line(const Problem& problem, Square square) {
  if (contains(problem.excluded_differences, difference(square))) return Line::main_diagonal;
  if (contains(problem.excluded_sums, sum(square))) return Line::anti_diagonal;
  return std::nullopt;
}

/// How many queens the regions can hold: one each, if no square is without.
std::optional<int> queens_in_regions(const Problem& problem) {
  if (problem.regions.empty() || std::ranges::any_of(problem.regions, [](int region) { return region < 0; }))
    return std::nullopt;
  return static_cast<int>(std::set(problem.regions.begin(), problem.regions.end()).size());
}

void require_regions(const Problem& problem) {
  const auto n = static_cast<std::size_t>(problem.size);
  QUEENS_REQUIRE(problem.regions.empty() || problem.regions.size() == n * n);
}

}  // namespace

std::optional<Contradiction> contradiction(const Problem& problem) {
  using Kind = Contradiction::Kind;
  require_regions(problem);
  for (const auto* squares : {&problem.queens, &problem.blocked})
    for (const Square square : *squares)
      if (!on_board(problem.size, square)) return Contradiction{.kind = Kind::off_board, .a = square};
  for (const Square queen : problem.queens)
    if (std::ranges::find(problem.blocked, queen) != problem.blocked.end())
      return Contradiction{.kind = Kind::queen_on_blocked, .a = queen};
  for (const Square queen : problem.queens)
    if (const auto line = excluded_line(problem, queen))
      return Contradiction{.kind = Kind::queen_on_excluded, .a = queen, .line = *line};
  for (std::size_t i = 0; i < problem.queens.size(); ++i)
    for (std::size_t j = i + 1; j < problem.queens.size(); ++j)
      if (const auto line = line_between(problem, problem.queens[i], problem.queens[j]))
        return Contradiction{.kind = Kind::attack, .a = problem.queens[i], .b = problem.queens[j], .line = *line};
  if (const auto most = queens_in_regions(problem); most && *most < problem.size)
    return Contradiction{.kind = Kind::too_few_regions, .regions = *most};
  return std::nullopt;
}

namespace {

bool all_different(std::vector<int> numbers) {
  std::ranges::sort(numbers);
  return std::ranges::adjacent_find(numbers) == numbers.end();
}

bool is_permutation(std::span<const int> columns) {
  const int n = static_cast<int>(columns.size());
  return std::ranges::all_of(columns, [n](int column) { return column >= 0 && column < n; }) &&
         all_different({columns.begin(), columns.end()});
}

bool keeps_attack_rule(AttackRule rule, std::span<const int> columns) {
  const int n = static_cast<int>(columns.size());
  const auto step_is = [&](int rows, int step) {
    for (int row = 0; row + rows < n; ++row)
      if (std::abs(columns[row + rows] - columns[row]) == step) return true;
    return false;
  };
  switch (rule) {
    case AttackRule::queen: return is_solution(columns);
    case AttackRule::superqueen: return is_solution(columns) && !step_is(1, 2) && !step_is(2, 1);
    case AttackRule::touching: return is_permutation(columns) && !step_is(1, 1);
    case AttackRule::toroidal: {
      if (!is_permutation(columns)) return false;
      std::vector<int> sums, differences;
      for (int row = 0; row < n; ++row) {
        sums.push_back((row + columns[row]) % n);
        differences.push_back((row + n - columns[row]) % n);
      }
      return all_different(std::move(sums)) && all_different(std::move(differences));
    }
  }
  contract_broken("rule is one of four", __func__);
}

}  // namespace

bool solves(const Problem& problem, std::span<const int> columns) {
  require_regions(problem);
  const int n = problem.size;
  if (columns.size() != static_cast<std::size_t>(n) || !keeps_attack_rule(problem.rule, columns)) return false;
  const auto holds_queen = [&](Square square) {
    return on_board(n, square) && columns[square.row] == square.column;
  };
  if (!std::ranges::all_of(problem.queens, holds_queen) || std::ranges::any_of(problem.blocked, holds_queen))
    return false;
  if (problem.regions.empty() && problem.excluded_sums.empty() && problem.excluded_differences.empty()) return true;
  std::vector<int> regions;
  for (int row = 0; row < n; ++row) {
    const Square queen{row, columns[row]};
    if (excluded_line(problem, queen)) return false;
    if (problem.region(queen) >= 0) regions.push_back(problem.region(queen));
  }
  return all_different(std::move(regions));
}

OpenSquares::OpenSquares(const Problem& problem) : size_(problem.size) {
  require_regions(problem);
  if (problem.plain()) return;
  const auto n = static_cast<std::size_t>(size_);
  closed_.assign(n * n, false);
  const auto close = [&](Square square) {
    if (on_board(size_, square)) closed_[static_cast<std::size_t>(square.row) * n + square.column] = true;
  };
  for (const Square square : problem.blocked) close(square);
  for (int i = 0; i < size_; ++i) {
    for (const int number : problem.excluded_sums) close({i, number - i});
    for (const int number : problem.excluded_differences) close({i, i - number});
  }
  for (const Square queen : problem.queens) {
    if (!on_board(size_, queen)) {
      closed_.assign(n * n, true);
      return;
    }
    for (const Square square : attacked_squares(problem, queen)) close(square);
  }
}

std::uint64_t OpenSquares::word(int row) const {
  QUEENS_REQUIRE(size_ <= 64);
  std::uint64_t bits = 0;
  for (int column = 0; column < size_; ++column)
    if ((*this)(row, column)) bits |= std::uint64_t{1} << column;
  return bits;
}

}  // namespace queens
