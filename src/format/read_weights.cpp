// Weights of the squares: whole numbers, whatever stands between them.
#include <limits>

#include "format/list_lines.hpp"

namespace queens {

namespace {

using Code = InputError::Code;

/// A whole number, perhaps with a sign, or nothing; 0 and `fits` = false if it does not fit.
std::optional<std::int64_t> integer_of(std::string_view word, bool& fits) {
  const bool negative = word.starts_with('-');
  if (negative || word.starts_with('+')) word.remove_prefix(1);
  if (word.empty() || !std::ranges::all_of(word, is_digit)) return std::nullopt;
  const auto value = from_decimal(word);
  fits = value && *value <= static_cast<Total>(max_weight);
  if (!fits) return 0;
  return negative ? -static_cast<std::int64_t>(*value) : static_cast<std::int64_t>(*value);
}

}  // namespace

Result<std::vector<std::vector<std::int64_t>>> read_weights(std::string_view outside, int size) {
  constexpr std::string_view between = " ,;|[]\t";
  const std::string text = folded(outside);
  std::vector<std::int64_t> values;
  int last_line = 0;
  for (const TextLine& line : lines_of(text))
    for (std::size_t at = line.text.find_first_not_of(between); at != line.text.npos;) {
      const std::size_t end = std::min(line.text.find_first_of(between, at), line.text.size());
      bool fits = true;
      const std::string_view word = line.text.substr(at, end - at);
      const auto value = integer_of(word, fits);
      if (!value || !fits)
        return InputError{.code = value ? Code::number_too_large : Code::not_a_number,
                          .line = line.number,
                          .character = character_at(line.text, at),
                          .found = std::string(word.substr(0, 40))};
      values.push_back(*value);
      last_line = line.number;
      at = line.text.find_first_not_of(between, end);
    }
  if (values.empty()) return InputError{.code = Code::empty};
  const auto squares = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
  const auto is_count = [&] { return squares > 1 && values.size() % squares == 1 &&
                                     values.front() == static_cast<std::int64_t>(values.size() / squares); };
  if (is_count()) values.erase(values.begin());
  if (squares == 0 || values.size() % squares != 0 || values.empty())
    return InputError{.code = Code::wrong_count,
                      .line = last_line,
                      .found = std::to_string(values.size()),
                      .expected = std::to_string(squares)};
  std::vector<std::vector<std::int64_t>> boards;
  for (auto from = values.begin(); from != values.end(); from += static_cast<std::ptrdiff_t>(squares))
    boards.emplace_back(from, from + static_cast<std::ptrdiff_t>(squares));
  return boards;
}

}  // namespace queens
