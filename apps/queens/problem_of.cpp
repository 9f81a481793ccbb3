#include "problem_of.hpp"

#include <filesystem>

#include "form_of.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// The boards of --board: their queens are fixed, their blocked squares blocked.
std::vector<Problem> boards_of(const Call& call) {
  const std::string file = *call.value("board");
  std::vector<Problem> problems;
  for (Board& board : value_or_refuse(read_boards(read_all(file), glyph_options(call)), source_name(file)))
    problems.push_back({board.size, std::move(board.queens), std::move(board.blocked)});
  return problems;
}

/// The number of a diagonal, perhaps negative.
int diagonal_from(const std::string& text, int size, std::string_view flag, int least, int most) {
  const bool negative = text.starts_with('-');
  const auto number = value_or_refuse(read_number(std::string_view(text).substr(negative ? 1 : 0)),
                                      fmt::format("--{} {}", flag, text));
  constexpr Total beyond = 1'000'000'000;
  const int value = static_cast<int>(std::min(number, beyond)) * (negative ? -1 : 1);
  if (value < least || value > most)
    refuse(Text::no_such_diagonal, fmt::arg("flag", flag), fmt::arg("value", text), fmt::arg("n", size),
           fmt::arg("least", least), fmt::arg("most", most));
  return value;
}

AttackRule rule_named(std::string_view name) {
  if (name == "superqueen") return AttackRule::superqueen;
  if (name == "toroidal") return AttackRule::toroidal;
  return name == "touching" ? AttackRule::touching : AttackRule::queen;
}

Regions regions_of(const Call& call) {
  const std::string file = *call.value("regions");
  return value_or_refuse(read_regions(read_all(file)), source_name(file));
}

void add_rules(const Call& call, Problem& problem) {
  for (const std::string& text : call.values("queen")) problem.queens.push_back(square_from(text, problem.size, "queen"));
  for (const std::string& text : call.values("block")) problem.blocked.push_back(square_from(text, problem.size, "block"));
  for (const std::string& text : call.values("exclude-sum"))
    problem.excluded_sums.push_back(diagonal_from(text, problem.size, "exclude-sum", 0, 2 * problem.size - 2));
  for (const std::string& text : call.values("exclude-difference"))
    problem.excluded_differences.push_back(
        diagonal_from(text, problem.size, "exclude-difference", 1 - problem.size, problem.size - 1));
  if (const auto name = call.value("rule")) problem.rule = rule_named(*name);
  if (call.has("regions") && problem.regions.empty()) {
    Regions regions = regions_of(call);
    if (regions.size != problem.size)
      refuse(Text::regions_size_differs, fmt::arg("regions", regions.size), fmt::arg("n", problem.size));
    problem.regions = std::move(regions.numbers);
  }
  if (const auto wrong = contradiction(problem)) remark(sentence(*wrong, problem.size));
}

/// Sizes from standard input, up to --until.
std::vector<int> sizes_from_input(const Call& call, int most) {
  const auto until = call.number("until", 0, most);
  std::vector<int> sizes;
  for (const NumberAt& number : value_or_refuse(read_numbers(read_all("-")), raw(Text::standard_input))) {
    if (number.value > static_cast<Total>(most))
      refuse(Text::size_too_large, fmt::arg("value", to_decimal(number.value)), fmt::arg("most", most));
    if (until && number.value == static_cast<Total>(*until)) break;
    sizes.push_back(static_cast<int>(number.value));
  }
  return sizes;
}

}  // namespace

Square square_from(std::string_view text, int size, std::string_view flag) {
  return value_or_refuse(read_square(text, size), fmt::format("--{} {}", flag, text));
}

Problem problem_of(const Call& call, int size) {
  Problem problem{.size = size};
  if (call.has("board")) {
    const auto problems = boards_of(call);
    if (problems.size() != 1) refuse(Text::one_board_expected, fmt::arg("count", problems.size()));
    if (problems.front().size != size)
      refuse(Text::sizes_differ, fmt::arg("board", problems.front().size), fmt::arg("n", size));
    problem = problems.front();
  }
  add_rules(call, problem);
  return problem;
}

Problem problem_of(const Call& call, int most, std::vector<std::string>& further_arguments) {
  further_arguments = call.arguments();
  if ((call.has("board") || call.has("regions")) && further_arguments.empty()) {
    auto problems = problems_of(call, most);
    if (problems.size() != 1) refuse(Text::one_board_expected, fmt::arg("count", problems.size()));
    return problems.front();
  }
  const int size = size_argument(call, most);
  further_arguments.erase(further_arguments.begin());
  return problem_of(call, size);
}

