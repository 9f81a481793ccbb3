#include "call.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include <queens/format.hpp>

#include "refused.hpp"

namespace queens::app {

namespace {

std::vector<const Flag*> flags_of(const Verb& verb) {
  std::vector<const Flag*> flags;
  for (const FlagGroup& group : verb.groups)
    for (const Flag& flag : group.flags)
      if (std::ranges::find(flags, flag.name, &Flag::name) == flags.end()) flags.push_back(&flag);
  return flags;
}

[[noreturn]] void refuse_unknown_flag(const Verb& verb, std::string_view word) {
  std::vector<std::string_view> known;
  for (const Flag* flag : flags_of(verb)) known.push_back(flag->name);
  const auto bare = word.substr(std::min(word.find_first_not_of('-'), word.size()));
  const std::string_view near = nearest(bare.substr(0, bare.find('=')), known);
  if (near.empty())
    refuse(Text::unknown_flag, fmt::arg("flag", word), fmt::arg("verb", verb.name));
  refuse(Text::unknown_flag_nearest, fmt::arg("flag", word), fmt::arg("verb", verb.name), fmt::arg("near", near));
}

void refuse_wrong_choice(const Flag& flag, std::string_view value) {
  const auto choices = words(flag.choices);
  if (flag.choices.empty() || std::ranges::find(choices, value) != choices.end()) return;
  const std::string_view near = nearest(value, choices);
  if (near.empty())
    refuse(Text::wrong_choice, fmt::arg("flag", flag.name), fmt::arg("value", value), fmt::arg("choices", flag.choices));
  refuse(Text::wrong_choice_nearest, fmt::arg("flag", flag.name), fmt::arg("value", value), fmt::arg("near", near),
         fmt::arg("choices", flag.choices));
}

/// True if the word stands behind a "--", where everything is an argument.
bool stands_behind_dashes(const std::vector<std::string>& words, const std::string& word) {
  const auto dashes = std::ranges::find(words, "--");
  return std::find(dashes, words.end(), word) != words.end();
}

}  // namespace

Call::Call(const Verb& verb, const std::vector<std::string>& words) : verb_(&verb) {
  CLI::App parser;
  parser.set_help_flag();
  parser.allow_extras();
  const auto flags = flags_of(verb);
  for (const Flag* flag : flags) {
    const std::string name = "--" + std::string(flag->name) + (flag->name == "help" ? ",-h" : "");
    auto& values = given_[std::string(flag->name)];
    if (flag->value.empty())
      parser.add_flag_function(name, [&values](std::int64_t) { values = {""}; });
    else
      parser.add_option(name, values)->expected(1)->allow_extra_args(false)->take_all();
  }
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    if (!word.starts_with("--") || equals == std::string::npos) continue;
    const auto at = std::ranges::find(flags, std::string_view(word).substr(2, equals - 2), &Flag::name);
    if (at != flags.end() && (*at)->value.empty()) refuse(Text::flag_takes_no_value, fmt::arg("flag", (*at)->name));
  }
  try {
    parser.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::ParseError& error) {
    // With the options above, only a missing value is left for the parser to complain of: "--limit: …".
    const std::string_view what = error.what();
    refuse(Text::flag_needs_value, fmt::arg("flag", what.substr(0, what.find(':'))));
  }
  // Arguments are what the parser leaves over: an option for them would take "[1, 0]" apart.
  for (const std::string& word : parser.remaining()) {
    const bool dashed = word.size() > 1 && word.front() == '-' && (word[1] < '0' || word[1] > '9');
    if (dashed && !stands_behind_dashes(words, word)) refuse_unknown_flag(verb, word);
    if (word != "--") arguments_.push_back(word);
  }
  std::erase_if(given_, [](const auto& entry) { return entry.second.empty(); });
  for (const Flag* flag : flags)
    for (const std::string& given : values(flag->name)) refuse_wrong_choice(*flag, given);
}

bool Call::has(std::string_view flag) const { return given_.contains(flag); }

std::optional<std::string> Call::value(std::string_view flag) const {
  const auto at = given_.find(flag);
  if (at == given_.end()) return std::nullopt;
  return at->second.back();
}

std::vector<std::string> Call::values(std::string_view flag) const {
  const auto at = given_.find(flag);
  return at == given_.end() ? std::vector<std::string>{} : at->second;
}

std::optional<long long> Call::number(std::string_view flag, long long least, long long most) const {
  const auto text = value(flag);
  if (!text) return std::nullopt;
  const auto number = read_number(*text);
  if (!number || *number < static_cast<Total>(least) || *number > static_cast<Total>(most))
    refuse(Text::flag_out_of_range, fmt::arg("flag", flag), fmt::arg("value", *text), fmt::arg("least", least),
           fmt::arg("most", most));
  return static_cast<long long>(*number);
}

void at_most_one(const Call& call, std::initializer_list<std::string_view> flags) {
  std::string_view first;
  for (const std::string_view flag : flags) {
    if (!call.has(flag)) continue;
    if (!first.empty()) refuse(Text::flags_exclude, fmt::arg("a", first), fmt::arg("b", flag));
    first = flag;
  }
}

int size_from(std::string_view text, int most, std::string_view source) {
  if (text.empty()) refuse(Text::size_empty);
  if (text.starts_with('-') && read_number(text.substr(1))) refuse(Text::size_negative, fmt::arg("value", text));
  const auto number = read_number(text);
  if (!number && number.error().code != InputError::Code::number_too_large) {
    if (source.empty()) refuse(Text::size_not_a_number, fmt::arg("value", text));
    throw Refused(sentence(number.error(), source));
  }
  if (!number || *number > static_cast<Total>(most))
    refuse(Text::size_too_large, fmt::arg("value", text), fmt::arg("most", most));
  return static_cast<int>(*number);
}

int size_argument(const Call& call, int most) {
  if (call.arguments().empty())
    refuse(Text::size_missing, fmt::arg("verb", call.verb().name), fmt::arg("synopsis", call.verb().synopsis));
  return size_from(call.arguments().front(), most);
}

}  // namespace queens::app
