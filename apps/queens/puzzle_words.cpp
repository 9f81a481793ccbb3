#include "puzzle_words.hpp"

#include <fmt/ranges.h>

#include "problem_of.hpp"
#include "text.hpp"

namespace queens::app {

namespace {

std::string house_names(const Puzzle& puzzle, const std::vector<House>& houses) {
  std::vector<std::string> names;
  for (const House& house : houses) names.push_back(house_name(puzzle, house));
  return fmt::format("{}", fmt::join(names, raw(Text::list_comma)));
}

Text text_for(const Hint& step) {
  switch (step.reason) {
    case Reason::attacked: return Text::hint_attacked;
    case Reason::only_square: return Text::hint_only_square;
    case Reason::confined: return Text::hint_confined;
    case Reason::sets: return Text::hint_sets;
    case Reason::would_empty: return step.crossed.size() == 1 ? Text::hint_would_empty : Text::hint_would_empty_any;
    case Reason::trial: return Text::hint_trial;
    case Reason::search: return Text::hint_search;
    case Reason::dead: break;
  }
  if (step.other) return Text::hint_dead_attack;
  return step.square ? Text::hint_dead_square : Text::hint_dead_house;
}

std::string_view stable_name(House::Kind kind) {
  switch (kind) {
    case House::Kind::row: return "row";
    case House::Kind::column: return "column";
    case House::Kind::region: break;
  }
  return "region";
}

Json json_of_houses(const Puzzle& puzzle, const std::vector<House>& houses) {
  Json list = Json::array();
  for (const House& house : houses) {
    Json json = {{"kind", stable_name(house.kind)}, {"index", house.index}};
    if (house.kind == House::Kind::region) json["name"] = puzzle.names[static_cast<std::size_t>(house.index)];
    list.push_back(std::move(json));
  }
  return list;
}

Json json_or_null(const std::optional<Square>& square) { return square ? json_of(*square) : Json(); }

}  // namespace

std::string house_name(const Puzzle& puzzle, const House& house) {
  constexpr std::string_view digits = "0123456789";
  const std::string first = square_name({house.index, 0}, puzzle.size());
  const std::string across = square_name({0, house.index}, puzzle.size());
  switch (house.kind) {
    case House::Kind::row: return say(Text::house_row, fmt::arg("rank", first.substr(first.find_first_of(digits))));
    case House::Kind::column:
      return say(Text::house_column, fmt::arg("file", across.substr(0, across.find_first_of(digits))));
    case House::Kind::region: break;
  }
  return say(Text::house_region, fmt::arg("name", puzzle.names[static_cast<std::size_t>(house.index)]));
}

std::string square_names(const std::vector<Square>& squares, int size) {
  std::vector<std::string> names;
  for (const Square square : squares) names.push_back(square_name(square, size));
  return fmt::format("{}", fmt::join(names, " "));
}

std::string sentences(const Puzzle& puzzle, const Hint& step) {
  const int n = puzzle.size();
  const auto name = [n](const std::optional<Square>& at) { return at ? square_name(*at, n) : std::string(); };
  const std::string square = name(step.queen ? step.queen : step.square), other = name(step.other);
  const std::string squares = square_names(step.crossed, n);
  const std::string houses = house_names(puzzle, step.houses), cover = house_names(puzzle, step.cover);
  const std::size_t count = step.houses.size();
  std::string text = say(text_for(step), fmt::arg("square", square), fmt::arg("other", other),
                         fmt::arg("squares", squares), fmt::arg("houses", houses), fmt::arg("cover", cover),
                         fmt::arg("count", count)) + "\n";
  for (std::size_t i = 0; i < step.chain.size(); ++i)
    text += fmt::format("  {}. ", i + 1) + sentences(puzzle, step.chain[i]);
  if (!step.chain.empty()) text += say(Text::hint_trial_end, fmt::arg("square", square)) + "\n";
  return text;
}

Json json_of(const Puzzle& puzzle, const Hint& step) {
  Json json = {{"reason", name_of(step.reason)},
               {"level", name_of(level_of(step.reason))},
               {"queen", json_or_null(step.queen)},
               {"crossed", json_of(step.crossed)},
               {"houses", json_of_houses(puzzle, step.houses)},
               {"cover", json_of_houses(puzzle, step.cover)},
               {"square", json_or_null(step.square)},
               {"other", json_or_null(step.other)}};
  json["chain"] = Json::array();
  for (const Hint& link : step.chain) json["chain"].push_back(json_of(puzzle, link));
  return json;
}

std::string_view verdict_of(const std::vector<Placement>& solutions) {
  return solutions.empty() ? "none" : solutions.size() == 1 ? "unique" : "many";
}

std::string level_words(Level level) {
  constexpr Text names[] = {Text::level_easy,   Text::level_medium,  Text::level_hard,
                            Text::level_expert, Text::level_extreme, Text::level_fiendish};
  const int number = static_cast<int>(level);
  return say(Text::level_of_six, fmt::arg("level", raw(names[number - 1])), fmt::arg("number", number));
}

std::string_view reason_words(Reason reason) {
  constexpr Text names[] = {Text::reason_attacked,    Text::reason_only_square, Text::reason_confined, Text::reason_sets,
                            Text::reason_would_empty, Text::reason_trial,       Text::reason_search,   Text::reason_dead};
  return raw(names[static_cast<std::size_t>(reason)]);
}

}  // namespace queens::app
