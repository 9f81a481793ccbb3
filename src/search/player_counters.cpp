// The counters of a Player, counted up and down.
#include <queens/player.hpp>

namespace queens {

using Kind = Step::Kind;

void Player::count(const Step& step) {
  if (tested(step)) ++counters_.tests;
  switch (step.kind) {
    case Kind::place:
      counters_.place(filled() - 1, columns_.back());
      if (method_ == Method::board_marks) counters_.stamp(newly_stamped(filled() - 1, columns_.back()));
      break;
    case Kind::reject: ++counters_.rejects; break;
    case Kind::backtrack: ++counters_.backtracks; break;
    case Kind::solution: ++counters_.solutions; break;
    case Kind::start: break;
  }
}

/// Called when the step has been taken back already: a placed queen is in hand again.
void Player::uncount(const Step& step) {
  if (tested(step)) --counters_.tests;
  switch (step.kind) {
    case Kind::place: {
      const int column = column_of(step);
      --counters_.places;
      --counters_.levels[static_cast<std::size_t>(filled()) + 1];
      if (counters_.levels.back() == 0) counters_.levels.pop_back();
      if (method_ == Method::board_marks)
        counters_.stamped -= static_cast<std::uint64_t>(newly_stamped(filled(), column));
      break;
    }
    case Kind::reject: --counters_.rejects; break;
    case Kind::backtrack: --counters_.backtracks; break;
    case Kind::solution: --counters_.solutions; break;
    case Kind::start: break;
  }
}

/// `exhaustive` looks at full boards only, the others at each square.
bool Player::tested(const Step& step) const {
  if (method_ == Method::exhaustive) return size_ > 0 && (step.kind == Kind::reject || step.kind == Kind::solution);
  return step.kind == Kind::place || step.kind == Kind::reject;
}

/// Squares that a queen here controls and no queen of the rows above does; those lie in her row and below.
int Player::newly_stamped(int row, int column) const {
  const auto controlled_above = [&](int r, int c) {
    for (int above = 0; above < row; ++above)
      if (attacks(problem_, {above, columns_[above]}, {r, c})) return true;
    return false;
  };
  const auto free = [&](int r, int c) { return open_(r, c) && !controlled_above(r, c); };
  int stamped = 0;
  if (!problem_.only_queens()) {
    for (int r = row; r < size_; ++r)
      for (int c = 0; c < size_; ++c) {
        const bool controlled = Square{r, c} == Square{row, column} || attacks(problem_, {row, column}, {r, c});
        stamped += controlled && free(r, c);
      }
    return stamped;
  }
  for (int c = 0; c < size_; ++c) stamped += free(row, c);
  for (int r = row + 1; r < size_; ++r)
    for (const int c : {column - (r - row), column, column + (r - row)})
      stamped += c >= 0 && c < size_ && free(r, c);
  return stamped;
}

}  // namespace queens
