#include "picture.hpp"

#include <fmt/format.h>

#include <queens/format.hpp>

namespace queens::app {

namespace {

struct Glyph {
  const char* unicode;
  const char* ascii;
  const char* colour;  // an SGR sequence, or ""
};

constexpr Glyph queen{"♛", "Q", "\033[1m"}, blocked{"▒", "#", "\033[2m"}, attacked{"×", "x", "\033[31m"},
    asked_free{"○", "o", "\033[33m"}, open_square{"·", ".", "\033[2m"};

/// The glyph of every square, row by row.
std::vector<const Glyph*> glyphs_of(const Board& board, const PictureOptions& options) {
  const int n = board.size;
  std::vector<const Glyph*> glyphs(static_cast<std::size_t>(n) * static_cast<std::size_t>(n), &open_square);
  const auto at = [&](Square square) -> const Glyph*& {
    return glyphs[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(n) + square.column];
  };
  for (const Square square : options.attacked) at(square) = &attacked;
  if (options.asked) at(*options.asked) = &asked_free;
  for (const Square square : board.blocked) at(square) = &blocked;
  for (const Square square : board.queens) at(square) = &queen;
  return glyphs;
}

}  // namespace

std::string picture(const Board& board, const PictureOptions& options) {
  const int n = board.size;
  const int margin = static_cast<int>(std::to_string(n).size());
  const int width = n > 26 ? 2 : 1;  // of a file's name
  const auto glyphs = glyphs_of(board, options);
  auto next = glyphs.begin();
  std::string text;
  for (int row = 0; row < n; ++row) {
    text += fmt::format("{:>{}}", n - row, margin);
    for (int column = 0; column < n; ++column) {
      const Glyph& glyph = **next++;
      text += std::string(static_cast<std::size_t>(width), ' ');
      if (options.colour) text += glyph.colour;
      text += options.ascii ? glyph.ascii : glyph.unicode;
      if (options.colour) text += "\033[0m";
    }
    text += '\n';
  }
  if (n == 0) return text;
  text += std::string(static_cast<std::size_t>(margin), ' ');
  for (int column = 0; column < n; ++column) {
    const std::string name = square_name({0, column}, n);
    text += fmt::format(" {:>{}}", name.substr(0, name.find_first_of("0123456789")), width);
  }
  return text + "\n";
}

}  // namespace queens::app
