// Audits, published subtotals, and what contradicts what.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <queens/audit.hpp>
#include <random>

#include "ledger/database.hpp"
#include "ledger/recount.hpp"

namespace queens::test {
namespace {

namespace fs = std::filesystem;

/// A ledger of n = 14 whose units are all counted.
class Audits : public testing::Test {
 protected:
  Audits() : file_((fs::temp_directory_path() / ("queens-audit-" + std::to_string(::getpid()))).string()) {
    remove();
    EXPECT_TRUE(Ledger::create(file_, {.size = 14}, {.memory = 16 * least_count_memory, .most_cost = 1e6}));
    ledger_ = std::make_unique<Ledger>(file_);
    ledger_->run({.work = {.threads = 1, .self_test = false}});
  }
  ~Audits() override { remove(); }

  Ledger& ledger() { return *ledger_; }

  /// Puts another count in place of the record of a unit, check value and all.
  void falsify(std::int64_t unit, Total count) {
    SQLite::Database database(file_, SQLite::OPEN_READWRITE);
    SQLite::Statement update(database, "UPDATE result SET count = ?, engine = 'e', kernel = 'avx2', seconds = 0, check_value = ? WHERE unit = ?");
    update.bind(1, to_decimal(count));
    update.bind(2, check_value(ledger().plan().hash, {unit, count, "e", "avx2", 0}));
    update.bind(3, unit);
    update.exec();
  }

 private:
  void remove() const {
    for (const char* end : {"", "-wal", "-shm", "-lock"}) fs::remove(file_ + end);
  }

