// The ledger: plan, run, shards, merge. Faults of files and machines are played by tests/cli.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <queens/ledger.hpp>
#include <set>
#include <sstream>

#include "ledger/database.hpp"
#include "ledger/forecast.hpp"
#include "ledger/self_test.hpp"

namespace queens::test {
namespace {

namespace fs = std::filesystem;

/// A folder of its own for each test.
class LedgerFiles : public testing::Test {
 protected:
  LedgerFiles() : folder_(fs::temp_directory_path() / ("queens-ledger-" + std::to_string(::getpid()))) {
    fs::create_directories(folder_);
  }
  ~LedgerFiles() override { fs::remove_all(folder_); }

  std::string file(const std::string& name) const { return (folder_ / name).string(); }

  std::string planned(int size, double most_cost = 2e6) const {
    std::string name = file(std::to_string(size) + ".db");
    EXPECT_TRUE(Ledger::create(name, {.size = size}, {.memory = 16 * least_count_memory, .most_cost = most_cost}));
    return name;
  }

  std::string written(const std::string& name, const std::string& text) const {
    std::ofstream(file(name), std::ios::binary) << text;
    return file(name);
  }

  static std::string text_of(const std::string& name) {
    std::ostringstream text;
    text << std::ifstream(name, std::ios::binary).rdbuf();
    return text.str();
  }

 private:
  fs::path folder_;
};

LedgerError::Code code_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const LedgerError& error) {
    return error.code;
  }
  ADD_FAILURE() << "nothing was thrown";
  return LedgerError::Code::broken;
}

using Ledgers = LedgerFiles;

TEST_F(Ledgers, CountWhatCountCounts) {
  for (const int size : {0, 1, 2, 3, 4, 8, 11, 13, 14}) {
    Ledger ledger(planned(size));
    ledger.run({.work = {.threads = 2}});
    EXPECT_EQ(ledger.status().total, count({.size = size}).total) << size;
  }
}

TEST_F(Ledgers, TakeRules) {
  const Problem fixed{.size = 13, .queens = {{0, 4}}, .blocked = {{5, 5}, {7, 1}}};
  Problem excluding{.size = 12};
  excluding.excluded_sums = {11};
  excluding.excluded_differences = {0, 3};
  const OpenSquares open(excluding);
  Problem blocked{.size = 12};
  for (int row = 0; row < 12; ++row)
    for (int column = 0; column < 12; ++column)
      if (!open(row, column)) blocked.blocked.push_back({row, column});
  int number = 0;
  for (const auto& [problem, same] : {std::pair{fixed, fixed}, std::pair{excluding, blocked}}) {
    const std::string name = file(std::to_string(++number));
    ASSERT_TRUE(Ledger::create(name, problem, {.most_cost = 1e6}));
    Ledger ledger(name);
    EXPECT_TRUE(ledger.counts(problem));
    EXPECT_FALSE(ledger.counts({.size = 13}));
    ledger.run();
    EXPECT_EQ(ledger.status().total, count(same, {.backend = Backend::bitmask}).total);
  }
}

TEST_F(Ledgers, AreNeverWrittenOverAnything) {
  const std::string name = planned(8), other = written("text", "hello");
  EXPECT_EQ(code_of([&] { Ledger::create(name, {.size = 8}); }), LedgerError::Code::exists);
  EXPECT_EQ(code_of([&] { Ledger::create(other, {.size = 8}); }), LedgerError::Code::exists);
  EXPECT_EQ(text_of(other), "hello");
}

TEST_F(Ledgers, ThatPlanningDidNotFinishAreNotWritten) {
  std::stop_source stop;
  stop.request_stop();
  EXPECT_FALSE(Ledger::create(file("new"), {.size = 20}, {.most_cost = 1e6}, stop.get_token()));
  EXPECT_TRUE(fs::is_empty(fs::path(file("new")).parent_path()));
}

