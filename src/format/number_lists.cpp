// Numbers in a text, and boards from lists of them.
#include <algorithm>
#include <charconv>

#include "format/reading.hpp"

namespace queens::reading {

namespace {

constexpr int beyond = 1'000'000'000;  // larger than every board, small enough to calculate with

/// A number that was cut because it is larger than every board.
InputError cut_number(const Known& known, int line) {
  return {.code = Code::number_too_large, .line = line, .expected = std::to_string(known.limit)};
}

bool was_cut(int value) { return value >= beyond || value <= -beyond; }

}  // namespace

int take_integer(std::string_view line, std::size_t& byte) {
  int value = 0;
  const auto [end, error] = std::from_chars(line.data() + byte, line.data() + line.size(), value);
  const bool negative = line[byte] == '-';
  byte = static_cast<std::size_t>(end - line.data());
  if (error == std::errc::result_out_of_range) value = negative ? -beyond : beyond;
  return std::clamp(value, -beyond, beyond);
}

std::optional<int> lone_number(std::string_view line) {
  if (line.empty() || !std::ranges::all_of(line, is_digit)) return std::nullopt;
  std::size_t byte = 0;
  return take_integer(line, byte);
}

Boards boards_of_numbers(const Known& known, const std::vector<NumberList>& lists) {
  Extent extent;
  const auto count = [](const NumberList& list) { return static_cast<int>(list.values.size()); };
  const auto given = [&](const auto& list) { return known.size ? known.size : list.size; };
  for (const NumberList& list : lists)
    for (const int value : list.values) {
      if (was_cut(value)) return cut_number(known, list.line);
      extent.add(value, given(list).value_or(count(list)));
    }
  const auto base = base_of(known, extent);
  const bool any = std::ranges::any_of(lists, [](const NumberList& list) { return !list.values.empty(); });
  if (!base && any)
    return InputError{.code = Code::ambiguous_form, .line = lists[0].line, .expected = "numbers columns"};

  std::vector<Board> boards;
  for (const NumberList& list : lists) {
    int size = count(list);
    for (const int value : list.values) size = std::max(size, value + 1 - *base);
    size = given(list).value_or(size);
    if (auto error = too_large(known, size, list.line)) return *error;
    Board board{.size = size, .queens = {}, .blocked = {}};
    for (int i = 0; i < count(list); ++i) board.queens.push_back(turned(known, size, i, list.values[i] - *base));
    std::ranges::sort(board.queens);
    boards.push_back(std::move(board));
  }
  return boards;
}

Boards boards_of_pairs(const Known& known, const std::vector<PairList>& lists) {
  Extent extent;
  const auto count = [](const PairList& list) { return static_cast<int>(list.pairs.size()); };
  const auto given = [&](const auto& list) { return known.size ? known.size : list.size; };
  for (const PairList& list : lists)
    for (const auto& [first, second] : list.pairs)
      for (const int value : {first, second}) {
        if (was_cut(value)) return cut_number(known, list.line);
        extent.add(value, given(list).value_or(count(list)));
      }
  // Pairs are written from 0, as everywhere here; only a whole board without a 0 counts from 1.
  const bool whole_board = std::ranges::all_of(
      lists, [&](const PairList& list) { return given(list).value_or(count(list)) == count(list); });
  const int base = known.base.value_or(whole_board && extent.full && !extent.zero ? 1 : 0);

  std::vector<Board> boards;
  for (const PairList& list : lists) {
    int size = count(list);
    for (const auto& [first, second] : list.pairs) size = std::max({size, first + 1 - base, second + 1 - base});
    size = given(list).value_or(size);
    if (auto error = too_large(known, size, list.line)) return *error;
    Board board{.size = size, .queens = {}, .blocked = {}};
    for (const auto& [first, second] : list.pairs)
      board.queens.push_back(turned(known, size, first - base, second - base));
    std::ranges::sort(board.queens);
    boards.push_back(std::move(board));
  }
  return boards;
}

}  // namespace queens::reading
