#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <random>
#include <vector>

#include "unit/count_support.hpp"

namespace queens::test {
namespace {

using counting::Kernel;
using Words = std::vector<std::uint32_t>;

constexpr std::size_t room = 16;

/// Memory as the kernels want it: aligned, with room behind.
class Aligned {
 public:
  explicit Aligned(std::size_t words) : memory_(words + 64, 0xabababab) {}
  std::uint32_t* data() {
    void* start = memory_.data();
    std::size_t space = memory_.size() * 4;
    return static_cast<std::uint32_t*>(std::align(64, 4, start, space));
  }

 private:
  Words memory_;
};

/// Random words with about as many bits as asked, some zero, some all ones.
Words random_words(std::mt19937& random, std::size_t count, int labels, int sparseness) {
  const std::uint32_t mask = labels == 32 ? ~0u : (1u << labels) - 1;
  Words words(count);
  for (std::uint32_t& word : words) {
    word = static_cast<std::uint32_t>(random());
    for (int i = 0; i < sparseness; ++i) word &= static_cast<std::uint32_t>(random());
    if (random() % 50 == 0) word = 0;
    if (random() % 50 == 0) word = ~0u;
    word &= mask;
  }
  return words;
}

std::uint64_t disjoint_pairs(const std::uint32_t* block, std::size_t lanes, const Words& stream) {
  std::uint64_t pairs = 0;
  for (std::size_t lane = 0; lane < lanes; ++lane)
    for (const std::uint32_t word : stream) pairs += (word & block[lane]) == 0;
  return pairs;
}

class CountKernels : public testing::TestWithParam<const Kernel*> {
 protected:
  const Kernel& kernel_ = *GetParam();
  std::mt19937 random_{20261130};
};

TEST_P(CountKernels, TransposeGivesEveryWordALaneOfItsOwn) {
  for (int round = 0; round < 20; ++round) {
    Aligned block(kernel_.lanes), slices(32 * kernel_.lanes / 32);
    Words words = random_words(random_, kernel_.lanes, 32, round % 3);
    std::copy(words.begin(), words.end(), block.data());
    kernel_.transpose(block.data(), slices.data());
    Words back(kernel_.lanes);
    for (std::size_t lane = 0; lane < kernel_.lanes; ++lane)
      for (std::size_t bit = 0; bit < 32; ++bit)
        back[lane] |= (slices.data()[bit * kernel_.lanes / 32 + lane / 32] >> (lane % 32) & 1u) << bit;
    std::sort(words.begin(), words.end());
    std::sort(back.begin(), back.end());
    ASSERT_EQ(words, back);
  }
}

TEST_P(CountKernels, TablesHoldTheUnionOfEverySetOfSlices) {
  const std::size_t row = kernel_.lanes / 32;
  for (int labels = 0; labels <= 32; ++labels)
    for (int bits = 4; bits <= kernel_.most_chunk_bits; ++bits) {
      const int chunks = std::max(1, (labels + bits - 1) / bits);
      if (chunks > 8) continue;
      Aligned slices(32 * row), tables((std::size_t{1} << bits) * static_cast<std::size_t>(chunks) * row);
      for (std::size_t i = 0; i < 32 * row; ++i) slices.data()[i] = static_cast<std::uint32_t>(random_());
      kernel_.tables(slices.data(), labels, bits, tables.data());
      for (int chunk = 0; chunk < chunks; ++chunk)
        for (int set = 0; set < 1 << std::min(bits, labels - chunk * bits); ++set)
          for (std::size_t i = 0; i < row; ++i) {
            std::uint32_t expected = 0;
            for (int bit = 0; bit < bits; ++bit)
              if (set >> bit & 1) expected |= slices.data()[static_cast<std::size_t>(chunk * bits + bit) * row + i];
            const auto place = static_cast<std::size_t>((chunk << bits) + set) * row + i;
            ASSERT_EQ(tables.data()[place], expected) << labels << " labels, chunks of " << bits << ", set " << set;
          }
    }
}

TEST_P(CountKernels, JoinCountsDisjointPairsOfStreamsOfEveryLength) {
  Aligned block(kernel_.lanes), slices(kernel_.lanes);
  Aligned tables((std::size_t{8} << kernel_.most_chunk_bits) * kernel_.lanes / 32);
  for (std::size_t length = 0; length <= 1100; ++length) {
    const int labels = static_cast<int>(length % 33);
    const int bits = std::max((labels + 7) / 8,
                              4 + static_cast<int>(length % static_cast<std::size_t>(kernel_.most_chunk_bits - 3)));
    const Words words = random_words(random_, kernel_.lanes, labels, 1);
    std::copy(words.begin(), words.end(), block.data());
    const Words stream = random_words(random_, length, labels, 1 + static_cast<int>(length % 2));
    kernel_.transpose(block.data(), slices.data());
    kernel_.tables(slices.data(), labels, bits, tables.data());
    ASSERT_EQ(kernel_.join(tables.data(), labels, bits, stream.data(), length),
              disjoint_pairs(block.data(), kernel_.lanes, stream))
        << "length " << length << " labels " << labels << " bits " << bits;
  }
}

TEST_P(CountKernels, FullSlicesNamesTheBitsThatEveryWordHas) {
  for (int round = 0; round < 100; ++round) {
    Aligned block(kernel_.lanes), slices(kernel_.lanes);
    const auto common = static_cast<std::uint32_t>(random_() & random_());
    std::uint32_t all = ~0u;
    for (std::size_t i = 0; i < kernel_.lanes; ++i) {
      block.data()[i] = common | static_cast<std::uint32_t>(random_());
      if (round % 2 == 0 && i != 7) block.data()[i] |= 1u << (round % 32);
      all &= block.data()[i];
    }
    const auto asked = static_cast<std::uint32_t>(random_());
    kernel_.transpose(block.data(), slices.data());
    ASSERT_EQ(kernel_.full_slices(slices.data(), asked), asked & all);
  }
}

TEST_P(CountKernels, FilterKeepsTheWordsWithoutTheBitsForEveryLength) {
  for (std::size_t length = 0; length <= 1100; ++length) {
    Words words = random_words(random_, length, 32, 1), expected;
    const auto bits = static_cast<std::uint32_t>(random_() & random_() & random_());
    for (const std::uint32_t word : words)
      if ((word & bits) == 0) expected.push_back(word);
    words.resize(length + room, 0);  // words without any bit lie behind the end
    Words out(length + room);
    out.resize(kernel_.filter(words.data(), length, bits, out.data()));
    ASSERT_EQ(out, expected) << "length " << length;
  }
}

TEST_P(CountKernels, PartitionDividesByABitAndSparesWhatLiesBehind) {
  for (std::size_t length = 0; length <= 1100; ++length)
    for (const bool ones_first : {false, true}) {
      Words words = random_words(random_, length, 32, 0);
      Words sorted = words;
      const std::uint32_t bit = 1u << random_() % 32;
      words.resize(length + room, 0x5a5a5a5a);
      Words scratch(length + room);
      const std::size_t front = kernel_.partition(words.data(), length, bit, ones_first, scratch.data());
      for (std::size_t i = 0; i < length; ++i) ASSERT_EQ(((words[i] & bit) != 0) == ones_first, i < front) << length;
      for (std::size_t i = length; i < words.size(); ++i) ASSERT_EQ(words[i], 0x5a5a5a5au) << length;
      words.resize(length);
      std::sort(words.begin(), words.end());
      std::sort(sorted.begin(), sorted.end());
      ASSERT_EQ(words, sorted) << "length " << length;
    }
}

/// A padded list of random entries.
struct List {
  List(const Kernel& kernel, std::mt19937& random, std::size_t length)
      : padded((length + kernel.list_multiple - 1) / kernel.list_multiple * kernel.list_multiple),
        sums(padded),
        differences(padded) {
    std::fill_n(sums.data(), padded, ~0u);
    std::fill_n(differences.data(), padded, ~0u);
    const Words first = random_words(random, length, 31, 1), second = random_words(random, length, 31, 1);
    std::copy(first.begin(), first.end(), sums.data());
    std::copy(second.begin(), second.end(), differences.data());
    for (std::size_t i = 0; i < length; ++i) entries.push_back({first[i], second[i]});
  }
  counting::HalfList view() { return {sums.data(), differences.data(), padded}; }

