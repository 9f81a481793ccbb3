#include "known_values.hpp"

#include "call.hpp"
#include "help.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

constexpr std::string_view source_of_solutions = "OEIS A000170";
constexpr std::string_view source_of_classes = "OEIS A002562";

Json json_of(int n, const Known& known) {
  return {{"n", n},
          {"count", known.solutions},
          {"fundamental", known.fundamental},
          {"half_turn", known.half_turn},
          {"quarter_turn", known.quarter_turn},
          {"source", {{"count", source_of_solutions}, {"fundamental", source_of_classes},
                      {"half_turn", "OEIS A032522"}, {"quarter_turn", "OEIS A033148"}}}};
}

std::string table(bool json) {
  std::string text;
  if (!json)
    text += fmt::format(" n {} {} {} {}\n", right_aligned(raw(Text::classes_total), 18),
                        right_aligned(raw(Text::classes_fundamental), 17),
                        right_aligned(raw(Text::classes_half_turn), 9),
                        right_aligned(raw(Text::classes_quarter_turn), 14));
  for (int n = 0; n <= largest_known; ++n) {
    const Known known = *known_values(n);
    text += json ? line_of(json_of(n, known))
                 : fmt::format("{:>2} {:>18} {:>17} {:>9} {:>14}\n", n, known.solutions, known.fundamental,
                               known.half_turn, known.quarter_turn);
  }
  return text;
}

}  // namespace

int run_known(const Call& call) {
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  if (call.arguments().empty()) {
    answer(table(call.has("json")));
    return done;
  }
  constexpr int most = 1'000'000'000;
  const int n = size_from(call.arguments().front(), most);
  const auto known = known_values(n);
  if (!known) {
    complain(say(Text::known_unknown, fmt::arg("n", n), fmt::arg("most", largest_known)));
    return answer_is_no;
  }
  if (call.has("json")) {
    answer(line_of(json_of(n, *known)));
    return done;
  }
  const bool classes = call.has("classes");
  answer(fmt::format("{}\n", classes ? known->fundamental : known->solutions));
  remark(say(Text::known_source, fmt::arg("source", classes ? source_of_classes : source_of_solutions)));
  return done;
}

}  // namespace queens::app
