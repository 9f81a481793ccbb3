// The kernel for CPUs with AVX2 and POPCNT (Haswell, Zen and later): 256 lanes.
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "kernel.hpp"

namespace queens::counting {
namespace {

constexpr std::size_t entries = 8;  // of 32 bits in a register

__m256i spread(std::uint32_t word) { return _mm256_set1_epi32(static_cast<int>(word)); }

__m256i load(const std::uint32_t* from) { return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(from)); }

void store(std::uint32_t* to, __m256i words) { _mm256_storeu_si256(reinterpret_cast<__m256i*>(to), words); }

// For each set of lanes the permutation that brings them to the front in order: what AVX-512 does by an instruction.
struct Compression {
  alignas(32) std::uint32_t lane[256][8];
};

constexpr Compression make_compression() {
  Compression table{};
  for (unsigned kept = 0; kept < 256; ++kept)
    for (unsigned lane = 0, front = 0; lane < 8; ++lane)
      if (kept >> lane & 1) table.lane[kept][front++] = lane;
  return table;
}

constexpr Compression compression = make_compression();

void store_kept(std::uint32_t* to, unsigned kept, __m256i words) {
  store(to, _mm256_permutevar8x32_epi32(words, load(compression.lane[kept])));
}

std::size_t size_of(unsigned mask) { return static_cast<std::size_t>(_mm_popcnt_u32(mask)); }

unsigned zero_lanes(__m256i words) {
  return static_cast<unsigned>(
      _mm256_movemask_ps(_mm256_castsi256_ps(_mm256_cmpeq_epi32(words, _mm256_setzero_si256()))));
}

unsigned lanes_below(std::size_t count) { return count >= entries ? 0xff : (1u << count) - 1; }

struct SpreadBits {
  SpreadBits(std::uint32_t sum, std::uint32_t difference)
      : sum_bits(spread(sum)), difference_bits(spread(difference)) {}

  unsigned fits(__m256i sum, __m256i difference) const {
    return zero_lanes(_mm256_or_si256(_mm256_and_si256(sum, sum_bits), _mm256_and_si256(difference, difference_bits)));
  }

