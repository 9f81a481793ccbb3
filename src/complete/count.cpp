#include <atomic>
#include <mutex>
#include <queens/complete.hpp>
#include <thread>

#include "complete/bitmask.hpp"
#include "complete/sweep.hpp"
#include "model/contract.hpp"

namespace queens {

using namespace completion;

bool for_each_completion(const Problem& problem, const std::function<bool(std::span<const int>)>& each,
                         std::stop_token stop) {
  const Lines lines = lines_of(problem);
  return search_bitmask(lines, {.each = [&](const Placement& columns) { return each(columns); },
                                .stopped = [&] { return stop.stop_requested(); }})
      .complete;
}

namespace {

/// One problem for each open square of the row that has the fewest: together they have the same solutions.
std::vector<Problem> parts_of(const Problem& problem, const Lines& lines) {
  const std::vector<int>* fewest = nullptr;
  for (const auto& set : lines.exactly_one)
    if (set.size() > 1 && (fewest == nullptr || set.size() < fewest->size())) fewest = &set;
  if (fewest == nullptr) return {problem};
  std::vector<Problem> parts;
  for (const int square : *fewest) {
    parts.push_back(problem);
    parts.back().queens.push_back(lines.squares[static_cast<std::size_t>(square)]);
  }
  return parts;
}

class Tally {
 public:
  explicit Tally(const CompletionCountOptions& options) : options_(options) {}

  /// Adds a thread's count; tells about it.
  void add(std::uint64_t more) {
    const std::lock_guard lock(mutex_);
    total_ += more;
    if (options_.limit != 0 && total_ >= options_.limit) {
      total_ = options_.limit;
      full_ = true;
    }
    if (options_.progress) options_.progress(total_);
  }

  bool stopped() const { return full_ || options_.stop.stop_requested(); }
  CompletionCount count() const { return {.total = total_, .complete = !stopped()}; }

 private:
  const CompletionCountOptions& options_;
  std::mutex mutex_;
  Total total_ = 0;
  std::atomic<bool> full_ = false;
};

void count_part(const Problem& part, Total limit, Tally& tally) {
  constexpr std::uint64_t told_after = 1 << 16;
  const std::uint64_t batch = limit != 0 && limit < told_after ? static_cast<std::uint64_t>(limit) : told_after;
  std::uint64_t counted = 0;
  search_bitmask(lines_of(part), {.each =
                                      [&](const Placement&) {
                                        if (++counted == batch) {
                                          tally.add(counted);
                                          counted = 0;
                                        }
                                        return !tally.stopped();
                                      },
                                  .stopped = [&] { return tally.stopped(); }});
  if (!tally.stopped()) tally.add(counted);
}

}  // namespace

CompletionCount count_completions(const Problem& problem, const CompletionCountOptions& options) {
  constexpr std::size_t most_states = 1 << 22;
  if (problem.rule == AttackRule::touching && problem.size <= 64)
    if (const auto total = count_by_sweep(problem, most_states, [&] { return options.stop.stop_requested(); })) {
      const bool cut = options.limit != 0 && *total >= options.limit;
      return {.total = cut ? options.limit : *total, .complete = !cut};
    }
  const Lines lines = lines_of(problem);
  const std::vector<Problem> parts = parts_of(problem, lines);
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  const std::size_t threads = std::min(parts.size(), options.threads > 0 ? static_cast<std::size_t>(options.threads) : cores);
  Tally tally(options);
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t i = next++; i < parts.size() && !tally.stopped(); i = next++) count_part(parts[i], options.limit, tally);
  };
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < threads; ++i) helpers.emplace_back(work);
    work();
  }
  return tally.count();
}

}  // namespace queens
