#include "count/blocks.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

#include "count/binomial.hpp"
#include "count/labels.hpp"

namespace queens::counting {
namespace {

/// Knuth's estimate of the sizes of both halves: random descents, each weighted by the branches it passed. Always the
/// same random numbers, so that a plan depends on the board alone.
class Probe {
 public:
  explicit Probe(const OpenBoard& board) {
    for (std::uint32_t rest = board.free_rows(); rest != 0; rest &= rest - 1) {
      const int row = std::countr_zero(rest);
      rows_.push_back({board.open(row), row, board.size() - 1 - row});
    }
  }

  /// Placements of the first (or, backwards, last) m rows for m ≤ depth.
  Sizes run(bool backwards, int depth) {
    constexpr int descents = 96;
    Sizes sizes{};
    sizes[0] = 1;
    for (int descent = 0; descent < descents; ++descent) {
      std::uint32_t columns = 0;
      std::uint64_t sums = 0, differences = 0;
      double weight = 1.0 / descents;
      for (int step = 0; step < depth; ++step) {
        const Row& row = backwards ? rows_[rows_.size() - 1 - step] : rows_[step];
        std::uint32_t open = row.open & ~columns & ~static_cast<std::uint32_t>(sums >> row.sum_shift) &
                             ~static_cast<std::uint32_t>(differences >> row.difference_shift);
        if (open == 0) break;
        const auto choices = static_cast<std::uint32_t>(std::popcount(open));
        weight *= choices;
        sizes[step + 1] += weight;
        for (std::uint64_t skip = (random() >> 32) * choices >> 32; skip != 0; --skip) open &= open - 1;
        const std::uint64_t queen = open & (~open + 1);
        columns |= static_cast<std::uint32_t>(queen);
        sums |= queen << row.sum_shift;
        differences |= queen << row.difference_shift;
      }
    }
    return sizes;
  }

 private:
  struct Row {
    std::uint32_t open;
    int sum_shift, difference_shift;
  };

  std::uint64_t random() {  // xorshift64 (Marsaglia 2003)
    state_ ^= state_ << 13;
    state_ ^= state_ >> 7;
    return state_ ^= state_ << 17;
  }

  std::vector<Row> rows_;
  std::uint64_t state_ = 88172645463325252;
};

}  // namespace

bool store_less(BlockShape& shape) {
  const auto can = [&](int half) { return shape.tail_rows[half] < 3 && shape.head_rows(half) > 1; };
  const auto stored = [&](int half) { return shape.placements[half][shape.head_rows(half)]; };
  int half = stored(0) >= stored(1) ? 0 : 1;
  if (!can(half)) half = 1 - half;
  if (!can(half)) return false;
  ++shape.tail_rows[half];
  return true;
}

std::size_t BlockMemory::bytes() const {
  const std::size_t words = 2 * (head_entries[0] + head_entries[1] + spare_entries) + head_sets[0] + head_sets[1] +
                            spare_sets + list_words[0] + list_words[1] + scratch_words;
  return 4 * words + 64 * 16;  // each piece starts on a line of its own
}

BlockMemory memory_of(const BlockShape& shape, double slack) {
  // A list is padded by 7.5 entries on average; a full store may run over the end of the last one.
  constexpr double over_estimate = 1.35, padding = 8;
  constexpr std::size_t overrun = 64;
  const auto entries = [&](double placements, double sets) {
    return static_cast<std::size_t>((placements * over_estimate + padding * sets) * slack) + overrun;
  };
  BlockMemory memory{};
  for (int half = 0; half < 2; ++half) {
    const int head = shape.head_rows(half);
    const Sizes& placements = shape.placements[half];
    double sets_before = 1, before = 1;
    for (int rows = 0; rows < head; ++rows) {
      sets_before = std::max(sets_before, static_cast<double>(binomial(shape.columns, rows)));
      before = std::max(before, placements[rows]);
    }
    const double sets = std::max(sets_before, static_cast<double>(binomial(shape.columns, head)));
    memory.head_entries[half] = entries(std::max(placements[head], before), sets);
    memory.head_sets[half] = static_cast<std::size_t>(sets) + 1;
    memory.spare_entries = std::max(memory.spare_entries, entries(before, sets_before));
    memory.spare_sets = std::max(memory.spare_sets, static_cast<std::size_t>(sets_before) + 1);
    // Room is needed for what a list could be before it is filtered, and the longest list is several times the mean;
    // behind it another block of 512 words may be added as padding.
    const double mean = placements[shape.rows[half]] / binomial(shape.columns, shape.rows[half]);
    memory.list_words[half] = static_cast<std::size_t>((40 * mean + 2048) * slack) + 1024;
  }
  memory.scratch_words = 2 * (memory.list_words[0] + memory.list_words[1]);
  return memory;
}

Decision decide(const OpenBoard& board, const Limits& limits) {
  Decision decision;
  const int columns = board.free_count();
  if (columns == 0) return decision;  // full: the queens are a solution
  if (columns <= limits.rows_by_hand) {
    decision.kind = Decision::Kind::by_hand;
    decision.cost = 4 * std::pow(2.4, columns);
    return decision;
  }
  constexpr int radius = 3;
  const int middle = columns / 2;
  const int first = std::max(1, middle - radius), last = std::min(columns - 1, middle + radius);
  Probe probe(board);
  const Sizes upper = probe.run(false, last), lower = probe.run(true, columns - first);

  decision.kind = Decision::Kind::refine;
  double best_cost = std::numeric_limits<double>::infinity(), best_score = best_cost, cost_there = best_cost;
  int refine_at = middle;
  for (int rows = first; rows <= last; ++rows) {
    const double up = upper[rows] + 1, down = lower[columns - rows] + 1, sets = binomial(columns, rows);
    const double cost = 3 * (up + down) + 2.2 / 512 * up * down / sets + 30 * sets;
    // Each label too many has to be removed by refining; rather look for a split that needs less of it.
    const int labels = count_join_labels(board, rows);
    const double score = cost * std::exp2(std::max(0, labels - limits.labels));
    if (score < best_score) {
      best_score = score;
      cost_there = cost;
      refine_at = rows;
    }
    if (labels > limits.labels || cost >= best_cost || cost > limits.cost) continue;
    BlockShape shape{columns, {rows, columns - rows}, {1, 1}, {upper, lower}};
    bool fits = true;
    while (fits && memory_of(shape, 1).bytes() > limits.memory) fits = store_less(shape);
    if (!fits || !labels_fit(board, rows, limits.labels)) continue;
    best_cost = cost;
    decision.kind = Decision::Kind::block;
    decision.shape = shape;
  }
  decision.cost = decision.kind == Decision::Kind::block ? best_cost : cost_there;

  // The row of the heavier half next to the split.
  const int step = upper[refine_at] >= lower[columns - refine_at] ? refine_at - 1 : refine_at;
  std::uint32_t rows = board.free_rows();
  for (int skip = 0; skip < step; ++skip) rows &= rows - 1;
  decision.row = std::countr_zero(rows);
  return decision;
}

bool for_each_unit(OpenBoard board, const Limits& limits,
                   const std::function<bool(const OpenBoard&, const Decision&)>& visit) {
  if (!settle(board)) return true;
  const Decision decision = decide(board, limits);
  if (decision.kind != Decision::Kind::refine || decision.cost <= limits.cost) return visit(board, decision);
  for (std::uint32_t rest = board.open(decision.row); rest != 0; rest &= rest - 1) {
    OpenBoard child = board;
    child.place({decision.row, first_column(rest)});
    if (!for_each_unit(child, limits, visit)) return false;
  }
  return true;
}

}  // namespace queens::counting
