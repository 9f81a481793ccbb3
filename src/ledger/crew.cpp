#include "ledger/crew.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <ctime>
#include <exception>
#include <mutex>
#include <thread>

#include "count/unit_counter.hpp"
#include "model/contract.hpp"

namespace queens::ledger {
namespace {

using Clock = std::chrono::steady_clock;

/// The time that this thread has had a processor: what a unit takes, however busy the machine is.
std::int64_t processor_microseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return std::int64_t{time.tv_sec} * 1'000'000 + time.tv_nsec / 1000;
}

class Crew {
 public:
  Crew(const CrewWork& work, const WorkOptions& options) : work_(work), options_(options) {
    QUEENS_REQUIRE(options.memory == 0 || options.memory >= work.memory);
    QUEENS_REQUIRE(options.threads >= 0);
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    threads_ = options.threads > 0 ? options.threads : cores;
    if (options.memory > 0) threads_ = static_cast<int>(std::min<std::size_t>(threads_, options.memory / work.memory));
    progress_.units = work.jobs.size();
    for (const Job& job : work.jobs) progress_.cost += job.cost;
  }

  WorkReport run() {
    const std::stop_callback forward(options_.stop, [this] { stop_.request_stop(); });
    {
      std::vector<std::jthread> threads;
      working_ = threads_;
      for (int i = 0; i < threads_; ++i) threads.emplace_back([this] { count_noting_errors(); });
      try {
        save_until_done();
      } catch (...) {
        stop_.request_stop();
        throw;
      }
    }
    if (error_) std::rethrow_exception(error_);
    return {.complete = progress_.done == work_.jobs.size(), .done = progress_.done, .threads = threads_};
  }

 private:
  void count_noting_errors() {
    try {
      count();
    } catch (...) {
      const std::scoped_lock lock(mutex_);
      if (!error_) error_ = std::current_exception();
      stop_.request_stop();
    }
    const std::scoped_lock lock(mutex_);
    --working_;
    news_.notify_one();
  }

  void count() {
    counting::UnitCounter counter(work_.size, {.threads = 1, .stop = stop_.get_token(), .memory = work_.memory,
                                               .backend = options_.backend});
    for (;;) {
      std::unique_lock lock(mutex_);
      if (next_ == work_.jobs.size() || stop_.stop_requested()) return;
      const Job job = work_.jobs[next_++];
      lock.unlock();
      PlannedUnit planned;
      {
        const std::scoped_lock fetching(fetch_mutex_);
        planned = work_.fetch(job.unit);
      }
      const auto unit = unit_of(work_.size, planned.board);
      if (!unit) throw LedgerError(LedgerError::Code::damaged, {}, "unit " + std::to_string(job.unit));
      const std::int64_t start = processor_microseconds();
      const CountResult counted = counter.count(*unit);
      if (!counted.complete) return;
      const std::int64_t took = processor_microseconds() - start;
      lock.lock();
      finished_.push_back({job.unit, counted.total, std::string(engine_version()), std::string(counted.backend),
                           static_cast<double>(took) / 1e6});
      cost_finished_ += job.cost;
      news_.notify_one();
    }
  }

  void save_until_done() {
    const auto pause = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(options_.save_every));
    auto next_saving = Clock::now();  // the first result is saved at once
    std::unique_lock lock(mutex_);
    for (;;) {
      news_.wait(lock, [this] { return working_ == 0 || !finished_.empty(); });
      news_.wait_until(lock, next_saving, [this] { return working_ == 0; });
      if (finished_.empty()) {
        if (working_ == 0) return;
        continue;
      }
      const std::vector<UnitResult> batch = std::move(finished_);
      finished_.clear();
      const double cost = cost_finished_;
      lock.unlock();
      work_.save(batch);
      next_saving = Clock::now() + pause;
      progress_.done += batch.size();
      progress_.cost_done = cost;
      progress_.news = batch;
      if (options_.progress) options_.progress(progress_);
      lock.lock();
    }
  }

  const CrewWork& work_;
  const WorkOptions& options_;
  int threads_ = 1;
  std::stop_source stop_;
  std::mutex mutex_, fetch_mutex_;
  std::condition_variable news_;
  std::size_t next_ = 0;
  int working_ = 0;
  double cost_finished_ = 0;
  std::vector<UnitResult> finished_;
  std::exception_ptr error_;
  WorkProgress progress_;  // of the calling thread alone
};

}  // namespace

WorkReport count_all(const CrewWork& work, const WorkOptions& options) { return Crew(work, options).run(); }

void sort_biggest_first(std::vector<Job>& jobs) {
  std::ranges::sort(jobs, [](const Job& a, const Job& b) { return a.cost != b.cost ? a.cost > b.cost : a.unit < b.unit; });
}

}  // namespace queens::ledger
