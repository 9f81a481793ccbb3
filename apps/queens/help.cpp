#include "help.hpp"

#include <algorithm>

#include "form_of.hpp"

namespace queens::app {

std::string padded(std::string text, int width) {
  text += std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ');
  return text;
}

std::string right_aligned(std::string_view text, int width) {
  return std::string(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ').append(text);
}

int display_width(std::string_view text) {
  int width = 0;
  for (const std::string& character : characters_of(text)) width += character.size() >= 3 && character != "…" ? 2 : 1;
  return width;
}

std::string flag_usage(const Flag& flag) {
  return fmt::format("--{}{}{}", flag.name, flag.value.empty() ? "" : " ", flag.value);
}

std::string flag_help(const Flag& flag) {
  if (flag.choices.empty() || flag.value.find('|') != std::string_view::npos) return std::string(raw(flag.help));
  return say(Text::flag_choices, fmt::arg("help", raw(flag.help)), fmt::arg("choices", flag.choices));
}

namespace {

/// Name and arguments in one column, the summary in the next, or below where the first is too narrow.
std::string line_of_verb(const Verb& verb) {
  constexpr int width = 32;
  std::string usage = fmt::format("  queens {} {}", verb.name, verb.synopsis);
  if (display_width(usage) >= width) usage += "\n";
  const int start = usage.ends_with('\n') ? 0 : display_width(usage);
  return usage + std::string(static_cast<std::size_t>(width - start), ' ') + std::string(raw(verb.summary)) + "\n";
}

}  // namespace

std::string help_of_group(std::string_view group) {
  std::string text;
  for (const Verb& verb : all_verbs())
    if (verb.name.starts_with(std::string(group) + " ")) text += line_of_verb(verb);
  return text;
}

std::string help_overview() {
  std::string text = fmt::format("{}\n\n", raw(Text::help_intro));
  for (const Verb& verb : all_verbs()) text += line_of_verb(verb);
  return text + fmt::format("\n{}\n", raw(Text::help_more));
}

std::string help_of(const Verb& verb) {
  std::string text = fmt::format("queens {} {}\n\n{}\n", verb.name, verb.synopsis, raw(verb.summary));
  if (!raw(verb.details).empty()) text += fmt::format("\n{}\n", raw(verb.details));
  for (const FlagGroup& group : verb.groups) {
    text += fmt::format("\n{}\n", raw(group.heading));
    for (const Flag& flag : group.flags)
      text += "  " + padded(flag_usage(flag), 26) + " " + flag_help(flag) + "\n";
  }
  return text;
}

}  // namespace queens::app
