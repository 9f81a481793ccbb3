// Coloured regions of a drawing.
#pragma once

#include <queens/format.hpp>
#include <string>
#include <string_view>

namespace queens::svg {

/// The patterns that tell regions apart without colours: once in a document.
std::string_view region_patterns();

/// The squares in the colours, patterns and letters of their regions, and thick lines between regions. Squares have 100
/// units. options.regions must hold size² numbers (checked contract).
void append_regions(std::string& out, int size, const SvgOptions& options);

/// A cross on every square of options.crossed.
void append_crosses(std::string& out, int size, const SvgOptions& options);

}  // namespace queens::svg
