// A search as a film in the terminal.
#pragma once

#include <queens/player.hpp>

#include "scene.hpp"

namespace queens::app {

/// Plays from where the player stands until the person quits. Throws Refused without a terminal.
void animate(const Problem& problem, Player player, const SceneOptions& options);

}  // namespace queens::app
