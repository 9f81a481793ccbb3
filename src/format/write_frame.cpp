// Headers, footers and totals: texts with placeholders.
#include <algorithm>
#include <charconv>
#include <queens/format.hpp>

#include "format/text.hpp"

namespace queens {

std::vector<Writer::Piece> Writer::parse(std::string_view rest) {
  using enum Piece::What;
  static constexpr std::pair<std::string_view, Piece::What> names[] = {
      {"index", index}, {"columns", columns}, {"first", first}, {"n", size},
      {"rows", rows},   {"orbit", orbit},     {"total", total}};
  std::vector<Piece> pieces;
  std::string literal;
  const auto flush = [&] {
    if (!literal.empty()) pieces.push_back({Piece::What::text, 0, literal});
    literal.clear();
  };
  while (!rest.empty()) {
    const std::size_t close = rest[0] == '{' ? rest.find('}') : rest.npos;
    if (close != rest.npos) {
      std::string_view name = rest.substr(1, close - 1);
      int width = 0;
      if (const std::size_t colon = name.find(':'); colon != name.npos) {
        std::from_chars(name.data() + colon + 1, name.data() + name.size(), width);
        name = name.substr(0, colon);
      }
      const auto found = std::ranges::find(names, name, [](const auto& entry) { return entry.first; });
      if (found != std::end(names)) {
        flush();
        pieces.push_back({found->second, width, {}});
        rest.remove_prefix(close + 1);
        continue;
      }
    }
    literal += rest[0];
    rest.remove_prefix(1);
  }
  flush();
  return pieces;
}

void Writer::expand(std::string& out, const std::vector<Piece>& pieces, const Values& values) const {
  using enum Piece::What;
  for (const Piece& piece : pieces) {
    const std::size_t from = out.size();
    switch (piece.what) {
      case text:
        out += piece.text;
        break;
      case index:
        append_number(out, values.index);
        break;
      case columns:
        numbers(out, values.cells);
        break;
      case first:
        if (values.first >= 0) append_number(out, static_cast<Total>(values.first + form_.base));
        break;
      case size:
        append_number(out, static_cast<Total>(size_));
        break;
      case rows:
        for (int i = 0; i < size_; ++i) {
          if (i > 0) out += separator_;
          out += "row";
          append_number(out, static_cast<Total>(i + form_.base));
        }
        break;
      case orbit:
        if (values.orbit > 0 && !form_.orbit.empty()) {
          out += form_.orbit;
          append_number(out, static_cast<Total>(values.orbit));
        }
        break;
      case total:
        append_number(out, values.total);
        break;
    }
    const std::size_t written = out.size() - from;
    const auto wanted = static_cast<std::size_t>(std::clamp(piece.width, 0, 100));
    if (written < wanted) out.insert(from, wanted - written, ' ');
  }
}

}  // namespace queens
