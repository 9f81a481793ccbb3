#include <unistd.h>

#include <cmath>
#include <limits>

#include <queens/player.hpp>

#include "animation.hpp"
#include "call.hpp"
#include "form_of.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "step_words.hpp"
#include "terminal.hpp"
#include "walk_size.hpp"

namespace queens::app {

namespace {

using Kind = Step::Kind;

constexpr std::uint64_t endless = std::numeric_limits<std::uint64_t>::max();

/// Which steps to show.
struct Range {
  std::uint64_t from = 0, to = endless;
  bool first = false;  ///< ends with the first solution
};

/// Where the walk goes, and when it is over.
bool advance(Player& player, const Range& range) {
  const bool solved = range.first && player.last().kind == Kind::solution;
  return !solved && player.number() < range.to && player.forward();
}

/// A row or column; millions of them a second.
void append_number(std::string& text, int number) {
  if (number >= 10) append_number(text, number / 10);
  text += static_cast<char>('0' + number % 10);
}

/// The last step as a line of JSON: docs/events.md.
void append_json(std::string& text, const Player& player) {
  const Step& step = player.last();
  const auto square = [&](const char* name) {
    text.append("{\"event\":\"").append(name).append("\",\"row\":");
    append_number(text, step.square.row);
    text.append(",\"column\":");
    append_number(text, step.square.column);
    text.append("}\n");
  };
  switch (step.kind) {
    case Kind::start: break;
    case Kind::place: return square("place");
    case Kind::reject: return square("reject");
    case Kind::backtrack:
      text.append("{\"event\":\"backtrack\",\"").append(player.by() == By::row ? "row" : "column").append("\":");
      append_number(text, player.by() == By::row ? step.square.row : step.square.column);
      text.append("}\n");
      break;
    case Kind::solution: {
      Placement columns(player.columns().begin(), player.columns().end());
      if (player.by() == By::column) columns = transposed(columns);
      text += line_of({{"event", "solution"}, {"index", std::to_string(player.counters().solutions)}, {"columns", columns}});
    }
  }
}

void append_text(std::string& text, const Problem& problem, const Player& player) {
  fmt::format_to(std::back_inserter(text), "{:>6}  {}{}\n", player.number(),
                 fmt::format("{:<6}", fmt::format("[{}]", pseudo_code_of_step(player))), sentence_of_step(problem, player));
}

class Trace {
 public:
  Trace(const Call& call, const Problem& problem, Player player, Range range)
      : problem_(problem), player_(std::move(player)), range_(range), json_(call.value("format") == "jsonl"),
        ascii_(call.has("ascii")) {}

  void every_step() {
    if (range_.from == 0 && !json_) show();
    while (advance(player_, range_)) {
      if (player_.number() < range_.from) continue;
      show();
      if (player_.number() % 64 == 0) output_.offer();  // steps come so fast that nobody waits for one
    }
    if (player_.at_end() && !json_) output_.buffer() += sentence_of_end(player_) + "\n";
    output_.close();
  }

  void dead_ends() {
    std::uint64_t found = 0;
    do {
      if (player_.number() < range_.from || !player_.dead_end()) continue;
      show_dead_end(++found);
      output_.offer();
    } while (advance(player_, range_));
    output_.close();
    remark(say(Text::dead_ends_found, fmt::arg("count", found), fmt::arg("steps", player_.number())));
  }

 private:
  void show() {
    if (json_)
      append_json(output_.buffer(), player_);
    else
      append_text(output_.buffer(), problem_, player_);
  }

  void show_dead_end(std::uint64_t index) {
    if (json_) {
      output_.buffer() += line_of({{"event", "dead_end"},
                                   {"step", std::to_string(player_.number())},
                                   {player_.by() == By::row ? "row" : "column", player_.columns().size()},
                                   {"queens", json_of(player_.queens())}});
      return;
    }
    if (index > 1) output_.buffer() += '\n';
    output_.buffer() += say(Text::dead_end_title, fmt::arg("index", index), fmt::arg("step", player_.number()),
                            fmt::arg("sentence", sentence_of_dead_end(problem_, player_)),
                            fmt::arg("queens", player_.columns().size())) + "\n";
    for (const ScreenLine& line : board_lines(problem_, player_, {ascii_, decorated(STDOUT_FILENO)}))
      output_.buffer() += line.text + "\n";
  }

  const Problem& problem_;
  Player player_;
  Range range_;
  bool json_, ascii_;
  Output output_;
};

Range range_of(const Call& call) {
  constexpr long long most = 1'000'000'000'000'000'000;
  Range range;
  range.first = call.value("until") == "first";
  range.from = static_cast<std::uint64_t>(call.number("from", 1, most).value_or(0));
  if (const auto to = call.number("to", 1, most)) range.to = static_cast<std::uint64_t>(*to);
  if (range.from > range.to) refuse(Text::trace_from_behind_to, fmt::arg("from", range.from), fmt::arg("to", range.to));
  return range;
}

/// A trace that nobody could read to its end is not begun.
void refuse_endless(const Problem& problem, Method method, const Range& range) {
  constexpr double most = 1e8;
  if (range.first || range.to != endless) return;
  const WalkSize size = walk_size(problem, method);
  if (size.steps <= most) return;
  const auto n = fmt::arg("n", problem.size);
  if (!std::isfinite(size.steps)) refuse(Text::trace_too_long_to_say, n);
  const bool whole = size.exact && size.steps < 1e15;
  refuse(size.exact ? Text::trace_too_long : Text::trace_about_too_long, n,
         fmt::arg("steps", whole ? fmt::format("{:.0f}", size.steps) : fmt::format("{:.2g}", size.steps)));
}

}  // namespace

int run_trace(const Call& call) {
  for (const std::string_view flag : {"dead-ends", "format", "to", "until"}) at_most_one(call, {"animate", flag});
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_search_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  const Method method = *method_named(call.value("method").value_or("single-array"));
  if (method == Method::bitmask && problem.size > 64)
    refuse(Text::method_too_small, fmt::arg("method", name_of(method)), fmt::arg("most", 64));
  const Range range = range_of(call);
  Player player(problem, method, call.value("by") == "column" ? By::column : By::row);

  if (call.has("animate")) {
    player.go_to(range.from);
    animate(problem, std::move(player), {call.has("ascii"), decorated(STDOUT_FILENO)});
    return done;
  }
  refuse_endless(problem, method, range);
  Trace trace(call, problem, std::move(player), range);
  if (call.has("dead-ends"))
    trace.dead_ends();
  else
    trace.every_step();
  return done;
}

}  // namespace queens::app
