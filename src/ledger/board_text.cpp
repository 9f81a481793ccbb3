#include <queens/work.hpp>

#include "model/contract.hpp"

namespace queens {
namespace {

constexpr std::string_view digits = "0123456789abcdefghijklmnopqrstuv";

void add(std::string& text, Square square) {
  QUEENS_REQUIRE(square.row >= 0 && square.row < 32 && square.column >= 0 && square.column < 32);
  text += digits[static_cast<std::size_t>(square.row)];
  text += digits[static_cast<std::size_t>(square.column)];
}

bool read_squares(int size, std::string_view text, std::vector<Square>& squares) {
  if (text.size() % 2 != 0) return false;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const auto row = digits.find(text[i]), column = digits.find(text[i + 1]);
    if (row >= static_cast<std::size_t>(size) || column >= static_cast<std::size_t>(size)) return false;
    squares.push_back({static_cast<int>(row), static_cast<int>(column)});
  }
  return true;
}

}  // namespace

std::string board_text(std::span<const Square> queens, std::span<const Square> blocked) {
  std::string text;
  text.reserve(2 * (queens.size() + blocked.size()) + 1);
  for (const Square square : queens) add(text, square);
  text += '/';
  for (const Square square : blocked) add(text, square);
  return text;
}

std::optional<WorkUnit> unit_of(int size, std::string_view text) {
  WorkUnit unit;
  const auto slash = text.find('/');
  if (slash == std::string_view::npos || !read_squares(size, text.substr(0, slash), unit.queens) ||
      !read_squares(size, text.substr(slash + 1), unit.blocked))
    return std::nullopt;
  return unit;
}

}  // namespace queens
