#include <algorithm>

#include "format/reading.hpp"

namespace queens::reading {

Glyphs::Glyphs(const Known& known, bool binary) {
  for (const char c : {' ', ',', '|'}) set({&c, 1}, Role::skip);
  set("\uFE0E", Role::skip);  // variation selectors behind a chess queen
  set("\uFE0F", Role::skip);
  if (known.form) {
    for (const std::string& separator : {known.form->separator, known.form->item_open, known.form->item_close})
      for (std::size_t i = 0; i < separator.size(); i += character(separator, i).size())
        set(character(separator, i), Role::skip);
  } else {
    static constexpr std::pair<std::string_view, Role> usual[] = {
        {".", Role::free},       {"_", Role::free},       {"-", Role::free},       {"+", Role::free},
        {"0", Role::free},       {"\u00B7", Role::free},  {"#", Role::blocked},    {"x", Role::blocked},
        {"X", Role::blocked},    {"Q", Role::queen},      {"q", Role::queen},      {"\u265B", Role::queen},
        {"\u2655", Role::queen}, {"\u7687", Role::queen}, {"\u540E", Role::queen}, {"*", Role::star}};
    for (const auto& [glyph, role] : usual) set(glyph, role);
    if (binary) set("1", Role::queen);
  }
  if (known.free) set(folded(*known.free), Role::free);
  if (known.blocked) set(folded(*known.blocked), Role::blocked);
  if (known.queen) set(folded(*known.queen), Role::queen);
}

void Glyphs::set(std::string_view glyph, Role role) {
  if (glyph.empty()) return;
  if (glyph.size() == 1 && static_cast<unsigned char>(glyph[0]) < 128) {
    ascii_[static_cast<unsigned char>(glyph[0])] = role;
    return;
  }
  std::erase_if(others_, [&](const auto& other) { return other.first == glyph; });
  others_.emplace_back(glyph, role);
}

Role Glyphs::operator()(std::string_view one) const {
  const auto lead = static_cast<unsigned char>(one[0]);
  if (lead < 128) return ascii_[lead];
  const auto found = std::ranges::find(others_, one, [](const auto& other) { return std::string_view(other.first); });
  return found == others_.end() ? Role::none : found->second;
}

std::string Glyphs::list() const {
  std::string glyphs;
  const auto add = [&](std::string_view glyph, Role role) {
    if (role != Role::none && role != Role::skip) (glyphs += glyphs.empty() ? "" : " ") += glyph;
  };
  for (const Role wanted : {Role::free, Role::queen, Role::blocked, Role::star}) {
    for (int c = 0; c < 128; ++c) {
      const char one = static_cast<char>(c);
      if (ascii_[c] == wanted) add({&one, 1}, wanted);
    }
    for (const auto& [glyph, role] : others_)
      if (role == wanted) add(glyph, role);
  }
  return glyphs;
}

}  // namespace queens::reading
