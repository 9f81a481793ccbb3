#include <algorithm>
#include <queens/format.hpp>

#include "format/text.hpp"

namespace queens {

namespace {

enum class Cell : char { free, blocked, queen };

/// The board as the form counts it: first and second index of a square.
Square in_form(const Form& form, int size, Square square) {
  if (form.origin == Origin::bottom) square.row = size - 1 - square.row;
  if (form.major == Major::column) std::swap(square.row, square.column);
  return square;
}

std::vector<Cell> cells_of(const Form& form, const Board& board) {
  std::vector<Cell> cells(static_cast<std::size_t>(board.size) * static_cast<std::size_t>(board.size));
  const auto mark = [&](const std::vector<Square>& squares, Cell cell) {
    for (const Square square : squares) {
      if (!on_board(board.size, square)) continue;
      const auto [i, j] = in_form(form, board.size, square);
      cells[static_cast<std::size_t>(i) * static_cast<std::size_t>(board.size) + static_cast<std::size_t>(j)] = cell;
    }
  };
  mark(board.blocked, Cell::blocked);
  mark(board.queens, Cell::queen);
  return cells;
}

std::string grid(const Form& form, const Board& board) {
  const std::string glyphs[] = {grid_cell(form, board.size, form.free), grid_cell(form, board.size, form.blocked),
                                grid_cell(form, board.size, form.queen)};
  const auto cells = cells_of(form, board);
  std::string out = form.axes ? grid_heading(form, board.size) : "";
  auto cell = cells.begin();
  for (int i = 0; i < board.size; ++i) {
    if (i > 0) out += form.row_separator;
    if (form.axes) out += grid_label(form, board.size, i);
    out += form.item_open;
    for (int j = 0; j < board.size; ++j) {
      if (j > 0 || form.axes) out += form.separator;
      out += glyphs[static_cast<int>(*cell++)];
    }
    out += form.item_close;
  }
  return out += '\n';
}

std::string fen(const Form& form, const Board& board) {
  const auto cells = cells_of(form, board);
  std::string out;
  auto cell = cells.begin();
  for (int i = 0; i < board.size; ++i) {
    if (i > 0) out += form.row_separator;
    int run = 0;
    for (int j = 0; j < board.size; ++j, ++cell) {
      if (*cell == Cell::free) {
        ++run;
        continue;
      }
      if (run > 0) append_number(out, std::exchange(run, 0));
      out += *cell == Cell::queen ? form.queen : form.blocked;
    }
    if (run > 0) append_number(out, run);
  }
  return out += '\n';
}

std::string json(const Board& board) {
  std::string out = "{\"n\":" + std::to_string(board.size);
  const auto list = [&](const char* name, const std::vector<Square>& squares) {
    out += name;
    for (std::size_t k = 0; k < squares.size(); ++k)
      out += (k > 0 ? ",[" : "[") + std::to_string(squares[k].row) + ',' + std::to_string(squares[k].column) + ']';
    out += ']';
  };
  list(",\"queens\":[", board.queens);
  list(",\"blocked\":[", board.blocked);
  return out += "}\n";
}

std::string pairs(const Form& form, const Board& board) {
  std::string out;
  for (const Square square : board.queens) {
    if (!out.empty()) out += form.separator;
    if (form.kind == FormKind::squares) {
      out += file_name(square.column) + rank_name(form, board.size, square.row);
    } else {
      const auto [i, j] = in_form(form, board.size, square);
      out += form.item_open + std::to_string(i + form.base) + form.pair_separator + std::to_string(j + form.base) +
             form.item_close;
    }
  }
  return out += '\n';
}

/// One queen in each row and in no other: her column by row.
std::optional<Placement> placement_of(const Board& board) {
  Placement columns(static_cast<std::size_t>(board.size), -1);
  if (board.queens.size() != columns.size()) return std::nullopt;
  for (const Square queen : board.queens) {
    if (!on_board(board.size, queen) || columns[queen.row] >= 0) return std::nullopt;
    columns[queen.row] = queen.column;
  }
  return columns;
}

std::optional<std::string> numbers(Form form, const Board& board) {
  auto turned = board;
  for (Square& square : turned.queens) square = in_form(form, board.size, square);
  const auto cells = placement_of(turned);
  if (!cells) return std::nullopt;
  form.major = Major::row;  // the cells are turned already
  form.origin = Origin::top;
  Writer writer(form, board.size);
  std::string out;
  writer.begin(out);
  writer.solution(out, *cells, 1);
  writer.end(out);
  return out;
}

}  // namespace

std::optional<std::string> write_board(const Form& form, const Board& board) {
  const bool shows_all = board.blocked.empty();
  switch (form.kind) {
    case FormKind::grid:
      return grid(form, board);
    case FormKind::fen:
      return fen(form, board);
    case FormKind::json:
      return json(board);
    case FormKind::svg:
      return svg_board(board);
    case FormKind::numbers:
      return shows_all ? numbers(form, board) : std::nullopt;
    case FormKind::coordinates:
    case FormKind::squares:
      if (!shows_all || !std::ranges::all_of(board.queens, [&](Square s) { return on_board(board.size, s); }))
        return std::nullopt;
      return pairs(form, board);
  }
  return std::nullopt;
}

}  // namespace queens
