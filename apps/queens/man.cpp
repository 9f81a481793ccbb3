#include "help.hpp"

namespace queens::app {

namespace {

/// Keeps roff from reading a text as commands.
std::string roff(std::string_view text) {
  std::string safe;
  for (const char c : text) {
    if (c == '\\') safe += "\\e";
    else if (c == '-') safe += "\\-";
    else if (c == '\n') safe += "\n.br\n";
    else if ((c == '.' || c == '\'') && (safe.empty() || safe.back() == '\n')) safe += std::string("\\&") + c;
    else safe += c;
  }
  return safe;
}

}  // namespace

std::string man_page() {
  std::string page = fmt::format(".TH QUEENS 1 \"\" \"queens {}\" \"{}\"\n", QUEENS_VERSION, raw(Text::man_manual));
  page += ".ad l\n";
  page += fmt::format(".SH {}\nqueens \\- {}\n", raw(Text::man_name), roff(raw(Text::man_what)));
  page += fmt::format(".SH {}\n.B queens\n.I VERB\n[arguments] [options]\n", raw(Text::man_synopsis));
  page += fmt::format(".SH {}\n{}\n", raw(Text::man_description), roff(raw(Text::help_intro)));
  page += fmt::format(".SH {}\n", raw(Text::man_verbs));
  for (const Verb& verb : all_verbs()) {
    page += fmt::format(".SS \"queens {} {}\"\n{}\n.PP\n{}\n", verb.name, roff(verb.synopsis), roff(raw(verb.summary)),
                        roff(raw(verb.details)));
    for (const FlagGroup& group : verb.groups) {
      page += fmt::format(".PP\n.I {}\n", roff(raw(group.heading)));
      for (const Flag& flag : group.flags)
        page += fmt::format(".TP\n.B {}\n{}\n", roff(flag_usage(flag)), roff(flag_help(flag)));
    }
  }
  page += fmt::format(".SH {}\n{}\n", raw(Text::man_exit_status), roff(raw(Text::exit_statuses)));
  return page;
}

}  // namespace queens::app
