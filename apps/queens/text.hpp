// Every text that a person reads, in Chinese and English, from one table.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <fmt/args.h>
#include <fmt/format.h>

namespace queens::app {

enum class Language { english, chinese };

enum class Text {
#define TEXT(key, english, chinese) key,
#include "text.def"
#undef TEXT
};

struct Entry {
  std::string_view key;
  std::string_view english;
  std::string_view chinese;
};

/// The whole table, in the order of Text.
std::span<const Entry> all_texts();

/// The language of this run: set once by main.
Language language();
void set_language(Language language);

/// Chinese if the first of LC_ALL, LC_MESSAGES and LANG that is set says so, else English.
Language language_of_environment();

/// The text as it stands in the table.
std::string_view raw(Text text);

/// The text with its placeholders filled: say(Text::hello, fmt::arg("name", name)).
template <class... Arguments>
std::string say(Text text, Arguments&&... arguments) {
  return fmt::vformat(raw(text), fmt::make_format_args(arguments...));
}

}  // namespace queens::app
