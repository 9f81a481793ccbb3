// What is wrong with a board, in sentences and in JSON.
#pragma once

#include <string>
#include <vector>

#include <queens/check.hpp>

#include "json_of.hpp"

namespace queens::app {

/// Everything that is wrong, one sentence each; none for a solution.
std::vector<std::string> sentences(const Findings& findings);

Json json_of(const Findings& findings);

}  // namespace queens::app
