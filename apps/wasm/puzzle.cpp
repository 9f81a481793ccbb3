// Questions about coloured-region puzzles.
#include <queens/puzzle.hpp>

#include <algorithm>

#include "json_of.hpp"

namespace queens::page {

namespace {

/// The page calls its regions A, B, … Z, a, b ….
std::string name_of_region(int region) {
  return std::string(1, static_cast<char>(region < 26 ? 'A' + region : 'a' + (region - 26)));
}

Json said_of(const House& house, int size) {
  const std::string row = square_name({house.index, 0}, size), column = square_name({0, house.index}, size);
  switch (house.kind) {
    case House::Kind::row: return {{"text", "house_row"}, {"rank", row.substr(row.find_first_of("0123456789"))}};
    case House::Kind::column:
      return {{"text", "house_column"}, {"file", column.substr(0, column.find_first_of("0123456789"))}};
    case House::Kind::region: break;
  }
  return {{"text", "house_region"}, {"name", name_of_region(house.index)}};
}

Json said_of(const std::vector<House>& houses, int size) {
  Json list = Json::array();
  for (const House& house : houses) list.push_back(said_of(house, size));
  return list;
}

const char* text_for(const Hint& step) {
  switch (step.reason) {
    case Reason::attacked: return "hint_attacked";
    case Reason::only_square: return "hint_only_square";
    case Reason::confined: return "hint_confined";
    case Reason::sets: return "hint_sets";
    case Reason::would_empty: return step.crossed.size() == 1 ? "hint_would_empty" : "hint_would_empty_any";
    case Reason::trial: return "hint_trial";
    case Reason::search: return "hint_search";
    case Reason::dead: break;
  }
  return step.other ? "hint_dead_attack" : step.square ? "hint_dead_square" : "hint_dead_house";
}

Json said_of(const Hint& step, int size) {
  const auto name = [&](const std::optional<Square>& square) { return square ? square_name(*square, size) : ""; };
  std::string squares;
  for (const Square square : step.crossed) squares += (squares.empty() ? "" : " ") + square_name(square, size);
  return {{"text", text_for(step)},   {"square", name(step.queen ? step.queen : step.square)},
          {"other", name(step.other)}, {"squares", squares},
          {"houses", said_of(step.houses, size)}, {"cover", said_of(step.cover, size)},
          {"count", step.houses.size()}};
}

Json wrong_squares(const char* text, const std::vector<Square>& squares, int size) {
  Json list = Json::array();
  for (const Square square : squares) list.push_back({{"text", text}, {"square", square_name(square, size)}});
  return list;
}

Json json_of_step(const Hint& step, int size) {
  Json chain = Json::array();
  for (const Hint& link : step.chain) chain.push_back(said_of(link, size));
  return {{"said", said_of(step, size)},
          {"chain", chain},
          {"queen", step.queen ? json_of(*step.queen) : Json(nullptr)},
          {"crossed", json_of(step.crossed)},
          {"dead", step.reason == Reason::dead}};
}

}  // namespace

Json puzzle_read(const Json& asked) {
  const auto regions = read_regions(asked.at("text").get<std::string>());
  if (!regions) return {{"error", json_of(regions.error())}};
  return {{"n", regions->size}, {"regions", regions->numbers}};
}

Json puzzle_rate(const Json& asked) {
  const Problem puzzle = problem_from(asked);
  const Rating rating = rate(puzzle);
  Json split = Json::array();
  for (const int region : disconnected_regions(puzzle)) split.push_back(name_of_region(region));
  return {{"solutions", rating.witnesses},
          {"level", rating.level ? Json(name_of(*rating.level)) : Json(nullptr)},
          {"number", rating.level ? static_cast<int>(*rating.level) : 0},
          {"split", split}};
}

Json puzzle_hint(const Json& asked) {
  Problem puzzle = problem_from(asked);
  Board known{.size = puzzle.size, .queens = std::move(puzzle.queens), .blocked = std::move(puzzle.blocked)};
  puzzle.queens.clear();
  puzzle.blocked.clear();
  const Board wrong = mistakes(puzzle, known);
  Json faults = wrong_squares("hint_wrong_queen", wrong.queens, puzzle.size);
  for (const Json& cross : wrong_squares("hint_wrong_cross", wrong.blocked, puzzle.size)) faults.push_back(cross);
  if (!faults.empty()) return {{"wrong", faults}};
  const auto step = hint(puzzle, known);
  if (step) return {{"step", json_of_step(*step, puzzle.size)}};
  const bool solved = static_cast<int>(known.queens.size()) == puzzle.size;
  return {{"nothing", {{"text", solved ? "hint_solved" : "hint_none"}}}};
}

Json puzzle_make(const Json& asked) {
  MakeOptions options{.size = asked.at("n").get<int>(), .seed = asked.at("seed").get<std::uint64_t>()};
  if (const auto level = level_named(asked.at("level").get<std::string>())) options.level = level;
  const Made made = make_puzzle(options);
  if (!made.puzzle) return {{"tries", made.tries}, {"nearest", made.level ? Json(name_of(*made.level)) : Json(nullptr)}};
  return {{"regions", made.puzzle->regions}, {"level", name_of(*made.level)}, {"number", static_cast<int>(*made.level)}};
}

}  // namespace queens::page
