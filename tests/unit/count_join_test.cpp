#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <random>

#include "count/join.hpp"
#include "unit/count_support.hpp"

namespace queens::test {
namespace {

using counting::Joiner;
using counting::word_list_room;
using Words = std::vector<std::uint32_t>;

std::uint64_t disjoint_pairs(const Words& first, const Words& second) {
  std::uint64_t pairs = 0;
  for (const std::uint32_t a : first)
    for (const std::uint32_t b : second) pairs += (a & b) == 0;
  return pairs;
}

std::uint64_t join(Joiner& joiner, int labels, Words first, Words second, std::size_t scratch_factor = 4) {
  Words scratch(scratch_factor * std::max(first.size(), second.size()) + 16);
  const std::size_t a = first.size(), b = second.size();
  first.resize(a + word_list_room + 16);
  second.resize(b + word_list_room + 16);
  return joiner.count(labels, {first.data(), a}, {second.data(), b}, scratch);
}

Words random_words(std::mt19937& random, std::size_t count, int labels, int sparseness) {
  const std::uint32_t mask = labels == 32 ? ~0u : (1u << labels) - 1;
  Words words(count);
  for (std::uint32_t& word : words) {
    word = static_cast<std::uint32_t>(random()) & mask;
    for (int i = 0; i < sparseness; ++i) word &= static_cast<std::uint32_t>(random());
    if (random() % 40 == 0) word = 0;
    if (random() % 40 == 0) word = mask;
  }
  return words;
}

class CountJoin : public testing::TestWithParam<const counting::Kernel*> {
 protected:
  Joiner joiner_{*GetParam()};
  std::mt19937 random_{7};
};

TEST_P(CountJoin, CountsDisjointPairsForEveryLengthFrom0To1100) {
  for (std::size_t length = 0; length <= 1100; ++length) {
    const int labels = static_cast<int>(length * 7 % 33);
    const Words first = random_words(random_, length, labels, 1);
    const Words second = random_words(random_, random_() % 700, labels, 2);
    ASSERT_EQ(join(joiner_, labels, first, second), disjoint_pairs(first, second)) << length << " labels " << labels;
  }
}

TEST_P(CountJoin, CountsLongListsThatAreSortedAndFiltered) {
  for (const std::size_t length : {1500u, 3000u, 3584u, 7000u, 13000u}) {
    const Words first = random_words(random_, length, 30, 2), second = random_words(random_, length / 2 + 77, 30, 2);
    ASSERT_EQ(join(joiner_, 30, first, second), disjoint_pairs(first, second)) << length;
    ASSERT_EQ(join(joiner_, 30, second, first, 1), disjoint_pairs(first, second)) << length << " little scratch";
  }
}

TEST_P(CountJoin, CountsWordsOfZerosAgainstEachOtherWithoutThePadding) {
  for (std::size_t length = 0; length <= 1100; length += 11)
    ASSERT_EQ(join(joiner_, 32, Words(length, 0), Words(1100 - length, 0)), length * (1100 - length)) << length;
}

TEST_P(CountJoin, FindsNoPairAmongWordsOfOnes) {
  for (std::size_t length = 1; length <= 1100; length += 13)
    ASSERT_EQ(join(joiner_, 32, Words(length, ~0u), Words(321, ~0u)), 0u) << length;
}

TEST_P(CountJoin, CountsEveryPairWhenThereAreNoLabels) {
  for (std::size_t length = 0; length <= 1100; length += 17)
    ASSERT_EQ(join(joiner_, 0, Words(length, 0), Words(333, 0)), length * 333) << length;
}

INSTANTIATE_TEST_SUITE_P(, CountJoin, testing::ValuesIn(usable_kernels()),
                         [](const auto& kernel) { return std::string(kernel.param->name); });

RC_GTEST_PROP(CountJoinProperty, EveryKernelCountsTheDisjointPairs, (const Words& first, const Words& second)) {
  for (const counting::Kernel* kernel : usable_kernels()) {
    Joiner joiner(*kernel);
    RC_ASSERT(join(joiner, 32, first, second) == disjoint_pairs(first, second));
  }
}

}  // namespace
}  // namespace queens::test
