#include "count/lattice.hpp"

#include <algorithm>
#include <bit>

#include "count/binomial.hpp"

namespace queens::counting {
namespace {

constexpr std::uint32_t padding = ~std::uint32_t{0};
constexpr std::size_t overrun = 16;  // what a kernel may write beyond the end

std::size_t padded(std::size_t length, const Kernel& kernel) {
  return (length + kernel.list_multiple - 1) / kernel.list_multiple * kernel.list_multiple;
}

bool start(const Kernel& kernel, const Level& level) {
  const std::size_t length = padded(1, kernel);
  if (level.entries < length) return false;
  std::fill_n(level.sums, length, padding);
  std::fill_n(level.differences, length, padding);
  level.sums[0] = level.differences[0] = 0;
  level.starts[0] = 0;
  level.starts[1] = static_cast<std::uint32_t>(length);
  return true;
}

/// The jobs that make the list of one column set.
struct Jobs {
  PullJob job[max_size];
  std::size_t count = 0;
  std::size_t most = 0;  // entries that they can make
};

Jobs jobs_for(std::uint64_t set, const Half& half, int step, const Level& from) {
  int columns[max_size], size = 0;
  for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) columns[size++] = std::countr_zero(rest);
  // Without column j the columns below keep their place in the rank, those above move down by one.
  std::size_t below = 0, above = 0;
  for (int j = 1; j < size; ++j) above += binomial(columns[j], j);
  Jobs jobs;
  for (int j = 0; j < size; ++j) {
    const int column = columns[j];
    if (half.open[step] >> column & 1) {
      const HalfList list = from.list(below + above);
      if (list.length != 0) {
        const SquareBits& bits = half.bits[step][column];
        jobs.job[jobs.count++] = {list, bits.sum, bits.difference};
        jobs.most += list.length;
      }
    }
    below += binomial(column, j + 1);
    if (j + 1 < size) above -= binomial(columns[j + 1], j + 1);
  }
  return jobs;
}

bool extend(const Labels& labels, const Half& half, int step, const Kernel& kernel, const Level& from, const Level& to,
            const std::stop_token& stop) {
  std::size_t made = 0, rank = 0;
  const std::uint64_t end = std::uint64_t{1} << labels.columns;
  for (std::uint64_t set = first_set(step + 1); set < end; set = next_set(set), ++rank) {
    to.starts[rank] = static_cast<std::uint32_t>(made);
    if (stop.stop_requested()) return false;
    const Jobs jobs = jobs_for(set, half, step, from);
    if (jobs.count == 0) continue;
    if (made + jobs.most + overrun > to.entries) return false;
    const std::size_t length = kernel.pull(jobs.job, jobs.count, to.sums + made, to.differences + made);
    const std::size_t whole = padded(length, kernel);
    std::fill(to.sums + made + length, to.sums + made + whole, padding);
    std::fill(to.differences + made + length, to.differences + made + whole, padding);
    made += whole;
  }
  to.starts[rank] = static_cast<std::uint32_t>(made);
  return true;
}

}  // namespace

bool build_lattice(const Labels& labels, const Half& half, int head_rows, const Kernel& kernel, const Level& own,
                   const Level& spare, const std::stop_token& stop) {
  // Levels alternate between the two memories so that the last one ends in `own`.
  const auto level = [&](int rows) -> const Level& { return (head_rows - rows) % 2 == 0 ? own : spare; };
  if (!start(kernel, level(0))) return false;
  for (int step = 0; step < head_rows; ++step)
    if (!extend(labels, half, step, kernel, level(step), level(step + 1), stop)) return false;
  return true;
}

}  // namespace queens::counting
