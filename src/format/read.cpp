#include <algorithm>

#include "format/reading.hpp"
#include "model/contract.hpp"

namespace queens {

namespace reading {

namespace {

/// // or ; open a comment, and so does # before words. A row of a grid that begins with # is no comment.
bool is_comment(const Known& known, const Glyphs& glyphs, std::string_view line) {
  const std::size_t from = line.find_first_not_of(' ');
  if (from == line.npos) return false;
  line.remove_prefix(from);
  if (line.starts_with("//") || line[0] == ';') return true;
  if (line[0] != '#') return false;
  bool words = false, row = true;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view one = character(line, i);
    i += one.size();
    words = words || is_letter(one[0]) || one.size() > 1;
    row = row && glyphs(one) != Role::none;
  }
  return words && !row && (line.size() == 1 || line[1] == ' ' || !known.form);
}

Body body_of(const Form& form) {
  switch (form.kind) {
    case FormKind::grid:
    case FormKind::svg:
      return Body::grid;
    case FormKind::coordinates:
      return Body::coordinates;
    case FormKind::squares:
      return Body::squares;
    case FormKind::fen:
      return Body::fen;
    case FormKind::json:
      return Body::json;
    case FormKind::numbers:
      break;
  }
  if (form.separator.find('\n') != form.separator.npos) return Body::number_column;
  return form.separator.empty() ? Body::strings : Body::numbers;
}

Boards read(const ReadOptions& options, std::string_view text) {
  Known known(options, text.size());
  const std::size_t start = text.find_first_not_of(" \n");
  if (start == text.npos) return InputError{.code = Code::empty};
  // Every form that is written with brackets or braces is JSON.
  if (text[start] == '[' || text[start] == '{') return read_json(known, text);

  Lines lines = lines_of(text);
  for (TextLine& line : lines) {  // a number alone is the same number behind blanks
    const std::string_view word = line.text.substr(std::min(line.text.find_first_not_of(' '), line.text.size()));
    if (lone_number(word) && !(known.form && known.form->axes)) line.text = word;
  }
  const Glyphs glyphs(known, false);
  std::erase_if(lines, [&](const TextLine& line) { return is_comment(known, glyphs, line.text); });
  if (std::ranges::all_of(lines, &TextLine::blank)) return InputError{.code = Code::empty};

  const auto first = std::ranges::find_if(lines, [](const TextLine& line) { return !line.blank(); });
  if (!known.form && first->text.starts_with("index,")) {
    known.form = *preset_named("csv");
    if (!known.base) known.base = known.form->base;
  }
  if (known.form) remove_frame(*known.form, lines);

  const Result<Body> body = known.form ? body_of(*known.form) : detect(known, lines);
  if (!body) return body.error();
  switch (*body) {
    case Body::grid:
      return read_grids(known, lines);
    case Body::numbers:
    case Body::strings:
    case Body::number_column:
      return read_number_lines(known, lines, *body);
    case Body::coordinates:
      return read_coordinates(known, lines);
    case Body::squares:
      return read_square_lines(known, lines);
    case Body::fen:
      return read_fen_lines(known, lines);
    case Body::json:
      return read_json(known, text);
  }
  contract_broken("the body is one of eight", __func__);
}

}  // namespace

Known::Known(const ReadOptions& options, std::size_t text_size)
    : form(options.form),
      size(options.size),
      free(options.free),
      blocked(options.blocked),
      queen(options.queen),
      base(options.base),
      major(options.major),
      origin(options.origin) {
  // A board needs at least a character a row, so a larger one would be a few characters that ask for all the memory.
  constexpr std::size_t most = 100'000'000;
  limit = std::max({1000, static_cast<int>(std::min(text_size, most)), size.value_or(0)});
  if (!form) return;
  if (!free) free = form->free;
  if (!blocked) blocked = form->blocked;
  if (!queen) queen = form->queen;
  if (!base) base = form->base;
  if (!major) major = form->major;
  if (!origin) origin = form->origin;
}

std::optional<InputError> too_large(const Known& known, long long size, int line) {
  if (size <= known.limit) return std::nullopt;
  return InputError{.code = Code::number_too_large,
                    .line = line,
                    .found = std::to_string(size),
                    .expected = std::to_string(known.limit)};
}

Square turned(const Known& known, int size, int first, int second) {
  if (known.major == Major::column) std::swap(first, second);
  return {known.origin == Origin::bottom ? size - 1 - first : first, second};
}

std::optional<int> base_of(const Known& known, const Extent& extent) {
  if (known.base) return known.base;
  if (extent.zero) return 0;
  if (extent.full) return 1;
  return std::nullopt;
}

}  // namespace reading

Result<std::vector<Board>> read_boards(std::string_view text, const ReadOptions& options) {
  QUEENS_REQUIRE(!options.form || readable(*options.form));
  auto boards = reading::read(options, folded(text));
  if (boards && boards->empty()) return InputError{.code = InputError::Code::empty};
  return boards;
}

Result<Board> read_board(std::string_view text, const ReadOptions& options) {
  auto boards = read_boards(text, options);
  if (!boards) return boards.error();
  if (boards->size() > 1)
    return InputError{.code = InputError::Code::several_boards, .found = std::to_string(boards->size())};
  return std::move(boards->front());
}

Result<Placement> read_placement(std::string_view text, int size, const ReadOptions& options) {
  using Code = InputError::Code;
  QUEENS_REQUIRE(size >= 0);
  ReadOptions sized = options;
  sized.size = size;
  const auto board = read_board(text, sized);
  if (!board) return board.error();

  const int base = options.base.value_or(options.form ? options.form->base : 1);
  if (board->queens.size() != static_cast<std::size_t>(size)) {
    InputError error{
        .code = Code::wrong_count, .found = std::to_string(board->queens.size()), .expected = std::to_string(size)};
    std::vector<bool> used(static_cast<std::size_t>(size));
    for (const Square queen : board->queens)
      if (on_board(size, queen)) used[queen.column] = true;
    for (int column = 0; column < size; ++column)
      if (!used[column]) error.missing.push_back(column + base);
    return error;
  }
  std::vector<int> in_row(static_cast<std::size_t>(size));
  Placement columns(static_cast<std::size_t>(size));
  for (const Square queen : board->queens) {
    if (!on_board(size, queen))
      return InputError{.code = Code::off_board,
                        .found = std::to_string(queen.row) + ',' + std::to_string(queen.column),
                        .expected = std::to_string(size)};
    ++in_row[queen.row];
    columns[queen.row] = queen.column;
  }
  for (int row = 0; row < size; ++row)
    if (in_row[row] != 1)
      return InputError{
          .code = Code::not_one_a_row, .found = std::to_string(in_row[row]), .expected = std::to_string(row + 1)};
  return columns;
}

}  // namespace queens
