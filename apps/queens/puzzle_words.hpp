// Steps of a puzzle in words and as JSON.
#pragma once

#include <string>

#include "json_of.hpp"
#include "puzzle_of.hpp"

namespace queens::app {

/// "rank 4", "file b", "region A"
std::string house_name(const Puzzle& puzzle, const House& house);

/// "a4 c3"
std::string square_names(const std::vector<Square>& squares, int size);

/// The step and its reason: a line, or several where it has a chain. Ends with a line end.
std::string sentences(const Puzzle& puzzle, const Hint& step);

/// {"reason":…,"level":…,"queen":[r,c]|null,"crossed":[…],…}
Json json_of(const Puzzle& puzzle, const Hint& step);

/// "none", "unique" or "many".
std::string_view verdict_of(const std::vector<Placement>& solutions);

/// "hard (3 of 6)"
std::string level_words(Level level);

/// What a step of this kind is called.
std::string_view reason_words(Reason reason);

}  // namespace queens::app
