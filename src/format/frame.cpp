// Headers and footers: taken away before the body is read.
#include <algorithm>

#include "format/reading.hpp"

namespace queens::reading {

namespace {

/// Matches a pattern such as `answer {index} :` at the front of a line. Returns what is left of the line. A placeholder
/// stands for digits with blanks before them; {columns} and {rows} for all that is left.
std::optional<std::string_view> match(std::string_view pattern, std::string_view line) {
  while (!pattern.empty()) {
    if (pattern[0] == '{') {
      const std::size_t close = pattern.find('}');
      const std::string_view name = pattern.substr(1, std::min(close, pattern.size()) - 1);
      if (name == "columns" || name == "rows") return line.substr(line.size());
      constexpr std::string_view numbers[] = {"index", "first", "n", "total"};
      if (close != pattern.npos && std::ranges::find(numbers, name.substr(0, name.find(':'))) != std::end(numbers)) {
        line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
        const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
        if (digits == 0) return std::nullopt;
        line.remove_prefix(digits);
        pattern.remove_prefix(close + 1);
        continue;
      }
    }
    if (line.empty() || line[0] != pattern[0]) return std::nullopt;
    line.remove_prefix(1);
    pattern.remove_prefix(1);
  }
  return line;
}

struct Frame {
  std::vector<std::string> whole;  // patterns of lines
  std::string before_body;         // pattern in front of the first line of the body
};

void add_lines(Frame& frame, std::string_view text) {
  for (const TextLine& line : lines_of(text))
    if (!line.blank()) frame.whole.emplace_back(line.text);
}

Frame frame_of(const Form& form) {
  Frame frame;
  add_lines(frame, folded(form.open));
  const std::string header = folded(form.header);
  const std::size_t cut = header.rfind('\n') + 1;  // 0 where there is no line end
  add_lines(frame, header.substr(0, cut));
  frame.before_body = header.substr(cut);
  const std::string footer = folded(form.footer);
  const std::size_t body_end = footer.find('\n');
  if (body_end != footer.npos) add_lines(frame, footer.substr(body_end));
  add_lines(frame, folded(form.between));
  return frame;
}

}  // namespace

void remove_frame(const Form& form, Lines& lines) {
  const Frame frame = frame_of(form);
  const Known known({.form = form}, 0);
  const Glyphs glyphs(known, false);
  const auto is_row = [&](std::string_view line) {
    for (std::size_t i = 0; i < line.size();) {
      const std::string_view one = character(line, i);
      i += one.size();
      if (glyphs(one) == Role::none) return false;
    }
    return true;
  };
  const auto mostly_strange = [&](std::string_view line) {
    int strange = 0, all = 0;
    for (std::size_t i = 0; i < line.size(); ++all) {
      const std::string_view one = character(line, i);
      i += one.size();
      strange += glyphs(one) == Role::none;
    }
    return 2 * strange > all;
  };
  for (TextLine& line : lines) {
    if (line.blank() || (form.kind == FormKind::grid && is_row(line.text))) continue;
    const bool whole = std::ranges::any_of(frame.whole, [&](const std::string& pattern) {
      const auto left = match(pattern, line.text);
      return left && left->empty();
    });
    if (whole)
      line.text = {};
    else if (form.kind == FormKind::grid && !form.header.empty() && mostly_strange(line.text))
      line.text = {};  // a title in the language of whoever wrote it
    else if (const auto left = match(frame.before_body, line.text); left && !left->empty())
      line.text = *left;
  }
}

}  // namespace queens::reading
