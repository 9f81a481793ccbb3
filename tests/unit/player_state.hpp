// All that can be seen of a player, to be compared.
#pragma once

#include <queens/player.hpp>

#include "unit/events.hpp"

namespace queens {

inline std::vector<std::uint64_t> numbers_of(const Counters& c) {
  return {c.tests, c.places, c.rejects, c.backtracks, c.solutions, c.stamped, c.nodes(), static_cast<std::uint64_t>(c.depth())};
}

struct PlayerState {
  std::uint64_t number;
  Step last;
  Placement columns;
  std::vector<Square> queens;
  std::vector<std::uint64_t> counters, levels;
  bool at_end, dead_end;

  friend bool operator==(const PlayerState&, const PlayerState&) = default;
};

inline PlayerState state_of(const Player& player) {
  return {player.number(),
          player.last(),
          {player.columns().begin(), player.columns().end()},
          player.queens(),
          numbers_of(player.counters()),
          player.counters().levels,
          player.at_end(),
          player.dead_end()};
}

/// The steps of a whole run as the Recorder of the tests keeps the events of a search.
inline std::vector<Event> played(Player player) {
  std::vector<Event> events;
  while (player.forward()) {
    const auto [kind, square] = player.last();
    const int line = player.by() == By::row ? square.row : square.column;
    switch (kind) {
      case Step::Kind::place: events.push_back({Event::Kind::place, square.row, square.column}); break;
      case Step::Kind::reject: events.push_back({Event::Kind::reject, square.row, square.column}); break;
      case Step::Kind::backtrack: events.push_back({Event::Kind::backtrack, line, -1}); break;
      case Step::Kind::solution: events.push_back({Event::Kind::solution, 0, -1}); break;
      case Step::Kind::start: ADD_FAILURE() << "a step forward that leads to the start"; break;
    }
  }
  return events;
}

}  // namespace queens
