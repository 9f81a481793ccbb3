// Engines for constrained boards against the reference of all rules.
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <queens/complete.hpp>
#include <stop_token>
#include <thread>

#include "complete/cnf.hpp"
#include "reference/all_rules.hpp"
#include "reference/problems.hpp"

namespace {

using namespace queens;

std::vector<Placement> sorted_completions(const Problem& problem) {
  std::vector<Placement> found;
  for_each_completion(problem, [&](std::span<const int> columns) {
    found.emplace_back(columns.begin(), columns.end());
    return true;
  });
  std::ranges::sort(found);
  return found;
}

/// A small problem with every kind of rule, each there or not by chance.
Problem random_rules(std::mt19937& random, int smallest, int largest) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  Problem problem = reference::random_problem(random, smallest, largest);
  const int n = problem.size;
  problem.rule = static_cast<AttackRule>(below(4));
  if (below(2) == 0) problem.queens.clear();
  if (below(3) == 0) problem.excluded_sums.push_back(below(2 * n));
  if (below(3) == 0) problem.excluded_differences.push_back(below(2 * n) - n);
  if (const int kind = below(4); kind > 0) {
    // As many regions as queens, more, or some squares without one; a row's neighbours often share theirs.
    const int regions = kind == 1 ? n : n + 2;
    for (int square = 0; square < n * n; ++square)
      problem.regions.push_back(kind == 3 && below(5) == 0 ? -1 : below(3) > 0 && square > 0 ? problem.regions.back()
                                                                                                : below(regions));
  }
  return problem;
}

std::vector<Engine> engines() {
  std::vector<Engine> all = {Engine::automatic, Engine::bitmask};
  if (sat_available()) all.push_back(Engine::sat);
  return all;
}

TEST(Complete, FindsWhatTheReferenceFindsForEveryMixtureOfRules) {
  std::mt19937 random(1);
  int none = 0, one = 0, many = 0;
  for (int round = 0; round < 600; ++round) {
    const Problem problem = random_rules(random, 1, 7);
    const auto expected = reference::all_rules(problem);
    ASSERT_EQ(sorted_completions(problem), expected) << problem;
    ASSERT_EQ(count_completions(problem).total, expected.size()) << problem;
    for (const Engine engine : engines()) {
      const Completion completion = complete(problem, {.engine = engine});
      ASSERT_TRUE(completion.complete);
      ASSERT_EQ(completion.solutions.size(), std::min<std::size_t>(expected.size(), 1)) << problem;
      const Completion witnesses = unique(problem, {.engine = engine});
      ASSERT_EQ(witnesses.solutions.size(), std::min<std::size_t>(expected.size(), 2)) << problem;
      for (const auto& found : {completion.solutions, witnesses.solutions})
        for (const Placement& columns : found) ASSERT_TRUE(std::ranges::binary_search(expected, columns)) << problem;
      if (witnesses.solutions.size() == 2) { ASSERT_NE(witnesses.solutions[0], witnesses.solutions[1]); }
    }
    ++(expected.empty() ? none : expected.size() == 1 ? one : many);
  }
  EXPECT_GT(none, 50);
  EXPECT_GT(one, 30);
  EXPECT_GT(many, 50);
}

/// What unit propagation makes of a choice of squares: true if no clause is broken.
bool satisfied(const completion::Cnf& cnf, const completion::Lines& lines, const Placement& columns) {
  std::vector<int> value(static_cast<std::size_t>(cnf.variables) + 1);
  for (std::size_t i = 0; i < lines.squares.size(); ++i) {
    const Square square = lines.squares[i];
    value[i + 1] = columns[static_cast<std::size_t>(square.row)] == square.column ? 1 : -1;
  }
  for (bool again = true; again;) {
    again = false;
    for (auto literal = cnf.literals.begin(); literal != cnf.literals.end(); ++literal) {
      bool kept = false;
      std::vector<int> open;
      for (; *literal != 0; ++literal) {
        const int known = value[static_cast<std::size_t>(std::abs(*literal))];
        if (known == 0) open.push_back(*literal);
        kept = kept || known * *literal > 0;
      }
      if (kept || open.size() > 1) continue;
      if (open.empty()) return false;
      value[static_cast<std::size_t>(std::abs(open.front()))] = open.front() > 0 ? 1 : -1;
      again = true;
    }
  }
  return true;
}

TEST(Complete, TheClausesAllowExactlyTheSolutions) {
  std::mt19937 random(2);
  for (int round = 0; round < 40; ++round) {
    const Problem problem = random_rules(random, 4, 7);
    const completion::Lines lines = completion::lines_of(problem);
    const completion::Cnf cnf = completion::cnf_of(lines);
    const auto expected = reference::all_rules(problem);
    Placement columns(static_cast<std::size_t>(problem.size));
    std::iota(columns.begin(), columns.end(), 0);
    do {
      bool open = true;
      for (int row = 0; row < problem.size; ++row)
        open = open && std::ranges::find(lines.squares, Square{row, columns[static_cast<std::size_t>(row)]}) != lines.squares.end();
      ASSERT_EQ(open && satisfied(cnf, lines, columns), std::ranges::binary_search(expected, columns)) << problem;
    } while (std::ranges::next_permutation(columns).found);
  }
}

