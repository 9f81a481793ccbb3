#include "frame.hpp"

#include "json_of.hpp"

namespace queens::page {

namespace {

using Kind = Step::Kind;

const char* name_of(Kind kind) {
  switch (kind) {
    case Kind::start: return "start";
    case Kind::place: return "place";
    case Kind::reject: return "reject";
    case Kind::backtrack: return "backtrack";
    case Kind::solution: return "solution";
  }
  return "";
}

Json counters_of(const Counters& counters) {
  return {{"nodes", counters.nodes()},           {"tests", counters.tests},         {"rejects", counters.rejects},
          {"backtracks", counters.backtracks}, {"solutions", counters.solutions}, {"stamped", counters.stamped}};
}

/// The squares that a queen on the board attacks.
Json attacked_by(const std::vector<Square>& queens, int size) {
  Json list = Json::array();
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column)
      for (const Square queen : queens)
        if (attacks(queen, {row, column})) {
          list.push_back({row, column});
          break;
        }
  return list;
}

// States of a node: its queen stands, it was left without a solution and without a child, without a solution, with one.
constexpr int standing = 0, dead_end = 1, barren = 2, fruitful = 3;

int state_of(const Branch& branch) {
  if (!branch.left) return standing;
  return branch.solutions > 0 ? fruitful : branch.leaf ? dead_end : barren;
}

/// [parent, column, step, state]; parent −1 is the empty board.
Json node(int parent, const Branch& branch) { return {parent, branch.column, branch.step, state_of(branch)}; }

/// The whole tree until here: played again from the start.
Json whole_tree(const Run& run) {
  std::vector<std::pair<int, Branch>> nodes;
  std::vector<int> path{-1};
  Walk walk = run.start();
  while (walk.number() < run.here().number() && walk.forward()) {
    const auto& last = walk.player().last();
    const std::size_t filled = walk.player().columns().size();
    if (last.kind == Kind::place) {
      nodes.emplace_back(path.back(), walk.branches()[filled - 1].back());
      path.push_back(static_cast<int>(nodes.size()) - 1);
    } else if (last.kind == Kind::backtrack) {
      nodes[static_cast<std::size_t>(path.back())].second = walk.branches()[filled].back();
      path.pop_back();
    }
  }
  Json list = Json::array();
  for (const auto& [parent, branch] : nodes) list.push_back(node(parent, branch));
  return list;
}

/// The path to here and the branches beside it.
Json branches_of(const Walk& walk) {
  Json list = Json::array();
  int parent = -1;
  for (std::size_t row = 0; row <= walk.player().columns().size(); ++row) {
    for (const Branch& branch : walk.branches()[row]) list.push_back(node(parent, branch));
    parent = static_cast<int>(list.size()) - 1;
  }
  return list;
}

Json tree_of(const Run& run) {
  constexpr std::uint64_t most_nodes = 250;  // more cannot be told apart on a screen
  const bool whole = run.here().player().counters().nodes() <= most_nodes;
  return {{"whole", whole}, {"nodes", whole ? whole_tree(run) : branches_of(run.here())}};
}

}  // namespace

Json frame_of(const Run& run) {
  const Player& player = run.here().player();
  const auto queens = player.queens();
  const Step& last = player.last();
  return {{"step", player.number()},
          {"kind", name_of(last.kind)},
          {"square", last.kind == Kind::start ? Json(nullptr) : json_of(last.square)},
          {"n", player.size()},
          {"queens", json_of(queens)},
          {"attacked", attacked_by(queens, player.size())},
          {"refusal", refusal_of(run)},
          {"dead_end", player.dead_end()},
          {"at_end", run.at_end()},
          {"said", said_of(run)},
          {"counters", counters_of(player.counters())},
          {"memory", memory_of(run)},
          {"tree", tree_of(run)}};
}

}  // namespace queens::page
