// A whole run of a search as a film that can be opened anywhere: a player, what it has left behind on its way, and copies of
// both every some thousand steps.
#pragma once

#include <cstdint>
#include <vector>

#include <queens/player.hpp>

namespace queens::page {

/// A node of the search tree beside the path to the current one.
struct Branch {
  int column = 0;            ///< in the search's own terms (By::column: a row)
  std::uint64_t step = 0;    ///< the step that placed its queen
  std::uint64_t solutions = 0;  ///< found below it: before it is left, those found before it was entered
  bool left = false;         ///< its queen has been taken away again
  bool leaf = false;         ///< and none was placed below her
};

/// A player and the branches on both sides of its path. Only goes forward.
class Walk {
 public:
  explicit Walk(Player player);

  const Player& player() const { return player_; }
  std::uint64_t number() const { return player_.number(); }
  /// The branches of each row: the children of the node above on the path, in order.
  const std::vector<std::vector<Branch>>& branches() const { return branches_; }

  bool forward();

 private:
  Player player_;
  std::vector<std::vector<Branch>> branches_;
};

class Run {
 public:
  /// first: the run ends with its first solution.
  Run(Problem problem, Method method, By by, bool first);

  const Problem& problem() const { return problem_; }
  const Walk& here() const { return here_; }
  const Walk& start() const { return checkpoints_.front(); }
  bool at_end() const { return ends(here_); }

  /// To the step with this number, or to the end. Forward from the nearest copy behind it.
  void go_to(std::uint64_t number);
  /// Forward to the next solution or dead end, at most `most` steps; false if it was not reached.
  bool next_solution(std::uint64_t most);
  bool next_dead_end(std::uint64_t most);

  /// Looks `most` steps further than ever before, and keeps copies on the way.
  void scout(std::uint64_t most);
  const Walk& farthest() const { return scout_; }
  bool whole() const { return ends(scout_); }

 private:
  bool ends(const Walk& walk) const;
  bool advance(Walk& walk) const { return !ends(walk) && walk.forward(); }

  Problem problem_;
  bool first_;
  Walk here_, scout_;
  std::vector<Walk> checkpoints_;  // by rising number, `interval_` apart
  std::uint64_t interval_ = 1024;
};

}  // namespace queens::page
