// From flags to a text form.
#pragma once

#include <string>
#include <string_view>

#include <queens/format.hpp>

#include "call.hpp"

namespace queens::app {

/// The form that the flags describe: a preset in the language of the person, and what the flags change of it. Throws
/// Refused; a grid of more than 1000 rows is refused with the names of forms that fit.
Form form_of(const Call& call, int size, std::string_view default_preset = "grid");

/// The preset of this name; throws Refused with the nearest name.
Form preset_of(std::string_view name);

/// How boards are read where the other flags say how to write: the glyphs alone.
ReadOptions glyph_options(const Call& call);

/// How boards are read where the flags say how to read.
ReadOptions read_options(const Call& call);

/// The text of a flag with \n, \t and \\ put in.
std::string unescaped(std::string_view text);

/// The characters of a UTF-8 text.
std::vector<std::string> characters_of(std::string_view text);

}  // namespace queens::app
