#include <chrono>

#include <queens/count.hpp>

#include "call.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// Boards that take every path of the engine: all units of an even and an odd size, one with rules, one refined by a
/// tiny budget. Each with the number that bitmask gives.
struct Board {
  Problem problem;
  std::size_t memory;
  Total expected;
};

std::vector<Board> boards() {
  std::vector<Board> list;
  for (const std::size_t memory : {least_count_memory, 64 * least_count_memory})
    for (const Problem& problem :
         {Problem{.size = 14}, Problem{.size = 15}, Problem{.size = 16, .queens = {{0, 3}}, .blocked = {{5, 5}, {9, 2}}}})
      list.push_back({problem, memory, 0});
  for (Board& board : list) board.expected = count(board.problem, {.backend = Backend::bitmask}).total;
  return list;
}

}  // namespace

int run_selftest(const Call& call) {
  if (!call.arguments().empty()) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments().front()));
  const std::vector<Board> expected = boards();
  bool right = true;
  for (const BackendInfo& info : backends()) {
    if (!info.usable || info.backend == Backend::bitmask) continue;
    const auto start = std::chrono::steady_clock::now();
    int wrong = 0;
    for (const Board& board : expected)
      wrong += count(board.problem, {.memory = board.memory, .backend = info.backend}).total != board.expected;
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    answer(say(Text::selftest_line, fmt::arg("backend", info.name), fmt::arg("boards", expected.size()),
               fmt::arg("verdict", wrong == 0 ? std::string(raw(Text::selftest_right))
                                              : say(Text::selftest_wrong, fmt::arg("wrong", wrong))),
               fmt::arg("seconds", seconds)) +
           "\n");
    right = right && wrong == 0;
  }
  return right ? done : answer_is_no;
}

}  // namespace queens::app
