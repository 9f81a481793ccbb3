#include <algorithm>
#include <charconv>

#include "format/text.hpp"
#include "model/contract.hpp"

namespace queens {

namespace {

using Code = InputError::Code;

std::string_view trimmed(std::string_view text) {
  const std::size_t from = text.find_first_not_of(" \n");
  if (from == text.npos) return {};
  return text.substr(from, text.find_last_not_of(" \n") + 1 - from);
}

/// Takes digits from the front; −1 if there are none, and a number above every board if there are too many.
int take_number(std::string_view& text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (text.empty() || !is_digit(text[0])) return -1;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return error == std::errc::result_out_of_range ? 2'000'000'000 : number;
}

/// Takes file letters from the front: column, or −1. Too many letters give a column above every board.
int take_file(std::string_view& text) {
  int file = 0;
  for (; !text.empty() && is_letter(text[0]); text.remove_prefix(1))
    file = std::min(file * 26 + ((text[0] | 0x20) - 'a') + 1, 50'000'000);
  return file - 1;
}

void skip_blanks(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of(' '), text.size())); }

std::optional<Square> algebraic(std::string_view text, int size) {
  const int column = take_file(text);
  const int rank = take_number(text);
  if (column < 0 || rank < 0 || !text.empty()) return std::nullopt;
  return Square{size - rank, column};
}

std::optional<Square> row_comma_column(std::string_view text) {
  if (text.starts_with('(') && text.ends_with(')')) text = text.substr(1, text.size() - 2);
  skip_blanks(text);
  const int row = take_number(text);
  skip_blanks(text);
  if (row < 0 || !text.starts_with(',')) return std::nullopt;
  text.remove_prefix(1);
  skip_blanks(text);
  const int column = take_number(text);
  skip_blanks(text);
  if (column < 0 || !text.empty()) return std::nullopt;
  return Square{row, column};
}

InputError error_at(Code code, int line, std::string_view text, std::size_t byte) {
  return {.code = code, .line = line, .character = character_at(text, byte), .found = word_at(text, byte)};
}

}  // namespace

std::string file_name(int column) {
  std::string name;
  for (int left = column + 1; left > 0; left = (left - 1) / 26)
    name.insert(name.begin(), static_cast<char>('a' + (left - 1) % 26));
  return name;
}

std::string rank_name(const Form& form, int size, int row) {
  return std::to_string(form.origin == Origin::bottom ? size - row : row + 1);
}

std::string square_name(Square square, int size) {
  QUEENS_REQUIRE(on_board(size, square));
  return file_name(square.column) + std::to_string(size - square.row);
}

Result<Square> read_square(std::string_view text, int size) {
  const std::string plain = folded(text);
  const std::string_view word = trimmed(plain);
  if (word.empty()) return InputError{.code = Code::empty};
  auto square = algebraic(word, size);
  if (!square) square = row_comma_column(word);
  if (!square) return InputError{.code = Code::not_a_square, .found = std::string(word.substr(0, 40))};
  if (!on_board(size, *square))
    return InputError{
        .code = Code::off_board, .found = std::string(word.substr(0, 40)), .expected = std::to_string(size)};
  return *square;
}

Result<Total> read_number(std::string_view text) {
  const auto numbers = read_numbers(text);
  if (!numbers) return numbers.error();
  if (numbers->empty()) return InputError{.code = Code::empty};
  if (numbers->size() == 1) return numbers->front().value;
  const NumberAt& second = (*numbers)[1];
  return InputError{.code = Code::trailing_text,
                    .line = second.line,
                    .character = second.character,
                    .found = to_decimal(second.value)};
}

Result<std::vector<NumberAt>> read_numbers(std::string_view text) {
  const std::string plain = folded(text);
  std::vector<NumberAt> numbers;
  for (const TextLine& line : lines_of(plain)) {
    int characters = 1;  // counted along, so that a long line costs linear time
    for (std::size_t i = 0; i < line.text.size();) {
      const std::size_t end = std::min(line.text.find(' ', i), line.text.size());
      const std::string_view word = line.text.substr(i, end - i);
      if (!word.empty()) {
        const auto value = from_decimal(word);
        if (!value) {
          const bool digits = std::ranges::all_of(word, is_digit);
          return error_at(digits ? Code::number_too_large : Code::not_a_number, line.number, line.text, i);
        }
        numbers.push_back({*value, line.number, characters});
      }
      characters += static_cast<int>(word.size()) + 1;
      i = end + 1;
    }
  }
  return numbers;
}

}  // namespace queens
