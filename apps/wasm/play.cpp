// Questions of somebody who places queens: how many ways are left, and what to do next.
#include <algorithm>
#include <optional>

#include <queens/answer.hpp>
#include <queens/count.hpp>

#include "json_of.hpp"

namespace queens::page {

namespace {

/// A row or column that holds no queen yet, and the squares of it that are free.
struct Open {
  bool row = true;
  int index = 0;
  std::vector<Square> free;
};

/// All open rows and columns, those with the fewest free squares first.
std::vector<Open> open_lines(const Board& board) {
  const auto free = free_squares(board);
  std::vector<Open> lines;
  for (const bool row : {true, false})
    for (int index = 0; index < board.size; ++index) {
      const auto here = [&](Square square) { return (row ? square.row : square.column) == index; };
      if (std::ranges::any_of(board.queens, here)) continue;
      Open line{row, index, {}};
      std::ranges::copy_if(free, std::back_inserter(line.free), here);
      lines.push_back(std::move(line));
    }
  std::ranges::stable_sort(lines, {}, [](const Open& line) { return line.free.size(); });
  return lines;
}

Json line_words(const Open& line) {
  return {{"along", line.row ? "@word_row" : "@word_column"}, {"index", line.index}};
}

/// The last queen without whom a solution is possible again.
Json take_back(const Problem& problem, const char* text) {
  for (std::size_t i = problem.queens.size(); i-- > 0;) {
    Problem without = problem;
    without.queens.erase(without.queens.begin() + static_cast<std::ptrdiff_t>(i));
    if (any_solution(without))
      return {{"text", text}, {"take", json_of(problem.queens[i])}, {"square", both_names(problem.queens[i], problem.size)}};
  }
  return {{"text", "hint_take_several"}};
}

}  // namespace

Json completions(const Json& asked) {
  const Problem problem = problem_from(asked);
  const auto most = asked.at("most").get<std::uint64_t>();
  if (most == 0) {
    CountOptions options;
    options.progress = [](const CountProgress& progress) { report({{"share", progress.share}}); };
    return {{"count", to_decimal(count(problem, options).total)}, {"whole", true}};
  }
  std::uint64_t found = 0;
  const bool whole = for_each_solution(problem, [&](std::span<const int>) { return ++found < most; });
  return {{"count", std::to_string(found)}, {"whole", whole}};
}

Json solve(const Json& asked) {
  const auto solution = any_solution(problem_from(asked));
  return solution ? Json(*solution) : Json(nullptr);
}

Json hint(const Json& asked) {
  const Problem problem = problem_from(asked);
  const Board board = board_from(asked);
  if (const auto wrong = contradiction(problem)) return take_back(problem, "hint_conflict");
  const auto lines = open_lines(board);
  if (lines.empty()) return {{"text", "hint_done"}};
  const Open& tightest = lines.front();
  if (tightest.free.empty()) {
    Json answer = take_back(problem, "hint_dead_line");
    answer.update(line_words(tightest));
    answer["empty"] = true;
    return answer;
  }
  const auto solution = any_solution(problem);
  if (!solution) return take_back(problem, "hint_no_solution");
  for (const Square square : tightest.free) {
    if ((*solution)[static_cast<std::size_t>(square.row)] != square.column) continue;
    Json answer = {{"text", tightest.free.size() == 1 ? "hint_only" : "hint_fewest"}, {"place", json_of(square)},
                   {"square", both_names(square, board.size)}, {"free", tightest.free.size()}};
    answer.update(line_words(tightest));
    return answer;
  }
  return {{"text", "hint_take_several"}};
}

}  // namespace queens::page
