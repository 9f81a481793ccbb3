#include "count/pool.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <mutex>
#include <thread>

#include "count/block.hpp"

namespace queens::counting {
namespace {

/// Adds up what the workers report and tells the caller from time to time.
class Progress {
 public:
  Progress(double expected, const std::function<void(const CountProgress&)>& tell) : expected_(expected), tell_(tell) {}

  void add(double cost, Total found) {
    if (!tell_) return;
    const std::scoped_lock lock(mutex_);
    done_ += cost;
    counted_ += found;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_) return;
    next_ = now + std::chrono::milliseconds(100);
    tell_({std::clamp(done_ / expected_, 0.0, 1.0), counted_});
  }

 private:
  std::mutex mutex_;
  double expected_, done_ = 0;
  Total counted_ = 0;
  std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
  const std::function<void(const CountProgress&)>& tell_;
};

/// What the threads share: the queue is an index into the sorted tasks.
class Pool {
 public:
  Pool(const std::vector<Task>& tasks, std::size_t slots, const Kernel& kernel, const Limits& limits,
       const CountOptions& options)
      : tasks_(tasks), kernel_(kernel), limits_(limits), options_(options), progress_(sum_of(tasks), options.progress) {
    result_.totals.resize(slots);
  }

  void work() {
    const Task* task = nullptr;
    Worker worker(kernel_, limits_, options_.stop, [&](double cost, std::int64_t found) {
      progress_.add(cost, static_cast<Total>(found) * static_cast<Total>(task->weight));
    });
    std::vector<Total> totals(result_.totals.size());
    for (std::size_t i = next_++; i < tasks_.size() && !worker.stopped(); i = next_++) {
      task = &tasks_[i];
      totals[task->slot] +=
          static_cast<Total>(task->weight) * worker.count(task->board, task->decision, task->decision.cost);
    }
    const std::scoped_lock lock(mutex_);
    for (std::size_t slot = 0; slot < totals.size(); ++slot) result_.totals[slot] += totals[slot];
    result_.blocks += worker.blocks();
    result_.complete &= !worker.stopped();
  }

  void work_noting_errors() {
    try {
      work();
    } catch (...) {
      const std::scoped_lock lock(mutex_);
      error_ = std::current_exception();
      next_ = tasks_.size();
    }
  }

  PoolResult result() {
    if (error_) std::rethrow_exception(error_);
    return result_;
  }

 private:
  static double sum_of(const std::vector<Task>& tasks) {
    double sum = 0;
    for (const Task& task : tasks) sum += task.decision.cost;
    return sum;
  }

  const std::vector<Task>& tasks_;
  const Kernel& kernel_;
  const Limits& limits_;
  const CountOptions& options_;
  Progress progress_;
  std::atomic<std::size_t> next_ = 0;
  std::mutex mutex_;
  PoolResult result_;
  std::exception_ptr error_;
};

}  // namespace

std::vector<Task> spread(std::vector<Task> tasks, const Limits& limits, int threads) {
  const auto cost = [](const Task& task) { return task.decision.cost; };
  std::vector<Task> heap;  // the dearest in front
  double sum = 0;
  const auto push = [&](Task task) {
    if (!settle(task.board)) return;
    task.decision = decide(task.board, limits);
    sum += cost(task);
    heap.push_back(std::move(task));
    std::ranges::push_heap(heap, {}, cost);
  };
  for (Task& task : tasks) push(std::move(task));

  // A board that will be refined anyway is refined here as long as the queue stays short; a block only if it would keep
  // one thread busy while the others have run out.
  const std::size_t enough = 256 + 64 * static_cast<std::size_t>(threads);
  std::vector<Task> ready;
  while (!heap.empty()) {
    std::ranges::pop_heap(heap, {}, cost);
    const Task task = std::move(heap.back());
    heap.pop_back();
    const bool refines = task.decision.kind == Decision::Kind::refine;
    const bool blocks_others =
        task.decision.kind == Decision::Kind::block && threads > 1 && cost(task) > sum / (2 * threads);
    if (ready.size() + heap.size() >= enough || !(refines || blocks_others)) {
      ready.push_back(task);
      continue;
    }
    sum -= cost(task);
    for (std::uint32_t rest = task.board.open(task.decision.row); rest != 0; rest &= rest - 1) {
      Task child = task;
      child.board.place({task.decision.row, first_column(rest)});
      push(std::move(child));
    }
  }
  std::ranges::sort(ready, std::greater<>{}, cost);
  return ready;
}

PoolResult run(const std::vector<Task>& tasks, std::size_t slots, const Kernel& kernel, const Limits& limits,
               int threads, const CountOptions& options) {
  Pool pool(tasks, slots, kernel, limits, options);
  if (threads <= 1) {
    pool.work();
  } else {
    std::vector<std::jthread> crew;
    for (int i = 0; i < threads; ++i) crew.emplace_back([&] { pool.work_noting_errors(); });
  }
  return pool.result();
}

}  // namespace queens::counting
