// Boards as JSON: the only file of the library that sees nlohmann_json.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "format/reading.hpp"

namespace queens::reading {

namespace {

using Json = nlohmann::json;

InputError bad(std::string expected, int line) {
  return {.code = Code::bad_json, .line = line, .expected = std::move(expected)};
}

/// Reads JSON values, in which a board may be written in several ways, and collects the boards.
class JsonReader {
 public:
  explicit JsonReader(const Known& known) : known_(known), grids_(known, false) {}

  std::optional<InputError> add(const Json& value, int line) {
    line_ = line;
    return value.is_object() ? add_object(value) : add_array(value);
  }

  /// Boards in the order of the text, if all are written in the same way; else grids, numbers, pairs, objects.
  Boards take() {
    Boards all = grids_.take();
    if (!all) return all;
    // A list of numbers alone does not tell its base; in an object it is 0.
    for (const Boards& part : {boards_of_numbers(known_, numbers_), boards_of_pairs(known_, pairs_)}) {
      if (!part) return part;
      all->insert(all->end(), part->begin(), part->end());
    }
    all->insert(all->end(), objects_.begin(), objects_.end());
    return all;
  }

 private:
  std::optional<InputError> add_array(const Json& array) {
    if (!array.is_array() || array.empty()) return bad("[ ]", line_);
    const auto all = [&](auto fits) { return std::ranges::all_of(array, fits); };
    if (all([](const Json& x) { return x.is_number(); })) return add_numbers(array);
    if (all([](const Json& x) { return x.is_string(); })) return add_rows(array);
    if (all([](const Json& x) { return x.is_object(); })) return add_each(array);
    if (!all([](const Json& x) { return x.is_array(); })) return bad("[ ]", line_);
    const auto inner = [&](auto fits) {
      return all([&](const Json& row) { return !row.empty() && std::ranges::all_of(row, fits); });
    };
    const bool square = all([&](const Json& row) { return row.size() == array.size(); });
    if (inner([](const Json& x) { return x.is_number(); })) {
      if (all([](const Json& row) { return row.size() == 2; })) return add_pairs(array);
      if (square && inner([](const Json& x) { return x == 0 || x == 1; })) return add_matrix(array);
    }
    const auto one_character = [](const Json& x) {
      const auto* text = x.get_ptr<const std::string*>();
      return text && !text->empty() && character(*text, 0).size() == text->size();
    };
    if (square && inner(one_character)) return add_cells(array);
    return add_each(array);
  }

  std::optional<InputError> add_each(const Json& array) {
    for (const Json& value : array) {
      if (depth_ > 3) return bad("[ ]", line_);
      ++depth_;
      auto error = value.is_object() ? add_object(value) : add_array(value);
      --depth_;
      if (error) return error;
    }
    return std::nullopt;
  }

  std::optional<InputError> add_numbers(const Json& array) {
    NumberList list{.values = {}, .size = {}, .line = line_};
    for (const Json& value : array)
      if (auto error = integer(value, list.values.emplace_back())) return error;
    numbers_.push_back(std::move(list));
    return std::nullopt;
  }

  std::optional<InputError> add_pairs(const Json& array) {
    PairList list{.pairs = {}, .size = {}, .line = line_};
    for (const Json& pair : array) {
      auto& [first, second] = list.pairs.emplace_back();
      if (auto error = integer(pair[0], first)) return error;
      if (auto error = integer(pair[1], second)) return error;
    }
    pairs_.push_back(std::move(list));
    return std::nullopt;
  }

  std::optional<InputError> add_rows(const Json& array) {
    for (const Json& row : array) {
      const std::string text = folded(row.get_ref<const std::string&>());
      if (auto error = grids_.add({text, line_})) return error;
    }
    return grids_.finish(known_.size);
  }

  std::optional<InputError> add_cells(const Json& array) {
    for (const Json& row : array) {
      std::string text;
      for (const Json& cell : row) text += cell.get_ref<const std::string&>();
      if (auto error = grids_.add({text, line_})) return error;
    }
    return grids_.finish(known_.size);
  }

  std::optional<InputError> add_matrix(const Json& array) {
    Board board{.size = static_cast<int>(array.size()), .queens = {}, .blocked = {}};
    for (int i = 0; i < board.size; ++i)
      for (int j = 0; j < board.size; ++j)
        if (array[i][j] == 1) board.queens.push_back(turned(known_, board.size, i, j));
    std::ranges::sort(board.queens);
    objects_.push_back(std::move(board));
    return std::nullopt;
  }

