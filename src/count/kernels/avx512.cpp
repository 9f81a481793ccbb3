// The kernel for CPUs with AVX-512 F, BW, DQ, VL, VBMI, VBMI2, VPOPCNTDQ and GFNI (Ice Lake, Zen 4 and later): 512
// lanes.
#include <immintrin.h>

#include <cstddef>
#include <cstdint>

#include "kernel.hpp"

namespace queens::counting {
namespace {

constexpr std::size_t entries = 16;  // of 32 bits in a register

__m512i spread(std::uint32_t word) { return _mm512_set1_epi32(static_cast<int>(word)); }

std::size_t size_of(__mmask16 mask) { return static_cast<std::size_t>(_mm_popcnt_u32(mask)); }

// Compression in a register and a full store: the memory form of vpcompressd takes over a hundred cycles on Zen 4.
void store_kept(std::uint32_t* to, __mmask16 kept, __m512i words) {
  _mm512_storeu_si512(to, _mm512_maskz_compress_epi32(kept, words));
}

std::size_t pull(const PullJob* jobs, std::size_t count, std::uint32_t* sums, std::uint32_t* differences) {
  std::size_t made = 0;
  for (const PullJob* job = jobs; job != jobs + count; ++job) {
    const HalfList from = job->from;
    const __m512i sum_bits = spread(job->sum_bits), difference_bits = spread(job->difference_bits);
    for (std::size_t i = 0; i < from.length; i += entries) {
      const __m512i sum = _mm512_load_si512(from.sums + i), difference = _mm512_load_si512(from.differences + i);
      const __mmask16 kept =
          _mm512_mask_testn_epi32_mask(_mm512_testn_epi32_mask(sum, sum_bits), difference, difference_bits);
      store_kept(sums + made, kept, _mm512_or_si512(sum, sum_bits));
      store_kept(differences + made, kept, _mm512_or_si512(difference, difference_bits));
      made += size_of(kept);
    }
  }
  return made;
}

struct SpreadTail {
  explicit SpreadTail(const Tail& tail)
      : sum_bits(spread(tail.sum_bits)),
        difference_bits(spread(tail.difference_bits)),
        join_bits(spread(tail.join_bits)) {}

  __mmask16 fits(__m512i sum, __m512i difference) const {
    return _mm512_mask_testn_epi32_mask(_mm512_testn_epi32_mask(sum, sum_bits), difference, difference_bits);
  }

