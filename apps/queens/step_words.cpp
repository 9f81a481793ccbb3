#include "step_words.hpp"

#include <algorithm>

#include <queens/format.hpp>

#include "problem_of.hpp"
#include "text.hpp"

namespace queens::app {

namespace {

using Kind = Step::Kind;

std::string_view along(By by) { return raw(by == By::row ? Text::word_row : Text::word_column); }
std::string_view across(By by) { return raw(by == By::row ? Text::word_column : Text::word_row); }

std::string sentence_of_start(const Player& player) {
  return say(Text::step_start, fmt::arg("n", player.size()), fmt::arg("method", name_of(player.method())),
             fmt::arg("along", along(player.by())));
}

std::string sentence_of_place(const Player& player) {
  const Method method = player.method();
  const Text text = method == Method::exhaustive ? Text::step_place_blindly
                    : method == Method::bitmask  ? Text::step_place_free
                                                 : Text::step_place;
  return say(text, fmt::arg("square", both_names(player.last().square, player.size())),
             fmt::arg("queen", player.columns().size()));
}

/// `exhaustive` refuses full boards.
std::string sentence_of_full_board(const Problem& problem, const Player& player) {
  const auto queens = player.queens();
  const int n = player.size();
  for (const Square& a : queens)
    for (const Square& b : queens)
      if (a < b && attacks(problem, a, b))
        return say(Text::step_reject_full, fmt::arg("a", both_names(a, n)), fmt::arg("b", both_names(b, n)),
                   fmt::arg("line", line_name(*line_between(problem, a, b))));
  const OpenSquares open(problem);
  const auto closed = std::ranges::find_if(queens, [&](Square square) { return !open(square.row, square.column); });
  return say(Text::step_reject_full_rule, fmt::arg("square", both_names(*closed, n)));
}

std::string sentence_of_reject(const Problem& problem, const Player& player) {
  if (player.method() == Method::exhaustive) return sentence_of_full_board(problem, player);
  const Refusal refusal = refusal_of(problem, player);
  const int n = player.size();
  const std::string square = both_names(player.last().square, n);
  if (!refusal.queen) {
    const auto& blocked = problem.blocked;
    const bool is_blocked = std::ranges::find(blocked, player.last().square) != blocked.end();
    return say(is_blocked ? Text::step_reject_blocked : Text::step_reject_excluded, fmt::arg("square", square));
  }
  return say(refusal.fixed ? Text::step_reject_fixed : Text::step_reject, fmt::arg("square", square),
             fmt::arg("by", both_names(*refusal.queen, n)), fmt::arg("line", line_name(refusal.line)));
}

std::string sentence_of_backtrack(const Player& player) {
  const Square taken = player.last().square;
  const bool by_row = player.by() == By::row;
  const int row = by_row ? taken.row : taken.column;
  const int column = by_row ? taken.column : taken.row;
  const bool was_full = row == player.size() - 1;
  return say(was_full ? Text::step_backtrack_full : Text::step_backtrack, fmt::arg("along", along(player.by())),
             fmt::arg("across", across(player.by())), fmt::arg("row", row + 1), fmt::arg("back", row),
             fmt::arg("column", column));
}

std::string sentence_of_solution(const Player& player) {
  Placement columns(player.columns().begin(), player.columns().end());
  if (player.by() == By::column) columns = transposed(columns);
  std::string text;
  Writer(*preset_named("string"), player.size()).solution(text, columns, 1);
  while (text.ends_with('\n')) text.pop_back();
  return say(Text::step_solution, fmt::arg("index", player.counters().solutions), fmt::arg("columns", text));
}

}  // namespace

Refusal refusal_of(const Problem& problem, const Player& player) {
  const Square square = player.last().square;
  for (const Square queen : player.queens())
    if (const auto line = line_between(problem, queen, square)) return {queen, false, *line};
  if (std::ranges::find(problem.blocked, square) != problem.blocked.end()) return {};
  for (const Square queen : problem.queens)
    if (const auto line = line_between(problem, queen, square)) return {queen, true, *line};
  return {};
}

std::string sentence_of_step(const Problem& problem, const Player& player) {
  switch (player.last().kind) {
    case Kind::start: return sentence_of_start(player);
    case Kind::place: return sentence_of_place(player);
    case Kind::reject: return sentence_of_reject(problem, player);
    case Kind::backtrack: return sentence_of_backtrack(player);
    case Kind::solution: return sentence_of_solution(player);
  }
  return {};
}

std::string_view pseudo_code_of_step(const Player& player) {
  switch (player.last().kind) {
    case Kind::start: return "1";
    case Kind::place: return player.method() == Method::exhaustive ? "3" : "2→3";
    case Kind::reject: return "2→4";
    case Kind::backtrack: return "4";
    case Kind::solution: return player.method() == Method::exhaustive ? "2→3" : "3";
  }
  return {};
}

std::string sentence_of_end(const Player& player) {
  return say(Text::step_end, fmt::arg("steps", player.number()), fmt::arg("solutions", player.counters().solutions));
}

std::string sentence_of_dead_end(const Problem& problem, const Player& player) {
  if (player.method() == Method::exhaustive) return sentence_of_full_board(problem, player);
  return say(Text::dead_end, fmt::arg("along", along(player.by())), fmt::arg("row", player.columns().size()));
}

}  // namespace queens::app
