// A solution for any n without search.
#pragma once

#include <optional>

#include <queens/placement.hpp>

namespace queens {

/// An explicit solution of the n-queens problem, or nothing for n = 2 and 3. n ≥ 0 (checked contract). O(n).
/// Source: E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29 (1874).
std::optional<Placement> construct(int size);

}  // namespace queens
