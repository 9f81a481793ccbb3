// Text forms of boards: one writer, one reader, and one table of forms. Nothing here speaks a human language.
#pragma once

#include <cstdint>
#include <optional>
#include <queens/placement.hpp>
#include <queens/result.hpp>
#include <queens/square.hpp>
#include <queens/total.hpp>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queens {

/// What the body of a solution is made of.
enum class FormKind {
  grid,         ///< a row of glyphs for each row of the board
  numbers,      ///< the column of each row's queen
  coordinates,  ///< a pair row, column for each queen
  squares,      ///< a8 e7 …: file letters (a … z, aa, ab …) and rank
  fen,          ///< the chess form: Q7/4Q3/…
  json,         ///< numbers in a JSON frame; boards that are no placement as {"n":…,"queens":[…],"blocked":[…]}
  svg           ///< drawings, stacked side by side; written only
};

enum class Major {
  row,    ///< first index: row (numbers: the k-th number is the column of the queen in row k)
  column  ///< first index: column (numbers: the k-th number is the row of the queen in column k)
};

enum class Origin {
  top,    ///< rows are counted from the top
  bottom  ///< rows are counted from the bottom: the first line of a grid is the last row
};

/// A text form: plain data, every field may be changed on its own.
///
/// A document is   open  solution (between solution)*  list_close  [total]  close
/// and a solution  header  body  footer, where the footer holds the line end. "A blank line after each solution" is a
/// footer "\n\n", "a blank line between" is between = "\n".
///
/// header, footer, open and total may hold placeholders: {index} the 1-based index; {index:3} the same right-aligned
/// in 3 characters; {columns} the body of the kind `numbers`; {first} the first choice (see Note); {n} the size;
/// {rows} row0,row1,… joined by the separator; {orbit} see orbit; {total} only in total. Other braces are plain text.
///
/// Texts in a human language (header of matrix and letters, the pause line, none of axes) are neutral in the table;
/// who shows them to a person replaces them.
struct Form {
  std::string name;
  FormKind kind = FormKind::grid;

  std::string free = ".";  ///< glyphs of a grid: one character each (UTF-8)
  std::string blocked = "#";
  std::string queen = "Q";

  int base = 0;  ///< of numbers, coordinates and axes: the first row or column is 0 or 1
  Major major = Major::row;
  Origin origin = Origin::top;

  std::string separator = " ";       ///< between the cells of a row, numbers, pairs, squares
  std::string wide_separator = {};   ///< if not empty: instead of it where a number has two digits or more
  std::string item_open = {};        ///< before each row of a grid or pair
  std::string item_close = {};       ///< behind it
  std::string pair_separator = ",";  ///< between the two numbers of a pair
  std::string row_separator = "\n";  ///< between the rows of a grid
  bool axes = false;                 ///< grid: a heading of column numbers, and the row number before each row

  std::string open = {};  ///< before the first solution
  std::string header = {};
  std::string footer = "\n";
  std::string between = {};         ///< between two solutions
  std::string list_close = {};      ///< behind the last solution
  std::string total = "{total}\n";  ///< written only when a total is given
  std::string close = {};           ///< at the very end
  std::string none = {};            ///< instead of a solution where there is none
  std::string orbit = {};    ///< {orbit} is this text and the size of the orbit, where one is given; else nothing
  bool last_newline = true;  ///< false: the text does not end with a newline

  friend bool operator==(const Form&, const Form&) = default;
};

/// The table of forms; the first is the default.
std::span<const Form> presets();

/// The preset with this name, or nullptr.
const Form* preset_named(std::string_view name);

/// True if read_board takes this form.
inline bool readable(const Form& form) { return form.kind != FormKind::svg; }

/// What may be told with a solution.
struct Note {
  int first = -1;  ///< 0-based value of {first} (written in the form's base); −1: the column of the queen in row 0
  int orbit = 0;   ///< size of the solution's class; 0: not told
};

