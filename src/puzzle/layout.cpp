#include "puzzle/layout.hpp"

#include <algorithm>
#include <numeric>

#include "model/contract.hpp"

namespace queens::puzzle {

static_assert(max_size == max_puzzle_size);

Layout::Layout(const Problem& puzzle) : size_(puzzle.size), region_of_(puzzle.regions) {
  QUEENS_REQUIRE(size_ >= 1 && size_ <= max_size && puzzle.rule == AttackRule::touching);
  QUEENS_REQUIRE(region_of_.size() == static_cast<std::size_t>(size_) * static_cast<std::size_t>(size_));
  names_ = region_of_;
  std::ranges::sort(names_);
  names_.erase(std::unique(names_.begin(), names_.end()), names_.end());
  const bool covered = names_.front() >= 0;
  std::erase_if(names_, [](int name) { return name < 0; });
  exact_ = covered && names_.size() == static_cast<std::size_t>(size_);
  regions_.resize(names_.size());
  std::size_t at = 0;
  for (int row = 0; row < size_; ++row)
    for (int column = 0; column < size_; ++column, ++at) {
      int& region = region_of_[at];
      region = region < 0 ? -1 : static_cast<int>(std::ranges::lower_bound(names_, region) - names_.begin());
      if (region >= 0) regions_[static_cast<std::size_t>(region)].insert({row, column});
    }
}

Layout::Layout(int size) : size_(size), names_(static_cast<std::size_t>(size)), exact_(true) {
  region_of_.assign(names_.size() * names_.size(), -1);
  regions_.resize(names_.size());
  std::iota(names_.begin(), names_.end(), 0);
}

House Layout::house(int number) const {
  if (number < size_) return {House::Kind::row, number};
  if (number < 2 * size_) return {House::Kind::column, number - size_};
  return {House::Kind::region, names_[static_cast<std::size_t>(number - 2 * size_)]};
}

SquareSet Layout::squares(int house) const {
  if (house >= 2 * size_) return regions_[static_cast<std::size_t>(house - 2 * size_)];
  SquareSet squares;
  for (int i = 0; i < size_; ++i) squares.insert(house < size_ ? Square{house, i} : Square{i, house - size_});
  return squares;
}

SquareSet Layout::attacked(Square square) const {
  const int own = region(square);
  SquareSet squares = own < 0 ? SquareSet{} : regions_[static_cast<std::size_t>(own)];
  const SquareSet::Word all = SquareSet::Word(~SquareSet::Word{0}) >> (max_size - size_);
  const SquareSet::Word here = SquareSet::bit(square.column);
  for (int row = 0; row < size_; ++row) squares.row(row) |= here;
  for (const int row : {square.row - 1, square.row + 1})
    if (row >= 0 && row < size_) squares.row(row) |= (here << 1 | here >> 1) & all;
  squares.row(square.row) = all & ~here;
  return squares;
}

void Layout::assign(Square square, int region) {
  int& now = region_of_[static_cast<std::size_t>(square.row) * static_cast<std::size_t>(size_) +
                        static_cast<std::size_t>(square.column)];
  if (now >= 0) regions_[static_cast<std::size_t>(now)].erase(square);
  if (region >= 0) regions_[static_cast<std::size_t>(region)].insert(square);
  now = region;
}

SquareSet open_squares(const Problem& puzzle) {
  const OpenSquares open({.size = puzzle.size,
                          .blocked = puzzle.blocked,
                          .excluded_sums = puzzle.excluded_sums,
                          .excluded_differences = puzzle.excluded_differences});
  SquareSet squares;
  for (int row = 0; row < puzzle.size; ++row)
    for (int column = 0; column < puzzle.size; ++column)
      if (open(row, column)) squares.insert({row, column});
  return squares;
}

}  // namespace queens::puzzle
