#include <queens/check.hpp>

#include <algorithm>
#include <unordered_map>

#include "model/contract.hpp"

namespace queens {

namespace {

/// The number that is constant along a line of this kind.
int line_number(Line line, Square square) {
  switch (line) {
    case Line::row: return square.row;
    case Line::column: return square.column;
    case Line::main_diagonal: return difference(square);
    case Line::anti_diagonal: return sum(square);
  }
  contract_broken("line is one of four", __func__);
}

/// Every attacking pair among different, sorted squares.
std::vector<Attack> attacking_pairs(const std::vector<Square>& queens) {
  std::vector<Attack> found;
  for (const Line line : {Line::row, Line::column, Line::main_diagonal, Line::anti_diagonal}) {
    std::unordered_map<int, std::vector<Square>> earlier;
    for (const Square queen : queens) {
      auto& same_line = earlier[line_number(line, queen)];
      for (const Square other : same_line) found.push_back({other, queen, line});
      same_line.push_back(queen);
    }
  }
  std::ranges::sort(found, [](const Attack& x, const Attack& y) { return std::pair(x.a, x.b) < std::pair(y.a, y.b); });
  return found;
}

}  // namespace

bool Findings::solution() const {
  return queens == size && off_board.empty() && repeated.empty() && on_blocked.empty() && missing_queens.empty() &&
         empty_rows.empty() && empty_columns.empty() && attacks.empty();
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

  findings.attacks = attacking_pairs(queens);
  return findings;
}

}  // namespace queens
