// Regions of a board, as puzzles write them down: a name for each square.
#include <algorithm>
#include <map>
#include <set>

#include "format/reading.hpp"

namespace queens::reading {

namespace {

/// The names of the squares of one row.
struct Row {
  int line = 0;
  std::vector<std::string> names;
};

bool is_separator(char c) { return c == ' ' || c == ',' || c == ';' || c == '|'; }

/// What may name a region: letters, digits and everything beyond ASCII; a dot stands for no region.
bool is_name(std::string_view one) { return one.size() > 1 || is_digit(one[0]) || is_letter(one[0]) || one == "."; }

/// Colour symbols may carry an invisible sign that only says how they are drawn.
bool is_invisible(std::string_view one) { return one == "\uFE0E" || one == "\uFE0F"; }

/// // or ; open a comment, and so does #: no region is called so.
bool is_comment(std::string_view line) {
  const std::size_t from = line.find_first_not_of(' ');
  if (from == line.npos) return false;
  return line.substr(from).starts_with("//") || line[from] == ';' || line[from] == '#';
}

/// Takes the row that stands from `from` to `end` on a line apart: at separators if there are any, else every character
/// is a square.
std::optional<InputError> take_row(const TextLine& line, std::size_t from, std::size_t end, Row& row) {
  row.line = line.number;
  const std::string_view text = line.text.substr(0, end);
  const std::size_t first = std::min(text.find_first_not_of(' ', from), text.size());
  const bool apart = std::ranges::any_of(text.substr(first), is_separator);
  bool inside = false;
  for (std::size_t i = first; i < text.size();) {
    const std::string_view one = character(text, i);
    i += one.size();
    if (is_invisible(one)) continue;
    if (is_separator(one[0])) {
      inside = false;
      continue;
    }
    if (!is_name(one))
      return InputError{.code = Code::unknown_character,
                        .line = line.number,
                        .character = character_at(text, i - one.size()),
                        .found = std::string(one),
                        .expected = "A-Z a-z 0-9 ."};
    if (!(apart && inside)) row.names.emplace_back();
    row.names.back() += one;
    inside = true;
  }
  return std::nullopt;
}

Result<std::vector<Row>> rows_of_lines(std::string_view text) {
  std::vector<Row> rows;
  for (const TextLine& line : lines_of(text)) {
    if (line.blank() || is_comment(line.text)) continue;
    if (auto error = take_row(line, 0, line.text.size(), rows.emplace_back())) return *error;
  }
  // A first line that says how many rows follow.
  if (rows.size() > 2 && rows[0].names.size() <= 2 && rows[0].names.size() < rows[1].names.size()) {
    std::string number;
    for (const std::string& digits : rows[0].names) number += digits;
    if (lone_number(number) == static_cast<int>(rows.size()) - 1) rows.erase(rows.begin());
  }
  return rows;
}

/// Walks through JSON that is known to be valid. The parser does not tell where its values stand; this does.
class JsonRows {
 public:
  explicit JsonRows(std::string_view text) : text_(text) {}

  Result<std::vector<Row>> read(std::size_t from) {
    line_ += static_cast<int>(std::ranges::count(text_.substr(0, from), '\n'));
    line_start_ = text_.substr(0, from).rfind('\n') + 1;
    for (at_ = from; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '\n') ++line_, line_start_ = at_ + 1;
      if (c == '[' && ++depth_ == 2) rows_.push_back({line_, {}});
      if (depth_ > 2 || c == '{') return wrong();
      if (c == ']' && --depth_ == 0) break;
      if (c == '"') {
        if (auto error = add_string()) return *error;
      } else if (c != '[' && c != ']' && !is_separator(c) && c != '\n') {
        if (auto error = add_word()) return *error;
      }
    }
    return std::move(rows_);
  }

 private:
  int column() const { return character_at(text_.substr(line_start_), at_ - line_start_); }

  InputError wrong() const {
    return {.code = Code::bad_json, .line = line_, .character = column(), .found = word_at(text_, at_)};
  }

  std::optional<InputError> add_string() {
    const std::size_t end = text_.find('"', at_ + 1);
    const std::string_view inside = text_.substr(at_ + 1, end - at_ - 1);
    if (inside.find('\\') != inside.npos) return wrong();
    if (depth_ == 1) {
      const TextLine line{text_.substr(line_start_), line_};
      if (auto error = take_row(line, at_ + 1 - line_start_, end - line_start_, rows_.emplace_back())) return error;
    } else {
      rows_.back().names.emplace_back(inside.empty() ? "." : inside);
    }
    at_ = end;
    return std::nullopt;
  }

