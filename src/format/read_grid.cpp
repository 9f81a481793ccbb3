#include <algorithm>
#include <map>

#include "format/reading.hpp"

namespace queens::reading {

std::optional<InputError> GridBuilder::add(const TextLine& line) {
  Row row{line.number, {}};
  for (std::size_t i = 0; i < line.text.size();) {
    const std::string_view one = character(line.text, i);
    const Role role = glyphs_(one);
    if (role == Role::none)
      return InputError{.code = Code::unknown_character,
                        .line = line.number,
                        .character = character_at(line.text, i),
                        .found = std::string(one),
                        .expected = glyphs_.list()};
    if (role == Role::star && !seen_[static_cast<int>(Role::star)])
      first_star_ = {.line = line.number, .character = character_at(line.text, i)};
    seen_[static_cast<int>(role)] = true;
    if (role != Role::skip) row.cells.push_back(role);
    i += one.size();
  }
  rows_.push_back(std::move(row));
  return std::nullopt;
}

/// A whole board on one line becomes a board of as many rows.
std::optional<InputError> GridBuilder::reshape() {
  const std::size_t cells = rows_[0].cells.size();
  std::size_t side = 1;
  while (side * side < cells) ++side;
  if (side * side != cells)
    return InputError{.code = Code::not_square,
                      .line = rows_[0].number,
                      .found = std::to_string(rows_.size()),
                      .expected = std::to_string(cells)};
  const Row all = std::move(rows_[0]);
  rows_.clear();
  for (auto from = all.cells.begin(); from != all.cells.end(); from += static_cast<std::ptrdiff_t>(side))
    rows_.push_back({all.number, {from, from + static_cast<std::ptrdiff_t>(side)}});
  return std::nullopt;
}

std::optional<InputError> GridBuilder::finish(std::optional<int> size) {
  if (rows_.empty()) return std::nullopt;
  const std::size_t first_width = rows_[0].cells.size();
  const bool one_line = known_.form && known_.form->row_separator.find('\n') == std::string::npos;
  const auto wanted = static_cast<std::size_t>(std::max(0, size.value_or(0)));
  if (rows_.size() == 1 && first_width > 1 && (one_line || (wanted > 1 && first_width == wanted * wanted)))
    if (auto error = reshape()) return error;

  std::map<std::size_t, int> widths;
  for (const Row& row : rows_) ++widths[row.cells.size()];
  const std::size_t target = wanted > 0 ? wanted : rows_.size();
  const std::size_t width = std::ranges::max_element(widths, [&](const auto& a, const auto& b) {
                              return std::pair(a.second, a.first == target) < std::pair(b.second, b.first == target);
                            })->first;
  if (widths.size() > 1) {
    InputError error{.code = Code::ragged, .expected = std::to_string(width)};
    for (const Row& row : rows_) {
      if (row.cells.size() == width) continue;
      if (error.lines.empty()) error.line = row.number, error.found = std::to_string(row.cells.size());
      error.lines.push_back(row.number);
    }
    return error;
  }
  const int line = rows_[0].number;
  if (rows_.size() != width)
    return InputError{.code = Code::not_square,
                      .line = line,
                      .found = std::to_string(rows_.size()),
                      .expected = std::to_string(width)};
  if (size && width != wanted)
    return InputError{
        .code = Code::wrong_size, .line = line, .found = std::to_string(width), .expected = std::to_string(*size)};

  Board board{.size = static_cast<int>(width), .queens = {}, .blocked = {}};
  auto& stars = stars_.emplace_back();
  for (int i = 0; i < board.size; ++i)
    for (int j = 0; j < board.size; ++j) {
      const Role role = rows_[i].cells[j];
      if (role == Role::free) continue;
      auto& squares = role == Role::queen ? board.queens : role == Role::blocked ? board.blocked : stars;
      squares.push_back(turned(known_, board.size, i, j));
    }
  boards_.push_back(std::move(board));
  rows_.clear();
  return std::nullopt;
}

Boards GridBuilder::take() {
  const auto seen = [&](Role role) { return seen_[static_cast<int>(role)]; };
  std::vector<std::vector<Square> Board::*> targets;
  if (seen(Role::star)) {
    // A star is what no other glyph of the text is. Without a queen no glyph is sure: in some files . is blocked.
    std::string candidates;
    Role only = Role::none;
    const auto may_be = [&](Role role, const char* name) {
      only = candidates.empty() ? role : Role::none;
      (candidates += candidates.empty() ? "" : " ") += name;
    };
    if (!seen(Role::queen)) may_be(Role::queen, "queen");
    if (!seen(Role::free) || !seen(Role::queen)) may_be(Role::free, "free");
    if (!seen(Role::blocked)) may_be(Role::blocked, "blocked");
    if (only == Role::none) {
      first_star_.code = Code::ambiguous_form;
      first_star_.found.assign(1, '*');
      first_star_.expected = candidates;
      return first_star_;
    }
    for (std::size_t k = 0; k < boards_.size() && only == Role::blocked; ++k)
      boards_[k].blocked.insert(boards_[k].blocked.end(), stars_[k].begin(), stars_[k].end());
  }
  for (Board& board : boards_) {
    std::ranges::sort(board.queens);
    std::ranges::sort(board.blocked);
  }
  return std::move(boards_);
}

namespace {

/// Counts before and between grids: how many boards, the size of the next one, 0 at the end.
class Counts {
 public:
  Counts(const Lines& lines, const GridBuilder& builder) : lines_(lines), builder_(builder) {}

