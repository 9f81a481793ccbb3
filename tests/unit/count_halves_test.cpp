#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <random>

#include "count/binomial.hpp"
#include "count/labels.hpp"
#include "count/lattice.hpp"
#include "count/tails.hpp"
#include "count/workspace.hpp"
#include "unit/count_support.hpp"

namespace queens::test {
namespace {

using namespace counting;
using Words = std::vector<std::uint32_t>;

/// Placements of the first `rows` rows of a half by their sets of columns: how many, and their join words.
std::map<std::uint32_t, Words> placements(const Labels& labels, const Half& half, int rows) {
  std::map<std::uint32_t, Words> lists;
  std::vector<Square> queens;
  const std::function<void(std::uint32_t, std::uint32_t)> fill = [&](std::uint32_t set, std::uint32_t word) {
    const int step = static_cast<int>(queens.size());
    if (step == rows) {
      lists[set].push_back(word);
      return;
    }
    for (int i = 0; i < labels.columns; ++i) {
      if ((half.open[static_cast<std::size_t>(step)] >> i & 1) == 0) continue;
      const Square queen{half.row[static_cast<std::size_t>(step)], labels.column[static_cast<std::size_t>(i)]};
      if (std::ranges::any_of(queens, [&](Square other) { return attacks(other, queen); })) continue;
      const SquareBits& bits = half.bits[static_cast<std::size_t>(step)][static_cast<std::size_t>(i)];
      queens.push_back(queen);
      fill(set | 1u << i, word | labels.join_bits(bits.sum, bits.difference));
      queens.pop_back();
    }
  };
  fill(0, 0);
  return lists;
}

struct Memory {
  Memory() { EXPECT_TRUE(workspace.reset(std::size_t{32} << 20)); }
  Level level() {
    std::uint32_t* const sums = workspace.take(1 << 20);
    std::uint32_t* const differences = workspace.take(1 << 20);
    return {sums, differences, 1 << 20, workspace.take(1 << 16)};
  }
  Workspace workspace{std::size_t{64} << 20};
};

/// Boards that keep at least six free rows.
std::vector<OpenBoard> boards() {
  std::mt19937 random(11);
  std::vector<OpenBoard> list;
  while (list.size() < 60) {
    OpenBoard board = open_board(random_problem(random, 7, 10));
    if (settle(board) && board.free_count() >= 6) list.push_back(board);
  }
  return list;
}

TEST(CountHalves, LatticeListsAreAsLongAsThereArePlacementsOfTheirColumns) {
  for (const OpenBoard& board : boards()) {
    const int upper_rows = board.free_count() / 2;
    const auto labels = make_labels(board, upper_rows, 32);
    if (!labels) continue;
    for (const Kernel* kernel : usable_kernels())
      for (const Half* half : {&labels->upper, &labels->lower})
        for (int rows = 0; rows <= half->rows; ++rows) {
          Memory memory;
          const Level own = memory.level(), spare = memory.level();
          ASSERT_TRUE(build_lattice(*labels, *half, rows, *kernel, own, spare));
          auto expected = placements(*labels, *half, rows);
          std::size_t rank = 0;
          for (std::uint64_t set = first_set(rows); set < std::uint64_t{1} << labels->columns; set = next_set(set)) {
            const HalfList list = own.list(rank++);
            const auto padding = static_cast<std::size_t>(std::count(list.sums, list.sums + list.length, ~0u));
            ASSERT_EQ(list.length - padding, expected[static_cast<std::uint32_t>(set)].size());
            ASSERT_LT(padding, std::max<std::size_t>(kernel->list_multiple, 1));
          }
        }
  }
}

TEST(CountHalves, PulledListsHoldTheJoinWordsOfAllPlacements) {
  for (const OpenBoard& board : boards()) {
    const auto labels = make_labels(board, board.free_count() / 2, 32);
    if (!labels) continue;
    for (const Kernel* kernel : usable_kernels())
      for (const Half* half : {&labels->upper, &labels->lower})
        for (int tail = 1; tail <= std::min(3, half->rows); ++tail) {
          Memory memory;
          const Level own = memory.level(), spare = memory.level();
          ASSERT_TRUE(build_lattice(*labels, *half, half->rows - tail, *kernel, own, spare));
          HalfPuller puller(*labels, *half, tail, own);
          auto expected = placements(*labels, *half, half->rows);
          for (std::uint64_t set = first_set(half->rows); set < std::uint64_t{1} << labels->columns;
               set = next_set(set)) {
            Words words(puller.prepare(static_cast<std::uint32_t>(set)) + 16);
            words.resize(puller.pull(*kernel, words.data()));
            Words& wanted = expected[static_cast<std::uint32_t>(set)];
            std::sort(words.begin(), words.end());
            std::sort(wanted.begin(), wanted.end());
            ASSERT_EQ(words, wanted);
          }
        }
  }
}

TEST(CountHalves, ALatticeThatDoesNotFitSaysSo) {
  const OpenBoard board(10);
  const auto labels = make_labels(board, 5, 32);
  ASSERT_TRUE(labels);
  Memory memory;
  Level own = memory.level();
  const Level spare = memory.level();
  own.entries = 100;
  EXPECT_FALSE(build_lattice(*labels, labels->upper, 4, *usable_kernels().front(), own, spare));
}

TEST(CountLabels, NoTwoDiagonalsOfAHalfShareABitAndEverySquareHasOne) {
  for (const OpenBoard& board : boards())
    for (int upper_rows = 1; upper_rows < board.free_count(); ++upper_rows) {
      const auto labels = make_labels(board, upper_rows, 32);
      if (!labels) continue;
      EXPECT_EQ(labels->count, count_join_labels(board, upper_rows));
      EXPECT_EQ(labels->join.of_sums & labels->join.of_differences, 0u);
      for (const Half* half : {&labels->upper, &labels->lower}) {
        std::map<std::uint32_t, int> sum_of_bit, difference_of_bit;
        for (int step = 0; step < half->rows; ++step)
          for (int i = 0; i < labels->columns; ++i) {
            if ((half->open[static_cast<std::size_t>(step)] >> i & 1) == 0) continue;
            const Square square{half->row[static_cast<std::size_t>(step)], labels->column[static_cast<std::size_t>(i)]};
            const SquareBits& bits = half->bits[static_cast<std::size_t>(step)][static_cast<std::size_t>(i)];
            EXPECT_NE(bits.sum | bits.difference, 0u);
            if (bits.sum != 0) {
              EXPECT_EQ(sum_of_bit.try_emplace(bits.sum, sum(square)).first->second, sum(square));
            }
            if (bits.difference != 0) {
              EXPECT_EQ(difference_of_bit.try_emplace(bits.difference, difference(square)).first->second,
                        difference(square));
            }
          }
      }
    }
}

TEST(CountSets, AreVisitedInTheOrderOfTheirRank) {
  for (int columns = 1; columns <= 12; ++columns)
    for (int size = 0; size <= columns; ++size) {
      std::uint32_t place = 0;
      for (std::uint64_t set = first_set(size); set < std::uint64_t{1} << columns; set = next_set(set), ++place) {
        std::uint32_t rank = 0;
        int j = 0;
        for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) rank += binomial(std::countr_zero(rest), ++j);
        ASSERT_EQ(rank, place);
      }
      ASSERT_EQ(place, binomial(columns, size));
    }
}

}  // namespace
}  // namespace queens::test
