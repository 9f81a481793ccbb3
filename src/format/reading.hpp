// What the parts of the reader share. The text comes in folded (see text.hpp) and cut into lines.
#pragma once

#include <optional>
#include <queens/format.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "format/text.hpp"

namespace queens::reading {

using Code = InputError::Code;
using Boards = Result<std::vector<Board>>;
using Lines = std::vector<TextLine>;

/// The body of the text, once the form is known or detected.
enum class Body { grid, numbers, strings, number_column, coordinates, squares, fen, json };

/// The options laid over the form, and the largest size that is taken.
struct Known {
  std::optional<Form> form;
  std::optional<int> size;
  std::optional<std::string> free, blocked, queen;
  std::optional<int> base;
  std::optional<Major> major;
  std::optional<Origin> origin;
  int limit = 0;

  Known(const ReadOptions& options, std::size_t text_size);
};

Boards read_grids(const Known& known, const Lines& lines);
Boards read_number_lines(const Known& known, const Lines& lines, Body body);
Boards read_coordinates(const Known& known, const Lines& lines);
Boards read_square_lines(const Known& known, const Lines& lines);
Boards read_fen_lines(const Known& known, const Lines& lines);
Boards read_json(const Known& known, std::string_view text);

/// Why the text is no JSON, or nothing if it is.
std::optional<InputError> json_error(std::string_view text);

/// The only body that fits, or why there is none.
Result<Body> detect(const Known& known, const Lines& lines);

/// Lines of the form's open, header and footer become blank lines, and a header on the line of the body is cut off.
void remove_frame(const Form& form, Lines& lines);

// Glyphs ------------------------------------------------------------------------------------------------------------

enum class Role : char { none, free, blocked, queen, star, skip };

/// What each character of a grid means.
class Glyphs {
 public:
  /// `binary`: 1 is a queen, because all that is written is 0 and 1.
  Glyphs(const Known& known, bool binary);

  Role operator()(std::string_view one) const;

  /// All glyphs, for an error.
  std::string list() const;

 private:
  void set(std::string_view glyph, Role role);
  std::vector<std::pair<std::string, Role>> others_;  // not ASCII
  Role ascii_[128] = {};
};

/// The board of rows of roles that all have the same length as there are rows. Turned as `known` says.
class GridBuilder {
 public:
  GridBuilder(const Known& known, bool binary) : known_(known), glyphs_(known, binary) {}

  /// Adds a row; an unknown character is an error.
  std::optional<InputError> add(const TextLine& line);

  /// Finishes a board from the rows added since the last one. `size`: how many rows it should have, if known.
  std::optional<InputError> finish(std::optional<int> size);

  bool pending() const { return !rows_.empty(); }
  std::size_t rows() const { return rows_.size(); }
  const Glyphs& glyphs() const { return glyphs_; }

  /// All boards; settles what * means.
  Boards take();

 private:
  struct Row {
    int number;  // of its line
    std::vector<Role> cells;
  };
  std::optional<InputError> reshape();

  const Known& known_;
  Glyphs glyphs_;
  std::vector<Row> rows_;
  std::vector<Board> boards_;
  std::vector<std::vector<Square>> stars_;  // of each board
  bool seen_[6] = {};                       // by role
  InputError first_star_;
};

// Numbers -----------------------------------------------------------------------------------------------------------

/// The value of a line that holds nothing but digits; too long a number gives a value above every limit.
std::optional<int> lone_number(std::string_view line);

/// The smallest and largest number that was written, and whether one is as large as its board.
struct Extent {
  bool zero = false;
  bool full = false;

  void add(int value, int size) {
    zero = zero || value == 0;
    full = full || value >= size;
  }
};

/// The base: known, else 0 if a 0 was written, else 1 if a number as large as the board was.
std::optional<int> base_of(const Known& known, const Extent& extent);

/// Row and column from the form's first and second index (0-based).
Square turned(const Known& known, int size, int first, int second);

/// A size that the text asks for, or number_too_large.
std::optional<InputError> too_large(const Known& known, long long size, int line);

/// Takes an integer, perhaps negative, from the line at `byte` and moves behind it. Values beyond every board are cut.
int take_integer(std::string_view line, std::size_t& byte);

/// Boards of the form `numbers` from lists of values.
struct NumberList {
  std::vector<int> values;
  std::optional<int> size;
  int line = 0;
};
Boards boards_of_numbers(const Known& known, const std::vector<NumberList>& lists);

/// Boards of pairs.
struct PairList {
  std::vector<std::pair<int, int>> pairs;
  std::optional<int> size;
  int line = 0;
};
Boards boards_of_pairs(const Known& known, const std::vector<PairList>& lists);

}  // namespace queens::reading
