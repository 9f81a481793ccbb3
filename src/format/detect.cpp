#include <algorithm>

#include "format/reading.hpp"

namespace queens::reading {

namespace {

/// What one line could be.
struct Shape {
  bool cells = true;    // glyphs of a grid, 1 included
  bool binary = true;   // only 0 and 1
  bool numbers = true;  // digits and what may stand between them
  bool squares = true;  // letters and digits, a letter first
  bool fen = false;
  bool pairs = false;  // numbers in pairs: (0,0) or 0,0
  int count = 0;       // numbers
  int width = 0;       // cells
  int unknown = 0;     // characters that are no glyph
};

/// Every innermost group in brackets, or every word with a comma inside, holds two numbers.
bool in_pairs(std::string_view line) {
  const bool brackets = line.find_first_of("([{<") != line.npos;
  const std::string_view ends = brackets ? "()[]{}<>" : " ";
  int in_group = 0, groups = 0;
  const auto close = [&] {
    const bool fits = in_group == 0 || in_group == 2;
    groups += in_group == 2;
    in_group = 0;
    return fits;
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (ends.find(line[i]) != ends.npos && !close()) return false;
    if (is_digit(line[i]) && (i == 0 || !is_digit(line[i - 1]))) ++in_group;
  }
  return close() && groups > 0;
}

Shape shape_of(const Glyphs& glyphs, std::string_view line) {
  Shape shape;
  bool slash = false, letter = false, digit = false;
  for (std::size_t i = 0; i < line.size();) {
    const std::string_view one = character(line, i);
    const char c = one[0];
    const Role role = glyphs(one);
    const bool between = one.size() == 1 && std::string_view(" ,;:()[]{}<>|'\"-=/.").find(c) != std::string_view::npos;
    if (is_digit(c) && (i == 0 || !is_digit(line[i - 1]))) ++shape.count;
    if (role == Role::none) {
      shape.cells = false;
      ++shape.unknown;
    }
    if (role != Role::skip) {
      ++shape.width;
      shape.binary = shape.binary && (c == '0' || c == '1');
    }
    if (!is_digit(c) && !between) shape.numbers = false;
    if (is_letter(c)) {
      letter = true;
    } else if (is_digit(c)) {
      shape.squares = shape.squares && letter;
      digit = true;
    } else if (!between) {
      shape.squares = false;
    } else {
      slash = slash || c == '/';
    }
    i += one.size();
  }
  shape.squares = shape.squares && letter && digit && !slash;
  shape.numbers = shape.numbers && digit && !slash;
  shape.fen = slash && !shape.numbers;
  shape.pairs = shape.numbers && in_pairs(line);
  return shape;
}

/// Text without a line that holds more than one number.
Result<Body> of_lone_numbers(const Lines& lines) {
  std::vector<std::string_view> words;
  for (const TextLine& line : lines)
    if (!line.blank()) words.push_back(line.text);
  const auto binary = [](std::string_view word) {
    return word.size() > 1 && word.find_first_not_of("01") == word.npos;
  };
  std::vector<std::string_view> rows;
  std::ranges::copy_if(words, std::back_inserter(rows), binary);
  const auto as_long = [&](std::string_view row) { return row.size() == rows[0].size(); };
  if (rows.size() > 1 && rows.size() + 2 >= words.size() && std::ranges::all_of(rows, as_long)) return Body::grid;

  const auto n = static_cast<int>(words.size());
  for (int base = 0; base < 2 && n > 1; ++base) {
    std::vector<bool> seen(words.size());
    for (const std::string_view word : words)
      if (const int value = *lone_number(word) - base; value >= 0 && value < n) seen[value] = true;
    if (std::ranges::find(seen, false) == seen.end()) return Body::number_column;
  }
  return Body::strings;
}

}  // namespace

Result<Body> detect(const Known& known, const Lines& lines) {
  const Glyphs glyphs(known, true);
  std::vector<Shape> shapes;
  const TextLine* first = nullptr;
  for (const TextLine& line : lines) {
    if (line.blank() || lone_number(line.text)) continue;
    if (!first) first = &line;
    shapes.push_back(shape_of(glyphs, line.text));
  }
  if (!first) return of_lone_numbers(lines);
  const auto all = [&](auto fits) { return std::ranges::all_of(shapes, fits); };
  const auto ambiguous = [&](const char* names) {
    return InputError{
        .code = Code::ambiguous_form, .line = first->number, .found = word_at(first->text, 0), .expected = names};
  };
  const int width = shapes[0].width;
  const auto rows = static_cast<int>(shapes.size());

  if (all(&Shape::cells) && !all(&Shape::numbers)) return Body::grid;
  if (all(&Shape::fen)) return Body::fen;
  if (all(&Shape::squares)) return Body::squares;
  if (all(&Shape::numbers)) {
    const bool spaced = all([&](const Shape& s) { return s.width == width && s.count == width; });
    const bool matrix = all(&Shape::cells) && all(&Shape::binary) && spaced;
    if (matrix && rows % width == 0 && rows > 1) {
      if (width == 2) return ambiguous("matrix columns coordinates");
      return Body::grid;
    }
    int side = 1;
    while (side * side < width) ++side;
    if (matrix && rows == 1 && width >= 4 && side * side == width) return ambiguous("matrix columns");
    if (all(&Shape::pairs)) return Body::coordinates;
    if (all([](const Shape& s) { return s.count == 2; }) && (rows > 2 || known.size.value_or(2) > 2))
      return Body::coordinates;
    return Body::numbers;
  }
  // A grid with a few strange characters: say which.
  int cells = 0, unknown = 0;
  for (const Shape& shape : shapes) cells += shape.width, unknown += shape.unknown;
  if (rows > 1 && unknown * 3 < cells) return Body::grid;
  return InputError{
      .code = Code::unknown_form, .line = first->number, .character = 1, .found = word_at(first->text, 0)};
}

}  // namespace queens::reading
