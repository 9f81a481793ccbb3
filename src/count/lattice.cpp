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

/// Where the list of a column set comes from: the lists of the set without one column each. Sets that differ in their
/// lowest column alone follow one another, and what they share is worked out once.
class Sources {
 public:
  /// `others`: the columns of the set but its lowest.
  Sources(std::uint64_t others, const Half& half, int step) : half_(half), step_(step) {
    int columns[max_size], size = 1;
    for (std::uint64_t rest = others; rest != 0; rest &= rest - 1) columns[size++] = std::countr_zero(rest);
    // Without column j the columns below keep their place in the rank, those above move down by one.
    std::size_t below = 0, above = 0;
    for (int j = 1; j < size; ++j) above += binomial(columns[j], j);
    without_lowest_ = above;
    for (int j = 1; j < size; ++j) {
      above -= binomial(columns[j], j);
      if (half.open[step] >> columns[j] & 1) source_[count_++] = {below + above, half.bits[step][columns[j]].sum, half.bits[step][columns[j]].difference};
      below += binomial(columns[j], j + 1);
    }
  }

  /// The jobs for the set with this lowest column. Returns how many entries they can make.
  std::size_t jobs(int lowest, const Level& from, PullJob* job, std::size_t& count) const {
    std::size_t most = 0;
    count = 0;
    const auto add = [&](std::size_t rank, std::uint32_t sum, std::uint32_t difference) {
      const HalfList list = from.list(rank);
      if (list.length == 0) return;
      job[count++] = {list, sum, difference};
      most += list.length;
    };
    const SquareBits& here = half_.bits[step_][lowest];
    if (half_.open[step_] >> lowest & 1) add(without_lowest_, here.sum, here.difference);
    for (std::size_t i = 0; i < count_; ++i)
      add(source_[i].rank + static_cast<std::size_t>(lowest), source_[i].sum, source_[i].difference);
    return most;
  }

 private:
  struct Source {
    std::size_t rank;  // if the lowest column is 0
    std::uint32_t sum, difference;
  };

  const Half& half_;
  int step_;
  Source source_[max_size];
  std::size_t count_ = 0, without_lowest_;
};

bool extend(const Labels& labels, const Half& half, int step, const Kernel& kernel, const Level& from, const Level& to,
            const std::stop_token& stop) {
  PullJob job[max_size];
  std::size_t made = 0, rank = 0;
  const std::uint64_t end = std::uint64_t{1} << (labels.columns - 1);
  for (std::uint64_t others = first_set(step); others < end; others = next_set(others)) {
    if (stop.stop_requested()) return false;
    const Sources sources(others << 1, half, step);
    const int lowest_end = others == 0 ? labels.columns : std::countr_zero(others) + 1;
    for (int lowest = 0; lowest < lowest_end; ++lowest, ++rank) {
      to.starts[rank] = static_cast<std::uint32_t>(made);
      std::size_t jobs = 0;
      const std::size_t most = sources.jobs(lowest, from, job, jobs);
      if (jobs == 0) continue;
      if (made + most + overrun > to.entries) return false;
      const std::size_t length = kernel.pull(job, jobs, to.sums + made, to.differences + made);
      const std::size_t whole = padded(length, kernel);
      std::fill(to.sums + made + length, to.sums + made + whole, padding);
      std::fill(to.differences + made + length, to.differences + made + whole, padding);
      made += whole;
    }
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
