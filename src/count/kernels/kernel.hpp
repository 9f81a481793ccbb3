// What the counting engine asks of a kernel: plain data and one table of functions.
//
// Kernel files are sealed: they include this header, <cstddef>, <cstdint> and <immintrin.h> and keep all code in an
// anonymous namespace. A function that they shared with other files could be the copy that the linker keeps for
// everybody, and would then run instructions that the CPU lacks. So this header defines no function at all.
#pragma once

#include <cstddef>
#include <cstdint>

namespace queens::counting {

/// A list of half placements, two words an entry: the labels of the sum and of the difference diagonals in use.
/// `length` is a multiple of the kernel's `list_multiple`; padding entries are all ones and pass no filter, because
/// every square carries at least one label. Both arrays are aligned to 64 bytes where list_multiple is 16.
struct HalfList {
  const std::uint32_t* sums;
  const std::uint32_t* differences;
  std::size_t length;
};

/// Extend every entry of `from` that has none of these labels by the square that carries them.
struct PullJob {
  HalfList from;
  std::uint32_t sum_bits;
  std::uint32_t difference_bits;
};

/// Queens in the last rows of a half, at once: their labels, and those of them that the join looks at.
struct Tail {
  std::uint32_t sum_bits;
  std::uint32_t difference_bits;
  std::uint32_t join_bits;
};

/// Extend every entry of `from` by every one of the tails that it leaves room for.
struct TailJob {
  HalfList from;
  const Tail* tails;
  std::size_t tail_count;
};

/// Which bits of an entry the join looks at. The two masks are disjoint: they make one word together.
struct JoinBits {
  std::uint32_t of_sums;
  std::uint32_t of_differences;
};

/// The functions of a kernel. Slices are 32 rows of `lanes` bits, tables are rows of `lanes` bits; both aligned to 64.
struct Kernel {
  const char* name;
  std::size_t lanes;          ///< entries in a bit-sliced block: a multiple of 64, at most 512
  std::size_t list_multiple;  ///< half lists are padded to a multiple of this
  int most_chunk_bits;        ///< widest chunk that `tables` and `join` take; the narrowest is 4
  int most_table_rows;        ///< tables of more rows would leave the first-level cache

  /// Runs the jobs one after the other; returns the number of entries written. May write list_multiple − 1 words more.
  std::size_t (*pull)(const PullJob* jobs, std::size_t count, std::uint32_t* sums, std::uint32_t* differences);

  /// The same for tails, but writes only the join's bits, one word an entry. May write 15 words more.
  std::size_t (*pull_join)(const TailJob* jobs, std::size_t count, JoinBits bits, std::uint32_t* words);

  /// Slice b holds bit b of each of `lanes` words, each word in a lane of its own (in any order).
  void (*transpose)(const std::uint32_t* words, void* slices);

  /// Cuts the slices 0 … labels − 1 into chunks of chunk_bits and writes for each chunk the OR of every subset:
  /// row (chunk << chunk_bits) + subset. The last chunk may be narrower. At least one chunk, at most 8.
  void (*tables)(const void* slices, int labels, int chunk_bits, void* tables);

  /// The number of pairs (word, lane) without a common label. `words` have no bit ≥ labels.
  std::uint64_t (*join)(const void* tables, int labels, int chunk_bits, const std::uint32_t* words, std::size_t count);

  /// Those of the asked bits whose slice is all ones.
  std::uint32_t (*full_slices)(const void* slices, std::uint32_t asked);

  /// Copies the words without any of the bits; returns how many. Reads and writes up to 15 words beyond the end.
  std::size_t (*filter)(const std::uint32_t* words, std::size_t count, std::uint32_t bits, std::uint32_t* out);

  /// Moves the words without the bit to the front, or those with it if ones_first; returns how many lie in front.
  /// `scratch` has room for count + 16 words. Nothing behind words[count − 1] changes.
  std::size_t (*partition)(std::uint32_t* words, std::size_t count, std::uint32_t bit, bool ones_first,
                           std::uint32_t* scratch);
};

}  // namespace queens::counting
