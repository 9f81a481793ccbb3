// Help, manual and completions: all made from the table of verbs and flags.
#pragma once

#include <string>

#include "flags.hpp"

namespace queens::app {

/// What `queens help` says: every verb in a line.
std::string help_overview();

/// What `queens VERB --help` says.
std::string help_of(const Verb& verb);

/// The verbs of a group, one a line.
std::string help_of_group(std::string_view group);

/// The manual page in roff.
std::string man_page();

/// The reference as Markdown: docs/cli.md.
std::string markdown_reference();

/// A completion script; `shell` is bash, zsh or fish.
std::string completion_script(std::string_view shell);

/// "--limit K" or "--total".
std::string flag_usage(const Flag& flag);

/// What a flag does, with its choices where the usage does not show them.
std::string flag_help(const Flag& flag);

/// The text with blanks behind it, up to this display width.
std::string padded(std::string text, int width);

/// The text with blanks before it, up to this display width.
std::string right_aligned(std::string_view text, int width);

/// Columns that a text takes on a terminal: Chinese characters take two.
int display_width(std::string_view text);

}  // namespace queens::app
