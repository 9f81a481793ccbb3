#include "output.hpp"
#include "puzzle_of.hpp"
#include "puzzle_words.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// What is wrong in what is known, for a puzzle with one solution. Empty if nothing is.
std::string mistake_words(const Puzzle& puzzle, const Board& known) {
  const Board wrong = mistakes(puzzle.problem, known);
  std::string text;
  for (const Square square : wrong.queens)
    text += say(Text::hint_wrong_queen, fmt::arg("square", square_names({square}, puzzle.size()))) + "\n";
  for (const Square square : wrong.blocked)
    text += say(Text::hint_wrong_cross, fmt::arg("square", square_names({square}, puzzle.size()))) + "\n";
  return text;
}

}  // namespace

int run_puzzle_hint(const Call& call) {
  at_most_one(call, {"json", "svg"});
  const long long count = call.number("count", 1, 1'000'000).value_or(1);
  const Puzzle puzzle = puzzle_of(call);
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  Board known = known_of(call, puzzle);
  if (const std::string wrong = mistake_words(puzzle, known); !wrong.empty()) {
    answer(wrong);
    return answer_is_no;
  }

  Output output;
  std::optional<Hint> step;
  long long steps = 0;
  for (; steps < count && (step = hint(puzzle.problem, known)); ++steps) {
    apply(*step, known);
    if (call.has("json"))
      output.buffer() += line_of(json_of(puzzle, *step));
    else if (!call.has("svg"))
      output.buffer() += sentences(puzzle, *step);
    output.offer();
    if (step->reason == Reason::dead) break;
  }
  if (call.has("svg")) output.buffer() += drawing(puzzle, known);
  output.close();
  if (step) return step->reason == Reason::dead ? answer_is_no : done;
  const bool solved = static_cast<int>(known.queens.size()) == puzzle.size();
  remark(raw(solved ? Text::hint_solved : Text::hint_none));
  return solved ? done : answer_is_no;
}

}  // namespace queens::app
