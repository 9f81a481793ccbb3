// A problem as clauses for a SAT solver.
#pragma once

#include <iosfwd>
#include <vector>

#include "complete/lines.hpp"

namespace queens::completion {

/// Variable i + 1 says that a queen stands on lines.squares[i]; those above are auxiliary.
struct Cnf {
  int variables = 0;
  std::vector<int> literals;  ///< clauses, each closed by a 0
};

/// The problem is satisfiable exactly if the clauses are.
Cnf cnf_of(const Lines& lines);

/// The clauses in the DIMACS form; comments name the squares of the variables.
void write_dimacs(std::ostream& out, const Cnf& cnf, const Lines& lines);

}  // namespace queens::completion