  __m256i sum_bits, difference_bits;
};

std::size_t pull(const PullJob* jobs, std::size_t count, std::uint32_t* sums, std::uint32_t* differences) {
  std::size_t made = 0;
  for (const PullJob* job = jobs; job != jobs + count; ++job) {
    const HalfList from = job->from;
    const SpreadBits square(job->sum_bits, job->difference_bits);
    for (std::size_t i = 0; i < from.length; i += entries) {
      const __m256i sum = load(from.sums + i), difference = load(from.differences + i);
      const unsigned kept = square.fits(sum, difference);
      store_kept(sums + made, kept, _mm256_or_si256(sum, square.sum_bits));
      store_kept(differences + made, kept, _mm256_or_si256(difference, square.difference_bits));
      made += size_of(kept);
    }
  }
  return made;
}

// The starts of the lists of a set lie all over memory; ask for them while the list before is being read.
void prefetch(const TailJob& job) {
  const std::size_t length = job.from.length < 64 ? job.from.length : 64;
  for (std::size_t i = 0; i < length; i += 16) {
    _mm_prefetch(reinterpret_cast<const char*>(job.from.sums + i), _MM_HINT_T0);
    _mm_prefetch(reinterpret_cast<const char*>(job.from.differences + i), _MM_HINT_T0);
  }
}

std::size_t pull_join(const TailJob* jobs, std::size_t count, JoinBits bits, std::uint32_t* words) {
  const __m256i of_sums = spread(bits.of_sums), of_differences = spread(bits.of_differences);
  std::uint32_t* out = words;
  for (const TailJob* job = jobs; job != jobs + count; ++job) {
    if (jobs + count - job > 2) prefetch(job[2]);
    const HalfList from = job->from;
    const Tail* tail = job->tails;
    const Tail* const end = tail + job->tail_count;
    const auto word_of = [&](__m256i sum, __m256i difference) {
      return _mm256_or_si256(_mm256_and_si256(sum, of_sums), _mm256_and_si256(difference, of_differences));
    };
    for (; end - tail >= 2; tail += 2) {  // two at a time: each entry is read once for both
      const SpreadBits first(tail[0].sum_bits, tail[0].difference_bits);
      const SpreadBits second(tail[1].sum_bits, tail[1].difference_bits);
      const __m256i first_join = spread(tail[0].join_bits), second_join = spread(tail[1].join_bits);
      for (std::size_t i = 0; i < from.length; i += entries) {
        const __m256i sum = load(from.sums + i), difference = load(from.differences + i);
        const __m256i word = word_of(sum, difference);
        const unsigned in_first = first.fits(sum, difference), in_second = second.fits(sum, difference);
        store_kept(out, in_first, _mm256_or_si256(word, first_join));
        out += size_of(in_first);
        store_kept(out, in_second, _mm256_or_si256(word, second_join));
        out += size_of(in_second);
      }
    }
    if (tail == end) continue;
    const SpreadBits last(tail->sum_bits, tail->difference_bits);
    const __m256i last_join = spread(tail->join_bits);
    for (std::size_t i = 0; i < from.length; i += entries) {
      const __m256i sum = load(from.sums + i), difference = load(from.differences + i);
      const unsigned kept = last.fits(sum, difference);
      store_kept(out, kept, _mm256_or_si256(word_of(sum, difference), last_join));
      out += size_of(kept);
    }
  }
  return static_cast<std::size_t>(out - words);
}

// 32 words at a time: split them into their four bytes, 32 bytes each, and read bit 7 of every byte eight times while
// doubling. A group of 32 words fills 32 lanes of every slice.
void transpose(const std::uint32_t* words, void* slices) {
  std::uint32_t(*const slice)[8] = static_cast<std::uint32_t(*)[8]>(slices);
  const __m256i by_place = _mm256_setr_epi8(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15,  //
                                            0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
  for (int group = 0; group < 8; ++group) {
    __m256i row[4];
    for (int i = 0; i < 4; ++i) row[i] = _mm256_shuffle_epi8(load(words + 32 * group + 8 * i), by_place);
    const __m256i low01 = _mm256_unpacklo_epi32(row[0], row[1]), high01 = _mm256_unpackhi_epi32(row[0], row[1]);
    const __m256i low23 = _mm256_unpacklo_epi32(row[2], row[3]), high23 = _mm256_unpackhi_epi32(row[2], row[3]);
    const __m256i bytes[4] = {_mm256_unpacklo_epi64(low01, low23), _mm256_unpackhi_epi64(low01, low23),
                              _mm256_unpacklo_epi64(high01, high23), _mm256_unpackhi_epi64(high01, high23)};
    for (int byte = 0; byte < 4; ++byte) {
      __m256i bits = bytes[byte];
      for (int bit = 7; bit >= 0; --bit) {
        slice[8 * byte + bit][group] = static_cast<std::uint32_t>(_mm256_movemask_epi8(bits));
        bits = _mm256_add_epi8(bits, bits);
      }
    }
  }
}

void tables(const void* slices, int labels, int chunk_bits, void* tables) {
  const __m256i* slice = static_cast<const __m256i*>(slices);
  __m256i* table = static_cast<__m256i*>(tables);
  int first = 0;
  do {
    const int width = labels - first < chunk_bits ? labels - first : chunk_bits;
    table[0] = _mm256_setzero_si256();
    for (int bit = 0; bit < width; ++bit) {
      const __m256i added = slice[first + bit];
      for (int subset = 0; subset < 1 << bit; ++subset)
        table[(1 << bit) + subset] = _mm256_or_si256(added, table[subset]);
    }
    table += std::size_t{1} << chunk_bits;
    first += chunk_bits;
  } while (first < labels);
}

template <int chunk_bits, int chunks>
std::uint64_t join_chunks(const __m256i* tables, const std::uint32_t* words, std::size_t count) {
  constexpr std::uint64_t mask = (1u << chunk_bits) - 1;
  const __m256i bits_of_nibble = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                                  0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
  const __m256i nibble = _mm256_set1_epi8(15);
  __m256i met = _mm256_setzero_si256();
  for (std::size_t i = 0; i < count;) {
    // A byte counts at most 8 a word: 31 words fit before it must be emptied into the sums of 64 bits.
    const std::size_t end = count - i < 31 ? count : i + 31;
    __m256i by_byte = _mm256_setzero_si256();
    for (; i < end; ++i) {
      const std::uint64_t word = words[i];
      __m256i lanes = tables[word & mask];
#pragma GCC unroll 8
      for (int chunk = 1; chunk < chunks; ++chunk)
        lanes = _mm256_or_si256(
            lanes, tables[(std::size_t{1} << chunk_bits) * chunk + ((word >> (chunk_bits * chunk)) & mask)]);
      const __m256i low = _mm256_shuffle_epi8(bits_of_nibble, _mm256_and_si256(lanes, nibble));
      const __m256i high = _mm256_shuffle_epi8(bits_of_nibble, _mm256_and_si256(_mm256_srli_epi16(lanes, 4), nibble));
      by_byte = _mm256_add_epi8(by_byte, _mm256_add_epi8(low, high));
    }
    met = _mm256_add_epi64(met, _mm256_sad_epu8(by_byte, _mm256_setzero_si256()));
  }
  const __m128i half = _mm_add_epi64(_mm256_castsi256_si128(met), _mm256_extracti128_si256(met, 1));
  return count * 256 - static_cast<std::uint64_t>(_mm_extract_epi64(half, 0) + _mm_extract_epi64(half, 1));
}

template <int chunk_bits>
std::uint64_t join_bits(const __m256i* tables, int chunks, const std::uint32_t* words, std::size_t count) {
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
  const __m256i* table = static_cast<const __m256i*>(tables);
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
    default:
      return join_bits<8>(table, chunks, words, count);
  }
}

std::uint32_t full_slices(const void* slices, std::uint32_t asked) {
  const __m256i ones = _mm256_set1_epi32(-1);
  std::uint32_t full = 0;
  for (std::uint32_t rest = asked; rest != 0; rest &= rest - 1)
    if (_mm256_testc_si256(static_cast<const __m256i*>(slices)[__builtin_ctz(rest)], ones)) full |= rest & -rest;
  return full;
}

std::size_t filter(const std::uint32_t* words, std::size_t count, std::uint32_t bits, std::uint32_t* out) {
  const __m256i unwanted = spread(bits);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; i += entries) {
    const __m256i word = load(words + i);
    const unsigned keep = zero_lanes(_mm256_and_si256(word, unwanted)) & lanes_below(count - i);
    store_kept(out + kept, keep, word);
    kept += size_of(keep);
  }
  return kept;
}

