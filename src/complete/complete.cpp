#include <queens/complete.hpp>

#include <algorithm>
#include <atomic>
#include <mutex>
#include <thread>

#include "complete/bitmask.hpp"
#include "complete/repair.hpp"
#include "complete/sat.hpp"
#include "model/contract.hpp"

namespace queens {

using namespace completion;

namespace {

constexpr std::pair<Engine, std::string_view> names[] = {
    {Engine::automatic, "auto"}, {Engine::bitmask, "bitmask"},   {Engine::repair, "repair"},
    {Engine::sat, "sat"},        {Engine::in_order, "in-order"}, {Engine::construction, "construction"}};

}  // namespace

std::string_view name_of(Engine engine) { return std::ranges::find(names, engine, &std::pair<Engine, std::string_view>::first)->second; }

std::optional<Engine> engine_named(std::string_view name) {
  const auto* found = std::ranges::find(names, name, &std::pair<Engine, std::string_view>::second);
  return found == std::end(names) ? std::nullopt : std::optional(found->first);
}

namespace {

/// The search of one problem for a number of solutions, by one engine after another or side by side.
class Decision {
 public:
  Decision(const Problem& problem, std::size_t wanted, const CompletionOptions& options)
      : problem_(problem), wanted_(wanted), options_(options), lines_(lines_of(problem)),
        random_(options.seed.value_or(0)) {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    threads_ = options.threads > 0 ? options.threads : static_cast<int>(cores);
  }

  Completion run() {
    answer_.complete = false;
    switch (options_.engine) {
      case Engine::automatic: by_all(); break;
      case Engine::bitmask: by_bitmask(); break;
      case Engine::repair: by_repair(0); break;
      case Engine::sat: by_sat(); break;
      case Engine::in_order:
      case Engine::construction: contract_broken("the engine decides boards with rules", __func__);
    }
    answer_.conflicts = conflicts_;
    return std::move(answer_);
  }

 private:
  bool stopped() const { return options_.stop.stop_requested() || decided_; }

  /// The first engine that knows the answer gives it.
  void decide(Engine by, std::vector<Placement> solutions) {
    const std::lock_guard lock(mutex_);
    if (decided_) return;
    decided_ = true;
    answer_.complete = true;
    answer_.by = by;
    answer_.solutions = std::move(solutions);
  }

  /// One walk over the tree. `go_on` is asked at every node.
  void walk(Random* shuffle, const std::function<bool()>& go_on) {
    std::vector<Placement> found;
    const SearchEnd end = search_bitmask(lines_, {.each =
                                                      [&](const Placement& columns) {
                                                        found.push_back(columns);
                                                        return found.size() < wanted_;
                                                      },
                                                  .stopped = [&] { return stopped() || !go_on(); },
                                                  .shuffle = shuffle});
    answer_.nodes += end.nodes;
    answer_.deepest = std::max(answer_.deepest, end.deepest);
    if (end.complete || found.size() == wanted_) return decide(Engine::bitmask, std::move(found));
    const std::lock_guard lock(mutex_);
    if (!decided_ && found.size() > answer_.solutions.size()) answer_.solutions = std::move(found);
  }

  /// Short walks first, each in another order: a board with room is lost by a bad first choice, not by lack of time.
  void short_walks() {
    constexpr std::uint64_t shortest = 200, longest = 3200;
    for (std::uint64_t most = shortest; most <= longest && !stopped(); most *= 2) {
      std::uint64_t steps = 0;
      walk(most == shortest && !options_.seed ? nullptr : &random_, [&] { return ++steps < most; });
    }
  }

  void by_bitmask(const std::function<bool()>& go_on = [] { return true; }) {
    short_walks();
    if (!stopped()) walk(options_.seed ? &random_ : nullptr, go_on);
  }

  /// Until solutions are found or so many moves are made (0: no limit).
  void by_repair(std::uint64_t most_moves) {
    std::vector<Placement> found;
    constexpr std::uint64_t moves_of_a_try = 100'000;
    for (std::uint64_t moves = 0; !stopped() && (most_moves == 0 || moves < most_moves);) {
      const RepairEnd end = repair(problem_, random_, {.most_steps = moves_of_a_try, .stopped = [this] { return stopped(); }});
      moves += end.steps + 1;
      answer_.moves += end.steps;
      if (end.columns && std::ranges::find(found, *end.columns) == found.end()) found.push_back(*end.columns);
      if (found.size() == wanted_) decide(Engine::repair, std::move(found));
    }
  }

  /// A new solver for every solution, so that a proof belongs to the clauses beside it.
  void by_sat() {
    std::vector<Placement> found;
    bool proved = false;
    while (!stopped() && !proved && found.size() < wanted_) {
      Sat sat(lines_, found, options_.proof);
      const SatAnswer answer = sat.solve([this] { return stopped(); });
      conflicts_ += sat.conflicts();
      if (answer == SatAnswer::solution) found.push_back(sat.columns());
      proved = answer == SatAnswer::none;
    }
    if (proved || found.size() == wanted_) decide(Engine::sat, std::move(found));
  }

  /// The bitmask search alone as long as it is likely to win, for two at work cost twice the time; then SAT beside it.
  void by_all() {
    const bool small = lines_.squares.size() <= most_bitmask_squares;
    constexpr std::uint64_t steps_alone = 5'000'000, moves_alone = 300'000;
    std::jthread helper;
    const auto race = [&] {
      if (sat_available() && !helper.joinable() && threads_ > 1) helper = std::jthread([this] { by_sat(); });
    };
    if (lines_.hopeless) return decide(Engine::bitmask, {});
    if (small) {
      std::uint64_t steps = 0;
      by_bitmask([&] {
        if (++steps == steps_alone) race();
        return true;
      });
      return;
    }
    by_repair(moves_alone);
    if (stopped()) return;
    race();
    if (!helper.joinable() && sat_available()) return by_sat();
    by_repair(0);
  }

  const Problem& problem_;
  std::size_t wanted_;
  const CompletionOptions& options_;
  Lines lines_;
  Random random_;
  int threads_ = 1;
  std::mutex mutex_;
  std::atomic<bool> decided_ = false;
  std::uint64_t conflicts_ = 0;
  Completion answer_;
};

Completion decide(const Problem& problem, std::size_t wanted, const CompletionOptions& options) {
  QUEENS_REQUIRE(options.engine != Engine::sat || sat_available());
  QUEENS_REQUIRE(options.proof.empty() || options.engine == Engine::sat);
  return Decision(problem, wanted, options).run();
}

}  // namespace

Completion complete(const Problem& problem, const CompletionOptions& options) { return decide(problem, 1, options); }

Completion unique(const Problem& problem, const CompletionOptions& options) { return decide(problem, 2, options); }

}  // namespace queens
