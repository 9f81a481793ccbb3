// The library's values as JSON, and back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include <queens/check.hpp>
#include <queens/format.hpp>
#include <queens/problem.hpp>

#include "questions.hpp"

namespace queens::page {

Json json_of(Square square);  ///< [row, column]
Json json_of(std::span<const Square> squares);
Json json_of(const Board& board);        ///< {"n", "queens", "blocked"}
Json json_of(const InputError& error);   ///< {"code", "line", "character", "found", "expected", "lines", "missing"}

std::vector<Square> squares_from(const Json& list);

/// The board of a question: n, queens, blocked (both may be missing).
Board board_from(const Json& asked);

/// The problem of a question: its queens are fixed. With regions it is a puzzle.
Problem problem_from(const Json& asked);

/// Both names of a square, as the command says them: "(0,4) e8".
std::string both_names(Square square, int size);

/// The name of the text that names the line.
std::string text_of(Line line);

}  // namespace queens::page
