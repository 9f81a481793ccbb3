// Problems for the tests: the answers of the reference, random rules, and how a failed test prints them.
#pragma once

#include <ostream>
#include <queens/answer.hpp>
#include <queens/problem.hpp>
#include <queens/search.hpp>
#include <random>

#include "reference/brute_force.hpp"

namespace queens {

inline void PrintTo(Square square, std::ostream* out) { *out << '(' << square.row << ',' << square.column << ')'; }

inline std::ostream& operator<<(std::ostream& out, const Problem& problem) {
  out << "size " << problem.size << " queens";
  for (const Square square : problem.queens) out << " (" << square.row << ',' << square.column << ')';
  out << " blocked";
  for (const Square square : problem.blocked) out << " (" << square.row << ',' << square.column << ')';
  out << " sums";
  for (const int number : problem.excluded_sums) out << ' ' << number;
  out << " differences";
  for (const int number : problem.excluded_differences) out << ' ' << number;
  out << " regions";
  for (const int number : problem.regions) out << ' ' << number;
  return out << " rule " << static_cast<int>(problem.rule);
}

inline std::ostream& operator<<(std::ostream& out, Method method) { return out << name_of(method); }

}  // namespace queens

namespace reference {

using queens::Placement;
using queens::Problem;
using queens::Square;

/// What the brute force says of a problem.
inline std::vector<Placement> solutions(const Problem& problem) {
  const auto cells = [](const std::vector<Square>& squares) {
    Cells found;
    for (const Square square : squares) found.emplace_back(square.row, square.column);
    return found;
  };
  return brute_force(problem.size, cells(problem.queens), cells(problem.blocked));
}

/// What the library lists for a problem.
inline std::vector<Placement> listed(const Problem& problem) {
  std::vector<Placement> found;
  queens::for_each_solution(problem, [&](std::span<const int> columns) {
    found.emplace_back(columns.begin(), columns.end());
    return true;
  });
  return found;
}

/// A problem with up to two fixed queens and up to `size` blocked squares, some of them contradictory.
inline Problem random_problem(std::mt19937& random, int smallest, int largest) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  Problem problem{.size = smallest + below(largest - smallest + 1)};
  if (problem.size == 0) return problem;
  const auto square = [&] { return Square{below(problem.size), below(problem.size)}; };
  for (int left = below(3); left > 0; --left) problem.queens.push_back(square());
  for (int left = below(problem.size + 1); left > 0; --left) problem.blocked.push_back(square());
  return problem;
}

/// A problem with every kind of rule, each often absent; few queens and blocked squares, so that many have solutions.
inline Problem random_ruled_problem(std::mt19937& random, int smallest, int largest) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  const auto chance = [&](int percent) { return below(100) < percent; };
  Problem problem{.size = smallest + below(largest - smallest + 1)};
  const int n = problem.size;
  if (n == 0) return problem;
  problem.rule = static_cast<queens::AttackRule>(below(4));
  if (chance(30)) problem.queens.push_back({below(n), below(n)});
  if (chance(40))
    for (int left = below(n + 1); left > 0; --left) problem.blocked.push_back({below(n), below(n)});
  if (chance(30)) problem.excluded_sums.push_back(below(2 * n - 1));
  if (chance(30)) problem.excluded_differences.push_back(below(2 * n - 1) - n + 1);
  if (chance(50))
    for (int square = 0, names = n + below(n * n); square < n * n; ++square)
      problem.regions.push_back(chance(10) ? -1 : below(names));
  return problem;
}

/// The columns of a queen string such as 15863724.
inline Placement columns_of(std::string_view digits) {
  Placement columns;
  for (const char digit : digits) columns.push_back(digit - '1');
  return columns;
}

}  // namespace reference
