#include <fmt/ranges.h>
#include <queens/format.hpp>

#include "help.hpp"

namespace queens::app {

namespace {

std::string joined(const std::vector<std::string_view>& words) { return fmt::format("{}", fmt::join(words, " ")); }

/// The first words that need a second one.
std::vector<std::string_view> groups() {
  std::vector<std::string_view> found;
  for (const std::string_view word : first_words())
    if (!second_words(word).empty()) found.push_back(word);
  return found;
}

/// The name of a verb as a pattern of bash or zsh.
std::string pattern_of(const Verb& verb) {
  const auto blank = verb.name.find(' ');
  if (blank == std::string_view::npos) return std::string(verb.name);
  return fmt::format("'{}'", verb.name);
}

/// The values to offer for a flag: its choices, or the presets, or "" for whatever the person types.
std::string values_of(const Flag& flag) {
  if (!flag.choices.empty()) return std::string(flag.choices);
  if (flag.name != "preset") return {};
  std::string names;
  for (const Form& form : presets()) names += (names.empty() ? "" : " ") + form.name;
  return names;
}

template <class Each>
void for_each_flag(const Verb& verb, Each each) {
  for (const FlagGroup& group : verb.groups)
    for (const Flag& flag : group.flags) each(flag);
}

std::string bash_script() {
  std::string flag_cases, value_cases;
  for (const Verb& verb : all_verbs()) {
    std::string flags;
    for_each_flag(verb, [&](const Flag& flag) {
      flags += fmt::format(" --{}", flag.name);
      if (const std::string values = values_of(flag); !values.empty())
        value_cases += fmt::format("    {}:--{}) COMPREPLY=($(compgen -W '{}' -- \"$current\")); return ;;\n",
                                   pattern_of(verb), flag.name, values);
    });
    flag_cases += fmt::format("    {}) flags='{}' ;;\n", pattern_of(verb), flags.substr(1));
  }
  std::string group_cases;
  for (const std::string_view group : groups())
    group_cases += fmt::format("    {0})\n      if [ \"$COMP_CWORD\" -eq 2 ]; then\n"
                               "        COMPREPLY=($(compgen -W '{1}' -- \"$current\"))\n        return\n      fi\n"
                               "      verb=\"$verb ${{COMP_WORDS[2]}}\" ;;\n",
                               group, joined(second_words(group)));
  return fmt::format(R"(# bash completion for queens
_queens() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} verb=${{COMP_WORDS[1]}} flags=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '{verbs}' -- "$current"))
    return
  fi
  case "$verb" in
{groups}  esac
  case "$verb:$previous" in
{values}    *:--board) COMPREPLY=($(compgen -f -- "$current")); return ;;
    help:*) COMPREPLY=($(compgen -W '{verbs}' -- "$current")); return ;;
    completion:*) COMPREPLY=($(compgen -W 'bash zsh fish' -- "$current")); return ;;
  esac
  case "$verb" in
{flags}  esac
  case "$current" in
    -*) COMPREPLY=($(compgen -W "$flags" -- "$current")) ;;
    *) COMPREPLY=($(compgen -f -- "$current")) ;;
  esac
}}
complete -o filenames -F _queens queens
)",
                     fmt::arg("verbs", joined(first_words())), fmt::arg("groups", group_cases), fmt::arg("values", value_cases), fmt::arg("flags", flag_cases));
}

/// A text between single quotes of zsh or fish.
std::string quoted(std::string_view text) {
  std::string safe;
  for (const char c : text) safe += c == '\'' ? std::string("’") : std::string(1, c);
  return safe;
}

std::string zsh_script() {
  std::string verbs, cases;
  for (const Verb& verb : all_verbs()) {
    const auto blank = verb.name.find(' ');
    const std::string described = fmt::format("'{}:{}'", verb.name.substr(blank + 1), quoted(raw(verb.summary)));
    if (blank == std::string_view::npos) verbs += "    " + described + "\n";
    cases += fmt::format("    {})\n      _arguments \\\n", pattern_of(verb));
    for_each_flag(verb, [&](const Flag& flag) {
      std::string help = quoted(raw(flag.help));
      for (const char special : {'[', ']', ':'})
        for (auto at = help.find(special); at != std::string::npos; at = help.find(special, at + 2))
          help.insert(at, "\\");
      const std::string values = values_of(flag);
      const std::string action = values.empty() ? (flag.name == "board" ? "_files" : "") : "(" + values + ")";
      cases += fmt::format("        '{}--{}[{}]{}' \\\n", flag.repeated ? "*" : "", flag.name, help,
                           flag.value.empty() ? "" : fmt::format(":{}:{}", flag.value, action));
    });
    cases += "        '*:argument:_files' ;;\n";
  }
  std::string group_cases;
  for (const std::string_view group : groups()) {
    verbs += fmt::format("    '{}:{}'\n", group, quoted(joined(second_words(group))));
    group_cases += fmt::format("    {})\n      if (( CURRENT == 3 )); then\n        compadd {}\n        return\n      fi\n"
                               "      verb=\"$verb $words[3]\"\n      shift words\n      (( CURRENT-- )) ;;\n",
                               group, joined(second_words(group)));
  }
  return fmt::format(R"(#compdef queens
_queens() {{
  local -a verbs
  verbs=(
{verbs}  )
  if (( CURRENT == 2 )); then
    _describe verb verbs
    return
  fi
  local verb=$words[2]
  case $verb in
{groups}  esac
  shift words
  (( CURRENT-- ))
  case $verb in
{cases}  esac
}}
_queens "$@"
)",
                     fmt::arg("verbs", verbs), fmt::arg("groups", group_cases), fmt::arg("cases", cases));
}

std::string fish_script() {
  std::string script = "# fish completion for queens\ncomplete -c queens -f\n";
  for (const Verb& verb : all_verbs()) {
    const auto blank = verb.name.find(' ');
    const std::string_view group = blank == std::string_view::npos ? "" : verb.name.substr(0, blank);
    const std::string_view word = verb.name.substr(blank + 1);
    const std::string in_group = group.empty() ? "" : fmt::format("__fish_seen_subcommand_from {}; and ", group);
    const std::string not_yet = group.empty() ? "__fish_use_subcommand"
                                              : fmt::format("'{}not __fish_seen_subcommand_from {}'", in_group,
                                                            joined(second_words(group)));
    script += fmt::format("complete -c queens -n {} -a {} -d '{}'\n", not_yet, word, quoted(raw(verb.summary)));
    for_each_flag(verb, [&](const Flag& flag) {
      const std::string values = values_of(flag);
      std::string value;
      if (!flag.value.empty()) value = values.empty() ? " -r" : fmt::format(" -x -a '{}'", values);
      if (flag.name == "board") value = " -rF";
      script += fmt::format("complete -c queens -n '{}__fish_seen_subcommand_from {}' -l {}{} -d '{}'\n", in_group, word,
                            flag.name, value, quoted(raw(flag.help)));
    });
  }
  for (const std::string_view group : groups())
    script += fmt::format("complete -c queens -n __fish_use_subcommand -a {} -d '{}'\n", group,
                          quoted(joined(second_words(group))));
  return script;
}

}  // namespace

std::string completion_script(std::string_view shell) {
  if (shell == "bash") return bash_script();
  return shell == "zsh" ? zsh_script() : fish_script();
}

}  // namespace queens::app
