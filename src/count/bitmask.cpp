#include "count/bitmask.hpp"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <mutex>
#include <thread>

namespace queens {

namespace {

using Word = std::uint64_t;

/// The columns of the current row that are attacked along each kind of line.
struct Attacked {
  Word column = 0, main = 0, anti = 0;

  Word any() const { return column | main | anti; }
  Attacked after(Word queen) const { return {column | queen, (main | queen) << 1, (anti | queen) >> 1}; }
};

/// A subtree of its own: the queens of the first rows are placed.
struct Task {
  int row;             ///< the first row still to fill
  int first_column;    ///< where the queen of row 0 stands
  Attacked attacked;
  int weight;          ///< 2 if the mirror image is counted along
};

class BitmaskCounter {
 public:
  BitmaskCounter(const Problem& problem, const CountOptions& options) : n_(problem.size), options_(options) {
    const OpenSquares open(problem);
    for (int row = 0; row < n_; ++row) open_.push_back(open.word(row));
    result_.by_first_row.resize(static_cast<std::size_t>(n_));
    result_.backend = "bitmask";
    mirror_ = problem.plain() && n_ > 1;
    const int open_rows = n_ - static_cast<int>(std::min<std::size_t>(problem.queens.size(), n_));
    const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    // A thread costs more than a small tree.
    result_.threads = open_rows < 11 ? 1 : options.threads > 0 ? options.threads : cores;
    split();
  }

  CountResult run() {
    {
      std::vector<std::jthread> helpers;
      for (int i = 1; i < result_.threads; ++i) helpers.emplace_back([this] { work(); });
      work();
    }
    for (const Total part : result_.by_first_row) result_.total += part;
    result_.complete = finished_ == tasks_.size();
    return std::move(result_);
  }

 private:
  static constexpr int task_rows = 3;

  void split() {
    if (n_ == 0) return;
    for (Word free = open_[0]; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      if (mirror_ && 2 * column > n_ - 1) break;
      const Word queen = Word{1} << column;
      // In the middle column the mirror image has the same first queen: there the second row is halved.
      split(1, column, Attacked{}.after(queen), mirror_ && 2 * column == n_ - 1);
    }
  }

  void split(int row, int first_column, Attacked attacked, bool halve) {
    if (row == std::min(task_rows, n_)) {
      tasks_.push_back({row, first_column, attacked, mirror_ ? 2 : 1});
      return;
    }
    for (Word free = open_[row] & ~attacked.any(); free != 0; free &= free - 1) {
      const Word queen = free & (~free + 1);
      if (halve && 2 * std::countr_zero(free) > n_ - 1) break;
      split(row + 1, first_column, attacked.after(queen), false);
    }
  }

  void work() {
    for (;;) {
      const std::size_t index = next_.fetch_add(1);
      if (index >= tasks_.size()) return;
      const Task& task = tasks_[index];
      const std::uint64_t found = descend(task.row, task.attacked);
      if (options_.stop.stop_requested()) return;
      const std::scoped_lock lock(result_mutex_);
      record(task, found);
    }
  }

  void record(const Task& task, std::uint64_t found) {
    const int column = task.first_column;
    const int mirrored = n_ - 1 - column;
    result_.by_first_row[column] += column == mirrored ? Total{found} * task.weight : Total{found};
    if (mirror_ && column != mirrored) result_.by_first_row[mirrored] += found;
    counted_ += Total{found} * task.weight;
    ++finished_;
    if (options_.progress)
      options_.progress({static_cast<double>(finished_) / static_cast<double>(tasks_.size()), counted_});
  }

  /// Looks at the stop token in the upper rows only: often enough, and free of charge.
  std::uint64_t descend(int row, Attacked attacked) const {
    constexpr int listening_rows = 6;
    if (row >= std::min(listening_rows, n_)) return solutions_below(row, attacked);
    std::uint64_t found = 0;
    for (Word free = open_[row] & ~attacked.any(); free != 0; free &= free - 1) {
      if (options_.stop.stop_requested()) return found;
      found += descend(row + 1, attacked.after(free & (~free + 1)));
    }
    return found;
  }

  std::uint64_t solutions_below(int row, Attacked attacked) const {
    if (row == n_) return 1;
    Word free = open_[row] & ~attacked.any();
    if (row == n_ - 1) return static_cast<std::uint64_t>(std::popcount(free));
    std::uint64_t found = 0;
    for (; free != 0; free &= free - 1) found += solutions_below(row + 1, attacked.after(free & (~free + 1)));
    return found;
  }

  int n_;
  const CountOptions& options_;
  std::vector<Word> open_;
  bool mirror_ = false;
  std::vector<Task> tasks_;
  std::atomic<std::size_t> next_{0};
  std::mutex result_mutex_;
  CountResult result_;
  std::size_t finished_ = 0;
  Total counted_ = 0;
};

}  // namespace

CountResult count_by_bitmask(const Problem& problem, const CountOptions& options) {
  if (contradiction(problem)) {
    CountResult none;
    none.by_first_row.resize(static_cast<std::size_t>(problem.size));
    none.backend = "bitmask";
    return none;
  }
  if (problem.size == 0) {
    CountResult empty_board;
    empty_board.total = 1;
    empty_board.backend = "bitmask";
    return empty_board;
  }
  return BitmaskCounter(problem, options).run();
}

}  // namespace queens
