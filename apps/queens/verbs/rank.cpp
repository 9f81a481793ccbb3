#include <queens/check.hpp>
#include <queens/order.hpp>

#include "ask_order.hpp"
#include "call.hpp"
#include "findings.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// A placement and the text that a complaint shows.
struct Given {
  Placement columns;
  std::string text;
};

std::vector<Given> placements_of(const std::vector<std::string>& arguments, int size, const ReadOptions& options) {
  std::vector<Given> given;
  for (const std::string& argument : arguments) {
    if (argument != "-") {
      given.push_back({value_or_refuse(read_placement(argument, size, options), argument), argument});
      continue;
    }
    const std::string input = read_all("-");
    int line_number = 0;
    for (std::size_t begin = 0; begin < input.size();) {
      const std::size_t end = std::min(input.find('\n', begin), input.size());
      const std::string line = input.substr(begin, end - begin);
      begin = end + 1;
      ++line_number;
      if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
      auto placement = read_placement(line, size, options);
      if (!placement) {
        InputError error = placement.error();
        error.line = line_number;
        throw Refused(sentence(error, raw(Text::standard_input)));
      }
      given.push_back({*placement, line});
    }
  }
  return given;
}

/// The first few reasons: enough to see what is wrong.
void remark_on_findings(const Findings& findings) {
  constexpr std::size_t few = 3;
  const auto lines = sentences(findings);
  for (std::size_t i = 0; i < std::min(few, lines.size()); ++i) remark("  " + lines[i]);
  if (lines.size() > few) remark("  " + say(Text::and_more, fmt::arg("count", lines.size() - few)));
}

}  // namespace

int run_rank(const Call& call) {
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_count_size, further);
  if (further.empty()) refuse(Text::rank_s_missing);
  const auto given = placements_of(further, problem.size, read_options(call));
  if (given.empty()) refuse(Text::rank_s_missing);
  bool all_solve = true;
  for (const Given& one : given) {
    if (solves(problem, one.columns)) continue;
    all_solve = false;
    complain(say(Text::rank_no_solution, fmt::arg("text", one.text)));
    remark_on_findings(check(problem, board_of(one.columns)));
  }
  if (!all_solve) return answer_is_no;

  std::string ranks;
  const int ended = ask_order(call, problem, [&](Order& order) {
    for (const Given& one : given) ranks += to_decimal(*order.rank(one.columns) + 1) + "\n";
  });
  if (ended != 0) return ended;
  answer(ranks);
  return done;
}

}  // namespace queens::app