  std::size_t padded;
  Aligned sums, differences;
  std::vector<std::array<std::uint32_t, 2>> entries;
};

TEST_P(CountKernels, PullExtendsTheEntriesThatHaveRoomAndNoPadding) {
  for (std::size_t length = 0; length <= 1100; length += length < 70 ? 1 : 37) {
    List first(kernel_, random_, length), second(kernel_, random_, 1100 - length);
    const counting::PullJob jobs[] = {{first.view(), 1u << length % 32, 0},
                                      {second.view(), 1u << 3, 1u << length % 31}};
    std::vector<std::array<std::uint32_t, 2>> expected, got;
    for (const auto& [job, list] : {std::pair{&jobs[0], &first}, std::pair{&jobs[1], &second}})
      for (const auto& [sum, difference] : list->entries)
        if ((sum & job->sum_bits) == 0 && (difference & job->difference_bits) == 0)
          expected.push_back({sum | job->sum_bits, difference | job->difference_bits});
    Words sums(1100 + 2 * room), differences(1100 + 2 * room);
    const std::size_t made = kernel_.pull(jobs, 2, sums.data(), differences.data());
    for (std::size_t i = 0; i < made; ++i) got.push_back({sums[i], differences[i]});
    ASSERT_EQ(got, expected) << "length " << length;
  }
}

TEST_P(CountKernels, PullJoinWritesTheJoinWordOfEveryEntryAndTailThatFit) {
  const counting::JoinBits bits{0x0000ffff, 0x3fff0000};
  for (std::size_t length = 0; length <= 600; length += length < 70 ? 1 : 37) {
    std::vector<List> lists;
    std::vector<std::vector<counting::Tail>> tails(6);
    std::vector<counting::TailJob> jobs;
    Words expected;
    for (std::size_t j = 0; j < tails.size(); ++j) {
      lists.emplace_back(kernel_, random_, (length + 13 * j) % 601);
      for (std::size_t t = 0; t <= j; ++t)
        tails[j].push_back(
            {1u << random_() % 31, t % 2 == 0 ? 0 : 1u << random_() % 31, random_() % 2 == 0 ? 0 : 1u << j});
    }
    for (std::size_t j = 0; j < tails.size(); ++j) jobs.push_back({lists[j].view(), tails[j].data(), tails[j].size()});
    for (std::size_t j = 0; j < tails.size(); ++j)
      for (const auto& [sum, difference] : lists[j].entries)
        for (const counting::Tail& tail : tails[j])
          if ((sum & tail.sum_bits) == 0 && (difference & tail.difference_bits) == 0)
            expected.push_back((sum & bits.of_sums) | (difference & bits.of_differences) | tail.join_bits);
    Words words(21 * 700 + room);
    words.resize(kernel_.pull_join(jobs.data(), jobs.size(), bits, words.data()));
    std::sort(words.begin(), words.end());
    std::sort(expected.begin(), expected.end());
    ASSERT_EQ(words, expected) << "length " << length;
  }
}

INSTANTIATE_TEST_SUITE_P(, CountKernels, testing::ValuesIn(usable_kernels()),
                         [](const auto& kernel) { return std::string(kernel.param->name); });

}  // namespace
}  // namespace queens::test