  /// A number or null; -1 and null are no region.
  std::optional<InputError> add_word() {
    const std::size_t end = std::min(text_.find_first_of(" ,]\n", at_), text_.size());
    const std::string word(text_.substr(at_, end - at_));
    const bool none = word == "null" || word == "-1";
    if (depth_ != 2 || (!none && !lone_number(word)))
      return InputError{.code = Code::not_a_number, .line = line_, .character = column(), .found = word};
    rows_.back().names.push_back(none ? "." : word);
    at_ = end - 1;
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  int line_ = 1;
  int depth_ = 0;
  std::vector<Row> rows_;
};

Result<std::vector<Row>> rows_of_json(std::string_view text, std::size_t start) {
  if (auto error = json_error(text)) return *error;
  if (text[start] == '[') return JsonRows(text).read(start);
  for (const char* key : {"\"regions\"", "\"colorRegions\"", "\"colors\"", "\"board\"", "\"grid\""}) {
    const std::size_t at = text.find(key);
    const std::size_t open = at == text.npos ? at : text.find_first_not_of(" \n:", at + std::string_view(key).size());
    if (open != text.npos && text[open] == '[') return JsonRows(text).read(open);
  }
  return InputError{.code = Code::bad_json, .line = 1, .expected = "regions"};
}

std::optional<InputError> not_a_square(const std::vector<Row>& rows) {
  if (rows.empty()) return InputError{.code = Code::empty};
  std::map<std::size_t, int> widths;
  for (const Row& row : rows) ++widths[row.names.size()];
  const std::size_t width = std::ranges::max_element(widths, [&](const auto& a, const auto& b) {
                              return std::pair(a.second, a.first == rows.size()) <
                                     std::pair(b.second, b.first == rows.size());
                            })->first;
  InputError error{.code = Code::ragged, .expected = std::to_string(width)};
  for (const Row& row : rows) {
    if (row.names.size() == width) continue;
    if (error.lines.empty()) error.line = row.line, error.found = std::to_string(row.names.size());
    error.lines.push_back(row.line);
  }
  if (!error.lines.empty()) return error;
  if (rows.size() == width) return std::nullopt;
  return InputError{.code = Code::not_square,
                    .line = rows[0].line,
                    .found = std::to_string(rows.size()),
                    .expected = std::to_string(width)};
}

std::string upper(std::string name) {
  for (char& c : name)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return name;
}

/// Numbers the names in reading order.
Regions regions_of(const std::vector<Row>& rows) {
  std::set<std::string> as_written, folded_names;
  for (const Row& row : rows)
    for (const std::string& name : row.names)
      if (name != ".") as_written.insert(name), folded_names.insert(upper(name));
  // Careless files mix the cases of one letter. They are told by the number of regions, which should be that of rows.
  const bool fold = as_written.size() != rows.size() && folded_names.size() == rows.size();
  Regions regions{.size = static_cast<int>(rows.size()), .numbers = {}, .names = {}};
  std::map<std::string, int> numbers;
  for (const Row& row : rows)
    for (const std::string& name : row.names) {
      if (name == ".") {
        regions.numbers.push_back(-1);
        continue;
      }
      const auto [at, is_new] = numbers.emplace(fold ? upper(name) : name, static_cast<int>(regions.names.size()));
      if (is_new) regions.names.push_back(at->first);
      regions.numbers.push_back(at->second);
    }
  return regions;
}

}  // namespace

}  // namespace queens::reading

namespace queens {

Result<Regions> read_regions(std::string_view outside) {
  const std::string text = folded(outside);
  const std::size_t start = text.find_first_not_of(" \n");
  if (start == text.npos) return InputError{.code = InputError::Code::empty};
  const bool json = text[start] == '[' || text[start] == '{';
  const auto rows = json ? reading::rows_of_json(text, start) : reading::rows_of_lines(text);
  if (!rows) return rows.error();
  if (auto error = reading::not_a_square(*rows)) return *error;
  return reading::regions_of(*rows);
}

}  // namespace queens