  std::optional<InputError> add_object(const Json& object) {
    if (const auto solutions = object.find("solutions"); solutions != object.end()) {
      if (!solutions->is_array() || depth_ > 3) return bad("solutions", line_);
      return add_each(*solutions);
    }
    if (object.contains("total") && !object.contains("columns")) return std::nullopt;  // the last line of jsonl
    const auto columns = object.find("columns");
    const auto queens = object.find("queens");
    if ((columns == object.end() || !columns->is_array()) && (queens == object.end() || !queens->is_array()))
      return bad("columns, queens", line_);

    Board board;
    const int base = known_.base && !known_.form ? *known_.base : 0;
    const auto add_square = [&](std::vector<Square>& squares, int row, int column) {
      squares.push_back({row - base, column - base});
      board.size = std::max({board.size, row + 1 - base, column + 1 - base});
    };
    if (columns != object.end() && columns->is_array()) {
      board.size = static_cast<int>(columns->size());
      for (int row = 0; row < static_cast<int>(columns->size()); ++row) {
        int column = 0;
        if (auto error = integer((*columns)[row], column)) return error;
        add_square(board.queens, row + base, column);
      }
    } else if (auto error = squares(*queens, [&](int r, int c) { add_square(board.queens, r, c); })) {
      return error;
    }
    if (const auto blocked = object.find("blocked"); blocked != object.end())
      if (auto error = squares(*blocked, [&](int r, int c) { add_square(board.blocked, r, c); })) return error;
    if (const auto size = object.find("n"); size != object.end()) {
      if (auto error = integer(*size, board.size)) return error;
      if (board.size < 0) return bad("n", line_);
    }
    if (known_.size) board.size = *known_.size;
    if (auto error = too_large(known_, board.size, line_)) return error;
    std::ranges::sort(board.queens);
    std::ranges::sort(board.blocked);
    objects_.push_back(std::move(board));
    return std::nullopt;
  }

  template <class Each>
  std::optional<InputError> squares(const Json& array, Each each) {
    if (!array.is_array()) return bad("[[row,column]]", line_);
    for (const Json& pair : array) {
      int row = 0, column = 0;
      if (!pair.is_array() || pair.size() != 2) return bad("[row,column]", line_);
      if (auto error = integer(pair[0], row)) return error;
      if (auto error = integer(pair[1], column)) return error;
      each(row, column);
    }
    return std::nullopt;
  }

  /// A whole number that is small enough to calculate with.
  std::optional<InputError> integer(const Json& value, int& result) {
    constexpr long long most = 1'000'000'000;
    if (!value.is_number_integer())
      return InputError{.code = Code::not_a_number, .line = line_, .found = value.dump().substr(0, 40)};
    const bool huge = value.is_number_unsigned() && value.get<unsigned long long>() > most;
    const long long number = huge ? most + 1 : value.get<long long>();
    if (number > most || number < -most)
      return InputError{.code = Code::number_too_large,
                        .line = line_,
                        .found = value.dump(),
                        .expected = std::to_string(known_.limit)};
    result = static_cast<int>(number);
    return std::nullopt;
  }

  const Known& known_;
  GridBuilder grids_;
  std::vector<NumberList> numbers_;
  std::vector<PairList> pairs_;
  std::vector<Board> objects_;
  int line_ = 0;
  int depth_ = 0;
};

/// One JSON value a line, each complete.
bool one_a_line(const Lines& lines) {
  int filled = 0;
  for (const auto& [text, number] : lines) {
    if (text.empty()) continue;
    ++filled;
    const std::size_t from = text.find_first_not_of(' ');
    const bool object = text[from] == '{' && text.back() == '}';
    const bool array = text[from] == '[' && text.back() == ']';
    if (!object && !array) return false;
  }
  return filled > 1;
}

/// Finds out where and why a text is no JSON. The parser throws nothing this way, so this works without exceptions too.
struct FaultFinder : nlohmann::json_sax<Json> {
  std::size_t byte = 0;  ///< counted from 1
  bool too_large = false;

  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }

  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    constexpr int number_overflow = 406;  // a number beyond every double, such as 1e999
    byte = position;
    too_large = error.id == number_overflow;
    return false;
  }
};

/// Gives the value to `take`, or says where the text is no JSON.
template <class Take>
std::optional<InputError> parse(std::string_view text, int first_line, Take take) {
  const Json value = Json::parse(text, nullptr, false);
  if (!value.is_discarded()) return take(value);
  FaultFinder fault;
  Json::sax_parse(text, &fault);
  if (fault.too_large) return InputError{.code = Code::number_too_large, .line = first_line};
  // The place is told in lines and characters.
  const std::size_t at = std::min(fault.byte > 0 ? fault.byte - 1 : 0, text.size());
  const std::string_view before = text.substr(0, at);
  const std::size_t line_start = before.rfind('\n') + 1;
  return InputError{.code = Code::bad_json,
                    .line = first_line + static_cast<int>(std::ranges::count(before, '\n')),
                    .character = character_at(text.substr(line_start), at - line_start),
                    .found = word_at(text, at)};
}

}  // namespace

std::optional<InputError> json_error(std::string_view text) {
  return parse(text, 1, [](const Json&) { return std::nullopt; });
}

Boards read_json(const Known& known, std::string_view text) {
  JsonReader reader(known);
  const auto add = [&](int line) { return [&reader, line](const Json& value) { return reader.add(value, line); }; };
  const Lines lines = lines_of(text);
  if (one_a_line(lines)) {
    for (const TextLine& line : lines)
      if (!line.blank())
        if (auto error = parse(line.text, line.number, add(line.number))) return *error;
  } else if (auto error = parse(text, 1, add(1))) {
    return *error;
  }
  return reader.take();
}

}  // namespace queens::reading