/// Writes solutions of one size in one form, onto the end of a string that the caller may empty at any time.
/// Call begin, then solution or none as often as needed, then end. O(n) a solution in every form but the grids (O(n²)).
class Writer {
 public:
  /// size ≥ 0 (checked contract).
  Writer(Form form, int size);

  void begin(std::string& out);

  /// One solution: columns[row], `size` values in 0 … size−1 (the number is a checked contract; for forms that change
  /// rows and columns it must be a permutation). The index is 1-based.
  void solution(std::string& out, std::span<const int> columns, Total index, Note note = {});

  /// Says that there is no solution: the header, if it tells {first} and note.first ≥ 0, and the word `none`.
  void none(std::string& out, Note note = {});

  void end(std::string& out, std::optional<Total> total = std::nullopt);

  const Form& form() const { return form_; }

 private:
  struct Piece {
    enum class What { text, index, columns, first, size, rows, orbit, total };
    What what = What::text;
    int width = 0;
    std::string text;
  };
  struct Values {
    std::span<const int> cells;  // by the form's first index, the second one
    Total index = 0;
    Total total = 0;
    int first = -1;
    int orbit = 0;
  };

  static std::vector<Piece> parse(std::string_view text);
  void expand(std::string& out, const std::vector<Piece>& pieces, const Values& values) const;
  void before_item(std::string& out);
  void body(std::string& out, std::span<const int> cells) const;
  void grid(std::string& out, std::span<const int> cells) const;
  void numbers(std::string& out, std::span<const int> cells) const;
  void pairs(std::string& out, std::span<const int> cells) const;
  void fen(std::string& out, std::span<const int> cells) const;
  std::span<const int> by_first_index(std::span<const int> columns);
  std::string index_text(int index) const;
  std::string value_text(int value) const;
  void release(std::string& out);
  void hold_back(std::string& out, std::size_t from);

  Form form_;
  int size_;
  std::string separator_;
  std::vector<Piece> open_, header_, footer_, total_;
  std::vector<std::string> tokens_;   // small sizes: text of each second index, separator included
  std::vector<std::string> indices_;  // small sizes: text of each first index (grid with axes: row numbers)
  std::string empty_row_;             // grid: a row without a queen
  std::string heading_;               // grid with axes: the column numbers
  Placement turned_;                  // scratch of by_first_index
  std::vector<Board> boards_;         // svg: drawn at the end
  bool any_ = false;                  // a solution has been written
  bool newline_held_ = false;
};

/// Any board (several queens in a row, blocked squares), with the form's item and row texts and a newline at the end.
/// Nothing if the form cannot hold the board: numbers need one queen on each row, and only grids, fen, json and svg
/// show blocked squares. Squares off the board are left out of grids. Header and footer are written with numbers only.
std::optional<std::string> write_board(const Form& form, const Board& board);

/// How to draw a board.
struct SvgOptions {
  int square = 48;                                    ///< side of a square in pixels
  bool coordinates = true;                            ///< file letters and ranks at the edge
  std::vector<Square> attacked = {};                  ///< squares to mark with a dot
  std::vector<std::pair<Square, Square>> lines = {};  ///< lines to draw, for example between attacking queens
  std::string title = {};                             ///< for screen readers; empty: the queens' squares
  std::vector<int> regions = {};                      ///< coloured instead of chequered: the region of each square in
                                                      ///< reading order, −1 for none; size² numbers (checked contract)
  std::vector<std::string> region_names = {};         ///< by region number, written into each square
  std::vector<Square> crossed = {};                   ///< squares to mark with a cross
};

/// A drawing of the board as one SVG document. Needs no fonts but for the coordinates.
std::string svg_board(const Board& board, const SvgOptions& options = {});

/// Several boards on one drawing, in reading order.
std::string svg_boards(std::span<const Board> boards, const SvgOptions& options = {});

