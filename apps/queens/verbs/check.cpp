#include <queens/check.hpp>

#include "call.hpp"
#include "findings.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

int run_check(const Call& call) {
  auto sources = call.arguments();
  if (sources.empty()) sources.emplace_back("-");
  std::vector<Board> boards;
  for (const std::string& source : sources) {
    const auto read = read_boards(board_text(source), read_options(call));
    if (!read) refuse_board(source, read.error());
    boards.insert(boards.end(), read->begin(), read->end());
  }

  Output output;
  bool all_solve = true;
  for (std::size_t i = 0; i < boards.size(); ++i) {
    const Findings findings = check(problem_of(call, boards[i].size), boards[i]);
    all_solve = all_solve && findings.solution();
    if (call.has("json")) {
      output.buffer() += line_of(json_of(findings));
    } else {
      if (boards.size() > 1) output.buffer() += say(Text::check_number, fmt::arg("index", i + 1));
      output.buffer() += say(findings.solution() ? Text::check_yes : Text::check_no, fmt::arg("n", findings.size)) + "\n";
      for (const std::string& line : sentences(findings)) output.buffer() += "  " + line + "\n";
    }
    output.offer();
  }
  output.close();
  return all_solve ? done : answer_is_no;
}

}  // namespace queens::app
