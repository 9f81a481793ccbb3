#include "format/svg_regions.hpp"

#include <array>

#include "format/text.hpp"
#include "model/contract.hpp"

namespace queens::svg {

namespace {

// Light enough for dark letters; the first ones differ in lightness too, for readers who see few colours.
constexpr std::array colours = {"#f2a19a", "#fff0a3", "#9cc9f0", "#b6dd9b", "#d3b7ea", "#ffcb8a", "#8fd0c4", "#e3e5e8",
                                "#f4b8d8", "#cdb892", "#7fa9e0", "#dbe56e", "#b3b9c4", "#e88f66", "#8fbf6f", "#b98fd6"};

// What is drawn on a tile of 20 units. The first region of each colour and pattern is another than the last.
constexpr std::array patterns = {
    "",
    "M0 20L20 0M-5 5L5 -5M15 25L25 15",
    "M0 10H20",
    "M0 0L20 20M-5 15L5 25M15 -5L25 5",
    "M8 10a2 2 0 1 0 4 0a2 2 0 1 0 -4 0",
    "M10 0V20",
    "M0 10H20M10 0V20",
};

std::string place(int column, int row) { return std::to_string(column * 100) + ' ' + std::to_string(row * 100); }

std::string definitions() {
  std::string out = "<defs>";
  for (std::size_t i = 1; i < patterns.size(); ++i)
    out += "<pattern id=\"region" + std::to_string(i) +
           "\" width=\"20\" height=\"20\" patternUnits=\"userSpaceOnUse\"><path fill=\"none\" stroke=\"#1d2027\" "
           "stroke-opacity=\"0.28\" stroke-width=\"2.5\" d=\"" +
           patterns[i] + "\"/></pattern>";
  return out + "</defs>";
}

}  // namespace

std::string_view region_patterns() {
  static const std::string text = definitions();
  return text;
}

void append_regions(std::string& out, int size, const SvgOptions& options) {
  const auto n = static_cast<std::size_t>(size);
  QUEENS_REQUIRE(options.regions.size() == n * n);
  const auto region = [&](int row, int column) {
    return options.regions[static_cast<std::size_t>(row) * n + static_cast<std::size_t>(column)];
  };
  std::vector<std::string> paths;  // by region: its squares
  std::string borders, letters;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const int own = region(row, column);
      if (column > 0 && region(row, column - 1) != own) borders += 'M' + place(column, row) + "v100";
      if (row > 0 && region(row - 1, column) != own) borders += 'M' + place(column, row) + "h100";
      if (own < 0) continue;
      const auto at = static_cast<std::size_t>(own);
      if (paths.size() <= at) paths.resize(at + 1);
      paths[at] += 'M' + place(column, row) + "h100v100h-100z";
      if (at < options.region_names.size())
        letters += "<text x=\"" + std::to_string(column * 100 + 8) + "\" y=\"" + std::to_string(row * 100 + 29) +
                   "\">" + escaped(options.region_names[at]) + "</text>";
    }
  const std::string side = std::to_string(size * 100);
  out += "<rect width=\"" + side + "\" height=\"" + side + "\" fill=\"#fff\"/>";
  for (std::size_t i = 0; i < paths.size(); ++i) {
    if (paths[i].empty()) continue;
    out += "<path fill=\"" + std::string(colours[i % colours.size()]) + "\" d=\"" + paths[i] + "\"/>";
    if (const std::size_t pattern = i % patterns.size(); pattern > 0)
      out += "<path fill=\"url(#region" + std::to_string(pattern) + ")\" d=\"" + paths[i] + "\"/>";
  }
  out += "<path fill=\"none\" stroke=\"#1d2027\" stroke-opacity=\"0.3\" stroke-width=\"2\" d=\"";
  for (int i = 1; i < size; ++i) out += 'M' + place(0, i) + 'h' + side + 'M' + place(i, 0) + 'v' + side;
  out += "\"/><path fill=\"none\" stroke=\"#1d2027\" stroke-width=\"8\" stroke-linecap=\"square\" d=\"" + borders +
         "\"/>";
  if (!letters.empty())
    out += "<g font-family=\"sans-serif\" font-size=\"26\" fill=\"#1d2027\" fill-opacity=\"0.8\">" + letters + "</g>";
}

void append_crosses(std::string& out, int size, const SvgOptions& options) {
  std::string path;
  for (const Square square : options.crossed)
    if (on_board(size, square)) path += 'M' + place(square.column, square.row) + "m36 36l28 28m0 -28l-28 28";
  if (!path.empty())
    out += "<path fill=\"none\" stroke=\"#fff\" stroke-width=\"11\" stroke-linecap=\"round\" d=\"" + path +
           "\"/><path fill=\"none\" stroke=\"#1d2027\" stroke-opacity=\"0.75\" stroke-width=\"5\" stroke-linecap=\"round\" d=\"" + path + "\"/>";
}

}  // namespace queens::svg
