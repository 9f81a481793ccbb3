#include "help.hpp"

namespace queens::app {

namespace {

/// A cell of a Markdown table.
std::string cell(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '|') safe += '\\';
    safe += c == '\n' ? ' ' : c;
  }
  return safe;
}

/// What Markdown viewers make of a heading.
std::string anchor_of(std::string_view heading) {
  std::string anchor;
  for (const char c : heading) anchor += c == ' ' ? '-' : static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
  return anchor;
}

void add_flags(std::string& text, const FlagGroup& group) {
  text += fmt::format("\n{}\n\n| {} | {} |\n|---|---|\n", raw(group.heading), raw(Text::markdown_flag),
                      raw(Text::markdown_meaning));
  for (const Flag& flag : group.flags)
    text += fmt::format("| `{}` | {} |\n", cell(flag_usage(flag)), cell(flag_help(flag)));
}

}  // namespace

std::string markdown_reference() {
  std::string text = fmt::format("# {}\n\n{}\n\n{}\n", raw(Text::markdown_title), raw(Text::markdown_generated),
                                 raw(Text::help_intro));
  std::vector<FlagGroup> shared;
  for (const Verb& verb : all_verbs()) {
    text += fmt::format("\n## `queens {}{}{}`\n\n{}\n", verb.name, verb.synopsis.empty() ? "" : " ", verb.synopsis,
                        raw(verb.summary));
    if (!raw(verb.details).empty()) text += fmt::format("\n{}\n", raw(verb.details));
    std::string also;
    for (const FlagGroup& group : verb.groups) {
      if (group.heading == Text::heading_options) {
        add_flags(text, group);
        continue;
      }
      also += also.empty() ? "" : raw(Text::list_comma);
      also += fmt::format("[{}](#{})", raw(group.heading), anchor_of(raw(group.heading)));
      bool known = false;
      for (const FlagGroup& other : shared) known = known || other.heading == group.heading;
      if (!known) shared.push_back(group);
    }
    text += fmt::format("\n{}\n", say(Text::markdown_also, fmt::arg("groups", also)));
  }
  for (const FlagGroup& group : shared) {
    text += fmt::format("\n## {}\n", raw(group.heading));
    std::string flags;
    add_flags(flags, group);
    text += flags.substr(flags.find('\n', 1));  // the heading stands above
  }
  text += fmt::format("\n## {}\n\n{}\n", raw(Text::markdown_exit_status), raw(Text::exit_statuses));
  return text;
}

}  // namespace queens::app
