#include "complete/bitmask.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

#include "model/contract.hpp"

namespace queens::completion {

namespace {

template <std::size_t words>
class Search {
 public:
  Search(const Lines& lines, const SearchOptions& options) : lines_(lines), options_(options) {
    const std::size_t squares = lines.squares.size();
    excluded_.resize(squares);
    sets_of_.resize(squares);
    left_.resize(lines.exactly_one.size());
    for (const auto& set : lines.exactly_one) add_set(set);
    for (const auto& set : lines.at_most_one) exclude_each_other(set);
    for (std::size_t square = 0; square < squares; ++square) put(open_, static_cast<int>(square));
  }

  SearchEnd run() {
    if (lines_.hopeless) return {.complete = true};
    for (std::size_t set = 0; set < left_.size(); ++set)
      if (left_[set] == 1) forced_.push_back(static_cast<int>(set));
    if (propagate()) walk();
    end_.complete = !ended_;
    return end_;
  }

 private:
  using Bits = std::array<std::uint64_t, words>;
  using Partners = std::array<std::uint64_t, 64>;  // by set of one kind: the sets of another, as bits

  /// The state to go back to.
  struct Mark {
    Bits open;
    std::size_t queens;
  };

  // A set that holds its queen counts this much more, so that it never looks empty or forced.
  static constexpr int satisfied = 1 << 20;
  static constexpr std::size_t most_sets = 5;  // row, column, two wrapped diagonals, region

  struct SetsOf {
    std::array<int, most_sets> sets{};
    int count = 0;
    const int* begin() const { return sets.data(); }
    const int* end() const { return sets.data() + count; }
  };

  static void put(Bits& bits, int square) { bits[static_cast<std::size_t>(square) / 64] |= std::uint64_t{1} << (square % 64); }
  static bool in(const Bits& bits, int square) { return bits[static_cast<std::size_t>(square) / 64] >> (square % 64) & 1; }

  template <class Each>
  static void each_bit(std::uint64_t word, std::size_t at, Each each) {
    for (; word != 0; word &= word - 1) each(at * 64 + static_cast<std::size_t>(std::countr_zero(word)));
  }

  void add_set(const std::vector<int>& set) {
    const int name = static_cast<int>(members_.size());
    members_.emplace_back();
    for (const int square : set) {
      put(members_.back(), square);
      SetsOf& own = sets_of_[static_cast<std::size_t>(square)];
      own.sets[static_cast<std::size_t>(own.count++)] = name;
    }
    left_[static_cast<std::size_t>(name)] = static_cast<int>(set.size());
    exclude_each_other(set);
  }

  void exclude_each_other(const std::vector<int>& set) {
    Bits bits{};
    for (const int square : set) put(bits, square);
    for (const int square : set)
      for (std::size_t w = 0; w < words; ++w) excluded_[static_cast<std::size_t>(square)][w] |= bits[w];
  }

  Mark mark() const { return {open_, queens_.size()}; }

  void back_to(const Mark& mark) {
    forced_.clear();
    for (std::size_t w = 0; w < words; ++w)
      each_bit(mark.open[w] & ~open_[w], w, [&](std::size_t square) {
        for (const int set : sets_of_[square]) ++left_[static_cast<std::size_t>(set)];
      });
    open_ = mark.open;
    for (; queens_.size() > mark.queens; queens_.pop_back())
      for (const int set : sets_of_[static_cast<std::size_t>(queens_.back())]) left_[static_cast<std::size_t>(set)] -= satisfied;
  }

  /// Closes these squares; false if a set has none left.
  bool close(const Bits& squares) {
    int emptied = 0;
    for (std::size_t w = 0; w < words; ++w) {
      const std::uint64_t closed = squares[w] & open_[w];
      open_[w] ^= closed;
      each_bit(closed, w, [&](std::size_t square) {
        for (const int set : sets_of_[square]) {
          const int left = --left_[static_cast<std::size_t>(set)];
          if (left == 1) forced_.push_back(set);
          emptied |= left == 0;
        }
      });
    }
    return !emptied;
  }