TEST(Complete, StopsWhenAsked) {
  std::stop_source source;
  source.request_stop();
  for (const Engine engine : {Engine::automatic, Engine::bitmask, Engine::repair, Engine::sat}) {
    if (engine == Engine::sat && !sat_available()) continue;
    const Completion completion = complete({.size = 40}, {.stop = source.get_token(), .engine = engine});
    EXPECT_FALSE(completion.complete) << name_of(engine);
    EXPECT_TRUE(completion.solutions.empty());
  }
  EXPECT_FALSE(for_each_completion({.size = 8}, [](std::span<const int>) { return true; }, source.get_token()));
  EXPECT_FALSE(count_completions({.size = 12, .rule = AttackRule::superqueen}, {.stop = source.get_token()}).complete);
}

TEST(Complete, ARunningSearchStops) {
  // No placement on this torus, and more nodes than anybody waits for.
  for (const Engine engine : {Engine::bitmask, Engine::sat}) {
    if (engine == Engine::sat && !sat_available()) continue;
    std::stop_source source;
    std::jthread later([&] { source.request_stop(); });
    EXPECT_FALSE(complete({.size = 44, .rule = AttackRule::toroidal}, {.stop = source.get_token(), .engine = engine}).complete);
  }
}

TEST(Complete, ContradictionsHaveNoSolution) {
  for (const Engine engine : engines()) {
    const auto none = [&](const Problem& problem) {
      const Completion completion = complete(problem, {.engine = engine});
      return completion.complete && completion.solutions.empty();
    };
    EXPECT_TRUE(none({.size = 8, .queens = {{0, 0}, {1, 1}}}));
    EXPECT_TRUE(none({.size = 8, .queens = {{0, 0}}, .blocked = {{0, 0}}}));
    EXPECT_TRUE(none({.size = 8, .queens = {{8, 0}}}));
    EXPECT_TRUE(none({.size = 4, .regions = std::vector<int>(16, 1), .rule = AttackRule::touching}));
    EXPECT_TRUE(none({.size = 2}));
    EXPECT_FALSE(none({.size = 0}));
    EXPECT_FALSE(none({.size = 1}));
  }
}

TEST(Complete, LargeBoardsWithRoomAreFilled) {
  for (const int n : {64, 90, 200}) {
    Problem problem{.size = n, .blocked = {{0, 0}, {n / 2, n / 2}}, .excluded_sums = {n}};
    const Completion first = complete(problem);
    ASSERT_TRUE(first.complete && first.solutions.size() == 1) << n;
    for (int row = 0; row < n; row += 3) problem.queens.push_back({row, first.solutions[0][static_cast<std::size_t>(row)]});
    const Completion second = complete(problem);
    ASSERT_TRUE(second.complete && second.solutions.size() == 1) << n;
    EXPECT_TRUE(solves(problem, second.solutions[0])) << n;
  }
}

TEST(Complete, EverySeedGivesASolutionAndTheSameAgain) {
  const Problem problem{.size = 24, .blocked = {{3, 4}}};
  std::vector<Placement> drawn;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Completion one = complete(problem, {.seed = seed});
    EXPECT_TRUE(solves(problem, one.solutions.at(0)));
    EXPECT_EQ(one.solutions, complete(problem, {.seed = seed}).solutions);
    drawn.push_back(one.solutions[0]);
  }
  std::ranges::sort(drawn);
  EXPECT_GT(std::ranges::unique(drawn).begin() - drawn.begin(), 15);
}

TEST(Complete, CountsToTheLimitAndWithAnyThreads) {
  const Problem problem{.size = 10, .rule = AttackRule::superqueen};  // OEIS A051223
  EXPECT_EQ(count_completions(problem).total, 4U);
  const Problem touching{.size = 8, .rule = AttackRule::touching};  // OEIS A002464
  EXPECT_EQ(count_completions(touching).total, 5242U);
  const Problem queens{.size = 9, .blocked = {{0, 0}}};
  const Total all = count_completions(queens, {.threads = 1}).total;
  EXPECT_EQ(count_completions(queens, {.threads = 5}).total, all);
  const CompletionCount cut = count_completions(queens, {.limit = 7});
  EXPECT_EQ(cut.total, 7U);
  EXPECT_FALSE(cut.complete);
  EXPECT_EQ(count_completions({.size = 0}).total, 1U);
  EXPECT_EQ(count_completions({.size = 13, .rule = AttackRule::toroidal}).total, 4524U);  // OEIS A007705
}

TEST(Complete, NamesOfEnginesGoBothWays) {
  for (const Engine engine : {Engine::automatic, Engine::bitmask, Engine::repair, Engine::sat, Engine::in_order, Engine::construction})
    EXPECT_EQ(engine_named(name_of(engine)), engine);
  EXPECT_FALSE(engine_named("nobody"));
  EXPECT_THROW(complete({.size = 8}, {.engine = Engine::bitmask, .proof = "p"}), std::logic_error);
}

}  // namespace
