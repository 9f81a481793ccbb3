#include <queens/check.hpp>

#include <algorithm>
#include <optional>
#include <tuple>
#include <unordered_map>

#include "model/contract.hpp"

namespace queens {

namespace {

/// The lines that many squares share: all that attacks under the rules of the problem, but neighbours.
std::vector<Line> shared_lines(const Problem& problem) {
  std::vector<Line> lines = {Line::row, Line::column};
  if (problem.rule != AttackRule::touching) lines.insert(lines.end(), {Line::main_diagonal, Line::anti_diagonal});
  if (problem.rule == AttackRule::toroidal)
    lines.insert(lines.end(), {Line::wrapped_main_diagonal, Line::wrapped_anti_diagonal});
  if (!problem.regions.empty()) lines.push_back(Line::region);
  return lines;
}

/// The number that is constant along a line of this kind; nothing if the square lies on none.
std::optional<int> line_number(Line line, const Problem& problem, Square square) {
  const int n = problem.size;
  switch (line) {
    case Line::row: return square.row;
    case Line::column: return square.column;
    case Line::main_diagonal: return difference(square);
    case Line::anti_diagonal: return sum(square);
    case Line::wrapped_main_diagonal: return (difference(square) + n) % n;
    case Line::wrapped_anti_diagonal: return sum(square) % n;
    case Line::region: return problem.region(square) < 0 ? std::nullopt : std::optional(problem.region(square));
    case Line::knight:
    case Line::touch: break;
  }
  contract_broken("many squares share the line", __func__);
}

/// Two squares that share a wrapped diagonal, but not because they share a diagonal.
bool joins(Line line, Square a, Square b) {
  if (line == Line::wrapped_main_diagonal) return difference(a) != difference(b);
  if (line == Line::wrapped_anti_diagonal) return sum(a) != sum(b);
  return true;
}

/// Every attacking pair among different, sorted squares.
std::vector<Attack> attacking_pairs(const Problem& problem, const std::vector<Square>& queens) {
  std::vector<Attack> found;
  for (const Line line : shared_lines(problem)) {
    std::unordered_map<int, std::vector<Square>> earlier;
    for (const Square queen : queens) {
      const auto number = line_number(line, problem, queen);
      if (!number) continue;
      auto& same_line = earlier[*number];
      for (const Square other : same_line)
        if (joins(line, other, queen)) found.push_back({other, queen, line});
      same_line.push_back(queen);
    }
  }
  const Problem neighbours{.size = problem.size, .rule = problem.rule};
  for (const Square queen : queens)
    for (int rows = 1; rows <= 2; ++rows)
      for (int columns = -2; columns <= 2; ++columns) {
        const Square other{queen.row + rows, queen.column + columns};
        if (!std::ranges::binary_search(queens, other)) continue;
        const auto line = line_between(neighbours, queen, other);
        if (line == Line::knight || line == Line::touch) found.push_back({queen, other, *line});
      }
  const auto key = [](const Attack& attack) { return std::tuple(attack.a, attack.b, attack.line); };
  std::ranges::sort(found, {}, key);
  return found;
}

}  // namespace

bool Findings::solution() const {
  return queens == size && off_board.empty() && repeated.empty() && on_blocked.empty() && missing_queens.empty() &&
         on_excluded.empty() && empty_rows.empty() && empty_columns.empty() && attacks.empty();
}

Findings check(const Problem& problem, const Board& board) {
  QUEENS_REQUIRE(problem.size == board.size);
  Findings findings;
  findings.size = board.size;
  findings.queens = static_cast<int>(board.queens.size());

  std::vector<Square> queens;
  for (const Square queen : board.queens) (on_board(board.size, queen) ? queens : findings.off_board).push_back(queen);
  std::ranges::sort(queens);
  for (auto at = queens.begin(); (at = std::adjacent_find(at, queens.end())) != queens.end(); ++at)
    findings.repeated.push_back(*at);
  queens.erase(std::unique(queens.begin(), queens.end()), queens.end());

  const auto has_queen = [&](Square square) { return std::ranges::binary_search(queens, square); };
  for (const auto* blocked : {&problem.blocked, &board.blocked})
    std::ranges::copy_if(*blocked, std::back_inserter(findings.on_blocked), has_queen);
  std::ranges::sort(findings.on_blocked);
  findings.on_blocked.erase(std::unique(findings.on_blocked.begin(), findings.on_blocked.end()),
                            findings.on_blocked.end());
  for (const Square queen : problem.queens)
    if (!has_queen(queen)) findings.missing_queens.push_back(queen);

  const auto n = static_cast<std::size_t>(board.size);
  std::vector<bool> row_filled(n), column_filled(n);
  for (const Square queen : queens) row_filled[queen.row] = column_filled[queen.column] = true;
  for (int i = 0; i < board.size; ++i) {
    if (!row_filled[i]) findings.empty_rows.push_back(i);
    if (!column_filled[i]) findings.empty_columns.push_back(i);
  }

  for (const Square queen : queens) {
    if (std::ranges::count(problem.excluded_differences, difference(queen)) > 0)
      findings.on_excluded.push_back({queen, Line::main_diagonal});
    if (std::ranges::count(problem.excluded_sums, sum(queen)) > 0)
      findings.on_excluded.push_back({queen, Line::anti_diagonal});
  }
  QUEENS_REQUIRE(problem.regions.empty() || problem.regions.size() == n * n);
  findings.attacks = attacking_pairs(problem, queens);
  return findings;
}

}  // namespace queens
