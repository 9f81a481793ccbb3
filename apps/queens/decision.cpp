#include "decision.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>

#include <queens/answer.hpp>

#include "form_of.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "time_limit.hpp"

namespace queens::app {

namespace {

constexpr std::string_view deciding_flags[] = {"unique", "random", "time-limit", "proof", "engine", "threads", "json"};

CompletionOptions options_of_decision(const Call& call, const Problem& problem) {
  CompletionOptions options;
  options.threads = static_cast<int>(call.number("threads", 1, 4096).value_or(0));
  if (call.has("random"))
    options.seed = static_cast<std::uint64_t>(call.number("seed", 0, 1'000'000'000'000'000'000).value_or(1));
  if (const auto name = call.value("engine")) options.engine = *engine_named(*name);
  if (const auto file = call.value("proof")) {
    options.engine = Engine::sat;
    options.proof = *file;
  }
  if (options.engine == Engine::sat && !sat_available()) refuse(Text::no_sat_here);
  constexpr int all_squares_fit = 128;
  if (options.engine == Engine::bitmask && problem.size > all_squares_fit)
    refuse(Text::method_too_small, fmt::arg("method", name_of(Engine::bitmask)), fmt::arg("most", all_squares_fit));
  return options;
}

/// The answer in one word, in no human's language.
std::string_view verdict(const Call& call, const Completion& completion) {
  if (!completion.complete) return "stopped";
  const std::size_t found = completion.solutions.size();
  if (!call.has("unique")) return found == 0 ? "no" : "yes";
  return found == 0 ? "none" : found == 1 ? "one" : "many";
}

void write_json(const Call& call, const Problem& problem, const Completion& completion, double seconds) {
  answer(line_of({{"n", problem.size},
                  {"answer", verdict(call, completion)},
                  {"solutions", completion.solutions},
                  {"by", name_of(completion.by)},
                  {"nodes", std::to_string(completion.nodes)},
                  {"conflicts", std::to_string(completion.conflicts)},
                  {"moves", std::to_string(completion.moves)},
                  {"deepest", completion.deepest},
                  {"seconds", json_seconds(seconds)}}));
}

void write_boards(const Call& call, const Problem& problem, const Completion& completion) {
  Writer writer(form_of(call, problem.size), problem.size);
  Output output;
  writer.begin(output.buffer());
  Total index = 0;
  for (const Placement& columns : completion.solutions) writer.solution(output.buffer(), columns, ++index);
  if (completion.complete && completion.solutions.empty()) writer.none(output.buffer());
  writer.end(output.buffer());
  output.close();
}

void say_verdict(const Call& call, const Problem& problem, const Completion& completion) {
  const std::size_t found = completion.solutions.size();
  const auto effort = [&](Text text) {
    return say(text, fmt::arg("engine", name_of(completion.by)), fmt::arg("nodes", completion.nodes),
               fmt::arg("conflicts", completion.conflicts), fmt::arg("moves", completion.moves),
               fmt::arg("deepest", completion.deepest), fmt::arg("n", problem.size));
  };
  if (!completion.complete) {
    complain(effort(Text::solve_stopped));
    return;
  }
  if (found == 0) remark_on_size(problem, false);
  if (call.has("unique") && found > 0) remark(raw(found == 1 ? Text::solve_unique : Text::solve_not_unique));
  remark(effort(Text::solve_effort));
  if (const auto file = call.value("proof")) {
    const bool proved = found < (call.has("unique") ? 2U : 1U);
    remark(proved ? say(Text::proof_written, fmt::arg("file", *file)) : std::string(raw(Text::proof_of_yes)));
  }
}

}  // namespace

bool wants_decision(const Call& call) {
  return std::ranges::any_of(deciding_flags, [&](std::string_view flag) { return call.has(flag); });
}

void check_decision_flags(const Call& call) {
  for (const std::string_view flag : deciding_flags)
    for (const std::string_view in_order : {"first", "each-first", "method", "by"}) at_most_one(call, {flag, in_order});
  at_most_one(call, {"unique", "random"});
  at_most_one(call, {"proof", "random", "engine"});
  if (call.has("seed") && !call.has("random")) refuse(Text::flag_needs_flag, fmt::arg("a", "seed"), fmt::arg("b", "random"));
}

int run_decision(const Call& call, const Problem& problem) {
  if (problem.size > max_search_size && !(problem.plain() && !call.has("unique") && !call.has("random")))
    refuse(Text::size_too_large_to_search, fmt::arg("n", problem.size), fmt::arg("most", max_search_size));
  if (!call.has("json")) form_of(call, problem.size);  // refuses before the work
  CompletionOptions options = options_of_decision(call, problem);
  const TimeLimit limit(time_limit_of(call));
  options.stop = limit.token();
  const auto start = std::chrono::steady_clock::now();
  Completion completion;
  try {
    completion = call.has("unique") ? unique(problem, options) : solve(problem, options);
  } catch (const ProofNotWritten& fault) {
    throw Broken(say(Text::cannot_write_file, fmt::arg("file", fault.what()), fmt::arg("why", system_error(errno))));
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  for (const Placement& columns : completion.solutions)
    if (!solves(problem, columns)) throw std::logic_error("a solution that is none");

  if (call.has("json"))
    write_json(call, problem, completion, seconds);
  else
    write_boards(call, problem, completion);
  say_verdict(call, problem, completion);
  if (!completion.complete) return stopped;
  return call.has("unique") ? (completion.solutions.size() == 1 ? done : answer_is_no)
                            : (completion.solutions.empty() ? answer_is_no : done);
}

}  // namespace queens::app
