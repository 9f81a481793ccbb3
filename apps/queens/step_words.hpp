// The steps of a search in words.
#pragma once

#include <optional>
#include <string>

#include <queens/player.hpp>

namespace queens::app {

/// Who refuses a square: a queen on the board, a fixed queen, or, without either, a block.
struct Refusal {
  std::optional<Square> queen;
  bool fixed = false;
  Line line{};
};

/// Why the last step, a reject of a single square, was one. The first queen on the board that attacks it comes first.
Refusal refusal_of(const Problem& problem, const Player& player);

/// The last step in a sentence.
std::string sentence_of_step(const Problem& problem, const Player& player);

/// The steps of the articles' pseudo-code that the last step stands for: 1 start; 2 test the square; 3 it fits; 4 it
/// does not.
std::string_view pseudo_code_of_step(const Player& player);

/// The sentence at the end of the run.
std::string sentence_of_end(const Player& player);

/// The sentence of a dead end where the player stands.
std::string sentence_of_dead_end(const Problem& problem, const Player& player);

}  // namespace queens::app
