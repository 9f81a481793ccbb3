#include "json_of.hpp"

namespace queens::page {

namespace {

const char* name_of(InputError::Code code) {
  using Code = InputError::Code;
  switch (code) {
    case Code::empty: return "empty";
    case Code::not_a_number: return "not_a_number";
    case Code::number_too_large: return "number_too_large";
    case Code::not_a_square: return "not_a_square";
    case Code::off_board: return "off_board";
    case Code::ragged: return "ragged";
    case Code::not_square: return "not_square";
    case Code::unknown_character: return "unknown_character";
    case Code::unknown_form: return "unknown_form";
    case Code::ambiguous_form: return "ambiguous_form";
    case Code::several_boards: return "several_boards";
    case Code::wrong_size: return "wrong_size";
    case Code::not_one_a_row: return "not_one_a_row";
    case Code::wrong_count: return "wrong_count";
    case Code::bad_fen: return "bad_fen";
    case Code::bad_json: return "bad_json";
    case Code::unexpected_end: return "unexpected_end";
    case Code::trailing_text: return "trailing_text";
    case Code::unknown_file: return "unknown_file";
    case Code::wrong_check: return "wrong_check";
  }
  return "";
}

}  // namespace

Json json_of(Square square) { return {square.row, square.column}; }

Json json_of(std::span<const Square> squares) {
  Json list = Json::array();
  for (const Square square : squares) list.push_back(json_of(square));
  return list;
}

Json json_of(const Board& board) {
  return {{"n", board.size}, {"queens", json_of(board.queens)}, {"blocked", json_of(board.blocked)}};
}

Json json_of(const InputError& error) {
  return {{"code", name_of(error.code)}, {"line", error.line},         {"character", error.character},
          {"found", error.found},        {"expected", error.expected}, {"lines", error.lines},
          {"missing", error.missing}};
}

std::vector<Square> squares_from(const Json& list) {
  std::vector<Square> squares;
  for (const Json& square : list) squares.push_back({square.at(0).get<int>(), square.at(1).get<int>()});
  return squares;
}

Board board_from(const Json& asked) {
  Board board{.size = asked.at("n").get<int>()};
  if (asked.contains("queens")) board.queens = squares_from(asked["queens"]);
  if (asked.contains("blocked")) board.blocked = squares_from(asked["blocked"]);
  return board;
}

Problem problem_from(const Json& asked) {
  Board board = board_from(asked);
  Problem problem{.size = board.size, .queens = std::move(board.queens), .blocked = std::move(board.blocked)};
  if (asked.contains("regions")) {
    problem.regions = asked["regions"].get<std::vector<int>>();
    problem.rule = AttackRule::touching;
  }
  return problem;
}

std::string both_names(Square square, int size) {
  const std::string pair = "(" + std::to_string(square.row) + "," + std::to_string(square.column) + ")";
  return on_board(size, square) ? pair + " " + square_name(square, size) : pair;
}

std::string text_of(Line line) {
  switch (line) {
    case Line::row: return "line_row";
    case Line::column: return "line_column";
    case Line::main_diagonal: return "line_main_diagonal";
    case Line::anti_diagonal: return "line_anti_diagonal";
    case Line::wrapped_main_diagonal: return "line_wrapped_main_diagonal";
    case Line::wrapped_anti_diagonal: return "line_wrapped_anti_diagonal";
    case Line::knight: return "line_knight";
    case Line::touch: return "line_touch";
    case Line::region: return "line_region";
  }
  return {};
}

}  // namespace queens::page
