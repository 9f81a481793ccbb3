// The memory of each method as it would be at this step.
#include <algorithm>

#include "frame.hpp"
#include "json_of.hpp"

namespace queens::page {

namespace {

/// For each index from `first` to `last` whether a queen (in the search's own terms) is on that line.
template <class LineOf>
Json marks(const char* name, const Player& player, int first, int last, LineOf line_of) {
  Json values = Json::array();
  const auto columns = player.columns();
  for (int index = first; index <= last; ++index) {
    bool marked = false;
    for (int row = 0; row < static_cast<int>(columns.size()); ++row) marked |= line_of(row, columns[row]) == index;
    values.push_back(marked ? 1 : 0);
  }
  return {{"name", name}, {"kind", "bits"}, {"first", first}, {"values", values}};
}

Json used_columns(const Player& player) {
  return marks("columns", player, 0, player.size() - 1, [](int, int column) { return column; });
}

/// The queens by row, −1 where there is none yet.
Json array(const Player& player, const char* kind) {
  Json values = Json::array();
  for (int row = 0; row < player.size(); ++row)
    values.push_back(row < static_cast<int>(player.columns().size()) ? player.columns()[row] : -1);
  return {{"name", kind}, {"kind", kind}, {"values", values}};
}

Json number(const char* name, std::size_t value) { return {{"name", name}, {"kind", "number"}, {"value", value}}; }

/// Each square with the number of the queen who stamped it, the first that controls it; 0 free, −1 closed by the rules.
Json stamps(const Run& run) {
  const Player& player = run.here().player();
  const auto queens = player.queens();
  const OpenSquares open(run.problem());
  Json rows = Json::array();
  for (int row = 0; row < player.size(); ++row) {
    Json values = Json::array();
    for (int column = 0; column < player.size(); ++column) {
      const Square square{row, column};
      const auto by = std::ranges::find_if(queens, [&](Square q) { return q == square || attacks(q, square); });
      values.push_back(!open(row, column) ? -1 : by == queens.end() ? 0 : static_cast<int>(by - queens.begin()) + 1);
    }
    rows.push_back(values);
  }
  return {{"name", "stamps"}, {"kind", "grid"}, {"values", rows}};
}

/// The words of the row to fill: bit c tells of column c there.
Json words(const Run& run) {
  const Player& player = run.here().player();
  const int last = player.size() - 1;
  const int here = std::min(static_cast<int>(player.columns().size()), std::max(0, last));
  const auto above = [here](int row, int column) { return row < here ? column : -1; };
  Json column = marks("word_columns", player, 0, last, [](int, int c) { return c; });
  Json main = marks("word_main", player, 0, last, [&](int r, int c) { return above(r, c + (here - r)); });
  Json anti = marks("word_anti", player, 0, last, [&](int r, int c) { return above(r, c - (here - r)); });
  const OpenSquares open(player.by() == By::row ? run.problem() : transposed(run.problem()));
  Json free = Json::array();
  for (int c = 0; c <= last; ++c)
    free.push_back(open(here, c) && column["values"][c] == 0 && main["values"][c] == 0 && anti["values"][c] == 0 ? 1 : 0);
  return {number("word_row", static_cast<std::size_t>(here)), column, main, anti,
          {{"name", "word_free"}, {"kind", "bits"}, {"first", 0}, {"values", free}}};
}

}  // namespace

Json memory_of(const Run& run) {
  const Player& player = run.here().player();
  const int n = player.size();
  const std::size_t filled = player.columns().size();
  switch (player.method()) {
    case Method::exhaustive: return {used_columns(player), array(player, "array")};
    case Method::single_array: return {number("calls", filled), array(player, "array")};
    case Method::iterative:
      return {number("row", std::min(filled, static_cast<std::size_t>(std::max(0, n - 1)))), array(player, "array")};
    case Method::explicit_stack: return Json::array({array(player, "stack")});
    case Method::board_marks: return Json::array({stamps(run)});
    case Method::marker_arrays:
      return {used_columns(player), marks("main", player, 1 - n, n - 1, [](int row, int column) { return row - column; }),
              marks("anti", player, 0, 2 * n - 2, [](int row, int column) { return row + column; })};
    case Method::bitmask: return words(run);
  }
  return {};
}

}  // namespace queens::page
