#include <algorithm>

#include "form_of.hpp"
#include "output.hpp"
#include "puzzle_of.hpp"
#include "puzzle_words.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

void write_solutions(const Call& call, int size, const std::vector<Placement>& solutions, std::string& out) {
  Writer writer(form_of(call, size), size);
  writer.begin(out);
  Total index = 0;
  for (const Placement& columns : solutions) writer.solution(out, columns, ++index);
  if (solutions.empty()) writer.none(out);
  writer.end(out);
}

}  // namespace

int run_puzzle_solve(const Call& call) {
  at_most_one(call, {"json", "svg"});
  constexpr int most = 1'000'000;
  const int limit = static_cast<int>(call.number("limit", 2, most).value_or(2));
  Puzzle puzzle = puzzle_of(call);
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  const bool wrong = fix_known(call, puzzle);

  auto solutions = puzzle_solutions(puzzle.problem, limit);
  std::ranges::sort(solutions);
  const bool unique = solutions.size() == 1;
  for (const Placement& columns : solutions)
    if (!solves(puzzle.problem, columns)) throw std::logic_error("a solution that is none");
  Output output;
  if (call.has("json")) {
    output.buffer() +=
        line_of({{"n", puzzle.size()}, {"answer", verdict_of(solutions)}, {"solutions", solutions}});
  } else if (call.has("svg")) {
    output.buffer() += drawing(puzzle, solutions.empty() ? Board{.size = puzzle.size()} : board_of(solutions.front()));
  } else {
    write_solutions(call, puzzle.size(), solutions, output.buffer());
  }
  output.flush();
  if (unique)
    remark(raw(Text::puzzle_unique));
  else if (solutions.empty() && !wrong)
    remark(raw(Text::puzzle_none));
  else if (!solutions.empty())
    remark(say(static_cast<int>(solutions.size()) < limit ? Text::puzzle_several : Text::puzzle_at_least,
               fmt::arg("count", solutions.size())));
  output.close();
  return unique ? done : answer_is_no;
}

}  // namespace queens::app
