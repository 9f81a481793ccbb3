// The texts of a long count: boards, result lines, work orders.
#include <gtest/gtest.h>

#include <algorithm>
#include <queens/work.hpp>
#include <random>

#include "ledger/fnv.hpp"

namespace queens::test {
namespace {

const std::string hash_a(32, 'a'), hash_b(32, 'b');

WorkOrder small_order() {
  WorkOrder order{hash_a, {.size = 14, .queens = {{0, 3}}, .blocked = {{13, 13}}}, std::size_t{16} << 20, 2, 5, {}};
  std::int64_t id = 0;
  for (const WorkUnit& unit : plan(order.problem, {.memory = order.memory, .most_cost = 1e5}))
    order.units.push_back({++id, board_text(unit.queens, unit.blocked), unit.weight, unit.cost});
  return order;
}

TEST(LedgerHash, GivesThePublishedValues) {
  ledger::Fnv64 small;
  ledger::Fnv128 large;
  EXPECT_EQ(small.text(), "cbf29ce484222325");
  EXPECT_EQ(large.text(), "6c62272e07bb014262b821756295c58d");
  small.add("foobar");
  large.add("foobar");
  EXPECT_EQ(small.text(), "85944171f73967e8");
  EXPECT_EQ(large.text(), "343e1662793c64bf6f0d3597ba446f18");
}

TEST(LedgerBoardText, IsReadBackForEveryUnitOfAPlan) {
  for (const int size : {1, 8, 15, 16, 32}) {
    int looked_at = 0;
    plan({.size = size}, {}, [&](const WorkUnit& unit) {
      const auto again = unit_of(size, board_text(unit.queens, unit.blocked));
      EXPECT_TRUE(again && again->queens == unit.queens && again->blocked == unit.blocked);
      return ++looked_at < 200;
    });
    EXPECT_GT(looked_at, 0);
  }
}

TEST(LedgerBoardText, OfSomethingElseIsRefused) {
  EXPECT_TRUE(unit_of(8, "/"));
  EXPECT_TRUE(unit_of(8, "0077/12"));
  for (const char* text : {"", "0077", "007/12", "0077/1", "08/", "/80", "0x/", "00/11/22", "A0/", " 00/"})
    EXPECT_FALSE(unit_of(8, text)) << text;
}

TEST(LedgerResultLine, IsReadBack) {
  for (const UnitResult& result : {UnitResult{1, 0, "queens-0.1.0", "avx2", 0}, UnitResult{1'000'000, ~Total{0}, "e", "k", 1e-6},
                                   UnitResult{7, 12345, "queens-9.9.9", "portable", 123456.789}}) {
    const std::string line = result_line(hash_a, result);
    EXPECT_EQ(read_result_line(hash_a, line), result) << line;
    EXPECT_FALSE(read_result_line(hash_b, line));
  }
}

TEST(LedgerResultLine, WithAnyBitFlippedOrAnyPartMissingIsRefused) {
  const std::string line = result_line(hash_a, {17, 4711, "queens-0.1.0", "avx512", 1.25});
  for (std::size_t i = 0; i < line.size(); ++i) {
    EXPECT_FALSE(read_result_line(hash_a, line.substr(0, i)));
    EXPECT_FALSE(read_result_line(hash_a, line.substr(i + 1)));
    for (int bit = 0; bit < 8; ++bit) {
      std::string flipped = line;
      flipped[i] = static_cast<char>(flipped[i] ^ (1 << bit));
      EXPECT_FALSE(read_result_line(hash_a, flipped)) << flipped;
    }
  }
}

TEST(LedgerResultsHeader, NamesThePlan) {
  EXPECT_EQ(read_results_header(results_header(hash_a)), hash_a);
  std::string damaged = results_header(hash_a);
  damaged[20] = 'b';
  EXPECT_FALSE(read_results_header(damaged));
  EXPECT_FALSE(read_results_header(result_line(hash_a, {1, 1, "e", "k", 1})));
}

TEST(LedgerWorkOrder, IsReadBack) {
  const WorkOrder order = small_order();
  ASSERT_GT(order.units.size(), 20U);
  const auto again = read_order(write_order(order));
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, order);
}

TEST(LedgerWorkOrder, ThatIsCutOffOrDamagedIsRefusedWithItsLine) {
  const std::string text = write_order(small_order());
  std::mt19937 random(7);
  for (std::size_t length = 0; length + 1 < text.size(); length += 1 + random() % 40) {
    const auto cut = read_order(std::string_view(text).substr(0, length));
    ASSERT_FALSE(cut) << length;
    EXPECT_LE(cut.error().line, static_cast<int>(std::ranges::count(text, '\n')));
  }
  for (int trial = 0; trial < 2000; ++trial) {
    std::string flipped = text;
    char& victim = flipped[random() % flipped.size()];
    victim = static_cast<char>(victim ^ (1 << random() % 8));
    EXPECT_FALSE(read_order(flipped));
  }
  EXPECT_FALSE(read_order(text + "more\n"));
  EXPECT_EQ(read_order("hello\n").error().code, InputError::Code::unknown_file);
  EXPECT_EQ(read_order("").error().code, InputError::Code::empty);
}

TEST(LedgerWorkOrder, ThatPromisesMoreThanABoardHoldsIsRefused) {
  WorkOrder order = small_order();
  order.units[0].board = "ff/";
  EXPECT_FALSE(read_order(write_order(order)));
}

}  // namespace
}  // namespace queens::test
