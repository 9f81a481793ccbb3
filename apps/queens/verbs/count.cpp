#include <chrono>

#include <queens/answer.hpp>
#include <queens/count.hpp>
#include <queens/search.hpp>

#include "call.hpp"
#include "count_options.hpp"
#include "form_of.hpp"
#include "help.hpp"
#include "interrupt.hpp"
#include "json_of.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

/// A count and what it took.
struct Answer {
  std::string text;   ///< for people and pipes: the number, or a table
  Json json;          ///< members behind "n" and "count"
  Total total = 0;
  bool complete = true;
};

Json decimals(const std::vector<Total>& totals) {
  Json list = Json::array();
  for (const Total total : totals) list.push_back(to_decimal(total));
  return list;
}

Answer whole_answer(const CountResult& result) {
  return {.text = to_decimal(result.total) + "\n",
          .json = {{"backend", result.backend}, {"threads", result.threads}, {"blocks", result.blocks}},
          .total = result.total,
          .complete = result.complete};
}

Answer by_method(const Call& call, const Problem& problem, Total limit, const CountOptions& options) {
  const Method method = *method_named(*call.value("method"));
  if (method == Method::bitmask && problem.size > 64)
    refuse(Text::method_too_small, fmt::arg("method", name_of(method)), fmt::arg("most", 64));
  Counters counters(static_cast<std::uint64_t>(limit), options.stop);
  search(problem, method, counters);
  Answer answer;
  answer.complete = !options.stop.stop_requested();
  answer.total = counters.solutions;
  answer.text = to_decimal(answer.total) + "\n";
  answer.json["method"] = name_of(method);
  const auto add = [&](const char* name, std::uint64_t value) { answer.json[name] = to_decimal(value); };
  add("nodes", counters.nodes());
  add("tests", counters.tests);
  add("rejects", counters.rejects);
  add("places", counters.places);
  add("backtracks", counters.backtracks);
  add("stamped", counters.stamped);
  answer.json["depth"] = counters.depth();
  answer.json["levels"] = decimals({counters.levels.begin(), counters.levels.end()});
  return answer;
}

Answer at_most(const Problem& problem, Total limit, const CountOptions& options) {
  const CountResult result = count_up_to(problem, limit, options);
  Answer answer{.text = {}, .json = {}, .total = result.total, .complete = result.complete};
  answer.text = to_decimal(answer.total) + "\n";
  answer.json = {{"limit", to_decimal(limit)}, {"limit_reached", answer.total == limit}};
  return answer;
}

Answer by_first_row(const Problem& problem, const CountOptions& options) {
  const CountResult result = count_solutions_by_first_row(problem, options);
  Answer answer = whole_answer(result);
  answer.text.clear();
  answer.json["by_first_row"] = decimals(result.by_first_row);
  for (std::size_t column = 0; column < result.by_first_row.size(); ++column)
    answer.text += fmt::format("{} {}\n", column, to_decimal(result.by_first_row[column]));
  return answer;
}

std::string labelled(Text label, Total value) {
  constexpr int width = 16;
  return padded(std::string(raw(label)), width) + to_decimal(value) + "\n";
}

Answer by_classes(const Problem& problem, const CountOptions& options) {
  const ClassCount result = count_classes(problem, options);
  Answer answer{.text = {}, .json = {{"backend", result.backend}, {"threads", result.threads}}, .total = result.total,
                .complete = result.complete};
  const auto add = [&](const char* name, Text text, Total value) {
    answer.json[name] = to_decimal(value);
    answer.text += labelled(text, value);
  };
  answer.text += labelled(Text::classes_total, result.total);
  add("fundamental", Text::classes_fundamental, result.fundamental);
  add("half_turn", Text::classes_half_turn, result.half_turn);
  add("quarter_turn", Text::classes_quarter_turn, result.quarter_turn);
  return answer;
}

Answer all(const Problem& problem, const CountOptions& options) {
  return whole_answer(count_solutions(problem, options));
}

Answer answer_for(const Call& call, const Problem& problem, const CountOptions& options) {
  const auto limit = call.number("limit", 0, 1'000'000'000'000'000'000);
  if (call.has("method") && limit != 0) return by_method(call, problem, static_cast<Total>(limit.value_or(0)), options);
  // Rules can leave so few solutions that much larger boards are counted.
  constexpr int max_ruled_size = 128;
  if (limit && (problem.plain() || problem.size <= max_ruled_size))
    return at_most(problem, static_cast<Total>(*limit), options);
  const int most = problem.plain() ? max_count_size : max_ruled_size;
  if (problem.size > most) refuse(Text::count_too_large, fmt::arg("n", problem.size), fmt::arg("most", most));
  if (call.has("by-first-row")) return by_first_row(problem, options);
  if (call.has("classes")) return by_classes(problem, options);
  return all(problem, options);
}

std::string replaced(std::string text, std::string_view placeholder, const std::string& value) {
  for (auto at = text.find(placeholder); at != std::string::npos; at = text.find(placeholder, at + value.size()))
    text.replace(at, placeholder.size(), value);
  return text;
}

}  // namespace

int run_count(const Call& call) {
  if (call.has("ledger")) return run_count_ledger(call);
  at_most_one(call, {"by-first-row", "classes", "limit"});
  at_most_one(call, {"by-first-row", "classes", "method"});
  at_most_one(call, {"backend", "method"});
  at_most_one(call, {"memory", "method"});
  Interrupt interrupt;
  CountOptions options = options_of(call);
  options.stop = interrupt.token();
  if (call.has("project")) {
    const int status = run_project(call, options);
    return interrupt.status() != 0 ? interrupt.status() : status;
  }
  const std::string header = unescaped(call.value("header").value_or(""));

  Output output;
  const std::vector<Problem> problems = problems_of(call, max_search_size);
  for (std::size_t i = 0; i < problems.size(); ++i) {
    const Problem& problem = problems[i];
    constexpr int takes_long = 21;
    if (problem.plain() && problem.size >= takes_long && problem.size <= max_count_size && !call.has("limit"))
      remark(say(Text::count_takes_long, fmt::arg("n", problem.size)));
    const auto start = std::chrono::steady_clock::now();
    Answer answer;
    {
      ProgressBar bar;
      options.progress = [&bar](const CountProgress& progress) { bar.update(progress); };
      answer = answer_for(call, problem, options);
    }
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (!answer.complete) {
      output.close();
      complain(say(Text::count_stopped, fmt::arg("counted", to_decimal(answer.total))));
      return interrupt.status();
    }
    if (call.has("json")) {
      Json json = {{"n", problem.size}, {"count", to_decimal(answer.total)}};
      json.update(answer.json);
      json["seconds"] = json_seconds(seconds);
      output.buffer() += line_of(json);
    } else {
      output.buffer() += replaced(header, "{index}", std::to_string(i + 1)) + answer.text;
    }
    if (call.has("no-last-newline") && i + 1 == problems.size()) output.buffer().pop_back();
    output.flush();
    if (problem.size < 4) remark_on_size(problem, answer.total != 0);
  }
  output.close();
  return done;
}

}  // namespace queens::app
