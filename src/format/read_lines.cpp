// Boards as lists of numbers or pairs.
#include "format/list_lines.hpp"

namespace queens::reading {

namespace {

/// All integers of a line, whatever stands between them.
std::optional<InputError> integers(const TextLine& line, std::vector<int>& values) {
  for (std::size_t i = 0; i < line.text.size();) {
    const char c = line.text[i];
    const bool negative =
        c == '-' && i + 1 < line.text.size() && is_digit(line.text[i + 1]) && (i == 0 || !is_digit(line.text[i - 1]));
    if (is_digit(c) || negative) {
      const std::size_t from = i;
      values.push_back(take_integer(line.text, i));
      if (i < line.text.size() && is_letter(line.text[i])) return unexpected(Code::not_a_number, line, from);
    } else if (c == '-' || punctuation.find(c) != punctuation.npos) {
      ++i;
    } else {
      return unexpected(Code::not_a_number, line, i);
    }
  }
  return std::nullopt;
}

/// The numbers of a line; digits run together are one number each.
std::optional<InputError> numbers_of(const TextLine& line, bool run_together, std::vector<int>& values) {
  if (!run_together || !lone_number(line.text)) return integers(line, values);
  for (const char c : line.text) values.push_back(c - '0');
  return std::nullopt;
}

int count_of_integers(const TextLine& line) {
  std::vector<int> values;
  return integers(line, values) ? -1 : static_cast<int>(values.size());
}

}  // namespace

Boards read_number_lines(const Known& known, const Lines& lines, Body body) {
  std::vector<NumberList> lists;
  if (body == Body::number_column) {
    auto& list = lists.emplace_back();
    for (const TextLine& line : lines)
      if (auto error = integers(line, list.values)) return *error;
    return boards_of_numbers(known, lists);
  }
  const bool run_together = body == Body::strings;
  const auto natural = [&](const TextLine& line) {
    return run_together && lone_number(line.text) ? static_cast<int>(line.text.size()) : count_of_integers(line);
  };
  // Of two lines of digits only the shorter can count the longer.
  const auto is_count = [&](const TextLine& line, int value, const TextLine* next, bool first) {
    if (!next) return value == 0 && !first;
    const int queens = natural(*next);
    if (queens <= 1 && !(first && lone_number(next->text))) return false;
    if (!run_together) return true;
    return static_cast<int>(line.text.size()) < queens && (first || value == queens);
  };
  const auto entries = without_counts(known, lines, natural, is_count);
  if (!entries) return entries.error();
  for (const Entry& entry : *entries) {
    NumberList list{.values = {}, .size = entry.size, .line = entry.line.number};
    if (auto error = numbers_of(entry.line, run_together, list.values)) return *error;
    if (list.values.empty()) return unexpected(Code::not_a_number, entry.line, 0);
    lists.push_back(std::move(list));
  }
  // Columns run together are written from 1.
  Known settled = known;
  const bool zero = std::ranges::any_of(lists, [](const auto& list) { return std::ranges::count(list.values, 0) > 0; });
  if (run_together && !settled.base) settled.base = zero ? 0 : 1;
  return boards_of_numbers(settled, lists);
}

Boards read_coordinates(const Known& known, const Lines& lines) {
  std::vector<PairList> lists;
  std::optional<int> size;
  const TextLine* count_line = nullptr;
  bool open = false;  // the last board takes further lines: there is one pair on each
  int left = 0;       // pairs that the count still promises
  for (const TextLine& line : lines) {
    if (line.blank()) {
      open = open && left > 0;
      continue;
    }
    if (const auto value = lone_number(line.text)) {
      // A first number before another one says how many boards follow.
      if (auto error = too_large(known, *value, line.number)) return *error;
      size = *value;
      left = *value;
      count_line = &line;
      open = false;
      continue;
    }
    std::vector<int> values;
    if (auto error = integers(line, values)) return *error;
    if (values.empty()) return unexpected(Code::not_a_number, line, 0);
    if (values.size() % 2 != 0)
      return InputError{.code = Code::wrong_count,
                        .line = line.number,
                        .found = std::to_string(values.size()),
                        .expected = std::to_string(values.size() + 1)};
    const bool one = values.size() == 2;
    if (!open || !one) {
      lists.push_back({.pairs = {}, .size = std::exchange(size, std::nullopt), .line = line.number});
      // A number that counts lines of whole boards is no size.
      if (!one && lists.size() == 1 && count_line && left != static_cast<int>(values.size() / 2)) lists[0].size.reset();
    }
    open = one;
    for (std::size_t k = 0; k < values.size(); k += 2) lists.back().pairs.emplace_back(values[k], values[k + 1]);
    // Behind a number of pairs the board is complete; a number above the pairs is the size of the board.
    if (one && left > 0 && --left == 0) open = false;
  }
  for (PairList& list : lists)
    if (list.size)
      for (const auto& [first, second] : list.pairs)
        if (std::max(first, second) > *list.size) {
          list.size.reset();  // it counted the pairs of a larger board
          break;
        }
  return boards_of_pairs(known, lists);
}

}  // namespace queens::reading
