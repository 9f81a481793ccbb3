// The memory of each method, drawn: what it would hold at this step, derived from the placement.
#include <algorithm>
#include <functional>

#include <fmt/format.h>

#include "help.hpp"
#include "scene.hpp"

namespace queens::app {

namespace {

/// "1 0 1" or, on wide boards, "101".
std::string flags(int from, int to, int size, const std::function<bool(int)>& set) {
  std::string text;
  for (int i = from; i <= to; ++i) {
    if (size <= 8 && i > from) text += ' ';
    text += set(i) ? '1' : '0';
  }
  return text;
}

/// A name before a value, the values below each other.
ScreenLine named(std::string_view name, std::string_view value) {
  return plain_line(padded(std::string(name), 16) + std::string(value));
}

bool any_queen(const Player& player, const std::function<bool(int row, int column)>& where) {
  const auto columns = player.columns();
  for (std::size_t row = 0; row < columns.size(); ++row)
    if (where(static_cast<int>(row), columns[row])) return true;
  return false;
}

ScreenLine used_columns(const Player& player) {
  return named(raw(Text::memory_columns), flags(0, player.size() - 1, player.size(), [&](int i) {
                 return any_queen(player, [i](int, int column) { return column == i; });
               }));
}

Frame array_lines(const Player& player) {
  Frame frame;
  for (int row = 0; row < player.size(); ++row) {
    const bool filled = row < static_cast<int>(player.columns().size());
    frame.push_back(plain_line(fmt::format("queen[{}] = {}", row, filled ? std::to_string(player.columns()[row]) : "-")));
  }
  return frame;
}

Frame exhaustive_lines(const Player& player) {
  Frame frame = array_lines(player);
  frame.insert(frame.begin(), used_columns(player));
  return frame;
}

Frame recursive_lines(const Player& player) {
  Frame frame = array_lines(player);
  frame.insert(frame.begin(), named(raw(Text::memory_calls), fmt::format("fill(0) … fill({})", player.columns().size())));
  return frame;
}

Frame iterative_lines(const Player& player) {
  Frame frame = array_lines(player);
  const auto row = std::min(player.columns().size(), static_cast<std::size_t>(std::max(0, player.size() - 1)));
  frame.insert(frame.begin(), plain_line(fmt::format("row = {}", row)));
  return frame;
}

/// The top of the stack above, the bottom below, as high as the board.
Frame stack_lines(const Player& player) {
  Frame frame{plain_line(std::string(raw(Text::memory_stack)))};
  for (int row = player.size() - 1; row >= 0; --row) {
    const bool filled = row < static_cast<int>(player.columns().size());
    frame.push_back(plain_line(filled ? fmt::format("| {:>2} |", player.columns()[row]) : "|    |"));
  }
  return frame;
}

/// Each square with the number of the queen who stamped it: the first that controls it.
Frame stamped_board_lines(const Problem& problem, const Player& player) {
  const auto queens = player.queens();
  const OpenSquares open(problem);
  const int width = problem.size > 9 ? 3 : 2;
  Frame frame{plain_line(std::string(raw(Text::memory_stamps)))};
  for (int row = 0; row < problem.size; ++row) {
    std::string line;
    for (int column = 0; column < problem.size; ++column) {
      const Square square{row, column};
      const auto by = std::ranges::find_if(queens, [&](Square q) { return q == square || attacks(problem, q, square); });
      const std::string mark = !open(row, column)    ? "#"
                               : by == queens.end() ? "0"
                                                    : std::to_string(by - queens.begin() + 1);
      line += right_aligned(mark, width);
    }
    frame.push_back(plain_line(line));
  }
  return frame;
}

/// Under other rules than the queen's the diagonals tell nothing, and the method looks at the queens themselves.
Frame marker_lines(const Problem& problem, const Player& player) {
  const int n = player.size();
  if (!problem.only_queens()) return {used_columns(player)};
  return {used_columns(player),
          named(raw(Text::memory_main), flags(1 - n, n - 1, n, [&](int i) {
                  return any_queen(player, [i](int row, int column) { return row - column == i; });
                })),
          named(raw(Text::memory_anti), flags(0, 2 * n - 2, n, [&](int i) {
                  return any_queen(player, [i](int row, int column) { return row + column == i; });
                }))};
}

/// The three words of the row to fill, bit 0 at the left, and the squares that they leave free.
Frame word_lines(const Problem& problem, const Player& player) {
  const int n = player.size();
  const int here = std::min(static_cast<int>(player.columns().size()), std::max(0, n - 1));
  const OpenSquares open(player.by() == By::row ? problem : transposed(problem));
  const auto column = [](int, int c, int i) { return c == i; };
  const auto main = [here](int row, int c, int i) { return row < here && c + (here - row) == i; };
  const auto anti = [here](int row, int c, int i) { return row < here && c - (here - row) == i; };
  const auto word = [&](const std::function<bool(int, int, int)>& on_line) {
    return flags(0, n - 1, n, [&](int i) { return any_queen(player, [&](int r, int c) { return on_line(r, c, i); }); });
  };
  const Problem searched = player.by() == By::row ? problem : transposed(problem);
  const auto free = flags(0, n - 1, n, [&](int i) {
    return open(here, i) && !any_queen(player, [&](int r, int c) { return attacks(searched, {r, c}, {here, i}); });
  });
  if (!problem.only_queens())
    return {plain_line(say(Text::memory_words, fmt::arg("row", here))), named("free", free)};
  return {plain_line(say(Text::memory_words, fmt::arg("row", here))), named("column", word(column)),
          named("main", word(main)), named("anti", word(anti)), named("free", free)};
}

}  // namespace

Frame memory_lines(const Problem& problem, const Player& player) {
  switch (player.method()) {
    case Method::exhaustive: return exhaustive_lines(player);
    case Method::single_array: return recursive_lines(player);
    case Method::iterative: return iterative_lines(player);
    case Method::explicit_stack: return stack_lines(player);
    case Method::board_marks: return stamped_board_lines(problem, player);
    case Method::marker_arrays: return marker_lines(problem, player);
    case Method::bitmask: return word_lines(problem, player);
  }
  return {};
}

}  // namespace queens::app
