#include "text.hpp"

#include <cstdlib>

namespace queens::app {

namespace {

constexpr Entry table[] = {
#define TEXT(key, english, chinese) {#key, english, chinese},
#include "text.def"
#undef TEXT
};

Language current = Language::english;

}  // namespace

std::span<const Entry> all_texts() { return table; }

Language language() { return current; }
void set_language(Language language) { current = language; }

Language language_of_environment() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("zh") ? Language::chinese : Language::english;
  return Language::english;
}

std::string_view raw(Text text) {
  const Entry& entry = table[static_cast<std::size_t>(text)];
  return current == Language::chinese ? entry.chinese : entry.english;
}

}  // namespace queens::app
