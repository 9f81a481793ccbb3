#include "count/tails.hpp"

#include <algorithm>
#include <bit>

#include "count/binomial.hpp"

namespace queens::counting {

HalfPuller::HalfPuller(const Labels& labels, const Half& half, int tail_rows, const Level& stored)
    : tail_rows_(tail_rows), join_(labels.join), stored_(stored) {
  const std::uint64_t end = std::uint64_t{1} << labels.columns;
  for (std::uint64_t set = first_set(tail_rows); set < end; set = next_set(set)) {
    group_start_.push_back(static_cast<std::uint32_t>(tails_.size()));
    int columns[3] = {}, size = 0;
    for (std::uint64_t rest = set; rest != 0; rest &= rest - 1) columns[size++] = std::countr_zero(rest);
    do add_tails(labels, half, columns);
    while (std::next_permutation(columns, columns + size));
  }
  group_start_.push_back(static_cast<std::uint32_t>(tails_.size()));
}

// One queen a row of the tail, in these columns, if none of them attacks another.
void HalfPuller::add_tails(const Labels& labels, const Half& half, const int* columns) {
  Tail tail{};
  Square queens[3];
  for (int i = 0; i < tail_rows_; ++i) {
    const int step = half.rows - tail_rows_ + i;
    if ((half.open[step] >> columns[i] & 1) == 0) return;
    queens[i] = {half.row[step], labels.column[columns[i]]};
    for (int other = 0; other < i; ++other)
      if (attacks(queens[other], queens[i])) return;
    tail.sum_bits |= half.bits[step][columns[i]].sum;
    tail.difference_bits |= half.bits[step][columns[i]].difference;
  }
  tail.join_bits = labels.join_bits(tail.sum_bits, tail.difference_bits);
  tails_.push_back(tail);
}

inline void HalfPuller::add_job(std::size_t rank, std::size_t group) {
  const HalfList list = stored_.list(rank);
  const std::uint32_t first = group_start_[group], count = group_start_[group + 1] - first;
  if (list.length == 0 || count == 0) return;
  jobs_.push_back({list, tails_.data() + first, count});
  most_ += list.length * count;
}

std::size_t HalfPuller::prepare(std::uint32_t set) {
  jobs_.clear();
  most_ = 0;
  int column[max_size], size = 0;
  for (std::uint32_t rest = set; rest != 0; rest &= rest - 1) column[size++] = std::countr_zero(rest);
  // rank[d][j]: what the first j columns add to a colex rank if each of them has moved down by d places, because d
  // columns below it were taken out.
  std::uint32_t rank[4][max_size + 1];
  for (int down = 0; down <= tail_rows_; ++down) {
    rank[down][0] = 0;
    for (int j = 0; j < size; ++j)
      rank[down][j + 1] = rank[down][j] + (j + 1 > down ? binomial(column[j], j + 1 - down) : 0);
  }
  const auto between = [&](int down, int first, int last) { return rank[down][last] - rank[down][first]; };
  switch (tail_rows_) {
    case 1:
      for (int i = 0; i < size; ++i) add_job(rank[0][i] + between(1, i + 1, size), column[i]);
      break;
    case 2:
      for (int j = 1; j < size; ++j)
        for (int i = 0; i < j; ++i)
          add_job(rank[0][i] + between(1, i + 1, j) + between(2, j + 1, size), column[i] + binomial(column[j], 2));
      break;
    default:
      for (int k = 2; k < size; ++k)
        for (int j = 1; j < k; ++j)
          for (int i = 0; i < j; ++i)
            add_job(rank[0][i] + between(1, i + 1, j) + between(2, j + 1, k) + between(3, k + 1, size),
                    column[i] + binomial(column[j], 2) + binomial(column[k], 3));
  }
  return most_;
}

}  // namespace queens::counting
