// Questions about boards: read one, look at one.
#include <algorithm>

#include "json_of.hpp"

namespace queens::page {

Json read(const Json& asked) {
  ReadOptions options;
  if (const Form* form = preset_named(asked.at("preset").get<std::string>())) options.form = *form;
  const auto board = read_board(asked.at("text").get<std::string>(), options);
  return board ? Json{{"board", json_of(*board)}} : Json{{"error", json_of(board.error())}};
}

Json look(const Json& asked) {
  const Board board = board_from(asked);
  Problem rules = problem_from(asked);
  rules.queens.clear();
  const Findings findings = check(rules, board);
  Json pairs = Json::array();
  for (const Attack& attack : findings.attacks)
    pairs.push_back({{"a", json_of(attack.a)}, {"b", json_of(attack.b)}, {"line", "@" + text_of(attack.line)},
                     {"names", {both_names(attack.a, board.size), both_names(attack.b, board.size)}}});
  std::vector<Square> attacked;
  for (int row = 0; row < board.size; ++row)
    for (int column = 0; column < board.size; ++column)
      if (std::ranges::any_of(board.queens, [&](Square queen) { return attacks(rules, queen, {row, column}); }))
        attacked.push_back({row, column});
  return {{"solution", findings.solution()},
          {"attacks", pairs},
          {"on_blocked", json_of(findings.on_blocked)},
          {"off_board", json_of(findings.off_board)},
          {"attacked", json_of(attacked)},
          {"free", json_of(free_squares(rules, board))}};
}

}  // namespace queens::page
