// A value, or what was wrong with the text that should have given it.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace queens {

/// What is wrong with a text from outside: where, and what was expected. Codes, not sentences: who shows it to a
/// person puts it into that person's language.
struct InputError {
  enum class Code {
    empty,              ///< nothing to read
    not_a_number,       ///< `found` should be a whole number
    number_too_large,   ///< `found` does not fit
    not_a_square,       ///< `found` should be a square such as b4 or 3,1
    off_board,          ///< `found` lies outside the board of `expected` rows
    ragged,             ///< the line has `found` squares, `expected` were expected; `lines` names every such line
    not_square,         ///< `found` rows of `expected` squares
    unknown_character,  ///< `found` is no glyph of the form; `expected` lists them
    unknown_form,       ///< no form fits
    ambiguous_form,     ///< several forms fit; `expected` names them: presets, or for the glyph `found` what it may be,
                        ///< of "queen free blocked"
    several_boards,     ///< `found` boards instead of one
    wrong_size,         ///< the board has `found` rows instead of `expected`
    not_one_a_row,      ///< `found` queens in the row `expected` (1-based) instead of one
    wrong_count,        ///< `found` columns or squares instead of `expected`; `missing` lists absent columns
    bad_fen,            ///< `found` is no row of the chess form
    bad_json,  ///< not the JSON that was expected; `found` stands where it is wrong; `expected` names what is missing
    unexpected_end,  ///< the text ends where `expected` was expected
    trailing_text,   ///< `found` stands behind the end
    unknown_file,    ///< not a file of the kind `expected`: queens-order, queens-subtotals
    wrong_check      ///< damaged: the line does not fit its check value, or does not begin with `expected`
  };

  Code code{};
  int line = 0;       ///< 1-based; 0: not known
  int character = 0;  ///< 1-based, in characters, not bytes; 0: the whole line
  std::string found = {};
  std::string expected = {};
  std::vector<int> lines = {};    ///< ragged: every line that differs, 1-based
  std::vector<int> missing = {};  ///< wrong_count: missing columns, in the base of the text
};

/// Either a value or an InputError. Asking for the one that is not there is a broken contract.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(InputError error) : content_(std::move(error)) {}

  explicit operator bool() const { return std::holds_alternative<T>(content_); }
  const T& operator*() const& { return std::get<T>(content_); }
  T& operator*() & { return std::get<T>(content_); }
  T&& operator*() && { return std::get<T>(std::move(content_)); }
  T* operator->() { return &std::get<T>(content_); }
  const T* operator->() const { return &std::get<T>(content_); }
  const InputError& error() const { return std::get<InputError>(content_); }

 private:
  std::variant<T, InputError> content_;
};

}  // namespace queens
