// The engine of the page: questions in, answers out, both as JSON in the memory that is shared with the page.
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "questions.hpp"

namespace queens::page {
namespace {

using Question = Json (*)(const Json&);

constexpr std::pair<std::string_view, Question> questions[] = {
    {"run_open", run_open}, {"run_go_to", run_go_to}, {"run_next", run_next},       {"run_scout", run_scout},
    {"run_text", run_text}, {"solutions", solutions}, {"describe", describe},       {"nth", nth},
    {"rank", rank},         {"read", read},           {"look", look},               {"solve", solve},
    {"hint", hint},         {"count", count},         {"completions", completions}, {"estimate", estimate},
    {"measure", measure},   {"puzzle_read", puzzle_read}, {"puzzle_rate", puzzle_rate},
    {"puzzle_hint", puzzle_hint}, {"puzzle_make", puzzle_make}};

std::string request_text, answer_text;

}  // namespace

/// The page's own function that hears of progress.
extern "C" __attribute__((import_module("page"), import_name("report"))) void tell(const char* text, std::size_t size);

void report(const Json& progress) {
  const std::string text = progress.dump();
  tell(text.data(), text.size());
}

}  // namespace queens::page

extern "C" {

/// Room for a request of `size` bytes: {"question": NAME, …}.
char* request(std::size_t size) {
  queens::page::request_text.resize(size);
  return queens::page::request_text.data();
}

/// Answers the request that was written there. The answer stays until the next request.
const char* answer() {
  using namespace queens::page;
  const Json asked = Json::parse(request_text);
  const auto& name = asked.at("question").get_ref<const std::string&>();
  for (const auto& [known, question] : questions)
    if (known == name) {
      answer_text = question(asked).dump(-1, ' ', false, Json::error_handler_t::replace);
      return answer_text.data();
    }
  __builtin_trap();
}

std::size_t answer_size() { return queens::page::answer_text.size(); }
}