// Whole registers only: a front of whole stores never passes the place that is being read. The last words one by one.
std::size_t partition(std::uint32_t* words, std::size_t count, std::uint32_t bit, bool ones_first,
                      std::uint32_t* scratch) {
  const __m256i asked = spread(bit);
  const unsigned flip = ones_first ? 0xff : 0;
  std::size_t front = 0, back = 0, i = 0;
  for (; i + entries <= count; i += entries) {
    const __m256i word = load(words + i);
    const unsigned chosen = zero_lanes(_mm256_and_si256(word, asked)) ^ flip;
    store_kept(scratch + back, ~chosen & 0xff, word);
    back += size_of(~chosen & 0xff);
    store_kept(words + front, chosen, word);
    front += size_of(chosen);
  }
  for (; i < count; ++i) {
    const std::uint32_t word = words[i];
    const bool to_front = ((word & bit) != 0) == ones_first;
    words[front] = word;
    scratch[back] = word;
    front += to_front;
    back += !to_front;
  }
  for (std::size_t k = 0; k < back; ++k) words[front + k] = scratch[k];
  return front;
}

}  // namespace

// 1100 rows of 32 bytes are 35 KB.
extern const Kernel avx2_kernel;
const Kernel avx2_kernel = {"avx2",    256,    8,    8,           1100,   pull,     pull_join,
                            transpose, tables, join, full_slices, filter, partition};

}  // namespace queens::counting
