// Long counts away from the ledger: units as text, work orders, files of results, and the crew that counts them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <queens/count.hpp>
#include <queens/problem.hpp>
#include <queens/result.hpp>
#include <queens/total.hpp>
#include <span>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace queens {

/// A file of a long count that is broken, missing, locked or cannot be written, or a machine that counts wrongly.
/// what() is a technical detail in no human's language.
struct LedgerError : std::runtime_error {
  enum class Code {
    unavailable,   ///< the library was built without SQLite
    no_such_file,
    exists,        ///< a ledger is never written over another file
    not_a_ledger,
    other_format,  ///< a ledger of another version of this program; what() names the version
    busy,          ///< another run holds it
    read_only,
    disk_full,
    damaged,       ///< what it holds contradicts its own check values
    foreign,       ///< it belongs to another plan
    wrong_kernel,  ///< the self-test failed; what() names the kernel
    broken         ///< any other fault of the file, the database or the device
  };
  LedgerError(Code error_code, std::string file_name, const std::string& detail = {})
      : std::runtime_error(detail), code(error_code), file(std::move(file_name)) {}
  Code code;
  std::string file;
};

/// The name and version that results are signed with: "queens-0.1.0".
std::string_view engine_version();

/// A unit of a plan. `board` is its canonical text: two characters a square (row and column as digits of base 32,
/// 0-9a-v), first the queens by row, then "/", then the blocked squares in reading order.
struct PlannedUnit {
  std::int64_t id = 0;  ///< 1 … number of units, in the order of the plan
  std::string board;
  int weight = 1;
  double cost = 0;

  friend bool operator==(const PlannedUnit&, const PlannedUnit&) = default;
};

/// The canonical text of queens and blocked squares; rows and columns < 32 (checked contract).
std::string board_text(std::span<const Square> queens, std::span<const Square> blocked);

/// The inverse of board_text; nothing if the text is none or a square lies off the board.
std::optional<WorkUnit> unit_of(int size, std::string_view board_text);

/// What one unit gave. `count` is without the weight.
struct UnitResult {
  std::int64_t unit = 0;
  Total count = 0;
  std::string engine = {};  ///< who counted; no blanks
  std::string kernel = {};
  double seconds = 0;       ///< of processor time

  friend bool operator==(const UnitResult&, const UnitResult&) = default;
};

/// The check value of a result: FNV-1a (64 bits, 16 hexadecimal digits) of the plan's hash and the line. Notices damage,
/// not malice.
std::string check_value(std::string_view plan_hash, const UnitResult& result);

/// The line of a file of results, its check value included, without the line end.
std::string result_line(std::string_view plan_hash, const UnitResult& result);

/// The inverse of result_line; nothing if the line is damaged or belongs to another plan.
std::optional<UnitResult> read_result_line(std::string_view plan_hash, std::string_view line);

/// The first line of a file of results: names the plan.
std::string results_header(std::string_view plan_hash);

/// The plan that such a line names; nothing if it is no such line or damaged.
std::optional<std::string> read_results_header(std::string_view line);

/// A shard of a plan as it travels: all that a machine needs to count its units.
struct WorkOrder {
  std::string plan_hash;
  Problem problem;         ///< size, queens and blocked squares
  std::size_t memory = 0;  ///< bytes for one worker
  int shard = 1, of = 1;
  std::vector<PlannedUnit> units;

  friend bool operator==(const WorkOrder&, const WorkOrder&) = default;
};

/// The order as a text that ends with a check value of all before it.
std::string write_order(const WorkOrder& order);

/// The inverse of write_order. Errors: unknown_file (no order), unexpected_end (cut off), wrong_check (damaged), with
/// the line.
Result<WorkOrder> read_order(std::string_view text);

/// How far the work has come.
struct WorkProgress {
  std::uint64_t done = 0, units = 0;   ///< of this run
  double cost_done = 0, cost = 0;      ///< of this run
  std::span<const UnitResult> news{};  ///< results that have just been saved
};

struct WorkOptions {
  int threads = 0;         ///< 0: one for each core; each counts a unit of its own
  std::size_t memory = 0;  ///< for all threads; 0: what the plan says for each. Fewer threads work if it is less
  Backend backend = Backend::automatic;
  std::stop_token stop = {};
  double save_every = 1;  ///< seconds; results are saved together at most so often
  bool self_test = true;  ///< count known units first, by every kernel that can run here
  std::function<void(const WorkProgress&)> progress = {};  ///< called by the calling thread after each saving
};

struct WorkReport {
  bool complete = true;    ///< false: stopped early; what was saved stays
  std::uint64_t done = 0;  ///< units counted by this run
  int threads = 1;
};

/// Counts the units of an order that the file `results` lacks and appends a checked line for each, saved to the device
/// every `save_every` seconds. Goes on from a file that was cut off. Needs no database and no network. Throws
/// LedgerError: foreign (results of another plan), busy, read_only, disk_full, wrong_kernel, broken. options.memory is
/// 0 or at least order.memory (checked contract).
WorkReport work(const WorkOrder& order, const std::string& results, const WorkOptions& options = {});

}  // namespace queens
