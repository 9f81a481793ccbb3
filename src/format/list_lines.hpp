// Lines that each hold a board as a list of numbers, squares or FEN rows.
#pragma once

#include <algorithm>
#include <iterator>
#include <utility>

#include "format/reading.hpp"

namespace queens::reading {

/// A line with the size that a line before it gave.
struct Entry {
  TextLine line;
  std::optional<int> size;
};

/// Takes away the counts among the lines: a first line with the number of boards, lines with the size of the next
/// board, a last line 0. `natural`: how many queens a line holds. `is_count`: whether the line could be a count.
template <class Natural, class IsCount>
Result<std::vector<Entry>> without_counts(const Known& known, const Lines& lines, Natural natural, IsCount is_count) {
  Lines filled;
  std::ranges::copy_if(lines, std::back_inserter(filled), [](const TextLine& line) { return !line.blank(); });
  std::vector<Entry> entries;
  std::optional<int> size;
  for (std::size_t i = 0; i < filled.size(); ++i) {
    const TextLine& line = filled[i];
    const TextLine* next = i + 1 < filled.size() ? &filled[i + 1] : nullptr;
    if (const auto value = lone_number(line.text); value && is_count(line, *value, next, i == 0)) {
      if (!next && *value == 0 && !entries.empty()) break;
      if (!next)
        return InputError{.code = Code::unexpected_end, .line = line.number, .expected = std::to_string(*value)};
      const bool boards = i == 0 && natural(*next) != *value;
      if (!boards) {
        if (auto error = too_large(known, *value, line.number)) return *error;
        size = *value;
      }
      continue;
    }
    entries.push_back({line, std::exchange(size, std::nullopt)});
  }
  return entries;
}

inline InputError unexpected(Code code, const TextLine& line, std::size_t byte) {
  return {
      .code = code, .line = line.number, .character = character_at(line.text, byte), .found = word_at(line.text, byte)};
}

inline constexpr std::string_view punctuation = " ,;:()[]{}<>|'\".=/";

}  // namespace queens::reading
