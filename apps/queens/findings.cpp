#include "findings.hpp"

#include "problem_of.hpp"
#include "text.hpp"

namespace queens::app {

namespace {

/// The file letters of a column, as in b4.
std::string file_of(int column, int size) {
  std::string name = square_name({0, column}, size);
  return name.substr(0, name.find_first_of("0123456789"));
}

}  // namespace

std::vector<std::string> sentences(const Findings& findings) {
  const int n = findings.size;
  std::vector<std::string> lines;
  if (findings.queens != n)
    lines.push_back(say(Text::wrong_number_of_queens, fmt::arg("queens", findings.queens), fmt::arg("n", n)));
  const auto squares = [&](Text text, const std::vector<Square>& list) {
    for (const Square square : list) lines.push_back(say(text, fmt::arg("square", both_names(square, n))));
  };
  squares(Text::queen_off_board, findings.off_board);
  squares(Text::queen_repeated, findings.repeated);
  squares(Text::queen_on_blocked, findings.on_blocked);
  squares(Text::queen_missing, findings.missing_queens);
  for (const auto& [queen, line] : findings.on_excluded) {
    const bool main = line == Line::main_diagonal;
    lines.push_back(say(main ? Text::queen_on_excluded_difference : Text::queen_on_excluded_sum,
                        fmt::arg("square", both_names(queen, n)),
                        fmt::arg("k", main ? difference(queen) : sum(queen))));
  }
  for (const int row : findings.empty_rows)
    lines.push_back(say(Text::row_empty, fmt::arg("row", row), fmt::arg("rank", n - row)));
  for (const int column : findings.empty_columns)
    lines.push_back(say(Text::column_empty, fmt::arg("column", column), fmt::arg("number", column + 1),
                        fmt::arg("file", file_of(column, n))));
  for (const Attack& attack : findings.attacks)
    lines.push_back(say(Text::attack_pair, fmt::arg("a", both_names(attack.a, n)),
                        fmt::arg("b", both_names(attack.b, n)), fmt::arg("line", line_name(attack.line))));
  return lines;
}

Json json_of(const Findings& findings) {
  Json json = {{"n", findings.size}, {"valid", findings.solution()}, {"queens", findings.queens}};
  json["attacks"] = Json::array();
  for (const Attack& attack : findings.attacks)
    json["attacks"].push_back({{"a", json_of(attack.a)}, {"b", json_of(attack.b)}, {"line", stable_name(attack.line)}});
  json["empty_rows"] = findings.empty_rows;
  json["empty_columns"] = findings.empty_columns;
  json["repeated"] = json_of(findings.repeated);
  json["off_board"] = json_of(findings.off_board);
  json["on_blocked"] = json_of(findings.on_blocked);
  json["missing_queens"] = json_of(findings.missing_queens);
  json["on_excluded"] = Json::array();
  for (const auto& [queen, line] : findings.on_excluded)
    json["on_excluded"].push_back({{"queen", json_of(queen)}, {"line", stable_name(line)}});
  return json;
}

}  // namespace queens::app
