#include <algorithm>

#include <unistd.h>

#include <queens/format.hpp>

#include "call.hpp"
#include "form_of.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "picture.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

std::string names_of(const std::vector<Square>& squares, int size) {
  std::string names;
  for (const Square square : squares) names += (names.empty() ? "" : " ") + square_name(square, size);
  return names.empty() ? std::string(raw(Text::show_none)) : names;
}

Json description(const Problem& problem, const Board& board, const std::optional<Square>& asked) {
  Json json = {{"n", board.size}, {"queens", json_of(board.queens)}, {"blocked", json_of(board.blocked)}};
  json["free"] = std::to_string(free_squares(problem, board).size());
  if (asked) {
    json["square"] = json_of(*asked);
    json["attacks"] = json_of(attacked_squares(problem, *asked));
    json["attackers"] = json_of(attackers(problem, board, *asked));
  }
  return json;
}

void say_attacks(std::string& out, const Problem& problem, const Board& board, Square asked) {
  const auto square = fmt::arg("square", both_names(asked, board.size));
  const auto attacked = attacked_squares(problem, asked);
  out += say(Text::show_attacks, square, fmt::arg("count", attacked.size()),
             fmt::arg("squares", names_of(attacked, board.size))) + "\n";
  out += say(Text::show_attackers, square, fmt::arg("squares", names_of(attackers(problem, board, asked), board.size))) + "\n";
}

}  // namespace

int run_show(const Call& call) {
  at_most_one(call, {"svg", "json", "ascii", "free"});
  if (call.arguments().empty()) refuse(Text::show_board_missing);
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  const std::string& source = call.arguments().front();
  const auto read = read_board(board_text(source), read_options(call));
  if (!read) refuse_board(source, read.error());
  const Board& board = *read;
  if (std::ranges::any_of(board.queens, [&](Square queen) { return !on_board(board.size, queen); }))
    refuse(Text::show_off_board);
  const Problem problem = problem_of(call, board.size);
  std::optional<Square> asked;
  if (const auto text = call.value("attacks")) asked = square_from(*text, board.size, "attacks");

  Output output;
  std::string& out = output.buffer();
  if (call.has("json")) {
    out += line_of(description(problem, board, asked));
  } else if (call.has("svg")) {
    SvgOptions options{.regions = problem.regions};
    if (asked) {
      options.attacked = attacked_squares(problem, *asked);
      for (const Square attacker : attackers(problem, board, *asked)) options.lines.emplace_back(attacker, *asked);
    }
    out += svg_board(board, options);
  } else if (call.has("free")) {
    out += std::to_string(free_squares(problem, board).size()) + "\n";
  } else {
    PictureOptions options{.ascii = call.has("ascii"), .colour = decorated(STDOUT_FILENO), .asked = asked};
    if (asked) options.attacked = attacked_squares(problem, *asked);
    out += picture(board, options);
    if (asked) say_attacks(out, problem, board, *asked);
    out += say(Text::show_free, fmt::arg("count", free_squares(problem, board).size())) + "\n";
  }
  output.close();
  return done;
}

}  // namespace queens::app
