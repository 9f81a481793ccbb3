// From flags to a Problem.
#pragma once

#include <string>
#include <vector>

#include <queens/format.hpp>
#include <queens/problem.hpp>

#include "call.hpp"

namespace queens::app {

/// The largest board that is searched square by square.
inline constexpr int max_search_size = 1000;

/// A square from a flag; throws Refused if it is none or lies off the board.
Square square_from(std::string_view text, int size, std::string_view flag);

/// The problem that --queen, --block, --board and the flags of the rules describe on a board of this size. Says on standard error why a
/// contradictory one has no solution.
Problem problem_of(const Call& call, int size);

/// The size from the first argument or from the board of --board or --regions, and the problem. All given must agree.
Problem problem_of(const Call& call, int most, std::vector<std::string>& further_arguments);

/// One problem for each size of the arguments ("-": sizes from standard input, up to --until), or one for each board
/// of --board, or one of the size of --regions.
std::vector<Problem> problems_of(const Call& call, int most);

/// The text of a board argument: standard input for "-", the file of that name, or the argument itself.
std::string board_text(const std::string& argument);

/// Refuses a board argument that could not be read: as a file, or as neither a file nor a board.
[[noreturn]] void refuse_board(const std::string& argument, const InputError& error);

/// How a complaint names that argument.
std::string source_name(const std::string& argument);

/// "(0,3) d8"
std::string both_names(Square square, int size);

/// Why the problem has no solution, in words.
std::string sentence(const Contradiction& contradiction, int size);

/// The name of a line in the language of the person.
std::string_view line_name(Line line);

/// Tells a person that there is no solution, or what is odd about the smallest boards; silent for the rest.
void remark_on_size(const Problem& problem, bool has_solution);

}  // namespace queens::app
