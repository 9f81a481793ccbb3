#include "json_of.hpp"

#include <cmath>

namespace queens::app {

Json json_of(Square square) { return Json::array({square.row, square.column}); }

Json json_of(const std::vector<Square>& squares) {
  Json list = Json::array();
  for (const Square square : squares) list.push_back(json_of(square));
  return list;
}

Json json_seconds(double seconds) { return std::round(seconds * 1000) / 1000; }

std::string_view stable_name(Line line) {
  switch (line) {
    case Line::row: return "row";
    case Line::column: return "column";
    case Line::main_diagonal: return "main diagonal";
    case Line::anti_diagonal: return "anti diagonal";
    case Line::wrapped_main_diagonal: return "wrapped main diagonal";
    case Line::wrapped_anti_diagonal: return "wrapped anti diagonal";
    case Line::knight: return "knight";
    case Line::touch: return "touch";
    case Line::region: return "region";
  }
  return {};
}

std::string line_of(const Json& json) { return json.dump() + "\n"; }

}  // namespace queens::app
