#include "scene.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "step_words.hpp"

namespace queens::app {

namespace {

using Kind = Step::Kind;

struct Glyph {
  const char* unicode;
  const char* ascii;
  const char* colour;  // an SGR sequence, or ""
};

constexpr Glyph queen{"♛", "Q", "\033[1m"}, fixed_queen{"♕", "F", "\033[2m"}, blocked{"▒", "#", "\033[2m"},
    attacked{"×", "x", "\033[31m"}, free_square{"·", ".", "\033[2m"};

bool contains(std::span<const Square> squares, Square square) {
  return std::ranges::find(squares, square) != squares.end();
}

/// The squares that the last step puts a mark on.
struct Marks {
  std::optional<Square> in_hand;
  std::vector<Square> refusing;
};

/// The queens of a full board that attack another one.
std::vector<Square> quarrelling(const Problem& problem, std::span<const Square> queens) {
  std::vector<Square> found;
  for (const Square a : queens)
    if (std::ranges::any_of(queens, [&](Square b) { return attacks(problem, a, b); })) found.push_back(a);
  return found;
}

Marks marks_of(const Problem& problem, const Player& player) {
  const Step& last = player.last();
  if (last.kind == Kind::reject && player.method() == Method::exhaustive)
    return {{}, quarrelling(problem, player.queens())};
  if (last.kind == Kind::reject) {
    const Refusal refusal = refusal_of(problem, player);
    return {last.square, refusal.queen ? std::vector{*refusal.queen} : std::vector<Square>{}};
  }
  if (last.kind == Kind::place || last.kind == Kind::backtrack) return {last.square, {}};
  return {};
}

/// Blocked, or on an excluded diagonal.
bool is_closed(const Problem& problem, Square square) {
  return contains(problem.blocked, square) || std::ranges::count(problem.excluded_sums, sum(square)) > 0 ||
         std::ranges::count(problem.excluded_differences, difference(square)) > 0;
}

/// The glyph of every square of a row.
std::vector<const Glyph*> glyphs_of_row(const Problem& problem, std::span<const Square> queens, int row) {
  std::vector<const Glyph*> glyphs;
  for (int column = 0; column < problem.size; ++column) {
    const Square square{row, column};
    const bool is_attacked = std::ranges::any_of(queens, [&](Square by) { return attacks(problem, by, square); });
    glyphs.push_back(contains(queens, square)            ? &queen
                     : is_closed(problem, square)        ? &blocked
                     : contains(problem.queens, square)  ? &fixed_queen
                     : is_attacked                       ? &attacked
                                                         : &free_square);
  }
  return glyphs;
}

}  // namespace

Frame board_lines(const Problem& problem, const Player& player, const SceneOptions& options) {
  const int n = problem.size;
  const int digits = static_cast<int>(std::to_string(std::max(0, n - 1)).size());
  const int width = digits + 1;  // of a cell: a mark and a glyph below the number of the column
  const auto queens = player.queens();
  const Marks marks = marks_of(problem, player);
  Frame frame{{std::string(static_cast<std::size_t>(digits), ' '), digits + n * width}};
  for (int column = 0; column < n; ++column) frame[0].text += fmt::format(" {:>{}}", column, digits);
  for (int row = 0; row < n; ++row) {
    std::string line = fmt::format("{:>{}}", row, digits);
    const auto glyphs = glyphs_of_row(problem, queens, row);
    for (int column = 0; column < n; ++column) {
      const Square square{row, column};
      const Glyph& glyph = *glyphs[static_cast<std::size_t>(column)];
      const bool refuses = contains(marks.refusing, square);
      line += std::string(static_cast<std::size_t>(digits - 1), ' ');
      line += marks.in_hand == square ? '?' : refuses ? '!' : ' ';
      if (options.colour) line += marks.in_hand == square ? "\033[33m" : refuses ? "\033[1;31m" : glyph.colour;
      line += options.ascii ? glyph.ascii : glyph.unicode;
      if (options.colour) line += "\033[0m";
    }
    frame.push_back({line, digits + n * width});
  }
  return frame;
}

}  // namespace queens::app
