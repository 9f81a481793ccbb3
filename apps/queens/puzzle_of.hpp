// From a file and flags to a coloured-region puzzle.
#pragma once

#include <string>
#include <vector>

#include <queens/format.hpp>
#include <queens/puzzle.hpp>

#include "call.hpp"

namespace queens::app {

struct Puzzle {
  Problem problem;
  std::vector<std::string> names;  ///< of the regions, by number

  int size() const { return problem.size; }

  /// True if every region must hold a queen.
  bool exact() const;
};

/// The puzzle in the file that is the first argument ("-": standard input). Says on standard error what is odd about
/// its regions. Throws Refused for a text that is none and for a size beyond max_puzzle_size.
Puzzle puzzle_of(const Call& call);

/// What --board, --queen and --block say: queens placed and squares crossed out.
Board known_of(const Call& call, const Puzzle& puzzle);

/// Makes what is known part of the puzzle. True if that contradicts the rules before any search: then it says why.
bool fix_known(const Call& call, Puzzle& puzzle);

/// The board in an argument; it must have the size of the puzzle.
Board board_for(const Puzzle& puzzle, const std::string& argument, ReadOptions options);

/// The puzzle drawn with a board on it.
std::string drawing(const Puzzle& puzzle, const Board& board);

}  // namespace queens::app
