#include <queens/answer.hpp>

#include <algorithm>

#include <queens/construct.hpp>

#include "model/contract.hpp"
#include "search/bitmask.hpp"
#include "search/bitmask_of_rules.hpp"
#include "search/marker_arrays.hpp"

namespace queens {

namespace {

/// Passes solutions on; every other event costs nothing.
class Listening {
 public:
  explicit Listening(const Listener& each) : each_(each) {}

  void test(int, int) {}
  void place(int, int) {}
  void reject(int, int) {}
  void backtrack(int) {}
  void stamp(int) {}
  void solution(std::span<const int> columns) { stopped_ = !each_(columns); }
  bool stopped() const { return stopped_; }

 private:
  const Listener& each_;
  bool stopped_ = false;
};

constexpr int word_size = 64;

}  // namespace

bool for_each_solution(const Problem& problem, const Listener& each, std::span<const int> from) {
  QUEENS_REQUIRE(from.size() <= static_cast<std::size_t>(problem.size));
  for (const int column : from) QUEENS_REQUIRE(column >= 0 && column < problem.size);
  if (contradiction(problem)) return true;
  Listening listening(each);
  if (problem.size <= word_size) {
    if (problem.only_queens())
      search_methods::Bitmask(problem, listening).run_from(from);
    else
      search_methods::BitmaskOfRules<Listening, true>(problem, listening).run_from(from);
    return !listening.stopped();
  }
  const Listener late = [&](std::span<const int> columns) {
    return std::ranges::lexicographical_compare(columns, from) || each(columns);
  };
  Listening listening_late(late);
  if (problem.only_queens())
    search_methods::MarkerArrays<Listening, search_methods::QueenTests>(problem, listening_late).run();
  else
    search_methods::MarkerArrays<Listening, search_methods::RuleTests>(problem, listening_late).run();
  return !listening_late.stopped();
}

std::optional<Placement> first_solution(const Problem& problem) {
  std::optional<Placement> first;
  for_each_solution(problem, [&](std::span<const int> columns) {
    first.emplace(columns.begin(), columns.end());
    return false;
  });
  return first;
}

Completion solve(const Problem& problem, const CompletionOptions& options) {
  if (options.engine != Engine::automatic || options.seed) return complete(problem, options);
  const auto found = [](Engine by, const std::optional<Placement>& columns) {
    Completion completion{.by = by};
    if (columns) completion.solutions.push_back(*columns);
    return completion;
  };
  constexpr int search_is_instant = 20, search_is_instant_with_rules = 12;
  if (problem.size <= (problem.plain() ? search_is_instant : search_is_instant_with_rules))
    return found(Engine::in_order, first_solution(problem));
  if (problem.plain()) return found(Engine::construction, construct(problem.size));
  return complete(problem, options);
}

std::optional<Placement> any_solution(const Problem& problem) {
  const Completion completion = solve(problem);
  return completion.solutions.empty() ? std::nullopt : std::optional(completion.solutions.front());
}

}  // namespace queens
