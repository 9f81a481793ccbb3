// The teaching ladder: seven methods that walk the same tree and tell one observer.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <utility>
#include <vector>

#include <queens/problem.hpp>

namespace queens {

/// The methods, each a step up from the one before.
enum class Method { exhaustive, single_array, iterative, explicit_stack, board_marks, marker_arrays, bitmask };

inline constexpr std::array all_methods = {Method::exhaustive,     Method::single_array, Method::iterative,
                                           Method::explicit_stack, Method::board_marks,  Method::marker_arrays,
                                           Method::bitmask};

/// The name on the command line: "single-array".
std::string_view name_of(Method method);

/// The inverse of name_of.
std::optional<Method> method_named(std::string_view name);

/// What a search tells, in the order in which it happens. Derive and override what you need. Rows and columns are
/// 0-based. Replaying place and backtrack rebuilds every solution; a whole run ends with as many of one as of the other.
class Observer {
 public:
  virtual ~Observer() = default;

  virtual void test(int /*row*/, int /*column*/) {}         ///< a candidate square is examined
  virtual void place(int /*row*/, int /*column*/) {}        ///< a queen is placed there
  virtual void reject(int /*row*/, int /*column*/) {}       ///< the square is refused
  virtual void backtrack(int /*row*/) {}                    ///< the queen of this row is taken away again
  virtual void solution(std::span<const int> /*columns*/) {} ///< all rows are filled
  virtual void stamp(int /*squares*/) {}                    ///< board-marks: squares stamped by the last placing
  virtual bool stopped() const { return false; }            ///< asked often; true ends the search where it is
};

/// An observer that counts. Ends the search after `limit` solutions, or when asked to stop, with what it has counted.
class Counters final : public Observer {
 public:
  /// limit = 0: no limit.
  explicit Counters(std::uint64_t limit = 0, std::stop_token stop = {}) : limit_(limit), stop_(std::move(stop)) {}

  void test(int, int) override { ++tests; }
  void place(int row, int) override {
    ++places;
    const auto level = static_cast<std::size_t>(row) + 1;
    if (level >= levels.size()) levels.resize(level + 1);
    ++levels[level];
  }
  void reject(int, int) override { ++rejects; }
  void backtrack(int) override { ++backtracks; }
  void solution(std::span<const int>) override { ++solutions; }
  void stamp(int squares) override { stamped += static_cast<std::uint64_t>(squares); }
  bool stopped() const override { return (limit_ != 0 && solutions >= limit_) || stop_.stop_requested(); }

  /// Partial placements visited, the empty board included.
  std::uint64_t nodes() const { return places + 1; }
  /// The deepest level reached: rows filled at once.
  int depth() const { return static_cast<int>(levels.size()) - 1; }

  std::uint64_t tests = 0, places = 0, rejects = 0, backtracks = 0, solutions = 0;
  std::uint64_t stamped = 0;                     ///< squares stamped (board-marks only)
  std::vector<std::uint64_t> levels = {1};       ///< nodes by level, the empty board first

 private:
  std::uint64_t limit_;
  std::stop_token stop_;
};

/// Runs a method over the whole tree of the problem, in order, until the observer has seen enough.
/// Any size; `bitmask` takes size ≤ 64 (checked contract). A contradictory problem has no solution.
void search(const Problem& problem, Method method, Observer& observer);

/// The same without the cost of virtual calls.
void search(const Problem& problem, Method method, Counters& counters);

/// The same search on the transposed board: column by column instead of row by row. Events name the real squares;
/// `backtrack` names the column whose queen is taken away.
void search_by_column(const Problem& problem, Method method, Observer& observer);

}  // namespace queens
