// What a search looks like after a step: the board, and what the method keeps in memory.
#pragma once

#include <queens/player.hpp>

#include "screen.hpp"

namespace queens::app {

struct SceneOptions {
  bool ascii = false;
  bool colour = false;
};

/// The board with the numbers of columns and rows: queens, attacked squares, blocked squares, fixed queens that are not
/// placed yet; "?" before the square that the last step is about, "!" before the queen that refuses it.
Frame board_lines(const Problem& problem, const Player& player, const SceneOptions& options);

/// What the method itself keeps: its array, stack, marked board, marker arrays or words. Derived from the placement.
Frame memory_lines(const Problem& problem, const Player& player);

}  // namespace queens::app
