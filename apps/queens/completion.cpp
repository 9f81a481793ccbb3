#include <queens/format.hpp>

#include "help.hpp"

namespace queens::app {

namespace {

std::string verb_names() {
  std::string names;
  for (const Verb& verb : all_verbs()) names += (names.empty() ? "" : " ") + std::string(verb.name);
  return names;
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
                                   verb.name, flag.name, values);
    });
    flag_cases += fmt::format("    {}) flags='{}' ;;\n", verb.name, flags.substr(1));
  }
  return fmt::format(R"(# bash completion for queens
_queens() {{
  local current=${{COMP_WORDS[COMP_CWORD]}} previous=${{COMP_WORDS[COMP_CWORD-1]}} verb=${{COMP_WORDS[1]}} flags=
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '{verbs}' -- "$current"))
    return
  fi
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
                     fmt::arg("verbs", verb_names()), fmt::arg("values", value_cases), fmt::arg("flags", flag_cases));
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
    verbs += fmt::format("    '{}:{}'\n", verb.name, quoted(raw(verb.summary)));
    cases += fmt::format("    {})\n      _arguments \\\n", verb.name);
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
  shift words
  (( CURRENT-- ))
  case $verb in
{cases}  esac
}}
_queens "$@"
)",
                     fmt::arg("verbs", verbs), fmt::arg("cases", cases));
}

std::string fish_script() {
  std::string script = "# fish completion for queens\ncomplete -c queens -f\n";
  for (const Verb& verb : all_verbs()) {
    script += fmt::format("complete -c queens -n __fish_use_subcommand -a {} -d '{}'\n", verb.name,
                          quoted(raw(verb.summary)));
    for_each_flag(verb, [&](const Flag& flag) {
      const std::string values = values_of(flag);
      std::string value;
      if (!flag.value.empty()) value = values.empty() ? " -r" : fmt::format(" -x -a '{}'", values);
      if (flag.name == "board") value = " -rF";
      script += fmt::format("complete -c queens -n '__fish_seen_subcommand_from {}' -l {}{} -d '{}'\n", verb.name,
                            flag.name, value, quoted(raw(flag.help)));
    });
  }
  return script;
}

}  // namespace

std::string completion_script(std::string_view shell) {
  if (shell == "bash") return bash_script();
  return shell == "zsh" ? zsh_script() : fish_script();
}

}  // namespace queens::app
