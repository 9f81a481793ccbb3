// CaDiCaL decides. This header and its two implementations are all that knows of a SAT solver.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "complete/lines.hpp"

namespace queens::completion {

enum class SatAnswer { solution, none, unknown };

class Sat {
 public:
  /// A solution other than `known`. With `proof` a "no" writes a DRAT proof there and the clauses to `proof`.cnf.
  Sat(const Lines& lines, const std::vector<Placement>& known, const std::string& proof = {});

  /// Leaves no files behind that prove nothing.
  ~Sat();

  /// Goes on from where it was until `stopped`, which may be asked often, or for so many conflicts (0: no limit).
  SatAnswer solve(const std::function<bool()>& stopped, int most_conflicts = 0);

  /// After SatAnswer::solution.
  Placement columns() const;

  std::uint64_t conflicts() const;

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace queens::completion
