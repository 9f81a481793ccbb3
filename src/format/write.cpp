#include <algorithm>
#include <queens/format.hpp>

#include "format/text.hpp"
#include "model/contract.hpp"

namespace queens {

namespace {

// Up to these sizes each token is made once and then copied; above, tables would cost more memory than they save time.
constexpr int most_row_tokens = 64;
constexpr int most_number_tokens = 4096;

}  // namespace

Writer::Writer(Form form, int size) : form_(std::move(form)), size_(size) {
  QUEENS_REQUIRE(size >= 0);
  const bool wide = size - 1 + form_.base > 9;
  separator_ = wide && !form_.wide_separator.empty() ? form_.wide_separator : form_.separator;
  open_ = parse(form_.open);
  header_ = parse(form_.header);
  footer_ = parse(form_.footer);
  total_ = parse(form_.total);
  if (form_.kind == FormKind::grid) {
    empty_row_ = grid_row(form_, size, -1);
    if (size <= most_row_tokens)
      for (int j = 0; j < size; ++j) tokens_.push_back(grid_row(form_, size, j));
    if (form_.axes) {
      heading_ = grid_heading(form_, size);
      for (int i = 0; i < size; ++i) indices_.push_back(grid_label(form_, size, i));
    }
  } else if (form_.kind != FormKind::fen && form_.kind != FormKind::svg && size <= most_number_tokens) {
    for (int j = 0; j < size; ++j) tokens_.push_back(value_text(j));
    for (int i = 0; i < size; ++i) indices_.push_back(index_text(i));
  }
}

void Writer::begin(std::string& out) {
  if (form_.kind == FormKind::svg) return;
  const std::size_t from = out.size();
  expand(out, open_, {});
  hold_back(out, from);
}

void Writer::solution(std::string& out, std::span<const int> columns, Total index, Note note) {
  QUEENS_REQUIRE(columns.size() == static_cast<std::size_t>(size_));
  if (form_.kind == FormKind::svg) {
    boards_.push_back(board_of(columns));
    return;
  }
  release(out);
  const std::size_t from = out.size();
  before_item(out);
  const int first = note.first >= 0 || columns.empty() ? note.first : columns[0];
  const Values values{.cells = by_first_index(columns), .index = index, .first = first, .orbit = note.orbit};
  expand(out, header_, values);
  body(out, values.cells);
  expand(out, footer_, values);
  hold_back(out, from);
}

void Writer::none(std::string& out, Note note) {
  const bool tells_first =
      note.first >= 0 && std::ranges::any_of(header_, [](const Piece& p) { return p.what == Piece::What::first; });
  if (form_.none.empty() && !tells_first) return;
  release(out);
  const std::size_t from = out.size();
  before_item(out);
  if (tells_first) expand(out, header_, {.cells = {}, .first = note.first});
  out += form_.none;
  hold_back(out, from);
}

void Writer::end(std::string& out, std::optional<Total> total) {
  std::string tail;
  if (form_.kind == FormKind::svg && !boards_.empty()) tail = svg_boards(boards_);
  tail += form_.list_close;
  if (total) expand(tail, total_, {.cells = {}, .total = *total});
  tail += form_.close;
  if (tail.empty()) return;  // a newline that was held back stays away
  release(out);
  const std::size_t from = out.size();
  out += tail;
  hold_back(out, from);
}

void Writer::before_item(std::string& out) {
  if (any_) out += form_.between;
  any_ = true;
}

void Writer::body(std::string& out, std::span<const int> cells) const {
  switch (form_.kind) {
    case FormKind::grid:
      return grid(out, cells);
    case FormKind::numbers:
    case FormKind::json:
      return numbers(out, cells);
    case FormKind::coordinates:
    case FormKind::squares:
      return pairs(out, cells);
    case FormKind::fen:
      return fen(out, cells);
    case FormKind::svg:
      return;
  }
}

void Writer::grid(std::string& out, std::span<const int> cells) const {
  out += heading_;
  // A queen's cell differs from a free one in its glyph only, so the rest of the row is copied from an empty one.
  const std::size_t cell = grid_cell(form_, size_, form_.free).size();
  for (int i = 0; i < size_; ++i) {
    if (i > 0) out += form_.row_separator;
    if (form_.axes) out += indices_[i];
    if (!tokens_.empty()) {
      out += tokens_[cells[i]];
      continue;
    }
    const std::size_t at = form_.item_open.size() + (form_.axes ? form_.separator.size() : 0) +
                           static_cast<std::size_t>(cells[i]) * (cell + form_.separator.size());
    out.append(empty_row_, 0, at);
    out += grid_cell(form_, size_, form_.queen);
    out.append(empty_row_, at + cell);
  }
}

void Writer::numbers(std::string& out, std::span<const int> cells) const {
  const bool ready = !tokens_.empty() && (form_.kind == FormKind::numbers || form_.kind == FormKind::json);
  if (size_ > most_number_tokens)
    out.reserve(out.size() + cells.size() * (std::to_string(size_).size() + separator_.size()));
  for (const int cell : cells) {
    if (ready)
      out += tokens_[cell];
    else
      append_number(out, cell + form_.base);
    out += separator_;
  }
  if (!cells.empty()) out.resize(out.size() - separator_.size());
}

void Writer::pairs(std::string& out, std::span<const int> cells) const {
  const bool index_first = form_.kind == FormKind::coordinates || form_.major == Major::column;
  for (int i = 0; i < size_; ++i) {
    if (i > 0) out += separator_;
    const std::string& index = tokens_.empty() ? index_text(i) : indices_[i];
    const std::string& value = tokens_.empty() ? value_text(cells[i]) : tokens_[cells[i]];
    out += index_first ? index : value;
    out += index_first ? value : index;
  }
}

void Writer::fen(std::string& out, std::span<const int> cells) const {
  for (int i = 0; i < size_; ++i) {
    if (i > 0) out += form_.row_separator;
    if (cells[i] > 0) append_number(out, cells[i]);
    out += form_.queen;
    if (cells[i] + 1 < size_) append_number(out, size_ - 1 - cells[i]);
  }
}

std::string Writer::index_text(int index) const {
  const bool by_column = form_.major == Major::column;
  if (form_.kind == FormKind::squares) return by_column ? file_name(index) : rank_name(form_, size_, index);
  return form_.item_open + std::to_string(index + form_.base) + form_.pair_separator;
}

std::string Writer::value_text(int value) const {
  const bool by_column = form_.major == Major::column;
  if (form_.kind == FormKind::squares) return by_column ? rank_name(form_, size_, value) : file_name(value);
  return std::to_string(value + form_.base) + form_.item_close;
}

std::span<const int> Writer::by_first_index(std::span<const int> columns) {
  // The origin of squares is that of their ranks only; they are listed from the first row or file on.
  const bool from_bottom = form_.origin == Origin::bottom && form_.kind != FormKind::squares;
  if (form_.major == Major::row && !from_bottom) return columns;
  turned_.assign(columns.size(), -1);
  for (int row = 0; row < size_; ++row) {
    const int counted = from_bottom ? size_ - 1 - row : row;
    if (form_.major == Major::row) {
      turned_[counted] = columns[row];
    } else {
      QUEENS_REQUIRE(columns[row] >= 0 && columns[row] < size_ && turned_[columns[row]] < 0);
      turned_[columns[row]] = counted;
    }
  }
  return turned_;
}

void Writer::release(std::string& out) {
  if (newline_held_) out += '\n';
  newline_held_ = false;
}

// Without a last newline, one that may turn out to be the last waits until more follows.
void Writer::hold_back(std::string& out, std::size_t from) {
  if (form_.last_newline || out.size() <= from || out.back() != '\n') return;
  out.pop_back();
  newline_held_ = true;
}

}  // namespace queens