TEST_F(Ledgers, AreToldFromOtherFiles) {
  using Code = LedgerError::Code;
  EXPECT_EQ(code_of([&] { Ledger{file("none")}; }), Code::no_such_file);
  EXPECT_EQ(code_of([&] { Ledger{written("text", std::string(5000, 'x'))}; }), Code::not_a_ledger);
  EXPECT_EQ(code_of([&] { Ledger{written("empty", "")}; }), Code::not_a_ledger);
  EXPECT_EQ(code_of([&] { Ledger{fs::path(file("x")).parent_path().string()}; }), Code::not_a_ledger);
  const std::string name = planned(8);
  SQLite::Database(name, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 2");
  EXPECT_EQ(code_of([&] { Ledger{name}; }), Code::other_format);
}

TEST_F(Ledgers, KeepAPlanThatIsTheSameEverywhere) {
  const std::string first = planned(14);
  const std::string hash = Ledger(first).plan().hash;
  fs::remove(first);
  EXPECT_EQ(Ledger(planned(14)).plan().hash, hash);
  fs::remove(first);
  EXPECT_NE(Ledger(planned(14, 1e5)).plan().hash, hash);
}

TEST_F(Ledgers, ThatWereStoppedGoOnAndCountNoUnitTwice) {
  Ledger ledger(planned(15, 1e5));
  std::uint64_t counted = 0;
  int stops = 0;
  for (bool complete = false; !complete; ++stops) {
    std::stop_source stop;
    LedgerRunOptions options{.work = {.threads = 2, .stop = stop.get_token(), .save_every = 0, .self_test = stops == 0}};
    options.order = stops % 2 == 0 ? UnitOrder::random : UnitOrder::biggest_first;
    options.progress = [&](const LedgerProgress& progress) {
      if (progress.done >= 40) stop.request_stop();
      EXPECT_LE(progress.all_done, ledger.plan().units);
    };
    const WorkReport report = ledger.run(options);
    counted += report.done;
    complete = report.complete;
    EXPECT_EQ(ledger.status().done, counted);
    if (!complete) {
      EXPECT_FALSE(ledger.status().total);
    }
  }
  EXPECT_GT(stops, 3);
  EXPECT_EQ(counted, ledger.plan().units);
  EXPECT_EQ(ledger.status().total, Total{2279184});
  EXPECT_EQ(ledger.run().done, 0U);
}

TEST_F(Ledgers, LetOneRunAtATimeIn) {
  const std::string name = planned(14);
  Ledger ledger(name), other(name);
  bool asked = false;
  LedgerRunOptions options{.work = {.threads = 1, .save_every = 0}};
  options.progress = [&](const LedgerProgress&) {
    if (std::exchange(asked, true)) return;
    EXPECT_EQ(code_of([&] { other.run(); }), LedgerError::Code::busy);
    EXPECT_GT(other.status().done, 0U);  // looking is always allowed
  };
  EXPECT_TRUE(ledger.run(options).complete);
  EXPECT_TRUE(asked);
}

TEST_F(Ledgers, DealEveryOpenUnitToOneShardOfAboutTheSameCost) {
  Ledger ledger(planned(16, 3e5));
  for (const int of : {1, 2, 3, 7, 1000}) {
    std::set<std::int64_t> units;
    double least = 1e300, most = 0;
    const auto open = ledger.open_by_shard(of);
    for (int index = 1; index <= of; ++index) {
      const WorkOrder order = ledger.shard(index, of);
      EXPECT_EQ(order.units.size(), open[static_cast<std::size_t>(index - 1)]);
      double cost = 0;
      for (const PlannedUnit& unit : order.units) {
        EXPECT_TRUE(units.insert(unit.id).second);
        cost += unit.cost;
      }
      least = std::min(least, cost);
      most = std::max(most, cost);
    }
    EXPECT_EQ(units.size(), ledger.plan().units);
    if (of <= 7) {
      EXPECT_LT(most, 1.05 * least) << of;
    }
  }
  EXPECT_THROW((void)ledger.shard(0, 3), std::logic_error);
  EXPECT_THROW((void)ledger.shard(4, 3), std::logic_error);
}

TEST_F(Ledgers, ThatWereCountedInShardsGiveTheSameTotalInAnyOrderAndTwice) {
  Ledger ledger(planned(14));
  std::vector<std::string> results;
  for (int index = 1; index <= 3; ++index) {
    results.push_back(file("results" + std::to_string(index)));
    EXPECT_TRUE(work(ledger.shard(index, 3), results.back(), {.threads = 1, .self_test = false}).complete);
  }
  const MergeReport last = ledger.merge(results[2]);
  EXPECT_GT(last.taken, 0U);
  EXPECT_TRUE(ledger.shard(3, 3).units.empty());
  EXPECT_EQ(ledger.merge(results[2]).known, last.taken);
  EXPECT_FALSE(ledger.status().total);
  ledger.merge(results[0]);
  ledger.merge(results[1]);
  EXPECT_EQ(ledger.status().total, Total{365596});
}

TEST_F(Ledgers, TakeResultsOfWorkThatWasCutOffAnywhere) {
  Ledger ledger(planned(13, 1e5));
  const WorkOrder order = ledger.shard(1, 1);
  const std::string name = file("results");
  work(order, name, {.threads = 1, .self_test = false});
  const std::string whole = text_of(name);
  for (std::size_t length = 0; length < whole.size(); length += 1 + whole.size() / 37) {
    written("results", whole.substr(0, length));
    const WorkReport report = work(order, name, {.threads = 1, .self_test = false});
    EXPECT_TRUE(report.complete);
    EXPECT_LE(report.done, order.units.size());
    EXPECT_EQ(std::ranges::count(text_of(name), '\n'), static_cast<std::ptrdiff_t>(order.units.size() + 1)) << length;
  }
  ledger.merge(name);
  EXPECT_EQ(ledger.status().total, Total{73712});
}

TEST_F(Ledgers, WorkLeavesFilesOfOthersAlone) {
  Ledger ledger(planned(12));
  const WorkOrder order = ledger.shard(1, 1);
  for (const std::string& text : {std::string("my diary\n"), std::string("no line end"), results_header(std::string(32, '0')) + "\n"}) {
    const std::string name = written("other", text);
    EXPECT_EQ(code_of([&] { work(order, name); }), LedgerError::Code::foreign);
    EXPECT_EQ(text_of(name), text);
  }
}

TEST_F(Ledgers, NameWhatTheyRefuseAndTakeTheRest) {
  Ledger ledger(planned(13));
  const std::string& hash = ledger.plan().hash;
  const std::string name = file("results");
  work(ledger.shard(1, 1), name, {.threads = 1, .self_test = false});
  std::istringstream lines(text_of(name));
  std::string header, line, text;
  std::getline(lines, header);
  std::vector<UnitResult> results;
  while (std::getline(lines, line)) results.push_back(*read_result_line(hash, line));
  ASSERT_GE(results.size(), 6U);

  UnitResult wrong = results[0];
  wrong.count += 1;
  wrong.engine = "queens-0.0.1";
  const std::string other(32, '7');
  std::string damaged = result_line(hash, results[1]);
  damaged[3] ^= 1;
  text = header + "\n" + result_line(hash, results[0]) + "\n" + result_line(hash, wrong) + "\n" + damaged + "\n" +
         result_line(hash, {static_cast<std::int64_t>(ledger.plan().units) + 1, 1, "e", "k", 1}) + "\n" +
         results_header(other) + "\n" + result_line(other, results[2]) + "\n" + result_line(other, results[3]) + "\n" + header +
         "\n" + result_line(hash, results[4]) + "\n";
  const MergeReport report = ledger.merge(written("mixed", text));
  EXPECT_EQ(report.taken, 2U);
  EXPECT_EQ(report.refused, 5U);
  using Kind = MergeRefusal::Kind;
  ASSERT_EQ(report.refusals.size(), 4U);
  EXPECT_EQ(report.refusals[0].kind, Kind::contradiction);
  EXPECT_EQ(report.refusals[0].line, 3U);
  EXPECT_EQ(report.refusals[0].claim.claimed, wrong);
  EXPECT_EQ(report.refusals[0].claim.recorded, results[0]);
  EXPECT_EQ(report.refusals[1].kind, Kind::damaged);
  EXPECT_EQ(report.refusals[1].line, 4U);
  EXPECT_EQ(report.refusals[2].kind, Kind::unknown_unit);
  EXPECT_EQ(report.refusals[3].kind, Kind::foreign);
  EXPECT_EQ(report.refusals[3].plan, other);
  EXPECT_EQ(report.refusals[3].lines, 2U);

  EXPECT_TRUE(ledger.merge(name).refusals.empty());
  const LedgerStatus status = ledger.status();
  EXPECT_EQ(status.done, ledger.plan().units);
  EXPECT_FALSE(status.total) << "a contradiction is not settled by more of the same";
  ASSERT_EQ(status.claims.size(), 1U);
  EXPECT_EQ(status.claims[0].claimed, wrong);
}

TEST_F(Ledgers, CountDamagedRecordsAgain) {
  const std::string name = planned(13);
  Ledger ledger(name);
  ledger.run();
  SQLite::Database(name, SQLite::OPEN_READWRITE).exec("UPDATE result SET count = '5' WHERE unit = 3");
  EXPECT_EQ(ledger.status().damaged, std::vector<std::int64_t>{3});
  EXPECT_FALSE(ledger.status().total);
  EXPECT_EQ(ledger.run().done, 1U);
  EXPECT_EQ(ledger.status().total, Total{73712});
}

TEST_F(Ledgers, NoticeAPlanThatWasChanged) {
  const std::string name = planned(12);
  Ledger ledger(name);
  ledger.run();
  SQLite::Database(name, SQLite::OPEN_READWRITE).exec("UPDATE unit SET weight = 4 WHERE id = 1");
  EXPECT_EQ(code_of([&] { (void)ledger.status(); }), LedgerError::Code::damaged);
  SQLite::Database(name, SQLite::OPEN_READWRITE).exec("DELETE FROM unit WHERE id = 2");
  EXPECT_EQ(code_of([&] { (void)ledger.status(); }), LedgerError::Code::damaged);
}

TEST_F(Ledgers, OfAMillionUnitsAreMergedAndReportedFast) {
  constexpr std::int64_t units = 1'000'000;
  const std::string name = file("large"), results = file("results");
  const WorkUnit unit{{{3, 3}, {5, 4}}, {{0, 1}, {0, 2}, {7, 7}}, 8, 1e9};
  ASSERT_TRUE(ledger::write_plan(name, {.size = 20}, std::size_t{96} << 20, [&](const auto& each) {
    for (std::int64_t i = 0; i < units; ++i) each(unit);
    return true;
  }));
  Ledger ledger(name);
  {
    std::ofstream output(results);
    output << results_header(ledger.plan().hash) << '\n';
    for (std::int64_t i = units; i > 0; --i)
      output << result_line(ledger.plan().hash, {(i * 7919) % units + 1, static_cast<Total>(i), "queens-0.1.0", "avx512", 1}) << '\n';
  }
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(ledger.merge(results).taken, static_cast<std::uint64_t>(units));
  // For whoever measures (--gtest_output=xml); never a reason to fail.
  RecordProperty("merge_ms", static_cast<int>((std::chrono::steady_clock::now() - start) / std::chrono::milliseconds(1)));
  EXPECT_EQ(ledger.merge(results).known, static_cast<std::uint64_t>(units));
  const LedgerStatus status = ledger.status();
  EXPECT_EQ(status.total, Total{units} * (units + 1) / 2 * 8);
  EXPECT_EQ(status.forecast->units, static_cast<std::uint64_t>(units));
}

TEST(LedgerForecast, IsUnbiasedAndItsIntervalHoldsAboutAsOftenAsItSays) {
  // Values as uneven as those of units: most are small, some a hundred times larger.
  constexpr std::uint64_t units = 400, drawn = 100;
  std::vector<double> values(units + 1);
  double total = 0;
  for (std::uint64_t i = 1; i <= units; ++i) total += values[i] = i % 10 == 0 ? 500.0 + static_cast<double>(i) : static_cast<double>(i % 7);
  double sum = 0;
  int held = 0;
  constexpr int plans = 2000;
  for (int trial = 0; trial < plans; ++trial) {
    const std::string hash = std::to_string(trial);
    ledger::Sample sample(hash, units);
    const auto order = ledger::random_order(hash, units);
    // Later ones may be known too: they must not matter.
    for (std::uint64_t i = units; i > 0; --i)
      if (i <= drawn || (i % 3 == 0 && i != drawn + 1)) {
        const std::int64_t unit = order[i - 1];
        sample.add(unit, values[static_cast<std::size_t>(unit)]);
      }
    const auto forecast = sample.forecast();
    ASSERT_TRUE(forecast);
    ASSERT_EQ(forecast->units, drawn);
    sum += forecast->total / plans;
    held += forecast->low <= total && total <= forecast->high;
  }
  EXPECT_NEAR(sum / total, 1, 0.02);
  EXPECT_GT(held, plans * 90 / 100);
  EXPECT_LT(held, plans * 985 / 1000);
}

TEST(LedgerForecast, OfAllUnitsIsTheTotal) {
  ledger::Sample sample("plan", 50);
  for (std::int64_t i = 1; i <= 50; ++i) {
    sample.add(i, static_cast<double>(i));
  }
  EXPECT_DOUBLE_EQ(sample.forecast()->total, 1275);
  EXPECT_DOUBLE_EQ(sample.forecast()->low, sample.forecast()->high);
}

TEST(LedgerSelfTest, NamesEveryKernelThatCountsAKnownUnitWrongly) {
  auto units = ledger::known_units();
  ASSERT_GE(units.size(), 4U);
  for (const auto& known : units) EXPECT_GT(known.count, 0U);
  EXPECT_TRUE(ledger::wrong_kernels(units).empty());
  units.back().count += 1;
  const auto wrong = ledger::wrong_kernels(units);
  EXPECT_EQ(std::ranges::count(wrong, "portable"), 1);
  EXPECT_EQ(wrong.size() + 1, static_cast<std::size_t>(std::ranges::count_if(backends(), &BackendInfo::usable)));
}

}  // namespace
}  // namespace queens::test
