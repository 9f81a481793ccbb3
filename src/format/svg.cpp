#include <algorithm>
#include <cmath>
#include <queens/format.hpp>

#include "format/svg_regions.hpp"
#include "format/text.hpp"

namespace queens {

namespace {

// Everything is drawn in squares of 100 units and scaled by the view box.
constexpr int unit = 100;

constexpr std::string_view definitions =
    "<defs>"
    "<pattern id=\"blocked\" width=\"16\" height=\"16\" patternUnits=\"userSpaceOnUse\" "
    "patternTransform=\"rotate(45)\"><rect width=\"16\" height=\"16\" fill=\"#8a8f98\"/>"
    "<rect width=\"6\" height=\"16\" fill=\"#4a4f58\"/></pattern>"
    "<g id=\"queen\" fill=\"#1d2027\" stroke=\"#fff\" stroke-width=\"3\" stroke-linejoin=\"round\">"
    "<path d=\"M27 68 17 33 34 52 36 24 46 49 50 20 54 49 64 24 66 52 83 33 73 68Z\"/>"
    "<circle cx=\"17\" cy=\"30\" r=\"6\"/><circle cx=\"36\" cy=\"21\" r=\"6\"/><circle cx=\"50\" cy=\"17\" r=\"6\"/>"
    "<circle cx=\"64\" cy=\"21\" r=\"6\"/><circle cx=\"83\" cy=\"30\" r=\"6\"/>"
    "<path d=\"M27 70H73L77 84Q50 91 23 84Z\"/></g></defs>";

std::string attribute(std::string_view name, int value) {
  return ' ' + std::string(name) + "=\"" + std::to_string(value) + '"';
}

int margin(const SvgOptions& options) { return options.coordinates ? unit / 2 : 0; }

void append_chequers(std::string& out, int size) {
  const int side = size * unit;
  out +=
      "<rect" + attribute("width", side) + attribute("height", side) + " fill=\"#f0e6d2\"/><path fill=\"#b48d66\" d=\"";
  for (int row = 0; row < size; ++row)
    for (int column = 1 - row % 2; column < size; column += 2)
      out += 'M' + std::to_string(column * unit) + ' ' + std::to_string(row * unit) + "h100v100h-100z";
  out += "\"/>";
}

void append_squares(std::string& out, const Board& board, const SvgOptions& options) {
  if (options.regions.empty())
    append_chequers(out, board.size);
  else
    svg::append_regions(out, board.size, options);
  for (const Square square : board.blocked)
    if (on_board(board.size, square))
      out += "<rect" + attribute("x", square.column * unit) + attribute("y", square.row * unit) +
             " width=\"100\" height=\"100\" fill=\"url(#blocked)\"/>";
}

void append_coordinates(std::string& out, const Board& board) {
  const int middle = unit / 2;
  out += "<g font-family=\"sans-serif\" font-size=\"32\" fill=\"#444\" text-anchor=\"middle\">";
  for (int i = 0; i < board.size; ++i) {
    out += "<text" + attribute("x", i * unit + middle) + attribute("y", board.size * unit + 36) + '>' + file_name(i) +
           "</text>";
    out +=
        "<text x=\"-24\"" + attribute("y", i * unit + middle + 11) + '>' + std::to_string(board.size - i) + "</text>";
  }
  out += "</g>";
}

void append_marks(std::string& out, const Board& board, const SvgOptions& options) {
  const auto centre = [](int i) { return i * unit + unit / 2; };
  svg::append_crosses(out, board.size, options);
  for (const Square square : options.attacked)
    out += "<circle" + attribute("cx", centre(square.column)) + attribute("cy", centre(square.row)) +
           " r=\"13\" fill=\"#c0392b\" fill-opacity=\"0.75\"/>";
  for (const Square square : board.queens)
    if (on_board(board.size, square))
      out += "<use href=\"#queen\" xlink:href=\"#queen\"" + attribute("x", square.column * unit) +
             attribute("y", square.row * unit) + "/>";
  for (const auto& [a, b] : options.lines)
    out += "<line" + attribute("x1", centre(a.column)) + attribute("y1", centre(a.row)) +
           attribute("x2", centre(b.column)) + attribute("y2", centre(b.row)) +
           " stroke=\"#c0392b\" stroke-width=\"7\" stroke-opacity=\"0.8\" stroke-linecap=\"round\"/>";
}

std::string title_of(const Board& board) {
  std::string title;
  for (const Square square : board.queens)
    if (on_board(board.size, square)) title += (title.empty() ? "" : " ") + square_name(square, board.size);
  return title;
}

}  // namespace

std::string svg_boards(std::span<const Board> boards, const SvgOptions& options) {
  const auto across = static_cast<int>(std::ceil(std::sqrt(static_cast<double>(boards.size()))));
  const int down = across == 0 ? 0 : (static_cast<int>(boards.size()) + across - 1) / across;
  int widest = 0;
  for (const Board& board : boards) widest = std::max(widest, board.size);
  const int edge = margin(options);
  const int border = 4;
  const int step = widest * unit + edge + unit / 2;  // from one board to the next
  const int gap = unit / 2 - 2 * border;             // not needed behind the last one
  const auto total = [&](int count) { return count == 0 ? unit : count * step - gap; };
  const auto pixels = [&](int units) {
    return static_cast<int>(static_cast<double>(units) / unit * options.square + 0.5);
  };

  std::string title = options.title;
  if (title.empty())
    for (const Board& board : boards) title += (title.empty() ? "" : "; ") + title_of(board);
  std::string out =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" role=\"img\"";
  out += attribute("width", pixels(total(across))) + attribute("height", pixels(total(down))) + " viewBox=\"0 0 " +
         std::to_string(total(across)) + ' ' + std::to_string(total(down)) + "\"><title>" + escaped(title) + "</title>";
  out += definitions;
  if (!options.regions.empty()) out += svg::region_patterns();
  out += "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>";
  for (int k = 0; k < static_cast<int>(boards.size()); ++k) {
    const Board& board = boards[k];
    out += "\n<g transform=\"translate(" + std::to_string(k % across * step + edge + border) + ' ' +
           std::to_string(k / across * step + border) + ")\">";
    append_squares(out, board, options);
    if (options.coordinates) append_coordinates(out, board);
    append_marks(out, board, options);
    const int side = board.size * unit;
    out += "<rect" + attribute("width", side) + attribute("height", side) +
           " fill=\"none\" stroke=\"#5c4630\" stroke-width=\"6\"/></g>";
  }
  return out += "\n</svg>\n";
}

std::string svg_board(const Board& board, const SvgOptions& options) { return svg_boards({&board, 1}, options); }

}  // namespace queens
