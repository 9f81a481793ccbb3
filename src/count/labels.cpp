#include "count/labels.hpp"

#include <algorithm>
#include <bit>
#include <vector>

namespace queens::counting {
namespace {

constexpr std::size_t diagonals = 2 * max_size;

/// A diagonal of one kind, as a half sees it.
struct Use {
  int rows = 0;         // rows with an open square on it
  double chance = 0;    // rough number of queens on it: each row's queen on any of its open squares alike
  bool needed = false;  // a square without another label lies on it
  int bit = -1;
};

/// All diagonals of a half: [0] sums, [1] differences shifted to start at 0.
using Uses = std::array<std::array<Use, diagonals>, 2>;

std::size_t sum_index(Square square) { return static_cast<std::size_t>(sum(square)); }
std::size_t difference_index(int size, Square square) {
  return static_cast<std::size_t>(difference(square) + size - 1);
}

template <class Visit>
void for_each_open(const Labels& labels, const Half& half, Visit visit) {
  for (int step = 0; step < half.rows; ++step)
    for (std::uint32_t rest = half.open[step]; rest != 0; rest &= rest - 1) {
      const int i = std::countr_zero(rest);
      visit(step, i, Square{half.row[step], labels.column[i]});
    }
}

Uses uses_of(const Labels& labels, const Half& half, int size) {
  Uses uses{};
  std::array<std::array<int, diagonals>, 2> last_step;
  for (auto& steps : last_step) steps.fill(-1);
  for_each_open(labels, half, [&](int step, int, Square square) {
    const std::size_t place[2] = {sum_index(square), difference_index(size, square)};
    for (std::size_t kind = 0; kind < 2; ++kind) {
      Use& use = uses[kind][place[kind]];
      use.rows += last_step[kind][place[kind]] != step;
      last_step[kind][place[kind]] = step;
      use.chance += 1.0 / std::popcount(half.open[step]);
    }
  });
  return uses;
}

void fill_half(const OpenBoard& board, const Labels& labels, Half& half) {
  for (int step = 0; step < half.rows; ++step)
    for (int i = 0; i < labels.columns; ++i)
      half.open[step] |= (board.open(half.row[step]) >> labels.column[i] & 1) << i;
}

/// Bits for the diagonals of one half alone, in the words' bits that the join leaves; labels_fit says that they do.
void add_own_bits(const Labels& labels, const Half& half, int size, Uses& uses) {
  // A square without any label would let padding entries pass the filter.
  for_each_open(labels, half, [&](int, int, Square square) {
    Use& by_sum = uses[0][sum_index(square)];
    const Use& by_difference = uses[1][difference_index(size, square)];
    const auto labelled = [](const Use& use) { return use.bit >= 0 || use.rows >= 2; };
    by_sum.needed |= !labelled(by_sum) && !labelled(by_difference);
  });
  for (std::size_t kind = 0; kind < 2; ++kind) {
    std::uint32_t taken = kind == 0 ? labels.join.of_sums : labels.join.of_differences;
    for (Use& use : uses[kind]) {
      if (use.bit >= 0 || (use.rows < 2 && !use.needed)) continue;
      use.bit = std::countr_one(taken);
      taken |= std::uint32_t{1} << use.bit;
    }
  }
}

void write_bits(const Labels& labels, const Uses& uses, int size, Half& half) {
  const auto bit_of = [](const Use& use) { return use.bit < 0 ? 0 : std::uint32_t{1} << use.bit; };
  for_each_open(labels, half, [&](int step, int i, Square square) {
    half.bits[step][i] = {bit_of(uses[0][sum_index(square)]), bit_of(uses[1][difference_index(size, square)])};
  });
  for (int step = 0; step < half.rows && !half.always_labelled; ++step) {
    half.always_labelled = true;
    for (std::uint32_t rest = half.open[step]; rest != 0; rest &= rest - 1) {
      const SquareBits& bits = half.bits[step][std::countr_zero(rest)];
      half.always_labelled &= labels.join_bits(bits.sum, bits.difference) != 0;
    }
  }
}

}  // namespace

namespace {

/// The diagonals of one kind that a half's rows use at all, and those that several of its rows use.
struct Reach {
  std::uint64_t once = 0, twice = 0;
  void add(std::uint64_t diagonals_of_row) {
    twice |= once & diagonals_of_row;
    once |= diagonals_of_row;
  }
};

struct HalfReach {
  Reach sums, differences;
};

template <class Visit>
void for_each_row(const OpenBoard& board, int upper_rows, Visit visit) {
  int step = 0;
  for (std::uint32_t rest = board.free_rows(); rest != 0; rest &= rest - 1, ++step) {
    const int row = std::countr_zero(rest);
    visit(step >= upper_rows, std::uint64_t{board.open(row)}, row, board.size() - 1 - row);
  }
}

std::array<HalfReach, 2> reach_of(const OpenBoard& board, int upper_rows) {
  std::array<HalfReach, 2> halves;
  for_each_row(board, upper_rows, [&](bool lower, std::uint64_t open, int sum_shift, int difference_shift) {
    halves[lower].sums.add(open << sum_shift);
    halves[lower].differences.add(open << difference_shift);
  });
  return halves;
}

}  // namespace

int count_join_labels(const OpenBoard& board, int upper_rows) {
  const auto [upper, lower] = reach_of(board, upper_rows);
  return std::popcount(upper.sums.once & lower.sums.once) +
         std::popcount(upper.differences.once & lower.differences.once);
}

bool labels_fit(const OpenBoard& board, int upper_rows, int most_labels) {
  const std::array<HalfReach, 2> halves = reach_of(board, upper_rows);
  const std::uint64_t sums = halves[0].sums.once & halves[1].sums.once;
  const std::uint64_t differences = halves[0].differences.once & halves[1].differences.once;
  if (std::popcount(sums) + std::popcount(differences) > most_labels) return false;
  // Squares without any label so far get one for their sum diagonal.
  std::uint64_t needed[2] = {};
  for_each_row(board, upper_rows, [&](bool lower, std::uint64_t open, int sum_shift, int difference_shift) {
    const std::uint64_t labelled = (sums | halves[lower].sums.twice) >> sum_shift |
                                   (differences | halves[lower].differences.twice) >> difference_shift;
    needed[lower] |= (open & ~labelled) << sum_shift;
  });
  for (std::size_t half = 0; half < 2; ++half)
    if (std::popcount(sums | halves[half].sums.twice | needed[half]) > 32 ||
        std::popcount(differences | halves[half].differences.twice) > 32)
      return false;
  return true;
}

std::optional<Labels> make_labels(const OpenBoard& board, int upper_rows, int most_labels) {
  if (!labels_fit(board, upper_rows, most_labels)) return std::nullopt;
  Labels labels;
  for (std::uint32_t rest = board.free_columns(); rest != 0; rest &= rest - 1)
    labels.column[labels.columns++] = std::countr_zero(rest);
  std::vector<int> rows;
  for (std::uint32_t rest = board.free_rows(); rest != 0; rest &= rest - 1) rows.push_back(std::countr_zero(rest));
  labels.upper.rows = upper_rows;
  labels.lower.rows = static_cast<int>(rows.size()) - upper_rows;
  std::copy_n(rows.begin(), labels.upper.rows, labels.upper.row.begin());
  std::copy_n(rows.rbegin(), labels.lower.rows, labels.lower.row.begin());
  fill_half(board, labels, labels.upper);
  fill_half(board, labels, labels.lower);

  Uses upper = uses_of(labels, labels.upper, board.size()), lower = uses_of(labels, labels.lower, board.size());
  struct Shared {
    double chance;
    std::size_t kind, diagonal;
    auto operator<=>(const Shared&) const = default;
  };
  std::vector<Shared> shared;
  for (std::size_t kind = 0; kind < 2; ++kind)
    for (std::size_t diagonal = 0; diagonal < diagonals; ++diagonal)
      if (const Use &a = upper[kind][diagonal], &b = lower[kind][diagonal]; a.rows != 0 && b.rows != 0)
        shared.push_back({a.chance * b.chance, kind, diagonal});
  std::ranges::sort(shared);
  for (const Shared& label : shared) {
    const int bit = labels.count++;
    upper[label.kind][label.diagonal].bit = lower[label.kind][label.diagonal].bit = bit;
    (label.kind == 0 ? labels.join.of_sums : labels.join.of_differences) |= std::uint32_t{1} << bit;
  }

  add_own_bits(labels, labels.upper, board.size(), upper);
  add_own_bits(labels, labels.lower, board.size(), lower);
  write_bits(labels, upper, board.size(), labels.upper);
  write_bits(labels, lower, board.size(), labels.lower);
  return labels;
}

}  // namespace queens::counting
