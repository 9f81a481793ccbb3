#include "refused.hpp"

#include <cerrno>
#include <cstring>

#include <fmt/ranges.h>

#include "flags.hpp"

namespace queens::app {

namespace {

/// What a glyph may mean, in the language of the person: "queen free" becomes "a queen, a free square".
std::string meanings(std::string_view codes) {
  std::string text;
  for (const std::string_view code : words(codes)) {
    const Text meaning = code == "queen" ? Text::glyph_queen : code == "free" ? Text::glyph_free : Text::glyph_blocked;
    text.append(text.empty() ? "" : raw(Text::list_comma)).append(raw(meaning));
  }
  return text;
}

std::string what_is_wrong(const InputError& error) {
  using Code = InputError::Code;
  const auto found = fmt::arg("found", error.found);
  const auto expected = fmt::arg("expected", error.expected);
  switch (error.code) {
    case Code::empty: return say(Text::input_empty);
    case Code::not_a_number: return say(Text::input_not_a_number, found);
    case Code::number_too_large:
      return error.found.empty() ? say(Text::input_some_number_too_large) : say(Text::input_number_too_large, found);
    case Code::not_a_square: return say(Text::input_not_a_square, found);
    case Code::off_board: return say(Text::input_off_board, found, expected);
    case Code::ragged: {
      std::string sentence = say(Text::input_ragged, found, expected);
      if (error.lines.size() > 1) {
        const std::vector<int> others(error.lines.begin() + 1, error.lines.end());
        sentence += say(Text::input_ragged_too, fmt::arg("lines", fmt::format("{}", fmt::join(others, ", "))));
      }
      return sentence;
    }
    case Code::not_square: return say(Text::input_not_square, found, expected);
    case Code::unknown_character: return say(Text::input_unknown_character, found, expected);
    case Code::unknown_form: return say(Text::input_unknown_form);
    case Code::ambiguous_form:
      return error.found.empty() ? say(Text::input_ambiguous_form, expected)
                                 : say(Text::input_ambiguous_glyph, found, fmt::arg("meanings", meanings(error.expected)));
    case Code::several_boards: return say(Text::input_several_boards, found);
    case Code::wrong_size: return say(Text::input_wrong_size, found, expected);
    case Code::wrong_count: {
      std::string sentence = say(Text::input_wrong_count, found, expected);
      if (!error.missing.empty())
        sentence += say(Text::input_missing_columns, fmt::arg("columns", fmt::format("{}", fmt::join(error.missing, ", "))));
      return sentence;
    }
    case Code::bad_fen: return say(Text::input_bad_fen, found, expected);
    case Code::bad_json:
      if (!error.found.empty()) return say(Text::input_bad_json, found);
      return error.expected.empty() ? say(Text::input_bad_json_end) : say(Text::input_bad_json_here, expected);
    case Code::unexpected_end: return say(Text::input_unexpected_end, expected);
    case Code::trailing_text: return say(Text::input_trailing_text, found);
    case Code::unknown_file: return say(Text::input_unknown_file, expected);
    case Code::wrong_check: return say(Text::input_wrong_check, expected);
    case Code::not_one_a_row: return say(Text::input_not_one_a_row, found, expected);
  }
  return {};
}

}  // namespace

std::string sentence(const InputError& error, std::string_view source) {
  std::string place;
  if (!source.empty()) place += say(Text::place_source, fmt::arg("source", source));
  if (error.line > 0 && error.character > 0)
    place += say(Text::place_character, fmt::arg("line", error.line), fmt::arg("character", error.character));
  else if (error.line > 0)
    place += say(Text::place_line, fmt::arg("line", error.line));
  return place + what_is_wrong(error);
}

std::string system_error(int error_number) {
  switch (error_number) {
    case ENOENT: return say(Text::system_no_such_file);
    case EACCES: return say(Text::system_not_allowed);
    case EISDIR: return say(Text::system_is_a_folder);
    case ENOSPC: return say(Text::system_disk_full);
    default: return std::strerror(error_number);
  }
}

}  // namespace queens::app
