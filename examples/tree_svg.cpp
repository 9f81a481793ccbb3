// Draws the search tree as SVG: tree_svg [N [METHOD]]. An observer hears the steps and keeps the nodes; nothing else of
// the search needs to be known.
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

#include <queens/search.hpp>

namespace {

struct Node {
  int parent;   ///< −1: the root
  int level;    ///< queens placed
  double x = 0; ///< leaves from left to right, a parent above the middle of its children
  bool solution = false;
};

/// Keeps the tree while the search walks it.
class TreeObserver final : public queens::Observer {
 public:
  void place(int, int) override {
    nodes.push_back({.parent = here_, .level = nodes[here_].level + 1});
    here_ = static_cast<int>(nodes.size()) - 1;
  }
  void backtrack(int) override { here_ = nodes[here_].parent; }
  void solution(std::span<const int>) override { nodes[here_].solution = true; }

  std::vector<Node> nodes{{.parent = -1, .level = 0}};

 private:
  int here_ = 0;  // where the search stands
};

/// Children come behind their parents: one pass from the back finds the leaves and the middles.
int arrange(std::vector<Node>& nodes) {
  std::vector<double> left(nodes.size(), 1e9), right(nodes.size(), -1);
  int leaves = 0;
  for (std::size_t i = nodes.size(); i-- > 0;) {
    Node& node = nodes[i];
    node.x = right[i] < 0 ? leaves++ : (left[i] + right[i]) / 2;
    if (node.parent < 0) continue;
    left[node.parent] = std::min(left[node.parent], node.x);
    right[node.parent] = std::max(right[node.parent], node.x);
  }
  for (Node& node : nodes) node.x = leaves - 1 - node.x;  // from the back means from the right
  return leaves;
}

void draw(const std::vector<Node>& nodes, int leaves, int levels) {
  constexpr int step = 14, row = 40;
  const auto x = [](const Node& node) { return step * (node.x + 1); };
  const auto y = [](const Node& node) { return row * (node.level + 0.5); };
  std::cout << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << step * (leaves + 1) << "\" height=\""
            << row * (levels + 1) << "\">\n<title>" << nodes.size() << " nodes</title>\n";
  for (const Node& node : nodes)
    if (node.parent >= 0)
      std::cout << "<path stroke=\"#888\" d=\"M" << x(nodes[node.parent]) << ' ' << y(nodes[node.parent]) << 'L' << x(node)
                << ' ' << y(node) << "\"/>\n";
  for (const Node& node : nodes)
    std::cout << "<circle r=\"4\" cx=\"" << x(node) << "\" cy=\"" << y(node) << "\" fill=\""
              << (node.solution ? "#c00" : "#333") << "\"/>\n";
  std::cout << "</svg>\n";
}

}  // namespace

int main(int count, char** words) {
  const int n = count > 1 ? std::atoi(words[1]) : 5;
  const auto method = queens::method_named(count > 2 ? words[2] : "single-array");
  if (n < 1 || n > 8 || !method) {
    std::cerr << "tree_svg [N [METHOD]]: N from 1 to 8\n";
    return 2;
  }
  TreeObserver tree;
  queens::search({.size = n}, *method, tree);
  const int leaves = arrange(tree.nodes);
  draw(tree.nodes, leaves, n);
}