  bool place(int square) {
    queens_.push_back(square);
    for (const int set : sets_of_[static_cast<std::size_t>(square)]) left_[static_cast<std::size_t>(set)] += satisfied;
    return close(excluded_[static_cast<std::size_t>(square)]);
  }

  bool propagate() {
    while (!forced_.empty()) {
      const int set = forced_.back();
      forced_.pop_back();
      if (left_[static_cast<std::size_t>(set)] == 1 && !place(first_open(set))) return false;
    }
    return true;
  }

  int first_open(int set) const {
    for (std::size_t w = 0;; ++w)
      if (const std::uint64_t word = members_[static_cast<std::size_t>(set)][w] & open_[w])
        return static_cast<int>(w * 64) + std::countr_zero(word);
  }

  bool place_all_forced(int square) {
    ++end_.nodes;
    const bool fits = place(square) && propagate();
    end_.deepest = std::max(end_.deepest, static_cast<int>(queens_.size()));
    return fits;
  }

  int open_count() const {
    int count = 0;
    for (const std::uint64_t word : open_) count += std::popcount(word);
    return count;
  }

  std::vector<int> open_in(int set) const {
    std::vector<int> squares;
    for (std::size_t w = 0; w < words; ++w)
      each_bit(members_[static_cast<std::size_t>(set)][w] & open_[w], w,
               [&](std::size_t square) { squares.push_back(static_cast<int>(square)); });
    return squares;
  }

  /// Tries both squares of every set that has two left; closes those that fail. False if the board is dead.
  bool look_ahead() {
    bool again = true;
    while (again) {
      again = false;
      Bits fits{};
      best_set_ = -1;
      best_score_ = -1;
      for (int set = 0; set < static_cast<int>(left_.size()); ++set) {
        if (left_[static_cast<std::size_t>(set)] != 2) continue;
        const int a = first_open(set);
        int b = a;
        for (std::size_t w = 0; w < words; ++w)
          if (std::uint64_t word = members_[static_cast<std::size_t>(set)][w] & open_[w]) {
            b = static_cast<int>(w * 64) + 63 - std::countl_zero(word);
          }
        for (const int square : {a, b}) {
          if (in(fits, square)) continue;
          const Mark before = mark();
          const bool good = place_all_forced(square);
          if (good) closed_by_[static_cast<std::size_t>(square)] = open_now_ - open_count();
          back_to(before);
          if (good) {
            put(fits, square);
            continue;
          }
          Bits one{};
          put(one, square);
          if (!close(one) || !propagate()) return false;
          open_now_ = open_count();
          again = true;
          break;
        }
        if (left_[static_cast<std::size_t>(set)] != 2) continue;
        const long score = long{closed_by_[static_cast<std::size_t>(a)]} * closed_by_[static_cast<std::size_t>(b)];
        if (score > best_score_) {
          best_score_ = score;
          best_set_ = set;
        }
      }
    }
    return true;
  }

  /// A path that gives the set `from` a partner of its own. Source: H. Kuhn, The Hungarian method (1955).
  static bool find_partner(int from, const Partners& partners, std::array<int, 64>& taken_by, std::uint64_t& seen) {
    while (const std::uint64_t next = partners[static_cast<std::size_t>(from)] & ~seen) {
      seen |= next & (0 - next);
      int& owner = taken_by[static_cast<std::size_t>(std::countr_zero(next))];
      if (owner >= 0 && !find_partner(owner, partners, taken_by, seen)) continue;
      owner = from;
      return true;
    }
    return false;
  }

