// Lines of text made of words with one blank between them: how the files of a long count are written and read.
#pragma once

#include <array>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace queens::ledger {

/// The words of a line, if it has exactly so many.
template <std::size_t count>
std::optional<std::array<std::string_view, count>> words_of(std::string_view line) {
  std::array<std::string_view, count> words;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t end = i + 1 < count ? line.find(' ') : line.size();
    if (end == std::string_view::npos || end == 0) return std::nullopt;
    words[i] = line.substr(0, end);
    line.remove_prefix(i + 1 < count ? end + 1 : end);
    if (i + 1 == count && words[i].find(' ') != std::string_view::npos) return std::nullopt;
  }
  return words;
}

/// The whole word as a number.
template <class Number>
std::optional<Number> number_of(std::string_view word) {
  Number number{};
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

/// The shortest text that reads back as the same number.
template <class Number>
std::string text_of(Number number) {
  std::array<char, 64> digits;
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
  return {digits.data(), end};
}

}  // namespace queens::ledger
