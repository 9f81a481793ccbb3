#include <chrono>
#include <optional>

#include <queens/estimate.hpp>
#include <queens/search.hpp>

#include "call.hpp"
#include "help.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// A method, up to which size a person waits for it, and its idea.
struct Entrant {
  Method method;
  int most;
  Text why;
};

constexpr Entrant entrants[] = {{Method::exhaustive, 10, Text::why_exhaustive},
                                {Method::single_array, 13, Text::why_single_array},
                                {Method::iterative, 13, Text::why_iterative},
                                {Method::explicit_stack, 13, Text::why_explicit_stack},
                                {Method::board_marks, 12, Text::why_board_marks},
                                {Method::marker_arrays, 14, Text::why_marker_arrays},
                                {Method::bitmask, 16, Text::why_bitmask}};
constexpr int max_compare_size = 16;

struct Run {
  Counters counters;
  double seconds;
};

/// Runs the method, a short one again and again: a clock cannot see a single one.
Run timed(const Problem& problem, Method method, std::uint64_t limit) {
  using Clock = std::chrono::steady_clock;
  constexpr double enough = 0.02;
  const auto start = Clock::now();
  for (int runs = 1;; ++runs) {
    Counters counters(limit);
    search(problem, method, counters);
    const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
    if (seconds >= enough) return {std::move(counters), seconds / runs};
  }
}

/// Ways to put `queens` queens on `squares` squares, whether they attack or not.
Total choices(int squares, int queens) {
  Total ways = 1;
  for (int i = 0; i < queens; ++i) ways = ways * static_cast<unsigned>(squares - i) / static_cast<unsigned>(i + 1);
  return ways;
}

/// The first method that ran, with which the others are compared.
double times_faster(const std::vector<std::optional<Run>>& runs, const Run& run) {
  for (const auto& first : runs)
    if (first) return first->seconds / run.seconds;
  return 1;
}

std::string row_of(std::initializer_list<std::string> cells) {
  constexpr int widths[] = {14, 11, 10, 10, 11, 8, 9, 7};
  std::string text;
  const int* width = widths;
  for (const std::string& cell : cells) {
    text += width == widths ? padded(cell, *width) : right_aligned(cell, *width);
    ++width;
  }
  return text + "\n";
}

std::string heading() {
  const auto word = [](Text text) { return std::string(raw(text)); };
  return row_of({word(Text::compare_method), word(Text::compare_nodes), word(Text::compare_tests),
                 word(Text::compare_rejects), word(Text::compare_backtracks), word(Text::compare_stamped),
                 word(Text::compare_time), word(Text::compare_faster)});
}

/// Three digits, without an exponent.
std::string three_digits(double value) {
  return fmt::format("{:.{}f}", value, value < 9.995 ? 2 : value < 99.95 ? 1 : 0);
}

std::string time_words(double seconds) {
  if (seconds < 1e-3) return three_digits(seconds * 1e6) + " µs";
  if (seconds < 1) return three_digits(seconds * 1e3) + " ms";
  return three_digits(seconds) + " s";
}

std::string row_of(Method method, const Run& run, double faster) {
  const Counters& c = run.counters;
  return row_of({std::string(name_of(method)), std::to_string(c.nodes()), std::to_string(c.tests),
                 std::to_string(c.rejects), std::to_string(c.backtracks), std::to_string(c.stamped),
                 time_words(run.seconds), three_digits(faster)});
}

/// C(n²,n), the nodes of exhaustive and those of backtracking, side by side.
std::string trees(const Problem& problem, std::uint64_t nodes) {
  const int n = problem.size;
  return say(Text::compare_trees, fmt::arg("n", n), fmt::arg("squares", n * n),
             fmt::arg("blind", to_decimal(choices(n * n, n))), fmt::arg("exhaustive", fmt::format("{:.0f}", exhaustive_nodes(n))),
             fmt::arg("nodes", nodes)) + "\n";
}

std::string table(const Problem& problem, const std::vector<std::optional<Run>>& runs) {
  std::string text = heading(), reasons;
  for (std::size_t i = 0; i < runs.size(); ++i) {
    const std::string name(name_of(entrants[i].method));
    text += runs[i] ? row_of(entrants[i].method, *runs[i], times_faster(runs, *runs[i]))
                    : padded(name, 14) + "  " + say(Text::compare_skipped, fmt::arg("most", entrants[i].most)) + "\n";
    reasons += padded(name, 14) + "  " + std::string(raw(entrants[i].why)) + "\n";
  }
  text += "\n" + reasons;
  return text + "\n" + trees(problem, runs.back()->counters.nodes());
}

Json json_of(const Problem& problem, const std::vector<std::optional<Run>>& runs) {
  const int n = problem.size;
  Json json = {{"n", n},
               {"blind_choices", to_decimal(choices(n * n, n))},
               {"exhaustive_nodes", fmt::format("{:.0f}", exhaustive_nodes(n))},
               {"methods", Json::array()}};
  for (std::size_t i = 0; i < runs.size(); ++i) {
    Json entry = {{"method", name_of(entrants[i].method)}, {"skipped", !runs[i].has_value()}};
    if (runs[i]) {
      const Counters& c = runs[i]->counters;
      const auto add = [&](const char* name, std::uint64_t value) { entry[name] = std::to_string(value); };
      add("nodes", c.nodes());
      add("tests", c.tests);
      add("rejects", c.rejects);
      add("backtracks", c.backtracks);
      add("stamped", c.stamped);
      add("solutions", c.solutions);
      entry["seconds"] = runs[i]->seconds;
      entry["times_faster"] = times_faster(runs, *runs[i]);
    }
    json["methods"].push_back(entry);
  }
  return json;
}

}  // namespace

int run_compare(const Call& call) {
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_search_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  if (problem.size > max_compare_size)
    refuse(Text::compare_too_large, fmt::arg("n", problem.size), fmt::arg("most", max_compare_size));
  const std::uint64_t limit = call.value("until") == "first" ? 1 : 0;
  std::vector<std::optional<Run>> runs;
  for (const Entrant& entrant : entrants)
    runs.push_back(problem.size <= entrant.most ? std::optional(timed(problem, entrant.method, limit)) : std::nullopt);
  answer(call.has("json") ? line_of(json_of(problem, runs)) : table(problem, runs));
  return done;
}

}  // namespace queens::app