/// What the reader is told beforehand. A form gives everything; without one the form is detected, and what else is set
/// here helps. Fields that are set win over those of the form.
struct ReadOptions {
  std::optional<Form> form = {};
  std::optional<int> size = {};
  std::optional<std::string> free = {};  ///< glyphs
  std::optional<std::string> blocked = {};
  std::optional<std::string> queen = {};
  std::optional<int> base = {};
  std::optional<Major> major = {};
  std::optional<Origin> origin = {};
};

/// The one board in the text. Any number of queens anywhere, off the board too, so that check can explain it. The size
/// is options.size, else that of the grid, else the larger of the number of queens and the largest row or column.
/// Linear time. No size above max(1000, characters of the text, options.size) is taken: number_too_large.
Result<Board> read_board(std::string_view text, const ReadOptions& options = {});

/// All boards in the text, at least one: divided by blank lines, or each behind a line with its size (perhaps a first
/// line with the number of boards, perhaps a last line 0), or one a line in the forms of one line.
Result<std::vector<Board>> read_boards(std::string_view text, const ReadOptions& options = {});

/// One board with exactly one queen in each of `size` rows: refuses with wrong_count, not_one_a_row or off_board.
/// It need not be a solution.
Result<Placement> read_placement(std::string_view text, int size, const ReadOptions& options = {});

/// The regions of a board: which squares may share no queen.
struct Regions {
  int size = 0;                         ///< rows = columns
  std::vector<int> numbers = {};        ///< the region of each square in reading order, −1 for none: Problem::regions
  std::vector<std::string> names = {};  ///< names[k]: what region k is called; numbered in reading order

  friend bool operator==(const Regions&, const Regions&) = default;
};

/// The regions in the text, a name for each square: letters, digits or other characters (colour symbols) run together,
/// or names of any length divided by blanks, commas, semicolons or |; or JSON: an array of such rows, an array of arrays
/// of strings or whole numbers ≥ 0, or an object that has one as `regions` (`colorRegions`, `colors`, `board`, `grid`).
/// A dot (in JSON also "", null and −1) belongs to no region. Lines that begin with #, ; or // are comments; a first
/// line with the number of rows is passed over. Upper and lower case are different names, unless only taking them as the
/// same gives as many regions as rows. Refuses empty, ragged, not_square, unknown_character, bad_json, not_a_number.
/// Any number of regions of any shape is taken. Linear time.
Result<Regions> read_regions(std::string_view text);

/// The largest weight, up or down: sums of as many as there are rows do not leave 64 bits.
inline constexpr std::int64_t max_weight = 1'000'000'000'000;

/// The weights of the squares of boards with `size` rows, in reading order: whole numbers divided by blanks, line ends,
/// commas or the brackets of JSON. Several boards may follow each other, perhaps behind a first number that says how
/// many. Refuses empty, not_a_number, number_too_large (beyond max_weight), wrong_count. Linear time.
Result<std::vector<std::vector<std::int64_t>>> read_weights(std::string_view text, int size);

/// A square of a board with `size` rows: b4 (rank counted from the bottom; files a … z, aa …) or row,column (0-based,
/// parentheses allowed).
Result<Square> read_square(std::string_view text, int size);

/// The square as b4. The inverse of read_square; the square must be on the board (checked contract).
std::string square_name(Square square, int size);

/// A whole number without sign, blanks around it allowed, full-width digits too. Refuses empty, not_a_number with the
/// character, number_too_large.
Result<Total> read_number(std::string_view text);

/// A number and where it stood.
struct NumberAt {
  Total value = 0;
  int line = 1;       ///< 1-based
  int character = 1;  ///< 1-based, in characters

  friend bool operator==(const NumberAt&, const NumberAt&) = default;
};

/// All whole numbers of a text, divided by blanks and line ends. An empty text has none.
Result<std::vector<NumberAt>> read_numbers(std::string_view text);

}  // namespace queens
