// Boards as lists of squares or in the chess form.
#include "format/list_lines.hpp"

namespace queens::reading {

namespace {

struct Named {
  int file = 0;  // 1-based
  int rank = 0;
};

std::optional<InputError> squares_of(const TextLine& line, std::vector<Named>& squares) {
  const std::string_view text = line.text;
  for (std::size_t i = 0; i < text.size();) {
    if (!is_letter(text[i])) {
      if (text[i] != '-' && punctuation.find(text[i]) == punctuation.npos)
        return unexpected(Code::not_a_square, line, i);
      ++i;
      continue;
    }
    const std::size_t from = i;
    Named square;
    for (; i < text.size() && is_letter(text[i]); ++i)
      square.file = std::min(square.file * 26 + ((text[i] | 0x20) - 'a') + 1, 50'000'000);
    if (i == text.size() || !is_digit(text[i])) return unexpected(Code::not_a_square, line, from);
    square.rank = take_integer(text, i);
    squares.push_back(square);
  }
  return std::nullopt;
}

}  // namespace

Boards read_square_lines(const Known& known, const Lines& lines) {
  const auto natural = [](const TextLine& line) {
    std::vector<Named> squares;
    return squares_of(line, squares) ? -1 : static_cast<int>(squares.size());
  };
  const auto entries = without_counts(known, lines, natural, [](auto&&...) { return true; });
  if (!entries) return entries.error();
  std::vector<Board> boards;
  for (const auto& [line, counted] : *entries) {
    std::vector<Named> squares;
    if (auto error = squares_of(line, squares)) return *error;
    if (squares.empty()) return unexpected(Code::not_a_square, line, 0);
    int size = static_cast<int>(squares.size());
    for (const Named square : squares) size = std::max({size, square.file, square.rank});
    if (known.size || counted) size = known.size ? *known.size : *counted;
    if (auto error = too_large(known, size, line.number)) return *error;
    Board board{.size = size, .queens = {}, .blocked = {}};
    for (const Named square : squares)
      board.queens.push_back({known.origin == Origin::top ? square.rank - 1 : size - square.rank, square.file - 1});
    std::ranges::sort(board.queens);
    boards.push_back(std::move(board));
  }
  return boards;
}

Boards read_fen_lines(const Known& known, const Lines& lines) {
  const auto rows = [](const TextLine& line) { return static_cast<int>(std::ranges::count(line.text, '/')) + 1; };
  const auto is_count = [](const TextLine&, int value, const TextLine* next, bool first) {
    return next != nullptr || (value == 0 && !first);  // a last 1 is a board
  };
  const auto entries = without_counts(known, lines, rows, is_count);
  if (!entries) return entries.error();
  const Glyphs glyphs(known, false);
  std::vector<Board> boards;
  for (const auto& [line, counted] : *entries) {
    const std::string_view text = line.text.substr(0, line.text.find(' ', line.text.find_first_not_of(' ')));
    const int size = static_cast<int>(std::ranges::count(text, '/')) + 1;
    const auto wanted = known.size ? known.size : counted;
    if (wanted && size != *wanted)
      return InputError{.code = Code::wrong_size,
                        .line = line.number,
                        .found = std::to_string(size),
                        .expected = std::to_string(*wanted)};
    Board board{.size = size, .queens = {}, .blocked = {}};
    std::size_t i = std::min(text.find_first_not_of(' '), text.size());
    for (int row = 0; row < size; ++row) {
      const std::size_t from = i;
      long long column = 0;
      bool bad = false;
      while (i < text.size() && text[i] != '/' && !bad) {
        if (is_digit(text[i])) {
          column += take_integer(text, i);
          continue;
        }
        const std::string_view one = character(text, i);
        const Role role = glyphs(one);
        bad = column >= size || (role != Role::queen && role != Role::blocked);
        if (!bad) {
          const Square square = turned(known, size, row, static_cast<int>(column));
          (role == Role::queen ? board.queens : board.blocked).push_back(square);
        }
        ++column;
        i += one.size();
      }
      if (bad || column != size)
        return InputError{.code = Code::bad_fen,
                          .line = line.number,
                          .character = character_at(line.text, from),
                          .found = word_at(text.substr(0, text.find('/', from)), from),
                          .expected = std::to_string(size)};
      ++i;
    }
    std::ranges::sort(board.queens);
    std::ranges::sort(board.blocked);
    boards.push_back(std::move(board));
  }
  return boards;
}

}  // namespace queens::reading
