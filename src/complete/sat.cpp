#include "complete/sat.hpp"

#include <cadical.hpp>
#include <cstdio>
#include <fstream>
#include <queens/complete.hpp>

#include "complete/cnf.hpp"

namespace queens {

bool sat_available() { return true; }

}  // namespace queens

namespace queens::completion {

namespace {

/// CaDiCaL asks this whether to stop.
class Asked final : public CaDiCaL::Terminator {
 public:
  explicit Asked(const std::function<bool()>& stopped) : stopped_(stopped) {}
  bool terminate() override { return stopped_ && stopped_(); }

 private:
  const std::function<bool()>& stopped_;
};

/// CaDiCaL 1.5.3 tells nobody its number of conflicts, but offers every learned clause, one for each conflict.
class Counting final : public CaDiCaL::Learner {
 public:
  bool learning(int) override {
    ++conflicts;
    return false;
  }
  void learn(int) override {}

  std::uint64_t conflicts = 0;
};

/// The clause that refuses a known solution.
void refuse_known(Cnf& cnf, const Lines& lines, const Placement& known) {
  for (std::size_t i = 0; i < lines.squares.size(); ++i) {
    const Square square = lines.squares[i];
    if (known[static_cast<std::size_t>(square.row)] == square.column) cnf.literals.push_back(-static_cast<int>(i) - 1);
  }
  cnf.literals.push_back(0);
}

}  // namespace

struct Sat::State {
  const Lines& lines;
  Counting learner = {};
  CaDiCaL::Solver solver = {};
  std::string proof = {};
  bool proved = false;
};

Sat::Sat(const Lines& lines, const std::vector<Placement>& known, const std::string& proof)
    : state_(std::make_unique<State>(lines)) {
  Cnf cnf = cnf_of(lines);
  for (const Placement& solution : known) refuse_known(cnf, lines, solution);
  state_->solver.set("quiet", 1);  // the library prints nothing
  if (!proof.empty()) {
    state_->proof = proof;
    state_->solver.set("binary", 0);
    if (!state_->solver.trace_proof(proof.c_str())) throw ProofNotWritten(proof);
    std::ofstream file(proof + ".cnf");
    write_dimacs(file, cnf, lines);
    if (!file.flush()) throw ProofNotWritten(proof + ".cnf");
  }
  state_->solver.connect_learner(&state_->learner);
  for (const int literal : cnf.literals) state_->solver.add(literal);
}

Sat::~Sat() {
  if (state_->proof.empty() || state_->proved) return;
  for (const char* part : {"", ".cnf"}) std::remove((state_->proof + part).c_str());
}

SatAnswer Sat::solve(const std::function<bool()>& stopped, int most_conflicts) {
  Asked asked(stopped);
  state_->solver.connect_terminator(&asked);
  if (most_conflicts > 0) state_->solver.limit("conflicts", most_conflicts);
  const int status = state_->solver.solve();
  state_->solver.disconnect_terminator();
  constexpr int satisfiable = 10, unsatisfiable = 20;
  if (status == satisfiable) return SatAnswer::solution;
  if (status != unsatisfiable) return SatAnswer::unknown;
  if (!state_->proof.empty()) {
    state_->solver.flush_proof_trace();
    state_->solver.close_proof_trace();
    state_->proved = true;
  }
  return SatAnswer::none;
}

Placement Sat::columns() const {
  std::vector<int> queens;
  for (std::size_t i = 0; i < state_->lines.squares.size(); ++i)
    if (state_->solver.val(static_cast<int>(i) + 1) > 0) queens.push_back(static_cast<int>(i));
  return placement_of(state_->lines, queens);
}

std::uint64_t Sat::conflicts() const { return state_->learner.conflicts; }

}  // namespace queens::completion