std::vector<Problem> problems_of(const Call& call, int most) {
  std::vector<Problem> problems;
  if (call.has("board") && call.arguments().empty()) {
    problems = boards_of(call);
    for (Problem& problem : problems) {
      if (problem.size > most)
        refuse(Text::size_too_large, fmt::arg("value", problem.size), fmt::arg("most", most));
      add_rules(call, problem);
    }
    return problems;
  }
  if (call.has("regions") && call.arguments().empty()) {
    Regions regions = regions_of(call);
    if (regions.size > most)
      refuse(Text::size_too_large, fmt::arg("value", regions.size), fmt::arg("most", most));
    problems.push_back({.size = regions.size, .regions = std::move(regions.numbers)});
    add_rules(call, problems.back());
    return problems;
  }
  if (call.arguments().empty()) size_argument(call, most);
  std::vector<int> sizes;
  for (const std::string& argument : call.arguments()) {
    if (argument == "-") {
      const auto more = sizes_from_input(call, most);
      sizes.insert(sizes.end(), more.begin(), more.end());
    } else {
      sizes.push_back(size_from(argument, most));
    }
  }
  for (const int size : sizes) problems.push_back(problem_of(call, size));
  return problems;
}

namespace {

bool is_file(const std::string& argument) {
  std::error_code ignored;
  return argument == "-" || std::filesystem::exists(argument, ignored);
}

}  // namespace

std::string board_text(const std::string& argument) { return is_file(argument) ? read_all(argument) : argument; }

void refuse_board(const std::string& argument, const InputError& error) {
  if (is_file(argument)) throw Refused(sentence(error, source_name(argument)));
  refuse(Text::neither_file_nor_board, fmt::arg("argument", argument), fmt::arg("reason", sentence(error)));
}

std::string source_name(const std::string& argument) {
  return argument == "-" ? std::string(raw(Text::standard_input)) : argument;
}

std::string both_names(Square square, int size) {
  const std::string pair = fmt::format("({},{})", square.row, square.column);
  return on_board(size, square) ? pair + " " + square_name(square, size) : pair;
}

std::string_view line_name(Line line) {
  switch (line) {
    case Line::row: return raw(Text::line_row);
    case Line::column: return raw(Text::line_column);
    case Line::main_diagonal: return raw(Text::line_main_diagonal);
    case Line::anti_diagonal: return raw(Text::line_anti_diagonal);
    case Line::wrapped_main_diagonal: return raw(Text::line_wrapped_main_diagonal);
    case Line::wrapped_anti_diagonal: return raw(Text::line_wrapped_anti_diagonal);
    case Line::knight: return raw(Text::line_knight);
    case Line::touch: return raw(Text::line_touch);
    case Line::region: return raw(Text::line_region);
  }
  return {};
}

std::string sentence(const Contradiction& contradiction, int size) {
  const std::string first = both_names(contradiction.a, size);  // fmt::arg keeps a reference
  const auto a = fmt::arg("a", first);
  switch (contradiction.kind) {
    case Contradiction::Kind::off_board: return say(Text::contradiction_off_board, a, fmt::arg("n", size));
    case Contradiction::Kind::queen_on_blocked: return say(Text::contradiction_blocked, a);
    case Contradiction::Kind::attack:
      return say(Text::contradiction_attack, a, fmt::arg("b", both_names(contradiction.b, size)),
                 fmt::arg("line", line_name(contradiction.line)));
    case Contradiction::Kind::queen_on_excluded: {
      const bool main = contradiction.line == Line::main_diagonal;
      return say(main ? Text::contradiction_excluded_difference : Text::contradiction_excluded_sum, a,
                 fmt::arg("k", main ? difference(contradiction.a) : sum(contradiction.a)));
    }
    case Contradiction::Kind::too_few_regions:
      return say(Text::contradiction_regions, fmt::arg("regions", contradiction.regions), fmt::arg("n", size));
  }
  return {};
}

void remark_on_size(const Problem& problem, bool has_solution) {
  if (contradiction(problem)) return;  // said already
  if (problem.size == 0 && has_solution) remark(raw(Text::size_zero));
  else if (problem.size == 1 && problem.plain()) remark(raw(Text::size_one));
  else if (!has_solution && problem.plain()) remark(say(Text::no_solution_for_size, fmt::arg("n", problem.size)));
  else if (!has_solution) remark(raw(Text::no_solution_with_rules));
}

}  // namespace queens::app