  bool is_count(std::size_t at, bool row_before) const {
    const auto value = lone_number(lines_[at].text);
    if (!value) return false;
    const std::size_t next = next_line(at);
    if (*value == 0 && next == lines_.size() && at > 0) return !row_before || lines_[at].text.size() != width(at - 1);
    if (!all_glyphs(lines_[at].text)) return true;
    return !row_before && next < lines_.size() && width(next) == static_cast<std::size_t>(*value) &&
           width(at) != width(next);
  }

  /// The size of the board that follows, or nothing if the number says how many boards there are.
  std::optional<int> size(std::size_t at, bool first) const {
    const int value = *lone_number(lines_[at].text);
    const std::size_t next = next_line(at);
    if (!first || next == lines_.size() || width(next) == static_cast<std::size_t>(value)) return value;
    if (is_count(next, false)) return std::nullopt;
    int rows = 0;
    for (std::size_t i = next; i < lines_.size() && !lines_[i].blank() && !is_count(i, true); ++i) ++rows;
    if (rows == value) return value;
    return std::nullopt;
  }

 private:
  std::size_t next_line(std::size_t at) const {
    for (++at; at < lines_.size() && lines_[at].blank();) ++at;
    return at;
  }
  std::size_t width(std::size_t at) const {
    std::size_t cells = 0;
    const std::string_view line = lines_[at].text;
    for (std::size_t i = 0; i < line.size();) {
      const std::string_view one = character(line, i);
      i += one.size();
      if (builder_.glyphs()(one) != Role::skip) ++cells;
    }
    return cells;
  }
  bool all_glyphs(std::string_view digits) const {
    return std::ranges::all_of(digits, [&](const char& c) { return builder_.glyphs()({&c, 1}) != Role::none; });
  }

  const Lines& lines_;
  const GridBuilder& builder_;
};

/// The row without its number in front; nothing for the heading.
std::string_view without_label(std::string_view line) {
  const std::size_t label = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t end = std::min(line.find_first_not_of("0123456789", label), line.size());
  return line.substr(end);
}

}  // namespace

Boards read_grids(const Known& known, const Lines& lines) {
  // 1 is a queen only where everything else is 0 or 1; the numbers before the boards do not count.
  const bool binary = !known.form && std::ranges::all_of(lines, [](const TextLine& line) {
    return line.text.find_first_not_of("01 ,|") == line.text.npos || lone_number(line.text);
  });
  GridBuilder builder(known, binary);
  const Counts counts(lines, builder);
  const bool axes = known.form && known.form->axes;
  const bool one_line = known.form && known.form->row_separator.find('\n') == std::string::npos;
  std::optional<int> size;
  bool heading = axes;
  bool first_count = true;
  for (std::size_t at = 0; at < lines.size(); ++at) {
    TextLine line = lines[at];
    if (line.blank()) {
      heading = axes;
      if (!size && builder.pending())
        if (auto error = builder.finish(known.size)) return *error;
      continue;
    }
    if (axes) {
      if (std::exchange(heading, false)) continue;
      line.text = without_label(line.text);
    } else if (counts.is_count(at, builder.pending())) {
      if (auto error = builder.finish(size ? size : known.size)) return *error;
      size = counts.size(at, std::exchange(first_count, false));
      if (size == 0) break;
      if (size)
        if (auto error = too_large(known, *size, line.number)) return *error;
      continue;
    }
    if (auto error = builder.add(line)) return *error;
    if (one_line || (size && builder.rows() == static_cast<std::size_t>(*size))) {
      if (auto error = builder.finish(size ? size : known.size)) return *error;
      size.reset();
    }
  }
  if (auto error = builder.finish(size ? size : known.size)) return *error;
  return builder.take();
}

}  // namespace queens::reading
