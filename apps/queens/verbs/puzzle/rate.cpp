#include <array>

#include "help.hpp"
#include "output.hpp"
#include "puzzle_of.hpp"
#include "puzzle_words.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

constexpr int reasons = static_cast<int>(Reason::dead);  // steps of a rating never are `dead`

std::array<int, reasons> counts_of(const Rating& rating) {
  std::array<int, reasons> counts{};
  for (const Hint& step : rating.steps) ++counts[static_cast<std::size_t>(step.reason)];
  return counts;
}

Json json_of(const Puzzle& puzzle, const Rating& rating, bool with_steps) {
  Json json = {
      {"n", puzzle.size()}, {"answer", verdict_of(rating.witnesses)}, {"solutions", rating.witnesses}};
  if (!rating.level) return json;
  json["level"] = name_of(*rating.level);
  json["level_number"] = static_cast<int>(*rating.level);
  const auto counts = counts_of(rating);
  for (int i = 0; i < reasons; ++i)
    json["counts"][std::string(name_of(static_cast<Reason>(i)))] = counts[static_cast<std::size_t>(i)];
  if (with_steps) {
    json["steps"] = Json::array();
    for (const Hint& step : rating.steps) json["steps"].push_back(json_of(puzzle, step));
  }
  return json;
}

std::string words_of(const Puzzle& puzzle, const Rating& rating, bool with_steps) {
  std::string text;
  if (with_steps)
    for (std::size_t i = 0; i < rating.steps.size(); ++i)
      text += fmt::format("{}. ", i + 1) + sentences(puzzle, rating.steps[i]);
  text += say(Text::rate_level, fmt::arg("level", level_words(*rating.level))) + "\n";
  text += say(Text::rate_steps, fmt::arg("count", rating.steps.size())) + "\n";
  const auto counts = counts_of(rating);
  for (int i = 0; i < reasons; ++i)
    if (counts[static_cast<std::size_t>(i)] > 0)
      text += fmt::format("  {} {}\n", padded(std::string(reason_words(static_cast<Reason>(i))), 44),
                          counts[static_cast<std::size_t>(i)]);
  return text;
}

/// Two witnesses that a puzzle has several solutions, one a line.
std::string witness_words(const std::vector<Placement>& witnesses) {
  std::string text;
  for (const Placement& columns : witnesses)
    text += square_names(board_of(columns).queens, static_cast<int>(columns.size())) + "\n";
  return text;
}

}  // namespace

int run_puzzle_rate(const Call& call) {
  Puzzle puzzle = puzzle_of(call);
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  const bool wrong = fix_known(call, puzzle);
  const Rating rating = rate(puzzle.problem);
  if (call.has("json"))
    answer(line_of(json_of(puzzle, rating, call.has("steps"))));
  else if (rating.unique())
    answer(words_of(puzzle, rating, call.has("steps")));
  else
    answer(witness_words(rating.witnesses));
  if (rating.witnesses.size() > 1) remark(raw(Text::rate_several));
  if (rating.witnesses.empty() && !wrong) remark(raw(Text::puzzle_none));
  return rating.unique() ? done : answer_is_no;
}

}  // namespace queens::app
