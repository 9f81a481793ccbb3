#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <queens/audit.hpp>
#include <queens/random.hpp>
#include <set>
#include <thread>

#include "ledger/recount.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

/// A sample of units by their index, and how it was drawn.
struct Drawn {
  std::set<std::size_t> units;
  std::uint64_t by_number = 0, by_cost = 0;
};

Drawn draw(const std::vector<const Subtotal*>& done, double share, std::uint64_t seed) {
  Drawn drawn;
  if (share >= 1 || done.empty()) {
    for (std::size_t i = 0; i < done.size(); ++i) drawn.units.insert(i);
    return drawn;
  }
  std::vector<double> ends;  // of the stretch that a unit takes on the line of all costs
  double all = 0;
  for (const Subtotal* subtotal : done) ends.push_back(all += subtotal->unit.cost);
  Random random(seed);
  double recounted = 0;
  const auto take = [&](std::size_t index) {
    if (drawn.units.insert(index).second) recounted += done[index]->unit.cost;
  };
  do {
    take(static_cast<std::size_t>(random.below(done.size())));
    ++drawn.by_number;
    const double at = all * (static_cast<double>(random.bits() >> 11) * 0x1p-53);
    const auto place = static_cast<std::size_t>(std::ranges::upper_bound(ends, at) - ends.begin());
    take(std::min(place, done.size() - 1));
    ++drawn.by_cost;
  } while (recounted < share * all && drawn.units.size() < done.size());
  return drawn;
}

/// If so many draws found nothing wrong, the share of what is wrong is below this with 95 % confidence.
double wrong_at_most(std::uint64_t draws) {
  return draws == 0 ? 1 : 1 - std::pow(0.05, 1 / static_cast<double>(draws));
}

}  // namespace

AuditReport audit(const Subtotals& subtotals, const AuditOptions& options) {
  QUEENS_REQUIRE(options.share >= 0 && options.share <= 1 && options.threads >= 0);
  std::vector<const Subtotal*> done;
  double cost_done = 0;
  for (const Subtotal& subtotal : subtotals.units)
    if (subtotal.result) {
      done.push_back(&subtotal);
      cost_done += subtotal.unit.cost;
    }
  Drawn drawn = draw(done, options.share, options.seed);
  for (std::size_t i = 0; i < done.size(); ++i)
    if (std::ranges::find(options.also, done[i]->unit.id) != options.also.end()) drawn.units.insert(i);

  std::vector<std::size_t> list(drawn.units.begin(), drawn.units.end());
  std::ranges::sort(list, std::greater{}, [&](std::size_t index) { return done[index]->unit.cost; });
  double cost_drawn = 0;
  for (const std::size_t index : list) cost_drawn += done[index]->unit.cost;

  AuditReport report;
  std::atomic<std::size_t> next = 0;
  std::mutex mutex;
  std::exception_ptr error;
  double cost_recounted = 0;
  const auto work = [&] {
    for (;;) {
      const std::size_t place = next++;
      if (place >= list.size() || options.stop.stop_requested()) return;
      const Subtotal& subtotal = *done[list[place]];
      Random random(options.seed, static_cast<std::uint64_t>(subtotal.unit.id));
      try {
        auto again = ledger::recount(subtotals.problem.size, subtotal, subtotals.memory, random, options.stop);
        if (!again) return;
        const std::scoped_lock lock(mutex);
        report.recounts.push_back(std::move(*again));
        cost_recounted += subtotal.unit.cost;
        if (options.progress) options.progress(cost_recounted / cost_drawn);
      } catch (...) {
        const std::scoped_lock lock(mutex);
        error = std::current_exception();
        next = list.size();
      }
    }
  };
  {
    const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
    const unsigned threads = options.threads > 0 ? static_cast<unsigned>(options.threads) : cores;
    std::vector<std::jthread> crew;
    for (unsigned i = 0; i < threads; ++i) crew.emplace_back(work);
  }
  if (error) std::rethrow_exception(error);
  std::ranges::sort(report.recounts, {}, &Recount::unit);
  for (const Recount& again : report.recounts) report.wrong += again.recorded != again.counted;
  report.complete = report.recounts.size() == list.size();
  report.share = cost_done > 0 ? cost_recounted / cost_done : 1;
  if (!report.complete) return report;
  report.drawn_by_number = drawn.by_number;
  report.drawn_by_cost = drawn.by_cost;
  const bool all = list.size() == done.size();
  report.wrong_units_at_most = all ? 0 : wrong_at_most(drawn.by_number);
  report.wrong_cost_at_most = all ? 0 : wrong_at_most(drawn.by_cost);
  return report;
}

std::optional<TotalChecks> check_total(int size, Total total) {
  if (size < 2) return std::nullopt;
  TotalChecks checks{.half_turn = count_half_turn(size), .quarter_turn = count_quarter_turn(size)};
  const Total eight_classes = total + checks.half_turn + 2 * checks.quarter_turn;
  checks.even = total % 2 == 0;
  checks.whole_classes = eight_classes % 8 == 0;
  checks.classes = eight_classes / 8;
  return checks;
}

}  // namespace queens
