// The board under a Player: what the method makes of each square, and queens that are put and taken.
#include <queens/player.hpp>

#include <bit>

namespace queens {

/// What the method makes of a square of the first empty row: it never looks at it, it refuses it, or it fits.
Player::Fate Player::fate(int row, int column) const {
  if (method_ == Method::exhaustive) return on_column_[column] > 0 ? Fate::skipped : Fate::fits;
  if (!attacked(row, column) && open_(row, column)) return Fate::fits;
  return method_ == Method::bitmask ? Fate::skipped : Fate::refused;
}

bool Player::attacked(int row, int column) const {
  if (!problem_.only_queens()) {
    for (int above = 0; above < filled(); ++above)
      if (attacks(problem_, {above, columns_[above]}, {row, column})) return true;
    return false;
  }
  return on_column_[column] > 0 || on_main_[row - column + size_] > 0 || on_anti_[row + column] > 0;
}

/// `bitmask`: the free squares of the first empty row.
std::uint64_t Player::free_word() const {
  if (!problem_.only_queens()) {
    std::uint64_t free = open_columns_[columns_.size()];
    for (int column = 0; column < size_; ++column)
      if (attacked(filled(), column)) free &= ~(std::uint64_t{1} << column);
    return free;
  }
  const Attacked& by = attacked_.back();
  return open_columns_[columns_.size()] & ~(by.column | by.main | by.anti);
}

/// The first column from this one on that the method looks at, or n.
int Player::next_candidate(int from) const {
  if (method_ == Method::bitmask) {
    const std::uint64_t rest = from < 64 ? free_word() >> from << from : 0;
    return rest == 0 ? size_ : std::countr_zero(rest);
  }
  while (from < size_ && fate(filled(), from) == Fate::skipped) ++from;
  return from;
}

/// The last column before this one that the method looks at, or −1.
int Player::previous_candidate(int below) const {
  if (method_ == Method::bitmask) {
    const std::uint64_t before = below < 64 ? (std::uint64_t{1} << below) - 1 : ~std::uint64_t{0};
    return static_cast<int>(std::bit_width(free_word() & before)) - 1;
  }
  do --below;
  while (below >= 0 && fate(filled(), below) == Fate::skipped);
  return below;
}

/// The columns differ already; only `exhaustive` fills boards that can be wrong.
bool Player::full_board_is_right() const {
  if (method_ != Method::exhaustive) return true;
  if (!problem_.only_queens()) return solves(problem_, columns_);
  for (int row = 0; row < size_; ++row)
    if (on_main_[row - columns_[row] + size_] > 1 || on_anti_[row + columns_[row]] > 1 || !open_(row, columns_[row]))
      return false;
  return true;
}

void Player::put(int column) {
  const int row = filled();
  ++on_column_[column];
  ++on_main_[row - column + size_];
  ++on_anti_[row + column];
  columns_.push_back(column);
  if (method_ != Method::bitmask) return;
  const Attacked by = attacked_.back();
  const std::uint64_t queen = std::uint64_t{1} << column;
  attacked_.push_back({by.column | queen, (by.main | queen) << 1, (by.anti | queen) >> 1});
}

int Player::take() {
  const int column = columns_.back();
  columns_.pop_back();
  const int row = filled();
  --on_column_[column];
  --on_main_[row - column + size_];
  --on_anti_[row + column];
  if (method_ == Method::bitmask) attacked_.pop_back();
  return column;
}

}  // namespace queens
