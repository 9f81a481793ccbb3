#include "puzzle/sets.hpp"

#include <array>
#include <bit>
#include <utility>

namespace queens::puzzle {

namespace {

using Word = SquareSet::Word;  // a set of houses of one kind, by index
constexpr int kinds = 3;
constexpr int largest_set = 5;

// Regions first: that is where people look.
constexpr std::pair<int, int> pairs[] = {{2, 0}, {2, 1}, {0, 2}, {1, 2}, {0, 1}, {1, 0}};

/// For each house of one kind the houses of another kind that share an open square with it.
using Meets = std::array<Word, max_size>;

class Sets {
 public:
  Sets(const Layout& layout, const Position& position) : layout_(layout), position_(position) {
    position.open.each([&](Square square) {
      const int at[kinds] = {square.row, square.column, layout.exact() ? layout.region(square) : 0};
      for (int a = 0; a < kinds; ++a)
        for (int b = 0; b < kinds; ++b) meets_[a][b][static_cast<std::size_t>(at[a])] |= SquareSet::bit(at[b]);
    });
  }

  /// `count` houses of one kind within `count` of another, where that crosses something out.
  std::optional<Hint> find(int count) {
    for (const auto& [inner, outer] : pairs) {
      if (!layout_.exact() && (inner == 2 || outer == 2)) continue;
      inner_ = inner;
      outer_ = outer;
      if (auto hint = extend(0, count, 0, 0, count)) return hint;
    }
    return std::nullopt;
  }

 private:
  /// Chooses `left` more houses from number `from` on.
  std::optional<Hint> extend(int from, int left, Word chosen, Word cover, int count) {
    if (left == 0) return std::popcount(cover) == count ? hint_of(chosen, cover) : std::nullopt;
    for (int index = from; index <= layout_.size() - left; ++index) {
      if (position_.filled[static_cast<std::size_t>(inner_ * layout_.size() + index)]) continue;
      const Word more = cover | meets_[inner_][outer_][static_cast<std::size_t>(index)];
      if (std::popcount(more) > count) continue;
      if (auto hint = extend(index + 1, left - 1, chosen | SquareSet::bit(index), more, count)) return hint;
    }
    return std::nullopt;
  }

  SquareSet squares_of(int kind, Word indices, std::vector<House>* names) const {
    SquareSet all;
    for (; indices != 0; indices &= indices - 1) {
      const int house = kind * layout_.size() + std::countr_zero(indices);
      layout_.squares(house).each([&](Square square) { all.insert(square); });
      if (names != nullptr) names->push_back(layout_.house(house));
    }
    return all;
  }

  std::optional<Hint> hint_of(Word chosen, Word cover) const {
    Hint hint{.reason = std::popcount(chosen) == 1 ? Reason::confined : Reason::sets};
    const SquareSet inside = squares_of(inner_, chosen, &hint.houses);
    hint.crossed = ((position_.open & squares_of(outer_, cover, &hint.cover)) - inside).list();
    if (hint.crossed.empty()) return std::nullopt;
    return hint;
  }

  const Layout& layout_;
  const Position& position_;
  std::array<std::array<Meets, kinds>, kinds> meets_{};
  int inner_ = 0;
  int outer_ = 0;
};

}  // namespace

std::optional<Hint> confined(const Layout& layout, const Position& position) { return Sets(layout, position).find(1); }

std::optional<Hint> larger_sets(const Layout& layout, const Position& position) {
  Sets sets(layout, position);
  for (int count = 2; count <= largest_set; ++count)
    if (auto hint = sets.find(count)) return hint;
  return std::nullopt;
}

}  // namespace queens::puzzle
