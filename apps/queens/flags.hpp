// The one table of verbs and flags: the parser, the help, the manual and the completions are made from it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "text.hpp"

namespace queens::app {

class Call;

struct Flag {
  std::string_view name;            ///< without the dashes
  std::string_view value;           ///< what its value is called in the help; empty for a switch
  Text help;
  bool repeated = false;            ///< may be given several times, each value counts
  std::string_view choices = {};    ///< allowed values, separated by blanks, where there are only these
};

/// Flags that belong together, under one heading of the help.
struct FlagGroup {
  Text heading;
  std::span<const Flag> flags;
};

struct Verb {
  std::string_view name;            ///< one word, or in a group such as `puzzle` two with a blank between them
  std::string_view synopsis;        ///< the arguments behind the name
  Text summary;
  Text details;
  std::vector<FlagGroup> groups;
  int (*run)(const Call&);
};

/// All verbs, in the order of the help.
std::span<const Verb> all_verbs();

/// The verb with this name, or nullptr.
const Verb* verb_named(std::string_view name);

/// The first words of all verbs, each once, in the order of the help.
std::vector<std::string_view> first_words();

/// The second words of the verbs whose first word is this; empty if it is no group.
std::vector<std::string_view> second_words(std::string_view group);

/// The known word that is most like `word`, or an empty one if none is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

/// The words of a text, split at blanks.
std::vector<std::string_view> words(std::string_view text);

// Verbs: verbs/NAME.cpp.
int run_list(const Call&);
int run_solve(const Call&);
int run_count(const Call&);
int run_nth(const Call&);
int run_rank(const Call&);
int run_sample(const Call&);
int run_trace(const Call&);
int run_compare(const Call&);
int run_estimate(const Call&);
int run_check(const Call&);
int run_best(const Call&);
int run_show(const Call&);
int run_formats(const Call&);
int run_known(const Call&);
int run_backends(const Call&);
int run_selftest(const Call&);
int run_puzzle_solve(const Call&);
int run_puzzle_check(const Call&);
int run_puzzle_hint(const Call&);
int run_puzzle_rate(const Call&);
int run_puzzle_make(const Call&);
int run_ledger_plan(const Call&);
int run_ledger_run(const Call&);
int run_ledger_status(const Call&);
int run_ledger_shard(const Call&);
int run_ledger_work(const Call&);
int run_ledger_merge(const Call&);
int run_ledger_submit(const Call&);
int run_ledger_audit(const Call&);
int run_ledger_export(const Call&);
int run_ledger_verify(const Call&);
int run_help(const Call&);
int run_completion(const Call&);

/// What the command says without a verb: the eight-queens problem, answered.
int run_overview();

}  // namespace queens::app
