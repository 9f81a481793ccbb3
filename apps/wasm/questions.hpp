// What the page may ask. A question is a name and a JSON object, the answer a JSON value. Questions come from the page's own
// code: a wrong one is a fault of the page and ends the program.
#pragma once

#include <nlohmann/json.hpp>

namespace queens::page {

using Json = nlohmann::json;

// Watch: one run at a time, with a place in it. Each answers with the frame at that place but run_scout and run_text.
Json run_open(const Json& asked);     ///< n, method, by ("row", "column"), first, queens, blocked
Json run_go_to(const Json& asked);    ///< step
Json run_next(const Json& asked);     ///< what ("solution", "dead_end"), most steps; null if not reached yet
Json run_scout(const Json& asked);    ///< looks `most` steps ahead: {"steps", "whole", "solutions"} known so far
Json run_text(const Json& asked);     ///< the steps `from` … `to` as lines of `queens trace --format jsonl`

// Solutions.
Json solutions(const Json& asked);    ///< n ≤ 10: all in order, each with its class
Json describe(const Json& asked);     ///< columns: the text forms, index, symmetries of a solution
Json nth(const Json& asked);          ///< n, k (decimal string)
Json rank(const Json& asked);         ///< n, text: index of a placement, or what is wrong with it

// Boards.
Json read(const Json& asked);         ///< text, preset (perhaps ""): the board, or what is wrong with the text
Json look(const Json& asked);         ///< a board: attacked and free squares, every attack, contradiction

// Puzzles. The problem has a region for each square, −1 for none, and the rule that neighbours may not touch.
Json puzzle_read(const Json& asked);  ///< text: n and regions, or what is wrong with it
Json puzzle_rate(const Json& asked);  ///< how many solutions (two are many), the level
Json puzzle_hint(const Json& asked);  ///< a puzzle with queens and crosses (blocked): what is wrong, or the next step
Json puzzle_make(const Json& asked);  ///< n, seed, level (perhaps ""): regions of a new puzzle

// Play: long questions.
Json completions(const Json& asked);  ///< a board, most: how many solutions hold its queens, at most `most` (0: all)
Json solve(const Json& asked);        ///< a board: the columns of a solution that holds its queens, or null
Json hint(const Json& asked);         ///< a board: what to do next, and why

// Numbers: long questions.
Json count(const Json& asked);        ///< n; reports progress
Json estimate(const Json& asked);     ///< n, samples, seed
Json measure(const Json& asked);      ///< n, method, first: counters and nodes by level

/// Tells the page how far a long question has come.
void report(const Json& progress);

}  // namespace queens::page
