#include "form_of.hpp"

#include <algorithm>

#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

struct Glyphs {
  std::string free, queen, blocked;
};

std::optional<Glyphs> glyphs_of(const Call& call) {
  const auto text = call.value("glyphs");
  if (!text) return std::nullopt;
  auto characters = characters_of(*text);
  if (characters.size() != 2 && characters.size() != 3) refuse(Text::glyphs_expected, fmt::arg("value", *text));
  if (characters.size() == 2) characters.emplace_back();
  if (characters[0] == characters[1] || characters[1] == characters[2] || characters[0] == characters[2])
    refuse(Text::glyphs_equal, fmt::arg("value", *text));
  return Glyphs{characters[0], characters[1], characters[2]};
}

/// The words of the forms that speak a language.
void put_into_language(Form& form) {
  if (form.name == "matrix") form.header = unescaped(raw(Text::form_matrix_header));
  if (form.name == "letters") {
    form.header = unescaped(raw(Text::form_letters_header));
    form.footer = unescaped(raw(Text::form_letters_footer));
    form.total = unescaped(raw(Text::form_letters_total));
  }
  if (form.name == "axes") form.none = unescaped(raw(Text::form_axes_none));
}

void set_blank(Form& form, std::string_view blank) {
  while (form.footer.ends_with("\n\n")) form.footer.pop_back();
  form.between = blank == "between" ? "\n" : "";
  if (blank == "after") form.footer += '\n';
}

}  // namespace

std::string unescaped(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      result += text[i];
      continue;
    }
    switch (text[++i]) {
      case 'n': result += '\n'; break;
      case 't': result += '\t'; break;
      case '\\': result += '\\'; break;
      default: result.append({'\\', text[i]});
    }
  }
  return result;
}

std::vector<std::string> characters_of(std::string_view text) {
  std::vector<std::string> characters;
  for (const char byte : text) {
    const bool continues = (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
    if (continues && !characters.empty())
      characters.back() += byte;
    else
      characters.emplace_back(1, byte);
  }
  return characters;
}

Form preset_of(std::string_view name) {
  if (const Form* preset = preset_named(name)) {
    Form form = *preset;
    put_into_language(form);
    return form;
  }
  std::vector<std::string_view> known;
  for (const Form& form : presets()) known.push_back(form.name);
  const std::string_view near = nearest(name, known);
  if (near.empty()) refuse(Text::unknown_preset, fmt::arg("name", name));
  refuse(Text::unknown_preset_nearest, fmt::arg("name", name), fmt::arg("near", near));
}

Form form_of(const Call& call, int size, std::string_view default_preset) {
  Form form = preset_of(call.value("preset").value_or(std::string(default_preset)));
  constexpr int widest_grid = 1000;
  if ((form.kind == FormKind::grid || form.kind == FormKind::svg) && size > widest_grid)
    refuse(Text::grid_too_large, fmt::arg("n", size), fmt::arg("preset", form.name), fmt::arg("most", widest_grid));
  if (const auto glyphs = glyphs_of(call)) {
    form.free = glyphs->free;
    form.queen = glyphs->queen;
    if (!glyphs->blocked.empty()) form.blocked = glyphs->blocked;
  }
  if (const auto base = call.value("base")) form.base = *base == "1";
  if (const auto major = call.value("major")) form.major = *major == "row" ? Major::row : Major::column;
  if (const auto origin = call.value("origin")) form.origin = *origin == "top" ? Origin::top : Origin::bottom;
  if (const auto blank = call.value("blank")) set_blank(form, *blank);
  const auto set_text = [&](std::string_view flag, std::string& field) {
    if (const auto text = call.value(flag)) field = unescaped(*text);
  };
  set_text("separator", form.separator);
  if (call.has("separator")) form.wide_separator.clear();
  set_text("row-separator", form.row_separator);
  set_text("open", form.open);
  set_text("header", form.header);
  set_text("footer", form.footer);
  set_text("total-line", form.total);
  set_text("close", form.close);
  set_text("none", form.none);
  if (!form.none.empty() && !form.none.ends_with('\n')) form.none += '\n';
  if (call.has("total-line") && !form.total.ends_with('\n')) form.total += '\n';
  if (call.has("axes")) form.axes = true;
  if (call.has("no-last-newline")) form.last_newline = false;
  return form;
}

ReadOptions glyph_options(const Call& call) {
  ReadOptions options;
  if (const auto glyphs = glyphs_of(call)) {
    options.free = glyphs->free;
    options.queen = glyphs->queen;
    if (!glyphs->blocked.empty()) options.blocked = glyphs->blocked;
  }
  return options;
}

ReadOptions read_options(const Call& call) {
  ReadOptions options = glyph_options(call);
  if (const auto preset = call.value("preset")) options.form = preset_of(*preset);
  if (const auto size = call.number("size", 0, 1'000'000)) options.size = static_cast<int>(*size);
  if (const auto base = call.value("base")) options.base = *base == "1";
  if (const auto major = call.value("major")) options.major = *major == "row" ? Major::row : Major::column;
  if (const auto origin = call.value("origin")) options.origin = *origin == "top" ? Origin::top : Origin::bottom;
  return options;
}

}  // namespace queens::app
