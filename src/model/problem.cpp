#include <queens/problem.hpp>

#include <algorithm>
#include <utility>

#include "model/contract.hpp"

namespace queens {

Problem transposed(const Problem& problem) {
  Problem image = problem;
  for (auto* squares : {&image.queens, &image.blocked})
    for (Square& square : *squares) std::swap(square.row, square.column);
  return image;
}

Problem with_prefix(Problem problem, std::span<const int> prefix) {
  for (int row = 0; row < static_cast<int>(prefix.size()); ++row) problem.queens.push_back({row, prefix[row]});
  return problem;
}

std::optional<Contradiction> contradiction(const Problem& problem) {
  using Kind = Contradiction::Kind;
  for (const auto* squares : {&problem.queens, &problem.blocked})
    for (const Square square : *squares)
      if (!on_board(problem.size, square)) return Contradiction{Kind::off_board, square, {}, {}};
  for (const Square queen : problem.queens)
    if (std::ranges::find(problem.blocked, queen) != problem.blocked.end())
      return Contradiction{Kind::queen_on_blocked, queen, {}, {}};
  for (std::size_t i = 0; i < problem.queens.size(); ++i)
    for (std::size_t j = i + 1; j < problem.queens.size(); ++j)
      if (const auto line = line_between(problem.queens[i], problem.queens[j]))
        return Contradiction{Kind::attack, problem.queens[i], problem.queens[j], *line};
  return std::nullopt;
}

bool solves(const Problem& problem, std::span<const int> columns) {
  if (columns.size() != static_cast<std::size_t>(problem.size) || !is_solution(columns)) return false;
  const auto holds_queen = [&](Square square) {
    return on_board(problem.size, square) && columns[square.row] == square.column;
  };
  return std::ranges::all_of(problem.queens, holds_queen) && std::ranges::none_of(problem.blocked, holds_queen);
}

OpenSquares::OpenSquares(const Problem& problem) : size_(problem.size) {
  if (problem.plain()) return;
  const auto n = static_cast<std::size_t>(size_);
  closed_.assign(n * n, false);
  const auto close = [&](Square square) {
    if (on_board(size_, square)) closed_[static_cast<std::size_t>(square.row) * n + square.column] = true;
  };
  for (const Square square : problem.blocked) close(square);
  for (const Square queen : problem.queens) {
    if (!on_board(size_, queen)) {
      closed_.assign(n * n, true);
      return;
    }
    for (const Square square : attacked_squares(size_, queen)) close(square);
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
