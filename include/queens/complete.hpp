// Constrained boards: is there a solution, is it the only one, how many are there.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queens/problem.hpp>
#include <queens/total.hpp>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// What decides a board. `bitmask` searches and always ends; `repair` moves attacked queens and only ever finds a solution;
/// `sat` is CaDiCaL. `automatic` takes the fastest and lets them race where that pays. The last two are those of solve
/// (answer.hpp) for easy problems: the first solution in order, and an explicit one.
enum class Engine { automatic, bitmask, repair, sat, in_order, construction };

/// "auto", "bitmask", "repair", "sat", "in-order", "construction".
std::string_view name_of(Engine engine);

/// The inverse of name_of.
std::optional<Engine> engine_named(std::string_view name);

/// True if the library was built with CaDiCaL. Engine::sat and proofs need it.
bool sat_available();

/// The most squares left open by the rules that Engine::bitmask takes: more than those of the empty board of 64 rows.
inline constexpr std::size_t most_bitmask_squares = 16384;

/// Names the file of a proof that could not be written.
struct ProofNotWritten : std::runtime_error {
  using std::runtime_error::runtime_error;
};

struct CompletionOptions {
  int threads = 0;                        ///< 0: one for each core; two are the most that are used
  std::stop_token stop = {};              ///< ends the work soon
  Engine engine = Engine::automatic;      ///< one of the first four; sat must be available, and bitmask takes
                                          ///< most_bitmask_squares (checked contracts)
  std::string proof = {};                 ///< a file for the DRAT proof of a "no", or of "no other"; the clauses go to the same
                                          ///< name with .cnf. Neither is left behind without such an answer. Needs
                                          ///< Engine::sat (checked contract). Throws ProofNotWritten
  std::optional<std::uint64_t> seed = {}; ///< tries squares in this random order: another solution for another seed,
                                          ///< but not each with the same chance. Uniform samples: Order
};

struct Completion {
  std::vector<Placement> solutions = {}; ///< as many as were asked for, or all that there are; stopped: those found so far
  bool complete = true;                ///< false: stopped before there were enough and before it was known that there are no more
  Engine by = Engine::bitmask;         ///< what gave the answer
  std::uint64_t nodes = 0;             ///< queens tried by the bitmask search
  std::uint64_t conflicts = 0;         ///< of the SAT solver
  std::uint64_t moves = 0;             ///< of repair
  int deepest = 0;                     ///< most queens that stood together in the search
};

/// A solution, or the knowledge that there is none. Any size, every rule. n-queens completion is NP-complete (I. Gent,
/// C. Jefferson, P. Nightingale, Complexity of n-queens completion, JAIR 59, 2017): exponential time in the worst case.
/// With a seed or a stop the answer may be another one in another run only where engines race: above some millions of nodes.
Completion complete(const Problem& problem, const CompletionOptions& options = {});

/// Up to two solutions: none, the only one, or two witnesses that there are many.
Completion unique(const Problem& problem, const CompletionOptions& options = {});

/// All solutions in no promised order, until `each` returns false. At most most_bitmask_squares open squares (checked
/// contract). Returns false if `each` or `stop` ended it.
bool for_each_completion(const Problem& problem, const std::function<bool(std::span<const int> columns)>& each,
                         std::stop_token stop = {});

struct CompletionCountOptions {
  Total limit = 0;                                ///< stops counting there; 0: counts all
  int threads = 0;                                ///< 0: one for each core
  std::stop_token stop = {};                      ///< ends the count soon
  std::function<void(Total counted)> progress{};  ///< called from one thread at a time, now and then
};

struct CompletionCount {
  Total total = 0;
  bool complete = true;  ///< false: stopped, by the limit or the token; at least `total` solutions
};

/// The number of solutions, whatever the rules. At most most_bitmask_squares open squares (checked contract). Problems in
/// which neighbours alone attack along diagonals are counted row by row with one number for each set of used columns and
/// regions, in O(2^n) at worst; others by search: time grows with the number of solutions.
CompletionCount count_completions(const Problem& problem, const CompletionCountOptions& options = {});

}  // namespace queens
