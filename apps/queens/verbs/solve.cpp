#include <queens/answer.hpp>
#include <queens/construct.hpp>
#include <queens/search.hpp>

#include "call.hpp"
#include "decision.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

constexpr int max_construct_size = 100'000'000;

/// Keeps the first solution of a teaching method.
class FirstOnly final : public Observer {
 public:
  void solution(std::span<const int> columns) override { found.emplace(columns.begin(), columns.end()); }
  bool stopped() const override { return found.has_value(); }

  std::optional<Placement> found;
};

std::optional<Placement> first_in_order(const Call& call, const Problem& problem) {
  const bool by_column = call.value("by") == "column";
  if (const auto name = call.value("method")) {
    const Method method = *method_named(*name);
    if (method == Method::bitmask && problem.size > 64)
      refuse(Text::method_too_small, fmt::arg("method", *name), fmt::arg("most", 64));
    FirstOnly observer;
    if (by_column)
      search_by_column(problem, method, observer);
    else
      search(problem, method, observer);
    return observer.found;
  }
  if (!by_column) return first_solution(problem);
  const auto rows = first_solution(transposed(problem));
  return rows ? std::optional(transposed(*rows)) : std::nullopt;
}

std::optional<Placement> solve_one(const Call& call, const Problem& problem) {
  const bool in_order = call.has("first") || call.has("method") || call.has("by");
  if (problem.size > max_search_size && (in_order || !problem.plain()))
    refuse(Text::size_too_large_to_search, fmt::arg("n", problem.size), fmt::arg("most", max_search_size));
  auto found = in_order ? first_in_order(call, problem) : any_solution(problem);
  if (found && !solves(problem, *found)) throw std::logic_error("a solution that is none");
  return found;
}

/// For each column of the first row (by column: each row of the first column) the first solution that begins there.
int run_each_first(const Call& call, const Problem& problem) {
  if (problem.size > max_search_size)
    refuse(Text::size_too_large_to_search, fmt::arg("n", problem.size), fmt::arg("most", max_search_size));
  const bool by_column = call.value("by") == "column";
  Writer writer(form_of(call, problem.size, "axes"), problem.size);
  Output output;
  writer.begin(output.buffer());
  bool any = false;
  for (int first = 0; first < problem.size; ++first) {
    Problem fixed = problem;
    fixed.queens.push_back(by_column ? Square{first, 0} : Square{0, first});
    const Note note{.first = first};
    if (const auto found = first_in_order(call, fixed)) {
      any = true;
      writer.solution(output.buffer(), *found, static_cast<Total>(first) + 1, note);
    } else {
      writer.none(output.buffer(), note);
    }
    output.offer();
  }
  writer.end(output.buffer());
  output.close();
  return any ? done : answer_is_no;
}

}  // namespace

int run_solve(const Call& call) {
  at_most_one(call, {"first", "each-first"});
  check_decision_flags(call);
  const std::vector<Problem> problems = problems_of(call, max_construct_size);
  if (call.has("each-first")) {
    if (problems.size() != 1) refuse(Text::one_size_expected, fmt::arg("count", problems.size()));
    return run_each_first(call, problems.front());
  }
  if (wants_decision(call)) {
    if (call.has("proof") && problems.size() != 1) refuse(Text::one_size_expected, fmt::arg("count", problems.size()));
    int status = done;
    for (const Problem& problem : problems) status = std::max(status, run_decision(call, problem));
    return status;
  }
  Output output;
  bool all = true;
  for (const Problem& problem : problems) {
    Writer writer(form_of(call, problem.size), problem.size);
    const auto found = solve_one(call, problem);
    if (problems.size() > 1 && &problem != &problems.front() && writer.form().between == "\n") output.buffer() += '\n';
    writer.begin(output.buffer());
    if (found)
      writer.solution(output.buffer(), *found, 1);
    else
      writer.none(output.buffer());
    writer.end(output.buffer());
    output.flush();
    remark_on_size(problem, found.has_value());
    all = all && found.has_value();
  }
  output.close();
  return all ? done : answer_is_no;
}

}  // namespace queens::app