  __m512i sum_bits, difference_bits, join_bits;
};

// The starts of the lists of a set lie all over memory; ask for them while the list before is being read.
void prefetch(const TailJob& job) {
  const std::size_t length = job.from.length < 64 ? job.from.length : 64;
  for (std::size_t i = 0; i < length; i += entries) {
    _mm_prefetch(reinterpret_cast<const char*>(job.from.sums + i), _MM_HINT_T0);
    _mm_prefetch(reinterpret_cast<const char*>(job.from.differences + i), _MM_HINT_T0);
  }
}

std::size_t pull_join(const TailJob* jobs, std::size_t count, JoinBits bits, std::uint32_t* words) {
  constexpr int if_then_else = 0xCA, or_and = 0xEA;  // truth tables: a ? b : c, (a & b) | c
  const __m512i of_sums = spread(bits.of_sums), wanted = spread(bits.of_sums | bits.of_differences);
  std::uint32_t* out = words;
  for (const TailJob* job = jobs; job != jobs + count; ++job) {
    if (jobs + count - job > 2) prefetch(job[2]);
    const HalfList from = job->from;
    const Tail* tail = job->tails;
    const Tail* const end = tail + job->tail_count;
    for (; end - tail >= 2; tail += 2) {  // two at a time: each entry is read once for both
      const SpreadTail first(tail[0]), second(tail[1]);
      for (std::size_t i = 0; i < from.length; i += entries) {
        const __m512i sum = _mm512_load_si512(from.sums + i), difference = _mm512_load_si512(from.differences + i);
        const __m512i word = _mm512_ternarylogic_epi32(of_sums, sum, difference, if_then_else);
        const __mmask16 in_first = first.fits(sum, difference), in_second = second.fits(sum, difference);
        store_kept(out, in_first, _mm512_ternarylogic_epi32(word, wanted, first.join_bits, or_and));
        out += size_of(in_first);
        store_kept(out, in_second, _mm512_ternarylogic_epi32(word, wanted, second.join_bits, or_and));
        out += size_of(in_second);
      }
    }
    if (tail == end) continue;
    const SpreadTail last(*tail);
    for (std::size_t i = 0; i < from.length; i += entries) {
      const __m512i sum = _mm512_load_si512(from.sums + i), difference = _mm512_load_si512(from.differences + i);
      const __m512i word = _mm512_ternarylogic_epi32(of_sums, sum, difference, if_then_else);
      const __mmask16 kept = last.fits(sum, difference);
      store_kept(out, kept, _mm512_ternarylogic_epi32(word, wanted, last.join_bits, or_and));
      out += size_of(kept);
    }
  }
  return static_cast<std::size_t>(out - words);
}

// Gathers byte k of every fourth byte: words of four bytes become four rows of 16 bytes.
alignas(64) constexpr std::uint8_t bytes_by_place[64] = {0, 4, 8,  12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60,
                                                         1, 5, 9,  13, 17, 21, 25, 29, 33, 37, 41, 45, 49, 53, 57, 61,
                                                         2, 6, 10, 14, 18, 22, 26, 30, 34, 38, 42, 46, 50, 54, 58, 62,
                                                         3, 7, 11, 15, 19, 23, 27, 31, 35, 39, 43, 47, 51, 55, 59, 63};

// The transpose of an 8×8 square of bytes.
alignas(64) constexpr std::uint8_t bytes_across[64] = {0, 8,  16, 24, 32, 40, 48, 56, 1, 9,  17, 25, 33, 41, 49, 57,
                                                       2, 10, 18, 26, 34, 42, 50, 58, 3, 11, 19, 27, 35, 43, 51, 59,
                                                       4, 12, 20, 28, 36, 44, 52, 60, 5, 13, 21, 29, 37, 45, 53, 61,
                                                       6, 14, 22, 30, 38, 46, 54, 62, 7, 15, 23, 31, 39, 47, 55, 63};

// In three steps: (1) split 64 words into their four bytes, 64 bytes each; (2) the affine instruction with the unit
// matrix as data transposes each 8×8 square of bits, a byte permutation brings equal bits together: eight bytes a bit;
// (3) collect these eight bytes from all eight groups of 64 words.
void transpose(const std::uint32_t* words, void* slices) {
  __m512i* const slice = static_cast<__m512i*>(slices);
  const __m512i by_place = _mm512_load_si512(bytes_by_place), across = _mm512_load_si512(bytes_across);
  const __m512i unit = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201ull));
  __m512i bits[4][8];
  for (int group = 0; group < 8; ++group) {
    __m512i row[4];
    for (int i = 0; i < 4; ++i)
      row[i] = _mm512_permutexvar_epi8(by_place, _mm512_loadu_si512(words + 64 * group + 16 * i));
    const __m512i even01 = _mm512_shuffle_i64x2(row[0], row[1], 0x88),
                  odd01 = _mm512_shuffle_i64x2(row[0], row[1], 0xdd);
    const __m512i even23 = _mm512_shuffle_i64x2(row[2], row[3], 0x88),
                  odd23 = _mm512_shuffle_i64x2(row[2], row[3], 0xdd);
    const __m512i bytes[4] = {_mm512_shuffle_i64x2(even01, even23, 0x88), _mm512_shuffle_i64x2(odd01, odd23, 0x88),
                              _mm512_shuffle_i64x2(even01, even23, 0xdd), _mm512_shuffle_i64x2(odd01, odd23, 0xdd)};
    for (int byte = 0; byte < 4; ++byte)
      bits[byte][group] = _mm512_permutexvar_epi8(across, _mm512_gf2p8affine_epi64_epi8(unit, bytes[byte], 0));
  }
  for (int byte = 0; byte < 4; ++byte) {
    __m512i pair[8];
    for (int i = 0; i < 4; ++i) {
      pair[2 * i] = _mm512_unpacklo_epi64(bits[byte][2 * i], bits[byte][2 * i + 1]);
      pair[2 * i + 1] = _mm512_unpackhi_epi64(bits[byte][2 * i], bits[byte][2 * i + 1]);
    }
    for (int half = 0; half < 2; ++half) {
      const __m512i low01 = _mm512_shuffle_i64x2(pair[half], pair[2 + half], 0x88);
      const __m512i high01 = _mm512_shuffle_i64x2(pair[half], pair[2 + half], 0xdd);
      const __m512i low23 = _mm512_shuffle_i64x2(pair[4 + half], pair[6 + half], 0x88);
      const __m512i high23 = _mm512_shuffle_i64x2(pair[4 + half], pair[6 + half], 0xdd);
      __m512i* const to = slice + 8 * byte + half;
      to[0] = _mm512_shuffle_i64x2(low01, low23, 0x88);
      to[2] = _mm512_shuffle_i64x2(high01, high23, 0x88);
      to[4] = _mm512_shuffle_i64x2(low01, low23, 0xdd);
      to[6] = _mm512_shuffle_i64x2(high01, high23, 0xdd);
    }
  }
}

void tables(const void* slices, int labels, int chunk_bits, void* tables) {
  const __m512i* slice = static_cast<const __m512i*>(slices);
  __m512i* table = static_cast<__m512i*>(tables);
  int first = 0;
  do {
    const int width = labels - first < chunk_bits ? labels - first : chunk_bits;
    table[0] = _mm512_setzero_si512();
    for (int bit = 0; bit < width; ++bit) {
      const __m512i added = slice[first + bit];
      for (int subset = 0; subset < 1 << bit; ++subset)
        table[(1 << bit) + subset] = _mm512_or_si512(added, table[subset]);
    }
    table += std::size_t{1} << chunk_bits;
    first += chunk_bits;
  } while (first < labels);
}

