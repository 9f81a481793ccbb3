#include <algorithm>

#include <queens/order.hpp>

#include "ask_order.hpp"
#include "call.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

constexpr Total small_index = 20'000;  // found without counts

/// A rank and how to name its place in a complaint.
struct Wanted {
  Total k;
  std::string source;
};

/// T, then T ranks.
std::vector<Wanted> batch_from_input() {
  const std::string source(raw(Text::standard_input));
  const auto numbers = value_or_refuse(read_numbers(read_all("-")), source);
  if (numbers.empty()) refuse(Text::batch_empty);
  const Total count = numbers.front().value;
  if (count != numbers.size() - 1)
    refuse(Text::batch_wrong_count, fmt::arg("expected", to_decimal(count)), fmt::arg("found", numbers.size() - 1));
  std::vector<Wanted> wanted;
  for (std::size_t i = 1; i < numbers.size(); ++i)
    wanted.push_back({numbers[i].value, say(Text::place_source, fmt::arg("source", source)) +
                                            say(Text::place_character, fmt::arg("line", numbers[i].line),
                                                fmt::arg("character", numbers[i].character))});
  return wanted;
}

}  // namespace

int run_nth(const Call& call) {
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_count_size, further);
  std::vector<Wanted> wanted;
  if (call.has("batch")) {
    if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
    wanted = batch_from_input();
  } else {
    if (further.empty()) refuse(Text::nth_k_missing);
    for (const std::string& text : further) wanted.push_back({value_or_refuse(read_number(text), text), {}});
  }
  std::vector<Total> indices;
  for (const Wanted& one : wanted) {
    if (one.k == 0) throw Refused(one.source + say(Text::nth_from_one));
    indices.push_back(one.k - 1);
  }

  Writer writer(form_of(call, problem.size), problem.size);
  std::vector<std::optional<Placement>> found;
  Total total = 0;  // where a wanted one is not among them
  const bool far = std::ranges::any_of(indices, [](Total index) { return index >= small_index; });
  const int ended = ask_order(call, problem, [&](Order& order) {
    found = order.nth(indices);
    if (std::ranges::any_of(found, [](const auto& one) { return !one; })) total = order.size();
  }, far ? FirstRow::kept : FirstRow::not_needed);
  if (ended != 0) return ended;
  for (std::size_t i = 0; i < wanted.size(); ++i)
    if (!found[i])
      throw Refused(wanted[i].source +
                    say(problem.plain() ? Text::nth_out_of_range : Text::nth_out_of_range_rules,
                        fmt::arg("k", to_decimal(wanted[i].k)), fmt::arg("n", problem.size),
                        fmt::arg("total", to_decimal(total))));

  Output output;
  writer.begin(output.buffer());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    writer.solution(output.buffer(), *found[i], wanted[i].k);
    output.offer();
  }
  writer.end(output.buffer());
  output.close();
  return done;
}

}  // namespace queens::app
