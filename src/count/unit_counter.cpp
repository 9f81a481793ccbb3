#include "count/unit_counter.hpp"

#include "count/block.hpp"
#include "count/dispatch.hpp"
#include "model/contract.hpp"

namespace queens::counting {

struct UnitCounter::Engine {
  Engine(const Kernel& kernel_used, std::size_t memory, std::stop_token stop)
      : kernel(kernel_used), limits{.memory = memory}, worker(kernel, limits, std::move(stop), [](double, std::int64_t) {}) {}

  const Kernel& kernel;
  Limits limits;
  Worker worker;
};

UnitCounter::UnitCounter(int size, const CountOptions& options) : size_(size), options_(options) {
  QUEENS_REQUIRE(options.memory >= least_count_memory);
  if (options.backend == Backend::bitmask) return;
  const Kernel* kernel = kernel_of(options.backend);
  QUEENS_REQUIRE(kernel != nullptr);
  engine_ = std::make_unique<Engine>(*kernel, options.memory, options.stop);
}

UnitCounter::~UnitCounter() = default;

CountResult UnitCounter::count(const WorkUnit& unit) {
  if (!engine_) return count_unit(size_, unit, options_);
  CountResult result;
  result.backend = engine_->kernel.name;
  OpenBoard board = open_board(Problem{.size = size_, .queens = unit.queens, .blocked = unit.blocked});
  const std::uint64_t before = engine_->worker.blocks();
  if (settle(board)) {
    const Decision decision = decide(board, engine_->limits);
    result.total = engine_->worker.count(board, decision, decision.cost);
  }
  result.blocks = engine_->worker.blocks() - before;
  result.complete = !engine_->worker.stopped();
  return result;
}

}  // namespace queens::counting
