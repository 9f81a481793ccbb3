// What the page shows after a step.
#pragma once

#include "run.hpp"
#include "questions.hpp"

namespace queens::page {

/// Everything at the place where the run stands: the last step in words, the board, the method's memory, the tree.
Json frame_of(const Run& run);

/// The last step, or the end, as the name of a text of the command and its arguments. An argument "@NAME" is a text itself.
Json said_of(const Run& run);

/// Who refuses: the queens that speak against the last step, and the line from each to its square.
Json refusal_of(const Run& run);

/// What the method itself keeps: parts {"name", "kind", "values"}; derived from the placement.
Json memory_of(const Run& run);

}  // namespace queens::page
