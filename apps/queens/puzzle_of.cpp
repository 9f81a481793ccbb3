#include "puzzle_of.hpp"

#include <algorithm>

#include <fmt/ranges.h>

#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

int regions_of(const Puzzle& puzzle) { return static_cast<int>(puzzle.names.size()); }

void remark_on_regions(const Puzzle& puzzle) {
  const auto outside = std::ranges::count_if(puzzle.problem.regions, [](int region) { return region < 0; });
  if (outside > 0) remark(say(Text::puzzle_outside, fmt::arg("count", outside)));
  if (regions_of(puzzle) > puzzle.size())
    remark(say(Text::puzzle_many_regions, fmt::arg("regions", regions_of(puzzle)), fmt::arg("n", puzzle.size())));
  std::vector<std::string> split;
  for (const int region : disconnected_regions(puzzle.problem))
    split.push_back(puzzle.names[static_cast<std::size_t>(region)]);
  if (!split.empty())
    remark(say(Text::puzzle_split, fmt::arg("names", fmt::format("{}", fmt::join(split, raw(Text::list_comma))))));
}

}  // namespace

bool Puzzle::exact() const {
  return regions_of(*this) == size() && std::ranges::find(problem.regions, -1) == problem.regions.end();
}

Puzzle puzzle_of(const Call& call) {
  if (call.arguments().empty())
    refuse(Text::puzzle_file_missing, fmt::arg("verb", call.verb().name), fmt::arg("synopsis", call.verb().synopsis));
  const std::string& file = call.arguments().front();
  Regions regions = value_or_refuse(read_regions(read_all(file)), source_name(file));
  if (regions.size > max_puzzle_size)
    refuse(Text::size_too_large, fmt::arg("value", regions.size), fmt::arg("most", max_puzzle_size));
  Puzzle puzzle{{.size = regions.size, .regions = std::move(regions.numbers), .rule = AttackRule::touching},
                std::move(regions.names)};
  remark_on_regions(puzzle);
  return puzzle;
}

Board board_for(const Puzzle& puzzle, const std::string& argument, ReadOptions options) {
  options.size = puzzle.size();
  auto board = read_board(board_text(argument), options);
  if (!board) refuse_board(argument, board.error());
  return *std::move(board);
}

Board known_of(const Call& call, const Puzzle& puzzle) {
  Board known{.size = puzzle.size()};
  if (const auto argument = call.value("board")) known = board_for(puzzle, *argument, glyph_options(call));
  const int n = puzzle.size();
  for (const std::string& text : call.values("queen")) known.queens.push_back(square_from(text, n, "queen"));
  for (const std::string& text : call.values("block")) known.blocked.push_back(square_from(text, n, "block"));
  for (const auto* squares : {&known.queens, &known.blocked})
    for (const Square square : *squares)
      if (!on_board(n, square))
        throw Refused(sentence(Contradiction{.kind = Contradiction::Kind::off_board, .a = square}, n));
  return known;
}

bool fix_known(const Call& call, Puzzle& puzzle) {
  Board known = known_of(call, puzzle);
  puzzle.problem.queens = std::move(known.queens);
  puzzle.problem.blocked = std::move(known.blocked);
  const auto wrong = contradiction(puzzle.problem);
  if (wrong) remark(sentence(*wrong, puzzle.size()));
  return wrong.has_value();
}

std::string drawing(const Puzzle& puzzle, const Board& board) {
  SvgOptions options;
  options.regions = puzzle.problem.regions;
  options.region_names = puzzle.names;
  options.crossed = board.blocked;
  return svg_board({.size = board.size, .queens = board.queens}, options);
}

}  // namespace queens::app
