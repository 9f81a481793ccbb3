// Counts the pairs of two lists of label words that have no label in common.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "count/kernels/kernel.hpp"

namespace queens::counting {

/// A list of join words with room behind it.
struct WordList {
  std::uint32_t* words;
  std::size_t length;
  bool may_be_zero = true;  ///< some word may have no label at all
};

/// Words that a WordList must have room for beyond its length.
inline constexpr std::size_t word_list_room = 512;

/// One list is cut into blocks of `lanes` words and bit-sliced; the words of the other are streamed past each block.
class Joiner {
 public:
  explicit Joiner(const Kernel& kernel);

  /// The pairs (a, b) with a & b = 0. All words have their bits below `labels` ≤ 32. Reorders the lists and writes into
  /// the room behind them. `scratch` of at least the longer length + 16 words lets it skip hopeless pairs sooner; more
  /// (twice both lengths) helps more.
  std::uint64_t count(int labels, WordList first, WordList second, std::span<std::uint32_t> scratch);

 private:
  static constexpr int most_sort_labels = 5;

  struct Chunking {
    float cost = 0;
    std::uint8_t bits = 0;
  };

  std::uint64_t count_sliced(WordList sliced, WordList streamed, std::span<std::uint32_t> scratch);
  int sort(WordList sliced, WordList streamed, std::span<std::uint32_t> scratch);
  void partition(std::uint32_t* words, std::size_t count, int level, int levels, bool ones_first,
                 std::uint32_t* scratch);
  void order_labels(WordList sliced, WordList streamed);
  std::array<double, 32> densities(WordList list);
  const Chunking& chunking(std::size_t streamed);
  double cost(std::size_t blocks, std::size_t streamed);
  std::size_t blocks_of(std::size_t length) const { return (length + kernel_.lanes - 1) / kernel_.lanes; }

  const Kernel& kernel_;
  int labels_ = -1;
  std::array<std::vector<Chunking>, 33> chunkings_;  // by labels, then by streamed words / 16; filled at first need
  std::array<int, 32> by_density_{};                 // labels, the ones that both lists use most first
  unsigned sorts_ = 0;                               // joins since the labels were ordered
  alignas(64) std::array<std::uint64_t, 32 * 8> slices_;
  std::vector<std::uint64_t> table_memory_;
  std::uint64_t* tables_;  // in table_memory_, aligned to a page
};

}  // namespace queens::counting
