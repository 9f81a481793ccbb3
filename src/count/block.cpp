#include "count/block.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "count/binomial.hpp"
#include "count/lattice.hpp"
#include "count/tails.hpp"

namespace queens::counting {
namespace {

constexpr std::size_t words_between_reports = std::size_t{1} << 22;
constexpr std::size_t pull_overrun = 16;

}  // namespace

Worker::Worker(const Kernel& kernel, const Limits& limits, std::stop_token stop, Report report)
    : kernel_(kernel),
      limits_(limits),
      stop_(std::move(stop)),
      report_(std::move(report)),
      workspace_(limits.memory),
      joiner_(kernel) {}

std::uint64_t Worker::count(const OpenBoard& board, const Decision& decision, double cost) {
  if (stop_asked()) return 0;
  if (decision.kind == Decision::Kind::refine) return refine(board, decision.row, cost);
  std::uint64_t total = 0;
  if (decision.kind == Decision::Kind::block) {
    if (!count_block(board, decision.shape, cost, total)) return refine(board, decision.row, cost);
  } else {
    total = count_by_hand(board);
    report_(cost, static_cast<std::int64_t>(total));
  }
  ++blocks_;
  return total;
}

std::uint64_t Worker::refine(const OpenBoard& board, int row, double cost) {
  std::uint64_t total = 0;
  const double share = cost / std::popcount(board.open(row));
  for (std::uint32_t rest = board.open(row); rest != 0 && !stop_asked(); rest &= rest - 1) {
    OpenBoard child = board;
    child.place({row, first_column(rest)});
    if (settle(child))
      total += count(child, decide(child, limits_), share);
    else
      report_(share, 0);
  }
  return total;
}

// False if the block does not fit the memory after all: its size was an estimate.
bool Worker::count_block(const OpenBoard& board, BlockShape shape, double cost, std::uint64_t& total) {
  const auto labels = make_labels(board, shape.rows[0], limits_.labels);
  if (!labels) return false;
  do {
    // Memory that is not touched costs nothing, so be generous at once where the budget allows.
    const double most = static_cast<double>(limits_.memory) / static_cast<double>(memory_of(shape, 1).bytes());
    for (double slack = std::min(2.0, most);; slack = std::min(2 * slack, most)) {
      const BlockMemory memory = memory_of(shape, slack);
      bool fits = workspace_.reset(memory.bytes());
      if (fits) total = join_all(*labels, shape, memory, cost, fits);
      if (fits || stop_asked()) return true;
      if (slack >= most) break;
    }
  } while (store_less(shape));
  return false;
}

std::uint64_t Worker::join_all(const Labels& labels, const BlockShape& shape, const BlockMemory& memory, double cost,
                               bool& fits) {
  const auto take_level = [&](std::size_t entries, std::size_t sets) {
    std::uint32_t* const sums = workspace_.take(entries);
    std::uint32_t* const differences = workspace_.take(entries);
    return Level{sums, differences, entries, workspace_.take(sets)};
  };
  const Level spare = take_level(memory.spare_entries, memory.spare_sets);
  const Level upper_level = take_level(memory.head_entries[0], memory.head_sets[0]);
  const Level lower_level = take_level(memory.head_entries[1], memory.head_sets[1]);
  std::uint32_t* const upper_words = workspace_.take(memory.list_words[0]);
  std::uint32_t* const lower_words = workspace_.take(memory.list_words[1]);
  const std::span<std::uint32_t> scratch{workspace_.take(memory.scratch_words), memory.scratch_words};

  fits = build_lattice(labels, labels.upper, shape.head_rows(0), kernel_, upper_level, spare, stop_) &&
         build_lattice(labels, labels.lower, shape.head_rows(1), kernel_, lower_level, spare, stop_);
  if (!fits) return 0;
  HalfPuller upper(labels, labels.upper, shape.tail_rows[0], upper_level);
  HalfPuller lower(labels, labels.lower, shape.tail_rows[1], lower_level);

  // The upper half uses exactly one set of columns, the lower half the others.
  const std::uint64_t all = first_set(labels.columns);
  std::uint64_t total = 0, reported = 0, rank = 0, rank_reported = 0;
  std::size_t words = 0;
  const double cost_of_set = cost / binomial(labels.columns, shape.rows[0]);
  const auto report = [&] {
    report_(cost_of_set * (static_cast<double>(rank) - static_cast<double>(rank_reported)),
            static_cast<std::int64_t>(total - reported));
    reported = total;
    rank_reported = rank;
    words = 0;
  };
  for (std::uint64_t set = first_set(shape.rows[0]); set <= all; set = next_set(set), ++rank) {
    if (words > words_between_reports) report();
    if (stop_asked()) break;
    const std::size_t upper_most = upper.prepare(static_cast<std::uint32_t>(set));
    if (upper_most == 0) continue;
    const std::size_t lower_most = lower.prepare(static_cast<std::uint32_t>(all ^ set));
    if (lower_most == 0) continue;
    if (upper_most + word_list_room + pull_overrun > memory.list_words[0] ||
        lower_most + word_list_room + pull_overrun > memory.list_words[1]) {
      fits = false;
      rank = total = 0;
      break;
    }
    const std::size_t upper_length = upper.pull(kernel_, upper_words);
    if (upper_length == 0) continue;
    const std::size_t lower_length = lower.pull(kernel_, lower_words);
    words += 64 + upper_length + lower_length;
    total += joiner_.count(labels.count, {upper_words, upper_length, !labels.upper.always_labelled},
                           {lower_words, lower_length, !labels.lower.always_labelled}, scratch);
  }
  report();
  return total;
}

}  // namespace queens::counting
