#include "run.hpp"

#include <algorithm>

namespace queens::page {

using Kind = Step::Kind;

Walk::Walk(Player player) : player_(std::move(player)), branches_(static_cast<std::size_t>(player_.size()) + 1) {}

bool Walk::forward() {
  if (!player_.forward()) return false;
  const std::size_t filled = player_.columns().size();
  const std::uint64_t solutions = player_.counters().solutions;
  if (player_.last().kind == Kind::place) {
    branches_[filled - 1].push_back({.column = player_.columns().back(), .step = number(), .solutions = solutions});
    branches_[filled].clear();
  } else if (player_.last().kind == Kind::backtrack) {
    Branch& branch = branches_[filled].back();
    branch.solutions = solutions - branch.solutions;
    branch.left = true;
    branch.leaf = branches_[filled + 1].empty();
  }
  return true;
}

Run::Run(Problem problem, Method method, By by, bool first)
    : problem_(std::move(problem)), first_(first), here_(Player(problem_, method, by)), scout_(here_), checkpoints_{here_} {}

bool Run::ends(const Walk& walk) const {
  return walk.player().at_end() || (first_ && walk.player().last().kind == Kind::solution);
}

void Run::go_to(std::uint64_t number) {
  const auto after = std::ranges::upper_bound(checkpoints_, number, {}, &Walk::number);
  const Walk& nearest = *std::prev(after);
  if (here_.number() > number || here_.number() < nearest.number()) here_ = nearest;
  while (here_.number() < number && advance(here_)) {}
}

bool Run::next_solution(std::uint64_t most) {
  for (; most > 0 && advance(here_); --most)
    if (here_.player().last().kind == Kind::solution) return true;
  return false;
}

bool Run::next_dead_end(std::uint64_t most) {
  for (; most > 0 && advance(here_); --most)
    if (here_.player().dead_end()) return true;
  return false;
}

void Run::scout(std::uint64_t most) {
  constexpr std::size_t most_copies = 4096;
  for (; most > 0 && advance(scout_); --most) {
    if (scout_.number() % interval_ != 0) continue;
    checkpoints_.push_back(scout_);
    if (checkpoints_.size() < most_copies) continue;
    interval_ *= 2;
    std::erase_if(checkpoints_, [this](const Walk& walk) { return walk.number() % interval_ != 0; });
  }
}

}  // namespace queens::page