template <int chunk_bits, int chunks>
__m512i lanes_met(const __m512i* tables, std::uint64_t word) {
  constexpr std::uint64_t mask = (1u << chunk_bits) - 1;
  __m512i lanes = tables[word & mask];
#pragma GCC unroll 8
  for (int chunk = 1; chunk < chunks; ++chunk)
    lanes = _mm512_or_si512(lanes,
                            tables[(std::size_t{1} << chunk_bits) * chunk + ((word >> (chunk_bits * chunk)) & mask)]);
  return lanes;
}

template <int chunk_bits, int chunks>
std::uint64_t join_chunks(const __m512i* tables, const std::uint32_t* words, std::size_t count) {
  __m512i met = _mm512_setzero_si512(), met_too = met;
  std::size_t i = 0;
  for (; i + 2 <= count; i += 2) {
    const __m512i first = lanes_met<chunk_bits, chunks>(tables, words[i]);
    const __m512i second = lanes_met<chunk_bits, chunks>(tables, words[i + 1]);
    met = _mm512_add_epi64(met, _mm512_popcnt_epi64(first));
    met_too = _mm512_add_epi64(met_too, _mm512_popcnt_epi64(second));
  }
  if (i < count) met = _mm512_add_epi64(met, _mm512_popcnt_epi64(lanes_met<chunk_bits, chunks>(tables, words[i])));
  return count * 512 - static_cast<std::uint64_t>(_mm512_reduce_add_epi64(_mm512_add_epi64(met, met_too)));
}

template <int chunk_bits>
std::uint64_t join_bits(const __m512i* tables, int chunks, const std::uint32_t* words, std::size_t count) {
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
  const __m512i* table = static_cast<const __m512i*>(tables);
  const int chunks = labels == 0 ? 1 : (labels + chunk_bits - 1) / chunk_bits;
  switch (chunk_bits) {
    case 4:
      return join_bits<4>(table, chunks, words, count);
    case 5:
      return join_bits<5>(table, chunks, words, count);
    case 6:
      return join_bits<6>(table, chunks, words, count);
    default:
      return join_bits<7>(table, chunks, words, count);
  }
}

std::uint32_t full_slices(const void* slices, std::uint32_t asked) {
  const __m512i ones = _mm512_set1_epi32(-1);
  std::uint32_t full = 0;
  for (std::uint32_t rest = asked; rest != 0; rest &= rest - 1)
    if (_mm512_cmpneq_epi64_mask(static_cast<const __m512i*>(slices)[__builtin_ctz(rest)], ones) == 0)
      full |= rest & -rest;
  return full;
}

__mmask16 lanes_below(std::size_t count) {
  return static_cast<__mmask16>(count >= entries ? 0xffff : (1u << count) - 1);
}

std::size_t filter(const std::uint32_t* words, std::size_t count, std::uint32_t bits, std::uint32_t* out) {
  const __m512i unwanted = spread(bits);
  std::size_t kept = 0;
  for (std::size_t i = 0; i < count; i += entries) {
    const __m512i word = _mm512_loadu_si512(words + i);
    const __mmask16 keep = _mm512_mask_testn_epi32_mask(lanes_below(count - i), word, unwanted);
    store_kept(out + kept, keep, word);
    kept += size_of(keep);
  }
  return kept;
}

// Front words are written behind the place that is being read; the masked store at the end spares the neighbour.
std::size_t partition(std::uint32_t* words, std::size_t count, std::uint32_t bit, bool ones_first,
                      std::uint32_t* scratch) {
  const __m512i asked = spread(bit);
  const unsigned flip = ones_first ? 0 : 0xffff;
  std::size_t front = 0, back = 0;
  for (std::size_t i = 0; i < count; i += entries) {
    const __mmask16 inside = lanes_below(count - i);
    const __m512i word = _mm512_loadu_si512(words + i);
    const auto chosen = static_cast<__mmask16>((_mm512_test_epi32_mask(word, asked) ^ flip) & inside);
    const auto others = static_cast<__mmask16>(~chosen & inside);
    store_kept(scratch + back, others, word);
    back += size_of(others);
    const __m512i kept = _mm512_maskz_compress_epi32(chosen, word);
    _mm512_mask_storeu_epi32(words + front, lanes_below(size_of(chosen)), kept);
    front += size_of(chosen);
  }
  for (std::size_t i = 0; i < back; i += entries)
    _mm512_mask_storeu_epi32(words + front + i, lanes_below(back - i), _mm512_loadu_si512(scratch + i));
  return front;
}

}  // namespace

// 576 rows of 64 bytes are 36 KB of a first-level cache of 48.
extern const Kernel avx512_kernel;
const Kernel avx512_kernel = {"avx512",  512,    16,   7,           576,    pull,     pull_join,
                              transpose, tables, join, full_slices, filter, partition};

}  // namespace queens::counting
