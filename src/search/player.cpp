// Why a search can be run backwards: in each row the columns are tried from left to right. If the square before the next
// one to try is attacked, the last step refused it; if it is not, a queen stood there and came back; and if no square of
// the row was tried, the last step placed the queen above.
#include <queens/player.hpp>

#include "model/contract.hpp"

namespace queens {

using Kind = Step::Kind;

Player::Player(const Problem& problem, Method method, By by)
    : method_(method), by_(by), problem_(by == By::row ? problem : transposed(problem)), size_(problem.size),
      hopeless_(contradiction(problem).has_value()), open_(problem_) {
  QUEENS_REQUIRE(size_ >= 0 && (method != Method::bitmask || size_ <= 64));
  const auto n = static_cast<std::size_t>(size_);
  on_column_.resize(n);
  on_main_.resize(2 * n);
  on_anti_.resize(2 * n);
  if (method != Method::bitmask) return;
  attacked_.emplace_back();
  for (int row = 0; row < size_; ++row) open_columns_.push_back(open_.word(row));
}

bool Player::at_end() const { return following().kind == Kind::start; }

bool Player::dead_end() const {
  if (hopeless_) return false;
  if (full()) return judged_ && !full_board_is_right();
  if (next_candidate(next_column_) < size_) return false;
  for (int column = 0; column < size_; ++column)
    if (fate(filled(), column) == Fate::fits) return false;
  return true;
}

bool Player::forward() {
  const Step next = following();
  if (next.kind == Kind::start) return false;
  apply(next);
  count(next);
  ++number_;
  last_ = next;
  return true;
}

bool Player::back() {
  if (number_ == 0) return false;
  undo(last_);
  uncount(last_);
  --number_;
  last_ = preceding();
  return true;
}

void Player::go_to(std::uint64_t number) {
  if (number < number_ && number < number_ - number) rewind();  // from the start it is nearer
  while (number_ < number && forward()) {}
  while (number_ > number && back()) {}
}

void Player::rewind() {
  while (!columns_.empty()) take();
  next_column_ = 0;
  judged_ = false;
  number_ = 0;
  last_ = {};
  counters_ = Counters();
}

bool Player::next_solution(std::uint64_t most) {
  for (; most > 0 && forward(); --most)
    if (last_.kind == Kind::solution) return true;
  return false;
}

bool Player::next_dead_end(std::uint64_t most) {
  for (; most > 0 && forward(); --most)
    if (dead_end()) return true;
  return false;
}

std::vector<Square> Player::queens() const {
  std::vector<Square> squares;
  for (int row = 0; row < filled(); ++row) squares.push_back(step(Kind::place, row, columns_[row]).square);
  return squares;
}

Step Player::step(Kind kind, int row, int column) const {
  return {kind, by_ == By::row ? Square{row, column} : Square{column, row}};
}

/// The inverse: the column of a step in the search's own terms.
int Player::column_of(const Step& step) const { return by_ == By::row ? step.square.column : step.square.row; }

/// What is said of a full board.
Step Player::verdict() const {
  if (size_ == 0) return {Kind::solution, {}};
  return step(full_board_is_right() ? Kind::solution : Kind::reject, size_ - 1, columns_.back());
}

/// The step that comes next; Kind::start if none does.
Step Player::following() const {
  if (hopeless_) return {};
  const int row = filled();
  if (full() && !judged_) return verdict();
  if (!full()) {
    const int column = next_candidate(next_column_);
    if (column < size_) return step(fate(row, column) == Fate::fits ? Kind::place : Kind::reject, row, column);
  }
  return row == 0 ? Step{} : step(Kind::backtrack, row - 1, columns_.back());
}

/// The step that led to this state.
Step Player::preceding() const {
  if (number_ == 0) return {};
  if (full() && judged_) return verdict();
  const int row = filled();
  const int column = full() ? -1 : previous_candidate(next_column_);
  if (column < 0) return step(Kind::place, row - 1, columns_.back());
  return step(fate(row, column) == Fate::refused ? Kind::reject : Kind::backtrack, row, column);
}

void Player::apply(const Step& step) {
  const int column = column_of(step);
  if (full() && !judged_) {
    judged_ = true;
  } else if (step.kind == Kind::place) {
    put(column);
    next_column_ = 0;
  } else if (step.kind == Kind::reject) {
    next_column_ = column + 1;
  } else {
    next_column_ = take() + 1;
    judged_ = false;
  }
}

void Player::undo(const Step& step) {
  const int column = column_of(step);
  if (full() && judged_) {
    judged_ = false;
  } else if (step.kind == Kind::backtrack) {
    put(column);
    judged_ = full();
    next_column_ = full() ? 0 : previous_candidate(size_) + 1;
  } else {
    if (step.kind == Kind::place) take();
    next_column_ = previous_candidate(column) + 1;
  }
}

}  // namespace queens
