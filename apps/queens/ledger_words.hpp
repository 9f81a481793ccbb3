// What the verbs of a ledger say.
#pragma once

#include <queens/ledger.hpp>
#include <string>
#include <vector>

#include "call.hpp"

namespace queens::app {

/// What is wrong with a file of a long count, in the language of the person.
std::string sentence(const LedgerError& error);

/// Exactly so many arguments, or (with `more`) at least; else Refused with the usage.
const std::vector<std::string>& arguments_of(const Call& call, std::size_t count, bool more = false);

/// The options of the work: --threads, --memory, --backend, --save-every. Refuses less memory than one worker was
/// planned with.
WorkOptions work_options(const Call& call, std::size_t planned_memory);

/// "3-7 9 12-20 … and 4 more"
std::string ranges(const std::vector<std::int64_t>& units);

/// "queens-0.1.0 avx512"
std::string counter_of(const UnitResult& result);

/// The two results that contradict each other.
std::string sentence(const Claim& claim);

/// Why the total is not known yet.
std::string sentence_without_total(const Ledger& ledger, const LedgerStatus& status, const std::string& file);

/// Says the total on standard output, or on standard error why it is not known. The exit status.
int answer_total(const Ledger& ledger, const std::string& file, bool json = false);

/// Merges what results the shards of these submissions have. False if anything was refused.
bool merge_submitted(Ledger& ledger, const std::vector<Submission>& submissions);

/// Counts the open units of a ledger, with a bar on a terminal, and says the total. The exit status.
int count_ledger(Ledger& ledger, const std::string& file, LedgerRunOptions options, bool json = false);

/// `count N --ledger FILE`: plan, run and total.
int run_count_ledger(const Call& call);

}  // namespace queens::app