  /// Can each open set of one kind be paired with a set of the other kind that it shares an open square with, no two with
  /// the same? Kinds are rows, columns, regions: the sets of a kind share out the board, `size` to a kind.
  bool paired(std::size_t kind, std::size_t other) const {
    Partners partners{};
    const auto size = static_cast<std::size_t>(lines_.size);
    for (std::size_t w = 0; w < words; ++w)
      each_bit(open_[w], w, [&](std::size_t square) {
        const auto& sets = sets_of_[square].sets;
        partners[static_cast<std::size_t>(sets[kind]) - kind * size] |=
            std::uint64_t{1} << (static_cast<std::size_t>(sets[other]) - other * size);
      });
    std::array<int, 64> taken_by;
    taken_by.fill(-1);
    for (std::size_t set = 0; set < size; ++set) {
      std::uint64_t seen = 0;
      if (left_[kind * size + set] < satisfied && !find_partner(static_cast<int>(set), partners, taken_by, seen))
        return false;
    }
    return true;
  }

  /// Three regions within two columns are beyond the look ahead. Rows and columns alone hardly ever fail this test, and it
  /// costs more than it saves: docs/completion-notes.md.
  bool every_kind_paired() const {
    const std::size_t kinds = lines_.size == 0 ? 0 : left_.size() / static_cast<std::size_t>(lines_.size);
    if (kinds < 3 || lines_.size > 64) return true;
    for (std::size_t kind = 0; kind < kinds; ++kind)
      for (std::size_t other = 0; other < kind; ++other)
        if (!paired(kind, other)) return false;
    return true;
  }

  void walk() {
    if (options_.stopped && options_.stopped()) {
      ended_ = true;
      return;
    }
    const Mark before = mark();
    open_now_ = open_count();
    if (!look_ahead() || !every_kind_paired()) return back_to(before);
    if (static_cast<int>(queens_.size()) == lines_.size) {
      ended_ = !options_.each(placement_of(lines_, queens_));
      return back_to(before);
    }
    int set = best_set_;
    if (set < 0) {
      int fewest = satisfied;
      for (int s = 0; s < static_cast<int>(left_.size()); ++s)
        if (left_[static_cast<std::size_t>(s)] < fewest) {
          fewest = left_[static_cast<std::size_t>(s)];
          set = s;
        }
    }
    const Mark here = mark();
    std::vector<int> squares = open_in(set);
    if (options_.shuffle)
      for (std::size_t i = squares.size(); i > 1; --i) std::swap(squares[i - 1], squares[options_.shuffle->below(i)]);
    for (const int square : squares) {
      if (place_all_forced(square)) walk();
      back_to(here);
      if (ended_) break;
    }
    back_to(before);
  }

  const Lines& lines_;
  const SearchOptions& options_;
  std::vector<Bits> excluded_;   // by square: what a queen there excludes, the square itself included
  std::vector<Bits> members_;    // by set of exactly_one
  std::vector<SetsOf> sets_of_;  // by square
  std::vector<int> left_;        // by set: open squares, and `satisfied` if it holds its queen
  Bits open_{};
  std::vector<int> queens_;
  std::vector<int> forced_;      // sets that had one square left when they were put here
  std::array<int, words * 64> closed_by_{};
  int open_now_ = 0, best_set_ = -1;
  long best_score_ = -1;
  SearchEnd end_;
  bool ended_ = false;
};

}  // namespace

SearchEnd search_bitmask(const Lines& lines, const SearchOptions& options) {
  const std::size_t squares = lines.squares.size();
  QUEENS_REQUIRE(squares <= most_bitmask_squares);
  if (squares <= 128) return Search<2>(lines, options).run();
  if (squares <= 256) return Search<4>(lines, options).run();
  if (squares <= 512) return Search<8>(lines, options).run();
  if (squares <= 1024) return Search<16>(lines, options).run();
  if (squares <= 4096) return Search<64>(lines, options).run();
  return Search<most_bitmask_squares / 64>(lines, options).run();
}

}  // namespace queens::completion
