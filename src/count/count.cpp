#include <algorithm>
#include <numeric>
#include <queens/count.hpp>
#include <thread>

#ifdef __unix__
#include <unistd.h>
#endif

#include "count/bitmask.hpp"
#include "count/blocks.hpp"
#include "count/board.hpp"
#include "count/dispatch.hpp"
#include "count/pool.hpp"
#include "count/units.hpp"
#include "model/contract.hpp"

namespace queens {
namespace {

using counting::Limits;
using counting::Task;

constexpr std::size_t memory_by_default = PlanOptions{}.memory;  // for one worker
constexpr double worth_a_thread = 5e5;                           // estimated cost that repays starting a thread

std::size_t physical_memory() {
#ifdef __unix__
  const long pages = sysconf(_SC_PHYS_PAGES), bytes = sysconf(_SC_PAGESIZE);
  if (pages > 0 && bytes > 0) return static_cast<std::size_t>(pages) * static_cast<std::size_t>(bytes);
#endif
  return std::size_t{1} << 30;
}

/// The boards of a problem with their weights, none for a contradiction: canonical ones for the plain problem, itself for any other.
std::vector<Task> tasks_of(const Problem& problem) {
  std::vector<Task> tasks;
  if (contradiction(problem)) return tasks;
  if (!problem.plain() || problem.size == 0) {
    tasks.push_back({counting::open_board(problem)});
    return tasks;
  }
  for (const counting::Unit& unit : counting::centre_units(problem.size))
    tasks.push_back({counting::open_board(Problem{problem.size, unit.queens, unit.forbidden}), unit.weight});
  return tasks;
}

void check(const Problem& problem, const CountOptions& options) {
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_count_size && problem.only_queens());
  QUEENS_REQUIRE(options.threads >= 0);
  QUEENS_REQUIRE(options.memory == 0 || options.memory >= least_count_memory);
}

/// Counts tasks on as many threads as the work, the cores and the memory are good for.
CountResult count_tasks(std::vector<Task> tasks, std::size_t slots, const CountOptions& options) {
  const counting::Kernel* kernel = counting::kernel_of(options.backend);
  QUEENS_REQUIRE(kernel != nullptr);
  int threads =
      options.threads != 0 ? options.threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  const std::size_t memory = options.memory != 0 ? options.memory
                                                 : std::clamp(physical_memory() / 2, least_count_memory,
                                                              memory_by_default * static_cast<std::size_t>(threads));
  threads = static_cast<int>(std::min<std::size_t>(static_cast<std::size_t>(threads), memory / least_count_memory));
  Limits limits;
  limits.memory = memory / static_cast<std::size_t>(threads);

  tasks = spread(std::move(tasks), limits, threads);
  const double cost = std::accumulate(tasks.begin(), tasks.end(), 0.0,
                                      [](double sum, const Task& task) { return sum + task.decision.cost; });
  threads = std::clamp(static_cast<int>(std::min(cost / worth_a_thread, 1e6)), 1, threads);
  const counting::PoolResult counted = run(tasks, slots, *kernel, limits, threads, options);

  CountResult result;
  result.by_first_row = counted.totals;
  result.total = std::accumulate(counted.totals.begin(), counted.totals.end(), Total{0});
  result.complete = counted.complete;
  result.threads = threads;
  result.backend = kernel->name;
  result.blocks = counted.blocks;
  if (options.progress && result.complete) options.progress({1, result.total});
  return result;
}

}  // namespace

CountResult count(const Problem& problem, const CountOptions& options) {
  check(problem, options);
  CountResult result = options.backend == Backend::bitmask ? count_by_bitmask(problem, options)
                                                           : count_tasks(tasks_of(problem), 1, options);
  result.by_first_row.clear();
  return result;
}

CountResult count_by_first_row(const Problem& problem, const CountOptions& options) {
  check(problem, options);
  if (options.backend == Backend::bitmask) return count_by_bitmask(problem, options);
  const auto size = static_cast<std::size_t>(problem.size);
  std::vector<Task> tasks;
  if (size == 0) {
    CountResult result = count_tasks(tasks_of(problem), 1, options);
    result.by_first_row.clear();
    return result;
  }
  // The mirror image of a solution begins in the mirrored column; the middle column is its own mirror.
  const std::size_t columns = problem.plain() ? (size + 1) / 2 : size;
  for (std::size_t column = 0; column < columns; ++column) {
    Problem part = problem;
    const Square first{0, static_cast<int>(column)};
    if (std::ranges::find(part.queens, first) == part.queens.end()) part.queens.push_back(first);
    tasks.push_back({counting::open_board(part), 1, column});
  }
  CountResult result = count_tasks(std::move(tasks), size, options);
  for (std::size_t column = columns; column < size; ++column)
    result.by_first_row[column] = result.by_first_row[size - 1 - column];
  result.total = std::accumulate(result.by_first_row.begin(), result.by_first_row.end(), Total{0});
  return result;
}

bool plan(const Problem& problem, const PlanOptions& options, const std::function<bool(const WorkUnit&)>& each) {
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_count_size && problem.only_queens());
  QUEENS_REQUIRE(options.memory >= least_count_memory);
  QUEENS_REQUIRE(options.most_cost >= 0);
  Limits limits;
  limits.memory = options.memory;
  std::vector<Task> tasks = tasks_of(problem);
  limits.cost = options.most_cost;
  if (limits.cost == 0) {
    constexpr double least = 1e10, units = 1e5;
    double sum = 0;
    for (Task& task : tasks)
      if (settle(task.board)) sum += decide(task.board, limits).cost;
    limits.cost = std::max(least, sum / units);
  }
  for (const Task& task : tasks) {
    const auto visit = [&](const counting::OpenBoard& board, const counting::Decision& decision) {
      WorkUnit unit{board.queens(), {}, task.weight, decision.cost};
      const OpenSquares unattacked(Problem{problem.size, unit.queens, {}});
      for (int row = 0; row < problem.size; ++row)
        for (int column = 0; column < problem.size; ++column)
          if (unattacked(row, column) && (board.open(row) >> column & 1) == 0 &&
              std::ranges::find(unit.queens, Square{row, column}) == unit.queens.end())
            unit.blocked.push_back({row, column});
      return each(unit);
    };
    if (!for_each_unit(task.board, limits, visit)) return false;
  }
  return true;
}

std::vector<WorkUnit> plan(const Problem& problem, const PlanOptions& options) {
  std::vector<WorkUnit> units;
  plan(problem, options, [&](const WorkUnit& unit) {
    units.push_back(unit);
    return true;
  });
  return units;
}

CountResult count_unit(int size, const WorkUnit& unit, const CountOptions& options) {
  const Problem problem{size, unit.queens, unit.blocked};
  check(problem, options);
  if (options.backend == Backend::bitmask) return count(problem, options);
  CountResult result = count_tasks({{counting::open_board(problem)}}, 1, options);
  result.by_first_row.clear();
  return result;
}

}  // namespace queens
