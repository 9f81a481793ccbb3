#include <gtest/gtest.h>

#include "unit/count_support.hpp"

namespace queens::test {
namespace {

void expect_known(int first, int last, const std::vector<Backend>& list) {
  for (const Backend backend : list)
    for (const int threads : {1, 2})
      for (const std::size_t memory : {least_count_memory, 4 * least_count_memory, std::size_t{0}})
        for (int n = first; n <= last; ++n) {
          CountOptions options;
          options.backend = backend;
          options.threads = threads;
          options.memory = memory;
          const CountResult result = count(Problem{n, {}, {}}, options);
          EXPECT_EQ(to_decimal(result.total), std::to_string(solutions[n]))
              << "n " << n << " " << name_of(backend) << " threads " << threads << " memory " << memory;
          EXPECT_TRUE(result.complete);
        }
}

TEST(CountKnown, IsRightUpTo13ForEveryBackendThreadCountAndBudget) {
  expect_known(0, 13, usable_backends());
}

TEST(CountKnown, IsRightFor14ByTheEngine) {
  expect_known(14, 14, {Backend::automatic});
  for (const BackendInfo& info : backends())
    if (info.usable && info.backend != Backend::bitmask) expect_known(14, 14, {info.backend});
}

TEST(CountKnown, IsRightWithoutCountingByHand) {
  for (const counting::Kernel* kernel : usable_kernels()) {
    counting::Limits limits;
    limits.rows_by_hand = 1;
    for (int n = 1; n <= 12; ++n)
      EXPECT_EQ(static_cast<std::uint64_t>(count_within(Problem{n, {}, {}}, *kernel, limits)), solutions[n])
          << "n " << n << " " << kernel->name;
  }
}

// Minutes for the portable kernel: run with --gtest_filter='*Slow*'; ctest labels it slow.
TEST(CountKnownSlow, IsRightUpTo18ForEveryBackendThreadCountAndBudget) {
  std::vector<Backend> engine;
  for (const BackendInfo& info : backends())
    if (info.usable && info.backend != Backend::bitmask) engine.push_back(info.backend);
  expect_known(15, 18, engine);
}

}  // namespace
}  // namespace queens::test
