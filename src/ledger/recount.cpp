#include "ledger/recount.hpp"

#include <bit>
#include <limits>

namespace queens::ledger {
namespace {

constexpr std::size_t rows_for_bitmask = 13;

/// The fastest engine that is not the one of this name; the same one only where there is no other.
Backend another_than(std::string_view name) {
  for (const BackendInfo& info : backends())
    if (info.usable && info.name != name && info.backend != Backend::bitmask) return info.backend;
  return Backend::portable;
}

/// The row without a queen that has the fewest open squares.
int narrowest_row(const Problem& board, const OpenSquares& open) {
  std::uint64_t taken = 0;
  for (const Square queen : board.queens) taken |= std::uint64_t{1} << queen.row;
  int best = -1, fewest = std::numeric_limits<int>::max();
  for (int row = 0; row < board.size; ++row) {
    const int squares = std::popcount(open.word(row));
    if ((taken >> row & 1) == 0 && squares < fewest) {
      best = row;
      fewest = squares;
    }
  }
  return best;
}

}  // namespace

std::optional<Recount> recount(int size, const Subtotal& subtotal, std::size_t memory, Random& random,
                               const std::stop_token& stop) {
  const UnitResult& recorded = *subtotal.result;
  const Backend other = another_than(recorded.kernel);
  const auto unit = unit_of(size, subtotal.unit.board);
  Recount again{recorded.unit, recorded.count, 0, recorded.kernel, std::string(name_of(Backend::bitmask))};
  Problem board{.size = size, .queens = unit->queens, .blocked = unit->blocked};
  bool complete = true;
  const auto count_board = [&](Backend backend) {
    const CountResult result = count(board, {.threads = 1, .stop = stop, .memory = memory, .backend = backend});
    complete = complete && result.complete;
    again.counted += result.total;
  };
  while (static_cast<std::size_t>(size) > board.queens.size() + rows_for_bitmask) {
    again.counted_by = std::string(name_of(other)) + "+" + std::string(name_of(Backend::bitmask));
    const OpenSquares open(board);
    const int row = narrowest_row(board, open);
    std::uint64_t squares = open.word(row);
    if (squares == 0) return again;
    std::uint64_t path = squares;
    for (auto skip = random.below(static_cast<std::uint64_t>(std::popcount(squares))); skip > 0; --skip) path &= path - 1;
    path &= ~path + 1;
    for (squares ^= path; squares != 0 && complete; squares &= squares - 1) {
      board.queens.push_back({row, std::countr_zero(squares)});
      count_board(other);
      board.queens.pop_back();
    }
    board.queens.push_back({row, std::countr_zero(path)});
  }
  count_board(Backend::bitmask);
  if (!complete) return std::nullopt;
  return again;
}

}  // namespace queens::ledger
