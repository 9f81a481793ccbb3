#include <queens/check.hpp>

#include "findings.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "puzzle_of.hpp"
#include "puzzle_words.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// The regions that should hold a queen and do not.
std::vector<House> empty_regions(const Puzzle& puzzle, const Board& board) {
  std::vector<bool> filled(puzzle.names.size(), !puzzle.exact());
  for (const Square queen : board.queens)
    if (on_board(board.size, queen))
      if (const int region = puzzle.problem.region(queen); region >= 0) filled[static_cast<std::size_t>(region)] = true;
  std::vector<House> empty;
  for (int region = 0; region < static_cast<int>(filled.size()); ++region)
    if (!filled[static_cast<std::size_t>(region)]) empty.push_back({House::Kind::region, region});
  return empty;
}

}  // namespace

int run_puzzle_check(const Call& call) {
  const Puzzle puzzle = puzzle_of(call);
  if (call.arguments().size() < 2)
    refuse(Text::puzzle_file_missing, fmt::arg("verb", call.verb().name), fmt::arg("synopsis", call.verb().synopsis));
  if (call.arguments().size() > 2) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[2]));
  const Board board = board_for(puzzle, call.arguments()[1], read_options(call));
  const Findings findings = check(puzzle.problem, board);
  const auto empty = empty_regions(puzzle, board);

  std::string text;
  if (call.has("json")) {
    Json json = json_of(findings);
    json["empty_regions"] = Json::array();
    for (const House& house : empty)
      json["empty_regions"].push_back(puzzle.names[static_cast<std::size_t>(house.index)]);
    text = line_of(json);
  } else {
    text = std::string(raw(findings.solution() ? Text::puzzle_check_yes : Text::puzzle_check_no)) + "\n";
    for (const std::string& line : sentences(findings)) text += "  " + line + "\n";
    for (const House& house : empty)
      text += "  " + say(Text::region_empty, fmt::arg("house", house_name(puzzle, house))) + "\n";
  }
  answer(text);
  return findings.solution() ? done : answer_is_no;
}

}  // namespace queens::app
