#include <queens/estimate.hpp>

#include <queens/search.hpp>

#include "call.hpp"
#include "help.hpp"
#include "interrupt.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// The whole tree is walked up to this size, to set the truth beside the estimate.
constexpr int cheap_truth = 13;

/// "2057", "123456", "1.234e+20": as many digits as an estimate is worth.
std::string number_words(double value) {
  if (value < 1e4) return fmt::format("{:.1f}", value);
  return value < 1e9 ? fmt::format("{:.0f}", value) : fmt::format("{:.4g}", value);
}

std::string row_of(Text label, std::string_view value) {
  return padded(std::string(raw(label)), 32) + std::string(value) + "\n";
}

std::string interval_words(const Estimated& estimated) {
  return fmt::format("{} – {}", number_words(estimated.low()), number_words(estimated.high()));
}

std::string rows_of(Text label, const Estimated& estimated, std::uint64_t samples) {
  std::string text = row_of(label, number_words(estimated.mean));
  if (samples < 2) return text + row_of(Text::estimate_error, raw(Text::estimate_one_path));
  text += row_of(Text::estimate_error, number_words(estimated.standard_error));
  return text + row_of(Text::estimate_interval, interval_words(estimated));
}

std::optional<Counters> truth_of(const Problem& problem) {
  if (problem.size > cheap_truth) return std::nullopt;
  Counters counters;
  search(problem, Method::bitmask, counters);
  counters.levels.resize(static_cast<std::size_t>(problem.size) + 1);
  return counters;
}

std::string text_of(const Problem& problem, const Estimate& guess, const std::optional<Counters>& truth) {
  std::string text = row_of(Text::estimate_paths, std::to_string(guess.samples));
  text += rows_of(Text::estimate_nodes, guess.nodes, guess.samples);
  if (truth) text += row_of(Text::estimate_exact, std::to_string(truth->nodes()));
  const double whole = exhaustive_nodes(problem.size);
  text += row_of(Text::estimate_share, say(Text::estimate_share_of, fmt::arg("share", 100 * guess.nodes.mean / whole),
                                           fmt::arg("whole", whole < 1e15 ? fmt::format("{:.0f}", whole) : number_words(whole))));
  text += row_of(Text::estimate_complete, std::to_string(guess.complete));
  text += guess.complete == 0 ? row_of(Text::estimate_solutions, raw(Text::estimate_no_solution))
                              : rows_of(Text::estimate_solutions, guess.solutions, guess.samples);
  if (truth) text += row_of(Text::estimate_exact, std::to_string(truth->solutions));
  return text;
}

std::string level_table(const Estimate& guess, const std::optional<Counters>& truth) {
  std::string text = "\n" + padded(std::string(raw(Text::estimate_level)), 8) +
                     right_aligned(raw(Text::estimate_nodes_short), 16) +
                     (truth ? right_aligned(raw(Text::estimate_exact), 16) : "") + "\n";
  for (std::size_t level = 0; level < guess.levels.size(); ++level)
    text += padded(std::to_string(level), 8) + right_aligned(number_words(guess.levels[level]), 16) +
            (truth ? right_aligned(std::to_string(truth->levels[level]), 16) : "") + "\n";
  return text;
}

Json json_of(const Estimated& estimated, std::uint64_t samples) {
  Json json = {{"mean", estimated.mean}};
  if (samples < 2) return json;
  json["standard_error"] = estimated.standard_error;
  json["low"] = estimated.low();
  json["high"] = estimated.high();
  return json;
}

Json json_of(const Problem& problem, const Estimate& guess, const std::optional<Counters>& truth, const EstimateOptions& options) {
  Json json = {{"n", problem.size}, {"samples", guess.samples}, {"seed", std::to_string(options.seed)}};
  json["nodes"] = json_of(guess.nodes, guess.samples);
  json["exhaustive_nodes"] = exhaustive_nodes(problem.size);
  json["complete_paths"] = guess.complete;
  json["solutions"] = guess.complete == 0 ? Json() : json_of(guess.solutions, guess.samples);
  json["levels"] = guess.levels;
  json["threads"] = guess.threads;
  if (!truth) return json;
  json["nodes"]["exact"] = std::to_string(truth->nodes());
  if (guess.complete > 0) json["solutions"]["exact"] = std::to_string(truth->solutions);
  Json exact = Json::array();
  for (const std::uint64_t nodes : truth->levels) exact.push_back(std::to_string(nodes));
  json["exact_levels"] = exact;
  return json;
}

/// What one written path says: 6,3,1,1,1 gives 79.
int run_path(const std::string& text) {
  std::vector<int> branching;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(',', begin), text.size());
    const auto branches = read_number(std::string_view(text).substr(begin, end - begin));
    if (!branches || *branches > 1000 || branching.size() >= 100) refuse(Text::estimate_bad_path, fmt::arg("path", text));
    branching.push_back(static_cast<int>(*branches));
    begin = end + 1;
  }
  answer(fmt::format("{:.15g}\n", path_estimate(branching)));
  return done;
}

/// The articles walk 20 paths at n = 8: what that is worth.
void remark_on_articles(const Problem& problem, const EstimateOptions& options) {
  if (problem.plain() && problem.size == 8 && options.samples == 20) remark(raw(Text::estimate_articles));
}

}  // namespace

int run_estimate(const Call& call) {
  if (const auto path = call.value("path")) return run_path(*path);
  Interrupt interrupt;
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_estimate_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  EstimateOptions options;
  options.samples = static_cast<std::uint64_t>(call.number("samples", 1, 1'000'000'000).value_or(20));
  options.seed = static_cast<std::uint64_t>(call.number("seed", 0, 1'000'000'000'000'000'000).value_or(1));
  options.threads = static_cast<int>(call.number("threads", 1, 4096).value_or(0));
  options.stop = interrupt.token();
  const Estimate guess = estimate(problem, options);
  if (!guess.finished) {
    complain(say(Text::estimate_stopped, fmt::arg("samples", guess.samples)));
    return interrupt.status();
  }
  const auto truth = truth_of(problem);
  if (call.has("json")) {
    answer(line_of(json_of(problem, guess, truth, options)));
    return done;
  }
  answer(text_of(problem, guess, truth) + (call.has("levels") ? level_table(guess, truth) : ""));
  remark_on_articles(problem, options);
  return done;
}

}  // namespace queens::app
