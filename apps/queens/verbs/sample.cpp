#include <queens/estimate.hpp>
#include <queens/order.hpp>
#include <queens/random.hpp>

#include "ask_order.hpp"
#include "call.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

/// Beyond the first the counting takes a while, beyond the second it is not begun.
constexpr int quick_sample_size = 17, max_sample_size = 20;

/// Uniform sampling counts completions, and so deals with about the whole tree: how large that is, and how long it takes
/// (nothing if nobody could wait for it).
struct Effort {
  std::string nodes, time;
};

Effort effort_of(const Problem& problem) {
  constexpr double nodes_a_second = 5e9;  // that the engine does away with, roughly
  const double nodes = estimate(problem, {.samples = 10'000}).nodes.mean;
  constexpr double a_thousand_years = 3e10;
  const double seconds = nodes / nodes_a_second;
  return {fmt::format("{:.1e}", nodes), seconds < a_thousand_years ? duration_words(seconds) : std::string()};
}

void tell_effort(const Problem& problem) {
  if (!problem.plain()) {  // rules can leave little of a large tree
    if (problem.size > max_count_size)
      refuse(Text::size_too_large, fmt::arg("value", problem.size), fmt::arg("most", max_count_size));
    return;
  }
  if (problem.size <= quick_sample_size) return;
  const auto n = fmt::arg("n", problem.size);
  if (problem.size > max_estimate_size) refuse(Text::sample_far_too_large, n, fmt::arg("most", max_sample_size));
  const Effort effort = effort_of(problem);
  if (effort.time.empty()) refuse(Text::sample_far_too_large, n, fmt::arg("most", max_sample_size));
  const auto nodes = fmt::arg("nodes", effort.nodes);
  const auto time = fmt::arg("time", effort.time);
  if (problem.size > max_sample_size) refuse(Text::sample_too_large, n, fmt::arg("most", max_sample_size), nodes, time);
  remark(say(Text::sample_takes_long, n, nodes, time));
}

std::vector<Total> random_ranks(Total end, std::size_t count, std::uint64_t seed) {
  Random random(seed);
  std::vector<Total> ranks;
  for (std::size_t i = 0; i < count; ++i) ranks.push_back(random.below_total(end));
  return ranks;
}

}  // namespace

int run_sample(const Call& call) {
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_search_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  const auto count = static_cast<std::size_t>(call.number("count", 1, 1'000'000).value_or(1));
  const auto seed = static_cast<std::uint64_t>(call.number("seed", 0, 1'000'000'000'000'000'000).value_or(1));
  Writer writer(form_of(call, problem.size), problem.size);
  tell_effort(problem);

  std::vector<Total> ranks;
  std::vector<std::optional<Placement>> found;
  const int ended = ask_order(call, problem, [&](Order& order) {
    const Total size = order.size();
    if (size > 0) ranks = random_ranks(size, count, seed);
    found = order.nth(ranks);
  });
  if (ended != 0) return ended;
  if (ranks.empty()) {
    remark_on_size(problem, false);
    return answer_is_no;
  }
  Output output;
  writer.begin(output.buffer());
  for (std::size_t i = 0; i < found.size(); ++i) {
    writer.solution(output.buffer(), *found[i], ranks[i] + 1);
    output.offer();
  }
  writer.end(output.buffer());
  output.close();
  return done;
}

}  // namespace queens::app
