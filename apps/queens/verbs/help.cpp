#include "help.hpp"

#include <fmt/ranges.h>

#include "call.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

int run_help(const Call& call) {
  at_most_one(call, {"man", "markdown"});
  if (call.has("man")) {
    answer(man_page());
  } else if (call.has("markdown")) {
    answer(markdown_reference());
  } else if (call.arguments().empty()) {
    answer(help_overview());
  } else {
    const std::string name = fmt::format("{}", fmt::join(call.arguments(), " "));
    const Verb* verb = verb_named(name);
    if (verb == nullptr && second_words(name).empty()) refuse(Text::unknown_verb, fmt::arg("verb", name));
    answer(verb == nullptr ? help_of_group(name) : help_of(*verb));
  }
  return done;
}

}  // namespace queens::app
