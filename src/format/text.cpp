#include "format/text.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace queens {

void append_number(std::string& out, Total number) {
  if (number > std::numeric_limits<unsigned long long>::max()) {
    out += to_decimal(number);
    return;
  }
  char digits[24];
  const auto end = std::to_chars(digits, std::end(digits), static_cast<unsigned long long>(number)).ptr;
  out.append(digits, end);
}

void append_number(std::string& out, int number) {
  char digits[16];
  out.append(digits, std::to_chars(digits, std::end(digits), number).ptr);
}

std::string grid_cell(const Form& form, int size, std::string_view glyph) {
  const std::size_t width = form.axes ? std::max<std::size_t>(2, std::to_string(size - 1 + form.base).size()) : 1;
  return std::string(width - 1, ' ').append(glyph);
}

std::string grid_row(const Form& form, int size, int queen) {
  const std::string free = grid_cell(form, size, form.free);
  std::string row = form.item_open;
  for (int j = 0; j < size; ++j) {
    if (j > 0 || form.axes) row += form.separator;
    row += j == queen ? grid_cell(form, size, form.queen) : free;
  }
  return row += form.item_close;
}

std::string grid_label(const Form& form, int size, int row) {
  const std::size_t width = grid_cell(form, size, " ").size();
  const std::string number = std::to_string(row + form.base);
  return std::string(width - std::min(width, number.size()), ' ') + number;
}

std::string grid_heading(const Form& form, int size) {
  std::string heading(grid_cell(form, size, " ").size(), ' ');
  for (int j = 0; j < size; ++j) heading += form.separator + grid_label(form, size, j);
  return heading += '\n';
}

std::string_view character(std::string_view text, std::size_t byte) {
  const auto lead = static_cast<unsigned char>(text[byte]);
  const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
  const std::string_view found = text.substr(byte, length);
  const auto continues = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; };
  return found.size() == length && std::ranges::all_of(found.substr(1), continues) ? found : text.substr(byte, 1);
}

std::string folded(std::string_view text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";
  if (text.starts_with(mark)) text.remove_prefix(mark.size());
  std::string result;
  result.reserve(text.size());
  for (std::size_t i = 0; i < text.size();) {
    const std::string_view one = character(text, i);
    i += one.size();
    if (one == "\r") {
      result += '\n';
      if (i < text.size() && text[i] == '\n') ++i;
    } else if (one == "\t" || one == "\v" || one == "\f" || one == "\u00A0" || one == "\u3000") {
      result += ' ';
    } else if (one.size() == 3 && one >= "\uFF01" && one <= "\uFF5E") {
      const int code = ((one[0] & 0x0F) << 12) | ((one[1] & 0x3F) << 6) | (one[2] & 0x3F);
      result += static_cast<char>(code - 0xFF00 + 0x20);
    } else {
      result += one;
    }
  }
  return result;
}

std::vector<TextLine> lines_of(std::string_view text) {
  std::vector<TextLine> lines;
  for (int number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    line = line.substr(0, line.find_last_not_of(' ') + 1);
    lines.push_back({line, number});
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

int character_at(std::string_view line, std::size_t byte) {
  int position = 1;
  for (std::size_t i = 0; i < byte && i < line.size(); i += character(line, i).size()) ++position;
  return position;
}

std::string word_at(std::string_view line, std::size_t byte) {
  std::string word;
  for (int count = 0; byte < line.size() && line[byte] != ' ' && line[byte] != '\n' && count < 40; ++count) {
    const std::string_view one = character(line, byte);
    word += one;
    byte += one.size();
  }
  return word;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '>')
      out += "&gt;";
    else
      out += c;
  }
  return out;
}

}  // namespace queens
