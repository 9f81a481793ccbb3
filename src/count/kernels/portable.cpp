// The kernel for any machine: 64 lanes, one machine word a slice.
#include <cstddef>
#include <cstdint>

#include "kernel.hpp"

namespace queens::counting {
namespace {

using Word = std::uint64_t;

// Every loop below writes unconditionally and advances by the outcome of a test: no branch to mispredict.
std::size_t pull(const PullJob* jobs, std::size_t count, std::uint32_t* sums, std::uint32_t* differences) {
  std::size_t made = 0;
  for (const PullJob* job = jobs; job != jobs + count; ++job) {
    const HalfList from = job->from;
    for (std::size_t i = 0; i < from.length; ++i) {
      const std::uint32_t sum = from.sums[i], difference = from.differences[i];
      sums[made] = sum | job->sum_bits;
      differences[made] = difference | job->difference_bits;
      made += ((sum & job->sum_bits) | (difference & job->difference_bits)) == 0;
    }
  }
  return made;
}

std::size_t pull_join(const TailJob* jobs, std::size_t count, JoinBits bits, std::uint32_t* words) {
  std::uint32_t* out = words;
  for (const TailJob* job = jobs; job != jobs + count; ++job) {
    const HalfList from = job->from;
    for (const Tail* next = job->tails; next != job->tails + job->tail_count; ++next) {
      const Tail tail = *next;
      for (std::size_t i = 0; i < from.length; ++i) {
        const std::uint32_t sum = from.sums[i], difference = from.differences[i];
        *out = (sum & bits.of_sums) | (difference & bits.of_differences) | tail.join_bits;
        out += ((sum & tail.sum_bits) | (difference & tail.difference_bits)) == 0;
      }
    }
  }
  return static_cast<std::size_t>(out - words);
}

// Exchanges ever smaller off-diagonal squares of a 32×32 bit matrix (Hacker's Delight, section 7-3), here so that
// bit b of word w becomes bit w of word b.
void transpose_square(const std::uint32_t* words, std::uint32_t* square) {
  for (int i = 0; i < 32; ++i) square[i] = words[i];
  std::uint32_t mask = 0xffff;
  for (int step = 16; step != 0; step >>= 1, mask ^= mask << step)
    for (int i = 0; i < 32; i = ((i | step) + 1) & ~step) {
      const std::uint32_t swapped = ((square[i] >> step) ^ square[i | step]) & mask;
      square[i] ^= swapped << step;
      square[i | step] ^= swapped;
    }
}

void transpose(const std::uint32_t* words, void* slices) {
  std::uint32_t low[32], high[32];
  transpose_square(words, low);
  transpose_square(words + 32, high);
  for (int bit = 0; bit < 32; ++bit) static_cast<Word*>(slices)[bit] = low[bit] | Word{high[bit]} << 32;
}

void tables(const void* slices, int labels, int chunk_bits, void* tables) {
  const Word* slice = static_cast<const Word*>(slices);
  Word* table = static_cast<Word*>(tables);
  int first = 0;
  do {
    const int width = labels - first < chunk_bits ? labels - first : chunk_bits;
    table[0] = 0;
    for (int bit = 0; bit < width; ++bit)
      for (int subset = 0; subset < 1 << bit; ++subset) table[(1 << bit) + subset] = slice[first + bit] | table[subset];
    table += std::size_t{1} << chunk_bits;
    first += chunk_bits;
  } while (first < labels);
}

template <int chunk_bits, int chunks>
std::uint64_t join_chunks(const Word* tables, const std::uint32_t* words, std::size_t count) {
  constexpr std::uint32_t mask = (1u << chunk_bits) - 1;
  std::uint64_t met = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Word word = words[i];
    Word lanes = tables[word & mask];
#pragma GCC unroll 8
    for (int chunk = 1; chunk < chunks; ++chunk)
      lanes |= tables[(std::size_t{1} << chunk_bits) * chunk + ((word >> (chunk_bits * chunk)) & mask)];
    met += static_cast<std::uint64_t>(__builtin_popcountll(lanes));
  }
  return count * 64 - met;
}

template <int chunk_bits>
std::uint64_t join_bits(const Word* tables, int chunks, const std::uint32_t* words, std::size_t count) {
  switch (chunks) {
    case 1:
      return join_chunks<chunk_bits, 1>(tables, words, count);
    case 2:
      return join_chunks<chunk_bits, 2>(tables, words, count);
    case 3:
      return join_chunks<chunk_bits, 3>(tables, words, count);
    case 4:
      return join_chunks<chunk_bits, 4>(tables, words, count);
    case 5:
      return join_chunks<chunk_bits, 5>(tables, words, count);
    case 6:
      return join_chunks<chunk_bits, 6>(tables, words, count);
    case 7:
      return join_chunks<chunk_bits, 7>(tables, words, count);
    default:
      return join_chunks<chunk_bits, 8>(tables, words, count);
  }
}

std::uint64_t join(const void* tables, int labels, int chunk_bits, const std::uint32_t* words, std::size_t count) {
  const Word* table = static_cast<const Word*>(tables);
  const int chunks = labels == 0 ? 1 : (labels + chunk_bits - 1) / chunk_bits;
  switch (chunk_bits) {
    case 4:
      return join_bits<4>(table, chunks, words, count);
    case 5:
      return join_bits<5>(table, chunks, words, count);
    case 6:
      return join_bits<6>(table, chunks, words, count);
    case 7:
      return join_bits<7>(table, chunks, words, count);
    case 8:
      return join_bits<8>(table, chunks, words, count);
    case 9:
      return join_bits<9>(table, chunks, words, count);
    case 10:
      return join_bits<10>(table, chunks, words, count);
    default:
      return join_bits<11>(table, chunks, words, count);
  }
}

std::uint32_t full_slices(const void* slices, std::uint32_t asked) {
  std::uint32_t full = 0;
  for (std::uint32_t rest = asked; rest != 0; rest &= rest - 1)
    if (static_cast<const Word*>(slices)[__builtin_ctz(rest)] == ~Word{0}) full |= rest & -rest;
  return full;
}

std::size_t filter(const std::uint32_t* words, std::size_t count, std::uint32_t bits, std::uint32_t* out) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; ++i) {
    out[kept] = words[i];
    kept += (words[i] & bits) == 0;
  }
  return kept;
}

std::size_t partition(std::uint32_t* words, std::size_t count, std::uint32_t bit, bool ones_first,
                      std::uint32_t* scratch) {
  std::size_t front = 0, back = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t word = words[i];
    const bool to_front = ((word & bit) != 0) == ones_first;
    words[front] = word;
    scratch[back] = word;
    front += to_front;
    back += !to_front;
  }
  for (std::size_t i = 0; i < back; ++i) words[front + i] = scratch[i];
  return front;
}

}  // namespace

// 6200 rows of 8 bytes are a first-level cache of 48 KB.
extern const Kernel portable_kernel;
const Kernel portable_kernel = {"portable", 64,     1,    11,          6200,   pull,     pull_join,
                                transpose,  tables, join, full_slices, filter, partition};

}  // namespace queens::counting
