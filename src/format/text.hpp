// Small pieces of text that the writer and the reader share.
#pragma once

#include <queens/format.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// Appends decimal digits.
void append_number(std::string& out, Total number);
void append_number(std::string& out, int number);

/// a … z, aa, ab … for columns 0, 1 …
std::string file_name(int column);

/// The rank of a row in this form of squares.
std::string rank_name(const Form& form, int size, int row);

/// Parts of a grid: one cell with a glyph, a whole row with a queen at `queen` (−1: none), the heading of the columns
/// (with its line end) and the number before a row.
std::string grid_cell(const Form& form, int size, std::string_view glyph);
std::string grid_row(const Form& form, int size, int queen);
std::string grid_heading(const Form& form, int size);
std::string grid_label(const Form& form, int size, int row);

/// The text with full-width characters turned into ASCII, other blanks into spaces, a byte order mark taken away and
/// every line end turned into \n. Each character stays one character, so that positions stay true.
std::string folded(std::string_view text);

/// A line of a text, blanks at its end taken away.
struct TextLine {
  std::string_view text;
  int number = 0;  // 1-based

  bool blank() const { return text.empty(); }
};

std::vector<TextLine> lines_of(std::string_view text);

/// The 1-based position, in characters, of a byte of a line.
int character_at(std::string_view line, std::size_t byte);

/// The character that begins at this byte (a broken one: the byte alone).
std::string_view character(std::string_view text, std::size_t byte);

inline bool is_digit(char c) { return c >= '0' && c <= '9'; }
inline bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/// The word (up to the next blank) that begins at this byte, cut to a length that can be shown.
std::string word_at(std::string_view line, std::size_t byte);

/// The text as it stands in XML.
std::string escaped(std::string_view text);

}  // namespace queens
