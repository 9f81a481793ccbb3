#include <algorithm>
#include <csignal>
#include <exception>
#include <string>
#include <vector>

#include <fmt/ranges.h>

#include "call.hpp"
#include "help.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// The language of the environment, unless --lang names one anywhere. A wrong name is left for the parser to refuse.
void choose_language(const std::vector<std::string>& words) {
  set_language(language_of_environment());
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string_view value;
    if (words[i] == "--lang" && i + 1 < words.size()) value = words[i + 1];
    if (words[i].starts_with("--lang=")) value = std::string_view(words[i]).substr(7);
    if (value == "zh") set_language(Language::chinese);
    if (value == "en") set_language(Language::english);
  }
}

/// Moves options that stand before the verb behind it: `queens --lang zh list 8`.
void verb_first(std::vector<std::string>& words) {
  std::size_t at = 0;
  while (at < words.size() && words[at].starts_with("--lang")) at += words[at] == "--lang" ? 2 : 1;
  if (at < words.size() && !words[at].starts_with('-'))
    std::rotate(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(at), words.begin() + static_cast<std::ptrdiff_t>(at) + 1);
}

[[noreturn]] void refuse_unknown_verb(std::string_view word) {
  if (!word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos)
    refuse(Text::verb_is_number, fmt::arg("n", word));
  const std::string_view near = nearest(word, first_words());
  if (near.empty()) refuse(Text::unknown_verb, fmt::arg("verb", word));
  refuse(Text::unknown_verb_nearest, fmt::arg("verb", word), fmt::arg("near", near));
}

/// A group without one of its verbs behind it: its help, or a refusal.
int answer_for_group(const std::string& group, const std::string& second) {
  if (second == "--help" || second == "-h") {
    answer(help_of_group(group));
    return done;
  }
  const std::string names = fmt::format("{}", fmt::join(second_words(group), " "));  // fmt::arg keeps a reference
  const auto verbs = fmt::arg("verbs", names);
  if (second.empty() || second.starts_with('-')) refuse(Text::second_word_missing, fmt::arg("group", group), verbs);
  refuse(Text::unknown_second_word, fmt::arg("group", group), fmt::arg("verb", second), verbs);
}

int run(std::vector<std::string> words) {
  choose_language(words);
  verb_first(words);
  const std::string first = words.empty() ? "" : words.front();
  if (words.empty() || first.starts_with("--lang")) {
    if (!words.empty()) Call(*verb_named("formats"), words);  // --lang alone: only its value is judged
    return run_overview();
  }
  if (first == "--help" || first == "-h") {
    answer(help_overview());
    return done;
  }
  if (first == "--version" || first == "-V") {
    answer(fmt::format("queens {}\n", QUEENS_VERSION));
    return done;
  }
  const Verb* verb = verb_named(first);
  std::ptrdiff_t words_of_name = 1;
  if (verb == nullptr && !second_words(first).empty()) {
    const std::string second = words.size() > 1 ? words[1] : "";
    verb = verb_named(first + " " + second);
    if (verb == nullptr) return answer_for_group(first, second);
    words_of_name = 2;
  }
  if (verb == nullptr) refuse_unknown_verb(first);
  const Call call(*verb, {words.begin() + words_of_name, words.end()});
  if (call.has("help")) {
    answer(help_of(*verb));
    return done;
  }
  return verb->run(call);
}

}  // namespace

}  // namespace queens::app

int main(int argc, char** argv) {
  using namespace queens::app;
  std::signal(SIGPIPE, SIG_IGN);  // a closed pipe is seen where we write
  try {
    return run({argv + 1, argv + argc});
  } catch (const ClosedPipe&) {
    return done;
  } catch (const Refused& reason) {
    complain(reason.what());
  } catch (const Broken& reason) {
    complain(reason.what());
  } catch (const queens::LedgerError& error) {
    complain(sentence(error));
  } catch (const std::bad_alloc&) {
    complain(raw(Text::out_of_memory));
  } catch (const std::exception& fault) {
    complain(say(Text::internal_fault, fmt::arg("what", fault.what())));
  }
  return refused;
}