  std::string file_;
  std::unique_ptr<Ledger> ledger_;
};

TEST_F(Audits, OfEveryUnitFindNothingWrongWhereNothingIs) {
  const Subtotals subtotals = subtotals_of(ledger());
  const AuditReport report = audit(subtotals, {.share = 1, .threads = 2});
  EXPECT_TRUE(report.complete);
  EXPECT_EQ(report.recounts.size(), subtotals.units.size());
  EXPECT_EQ(report.wrong, 0U);
  EXPECT_DOUBLE_EQ(report.share, 1);
  EXPECT_EQ(report.wrong_units_at_most, 0);
}

TEST_F(Audits, FindEveryUnitThatIsWrongByOne) {
  Subtotals subtotals = subtotals_of(ledger());
  for (std::size_t i : {std::size_t{0}, subtotals.units.size() / 2, subtotals.units.size() - 1}) subtotals.units[i].result->count += 1;
  const AuditReport report = audit(subtotals, {.share = 1, .threads = 1});
  EXPECT_EQ(report.wrong, 3U);
  for (const Recount& again : report.recounts)
    EXPECT_EQ(again.counted, again.recorded - (again.recorded != again.counted ? 1 : 0));
}

TEST_F(Audits, DrawTheSameSampleForTheSameSeedAndAtLeastTheShare) {
  const Subtotals subtotals = subtotals_of(ledger());
  const AuditReport one = audit(subtotals, {.share = 0.3, .seed = 5, .threads = 1}), two = audit(subtotals, {.share = 0.3, .seed = 5, .threads = 2}),
                    other = audit(subtotals, {.share = 0.3, .seed = 6, .threads = 2});
  EXPECT_EQ(one.recounts, two.recounts);
  EXPECT_NE(one.recounts, other.recounts);
  EXPECT_GE(one.share, 0.3);
  EXPECT_LT(one.recounts.size(), subtotals.units.size());
  EXPECT_EQ(one.drawn_by_cost, one.drawn_by_number);
}

TEST_F(Audits, SayTheConfidenceOfTheirDraws) {
  const AuditReport report = audit(subtotals_of(ledger()), {.share = 0.3});
  // As often as this a share of wrong units of that size would have stayed unseen.
  const double unseen = std::pow(1 - report.wrong_units_at_most, static_cast<double>(report.drawn_by_number));
  EXPECT_NEAR(unseen, 0.05, 1e-9);
}

TEST(AuditRecount, GivesTheSameNumberOnEveryPath) {
  const WorkUnit unit{{{0, 5}}, {{3, 3}, {15, 2}}, 1, 0};
  const Total expected = count_unit(16, unit, {.backend = Backend::bitmask}).total;
  Subtotal subtotal{{1, board_text(unit.queens, unit.blocked), 1, 1}, UnitResult{1, expected, "e", "portable", 0}};
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Random random(seed);
    const auto again = ledger::recount(16, subtotal, std::size_t{64} << 20, random, {});
    ASSERT_TRUE(again);
    EXPECT_EQ(again->counted, expected);
    EXPECT_NE(again->counted_by.find("+bitmask"), std::string::npos);
  }
}

TEST_F(Audits, SettleAContradiction) {
  const auto recorded = subtotals_of(ledger()).units[4].result.value();
  const std::int64_t unit = recorded.unit;
  falsify(unit, recorded.count + 7);
  EXPECT_TRUE(ledger().status().total) << "a false record with a right check value shows in an audit only";

  const Recount again{unit, recorded.count + 7, recorded.count, "avx2", "bitmask"};
  settle(ledger(), again);
  ASSERT_EQ(ledger().status().claims.size(), 1U);
  EXPECT_FALSE(ledger().status().total);
  settle(ledger(), again);  // a second recount agrees with the first
  EXPECT_TRUE(ledger().status().claims.empty());
  EXPECT_EQ(ledger().status().total, Total{365596});
}

TEST_F(Audits, KeepTheRecordThatARecountConfirms) {
  const auto recorded = subtotals_of(ledger()).units[4].result.value();
  settle(ledger(), {recorded.unit, recorded.count, recorded.count + 1, "avx2", "bitmask"});
  EXPECT_EQ(ledger().status().claims.size(), 1U);
  settle(ledger(), {recorded.unit, recorded.count, recorded.count, "avx2", "portable+bitmask"});
  EXPECT_TRUE(ledger().status().claims.empty());
  EXPECT_EQ(ledger().status().total, Total{365596});
}

TEST_F(Audits, SeeInRandomSolutionsThatAUnitIsMissingOrWeighsTooMuch) {
  Subtotals subtotals = subtotals_of(ledger());
  EXPECT_EQ(check_coverage(subtotals, 3).solutions, 50);
  EXPECT_EQ(check_coverage(subtotals, 3).wrong, 0);
  const auto largest = std::ranges::max_element(subtotals.units, {}, [](const Subtotal& s) { return s.result->count; });
  const Subtotal kept = *largest;
  largest->unit.weight /= 2;
  EXPECT_GT(check_coverage(subtotals, 3).wrong, 0);
  subtotals.units.erase(largest);
  EXPECT_GT(check_coverage(subtotals, 3).wrong, 0);
  subtotals.units.push_back(kept);
  subtotals.units.push_back(kept);
  EXPECT_GT(check_coverage(subtotals, 3).wrong, 0);
}

TEST_F(Audits, LookUpSolutionsUnderRulesToo) {
  Subtotals subtotals;
  subtotals.problem = {.size = 12, .queens = {{0, 3}}, .blocked = {{6, 6}}};
  for (const WorkUnit& unit : plan(subtotals.problem, {.most_cost = 1e4}))
    subtotals.units.push_back({{1, board_text(unit.queens, unit.blocked), unit.weight, unit.cost}, std::nullopt});
  const Coverage right = check_coverage(subtotals, 1);
  EXPECT_EQ(right.solutions, 50);
  EXPECT_EQ(right.wrong, 0);
  subtotals.units.resize(subtotals.units.size() / 2);
  EXPECT_GT(check_coverage(subtotals, 1).wrong, 0);
}

TEST(AuditTotalChecks, HoldForTheTrueTotalAndForFewOthers) {
  for (const auto& [size, total, classes] : {std::tuple{8, 92, 12}, {10, 724, 92}, {12, 14200, 1787}, {13, 73712, 9233}}) {
    const auto checks = check_total(size, static_cast<Total>(total));
    ASSERT_TRUE(checks);
    EXPECT_TRUE(checks->even && checks->whole_classes);
    EXPECT_EQ(checks->classes, static_cast<Total>(classes));
    EXPECT_FALSE(check_total(size, static_cast<Total>(total + 1))->even);
    for (int off = 1; off < 8; ++off) EXPECT_FALSE(check_total(size, static_cast<Total>(total + off))->whole_classes);
  }
  EXPECT_FALSE(check_total(1, 1));
}

TEST_F(Audits, PublishSubtotalsThatAreReadBack) {
  Subtotals subtotals = subtotals_of(ledger());
  EXPECT_EQ(subtotals.total(), Total{365596});
  const std::string csv = write_subtotals(subtotals);
  const auto again = read_subtotals(csv);
  ASSERT_TRUE(again);
  EXPECT_EQ(*again, subtotals);
  subtotals.units[3].result.reset();
  EXPECT_FALSE(subtotals.total());
  const auto gap = read_subtotals(write_subtotals(subtotals));
  ASSERT_TRUE(gap);
  EXPECT_EQ(*gap, subtotals);
  std::string windows;
  for (const char c : csv) windows += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_TRUE(read_subtotals(windows));
}

TEST_F(Audits, RefuseSubtotalsThatWereDamagedOrChanged) {
  const Subtotals subtotals = subtotals_of(ledger());
  const std::string csv = write_subtotals(subtotals);
  std::mt19937 random(11);
  const std::size_t start = csv.find("unit,board");
  for (int trial = 0; trial < 2000; ++trial) {
    std::string flipped = csv;
    char& victim = flipped[start + random() % (csv.size() - start)];
    victim = static_cast<char>(victim ^ (1 << random() % 8));
    EXPECT_FALSE(read_subtotals(flipped)) << victim;
  }
  for (std::size_t cut = 0; cut < csv.size() - 1; cut += 1 + random() % 50) EXPECT_FALSE(read_subtotals(csv.substr(0, cut)));
  Subtotals fewer = subtotals;
  fewer.units.pop_back();
  const auto refused = read_subtotals(write_subtotals(fewer));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().expected, "plan");
}

}  // namespace
}  // namespace queens::test
