// The steps in words: which text, with which arguments. The texts are those of the command.
#include <algorithm>
#include <optional>

#include "frame.hpp"
#include "json_of.hpp"

namespace queens::page {

namespace {

using Kind = Step::Kind;

struct Quarrel {
  Square a, b;  ///< a stands before b
  Line line;
};

/// `exhaustive` refuses full boards: the first two queens that attack each other.
std::optional<Quarrel> first_quarrel(const Player& player) {
  const auto queens = player.queens();
  for (const Square a : queens)
    for (const Square b : queens)
      if (a < b && attacks(a, b)) return Quarrel{a, b, *line_between(a, b)};
  return std::nullopt;
}

struct Refusal {
  std::optional<Square> queen;  ///< none: the square is blocked
  bool fixed = false;
  Line line{};
};

/// Who refuses the square of the last step. Queens on the board come first.
Refusal refusal(const Problem& problem, const Player& player) {
  const Square square = player.last().square;
  for (const Square queen : player.queens())
    if (const auto line = line_between(queen, square)) return {queen, false, *line};
  if (std::ranges::find(problem.blocked, square) != problem.blocked.end()) return {};
  for (const Square queen : problem.queens)
    if (const auto line = line_between(queen, square)) return {queen, true, *line};
  return {};
}

Json full_board(const Problem& problem, const Player& player) {
  const int n = player.size();
  if (const auto quarrel = first_quarrel(player))
    return {{"text", "step_reject_full"}, {"a", both_names(quarrel->a, n)}, {"b", both_names(quarrel->b, n)},
            {"line", "@" + text_of(quarrel->line)}};
  const OpenSquares open(problem);
  for (const Square square : player.queens())
    if (!open(square.row, square.column)) return {{"text", "step_reject_full_rule"}, {"square", both_names(square, n)}};
  return {};
}

Json reject(const Problem& problem, const Player& player) {
  if (player.method() == Method::exhaustive) return full_board(problem, player);
  const Refusal who = refusal(problem, player);
  const int n = player.size();
  const std::string square = both_names(player.last().square, n);
  if (!who.queen) return {{"text", "step_reject_blocked"}, {"square", square}};
  return {{"text", who.fixed ? "step_reject_fixed" : "step_reject"}, {"square", square},
          {"by", both_names(*who.queen, n)}, {"line", "@" + text_of(who.line)}};
}

Json backtrack(const Player& player) {
  const Square taken = player.last().square;
  const bool by_row = player.by() == By::row;
  const int row = by_row ? taken.row : taken.column;
  return {{"text", row == player.size() - 1 ? "step_backtrack_full" : "step_backtrack"},
          {"along", by_row ? "@word_row" : "@word_column"}, {"across", by_row ? "@word_column" : "@word_row"},
          {"row", row + 1}, {"back", row}, {"column", by_row ? taken.column : taken.row}};
}

Json solution(const Player& player) {
  Placement columns(player.columns().begin(), player.columns().end());
  if (player.by() == By::column) columns = transposed(columns);
  std::string text;
  Writer(*preset_named("string"), player.size()).solution(text, columns, 1);
  while (text.ends_with('\n')) text.pop_back();
  return {{"text", "step_solution"}, {"index", std::to_string(player.counters().solutions)}, {"columns", text}};
}

}  // namespace

Json said_of(const Run& run) {
  const Player& player = run.here().player();
  const std::string square = both_names(player.last().square, player.size());
  switch (player.last().kind) {
    case Kind::start:
      return {{"text", "step_start"}, {"n", player.size()}, {"method", name_of(player.method())},
              {"along", player.by() == By::row ? "@word_row" : "@word_column"}};
    case Kind::place:
      return {{"text", player.method() == Method::exhaustive ? "step_place_blindly"
                       : player.method() == Method::bitmask  ? "step_place_free"
                                                             : "step_place"},
              {"square", square}, {"queen", player.columns().size()}};
    case Kind::reject: return reject(run.problem(), player);
    case Kind::backtrack: return backtrack(player);
    case Kind::solution: return solution(player);
  }
  return {};
}

Json refusal_of(const Run& run) {
  const Player& player = run.here().player();
  if (player.last().kind != Kind::reject) return nullptr;
  if (player.method() == Method::exhaustive) {
    const auto quarrel = first_quarrel(player);
    return quarrel ? Json{{"from", json_of(quarrel->a)}, {"to", json_of(quarrel->b)}} : Json(nullptr);
  }
  const Refusal who = refusal(run.problem(), player);
  return who.queen ? Json{{"from", json_of(*who.queen)}, {"to", json_of(player.last().square)}} : Json(nullptr);
}

}  // namespace queens::page
