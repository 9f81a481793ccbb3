// Trust in a long count: published subtotals, recounts by other code, checks that need no recount.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <queens/ledger.hpp>
#include <queens/result.hpp>
#include <stop_token>
#include <string>
#include <vector>

namespace queens {

struct Subtotal {
  PlannedUnit unit;
  std::optional<UnitResult> result;

  friend bool operator==(const Subtotal&, const Subtotal&) = default;
};

/// All units of a plan with what they gave: what a ledger publishes.
struct Subtotals {
  Problem problem;
  std::size_t memory = 0;
  std::string plan_hash;
  std::vector<Subtotal> units;

  /// Σ weight · count, if every unit has a result.
  std::optional<Total> total() const;

  friend bool operator==(const Subtotals&, const Subtotals&) = default;
};

/// What a ledger holds. Throws LedgerError damaged if the plan does not fit its hash.
Subtotals subtotals_of(const Ledger& ledger);

/// As CSV: a heading of lines that begin with "#", a line of column names, one line a unit, each result with its check
/// value.
std::string write_subtotals(const Subtotals& subtotals);

/// The inverse of write_subtotals. Errors: empty, unknown_file, unexpected_end, wrong_check (a damaged line; or with
/// `expected` "plan" units that do not fit the plan's hash), with the line.
Result<Subtotals> read_subtotals(std::string_view csv);

/// What follows from a total without any recount.
struct TotalChecks {
  Total half_turn = 0, quarter_turn = 0;  ///< solutions unchanged by a half and by a quarter turn, counted apart
  bool even = true;                       ///< a solution and its mirror image are two
  bool whole_classes = true;              ///< total + half_turn + 2·quarter_turn is a multiple of 8
  Total classes = 0;                      ///< that, divided by 8
};

/// The checks of a total of the plain problem; nothing for size < 2.
std::optional<TotalChecks> check_total(int size, Total total);

/// Do the units share out the solutions? Random solutions of the problem are looked up in all units: those that hold one
/// of the images of a solution must stand, by their weights, for all of them together.
struct Coverage {
  int solutions = 0;  ///< looked up; 0 if none was found in reasonable time
  int wrong = 0;      ///< of these, shared out wrongly
};
Coverage check_coverage(const Subtotals& subtotals, std::uint64_t seed);

struct AuditOptions {
  double share = 0.01;  ///< of the work that was done, at least one unit each way of drawing; 1: every unit
  std::uint64_t seed = 1;
  int threads = 0;  ///< 0: one for each core
  std::stop_token stop = {};
  std::vector<std::int64_t> also = {};                   ///< units to recount in any case
  std::function<void(double share_done)> progress = {};  ///< called by one thread at a time
};

/// A unit that was counted again.
struct Recount {
  std::int64_t unit = 0;
  Total recorded = 0, counted = 0;
  std::string recorded_by, counted_by;  ///< kernels; "avx2+bitmask": most of it by avx2, a random piece by bitmask

  friend bool operator==(const Recount&, const Recount&) = default;
};

struct AuditReport {
  std::vector<Recount> recounts;  ///< by unit
  std::uint64_t wrong = 0;        ///< of these
  std::uint64_t drawn_by_number = 0, drawn_by_cost = 0;  ///< draws, with putting back
  double share = 0;               ///< of the work done that was recounted
  /// If no recount is wrong: with 95 % confidence no larger share of the units, or of the work, is.
  double wrong_units_at_most = 1, wrong_cost_at_most = 1;
  bool complete = true;  ///< false: stopped early
};

/// Recounts a random sample of the units that have a result: half of the draws by number, half in proportion to cost.
/// A small unit is counted by plain backtracking (bitmask), which shares no code with the engine; of a larger one a
/// random piece is, and the rest by another kernel than the recorded one. The same sample for the same seed.
AuditReport audit(const Subtotals& subtotals, const AuditOptions& options = {});

/// Takes a recount into the ledger: one that agrees with the record removes what contradicts it; one that agrees with a
/// contradicting claim puts that in place of the record; any other becomes a claim itself. Throws LedgerError.
void settle(Ledger& ledger, const Recount& recount);

}  // namespace queens
