#include "output.hpp"
#include "puzzle_of.hpp"
#include "puzzle_words.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// The regions as rows of letters.
std::vector<std::string> rows_of(const Problem& problem) {
  std::vector<std::string> rows(static_cast<std::size_t>(problem.size));
  auto region = problem.regions.begin();
  for (std::string& row : rows)
    for (int column = 0; column < problem.size; ++column) row += static_cast<char>('A' + *region++);
  return rows;
}

std::string json_line(const Made& made, const MakeOptions& options) {
  return line_of({{"n", options.size},
                  {"seed", std::to_string(options.seed)},
                  {"index", std::to_string(options.part + 1)},
                  {"level", name_of(*made.level)},
                  {"level_number", static_cast<int>(*made.level)},
                  {"regions", rows_of(*made.puzzle)},
                  {"solution", made.solution}});
}

std::string drawing_of(const Made& made) {
  Puzzle puzzle{*made.puzzle, {}};
  for (int region = 0; region < puzzle.size(); ++region)
    puzzle.names.emplace_back(1, static_cast<char>('A' + region));
  return drawing(puzzle, {.size = puzzle.size()});
}

}  // namespace

int run_puzzle_make(const Call& call) {
  at_most_one(call, {"json", "svg"});
  at_most_one(call, {"svg", "count"});
  constexpr int least_size = 4, most_size = 14;
  MakeOptions options{.size = size_argument(call, most_size)};
  if (options.size < least_size)
    refuse(Text::make_too_small, fmt::arg("n", options.size), fmt::arg("least", least_size));
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  options.seed = static_cast<std::uint64_t>(call.number("seed", 0, 1'000'000'000'000'000'000).value_or(1));
  options.tries = static_cast<int>(call.number("tries", 1, 1'000'000'000).value_or(options.tries));
  if (const auto name = call.value("difficulty")) options.level = level_named(*name);
  const auto count = static_cast<std::uint64_t>(call.number("count", 1, 1'000'000).value_or(1));

  Output output;
  bool all = true;
  for (; options.part < count; ++options.part) {
    const Made made = make_puzzle(options);
    if (!made.puzzle) {
      all = false;
      const std::string wanted = options.level ? level_words(*options.level) : std::string(raw(Text::make_any));
      const std::string nearest = made.level ? level_words(*made.level) : std::string(raw(Text::show_none));
      remark(say(Text::make_not_found, fmt::arg("tries", made.tries), fmt::arg("level", wanted),
                 fmt::arg("nearest", nearest)));
      continue;
    }
    if (call.has("json")) {
      output.buffer() += json_line(made, options);
    } else if (call.has("svg")) {
      output.buffer() += drawing_of(made);
    } else {
      if (options.part > 0) output.buffer() += '\n';
      for (const std::string& row : rows_of(*made.puzzle)) output.buffer() += row + "\n";
      output.flush();
      remark(say(Text::make_level, fmt::arg("level", level_words(*made.level))));
    }
    output.offer();
  }
  output.close();
  return all ? done : answer_is_no;
}

}  // namespace queens::app
