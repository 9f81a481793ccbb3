// What the tests of the counting engine share.
#pragma once

#include <queens/count.hpp>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "count/dispatch.hpp"
#include "count/pool.hpp"

namespace queens::test {

/// Engine kernels that this CPU can run; the portable one always.
inline std::vector<const counting::Kernel*> usable_kernels() {
  std::vector<const counting::Kernel*> kernels;
  for (const BackendInfo& info : backends())
    if (info.usable && info.backend != Backend::bitmask) kernels.push_back(counting::kernel_of(info.backend));
  return kernels;
}

inline std::vector<Backend> usable_backends() {
  std::vector<Backend> list;
  for (const BackendInfo& info : backends())
    if (info.usable) list.push_back(info.backend);
  return list;
}

/// Counts with limits that the public interface does not offer.
inline Total count_within(const Problem& problem, const counting::Kernel& kernel, const counting::Limits& limits) {
  const auto tasks = counting::spread({{counting::open_board(problem)}}, limits, 1);
  return counting::run(tasks, 1, kernel, limits, 1, {}).totals[0];
}

/// A random board, sparse to dense: some queens of no or one solution, some blocked squares.
inline Problem random_problem(std::mt19937& random, int least_size, int most_size) {
  const auto below = [&](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
  Problem problem;
  problem.size = least_size + below(most_size - least_size + 1);
  if (problem.size == 0) return problem;
  std::set<Square> squares;
  const int queens = below(4),
            blocked = below(3) == 0 ? below(1 + problem.size * problem.size / 2) : below(problem.size);
  for (int i = 0; i < queens; ++i) {
    const Square queen{below(problem.size), below(problem.size)};
    bool attacked = squares.contains(queen);
    for (const Square other : problem.queens) attacked |= attacks(other, queen);
    if (attacked && below(8) != 0) continue;  // a contradiction now and then
    if (squares.insert(queen).second) problem.queens.push_back(queen);
  }
  for (int i = 0; i < blocked; ++i) {
    const Square square{below(problem.size), below(problem.size)};
    if (squares.insert(square).second) problem.blocked.push_back(square);
  }
  return problem;
}

inline std::string describe(const Problem& problem) {
  std::string text = "n=" + std::to_string(problem.size) + " queens";
  for (const Square s : problem.queens) text += " " + std::to_string(s.row) + "," + std::to_string(s.column);
  text += " blocked";
  for (const Square s : problem.blocked) text += " " + std::to_string(s.row) + "," + std::to_string(s.column);
  return text;
}

/// OEIS A000170.
inline constexpr std::uint64_t solutions[] = {
    1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712, 365596, 2279184, 14772512, 95815104, 666090624};

}  // namespace queens::test
