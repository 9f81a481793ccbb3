// What only a terminal gets: colour, bars, single keys.
#pragma once

#include <chrono>
#include <string>

#include <queens/count.hpp>
#include <queens/ledger.hpp>

#include "raw_terminal.hpp"
#include "text.hpp"

namespace queens::app {

/// True if bars and colour are welcome on that descriptor: a terminal, and NO_COLOR is not set.
bool decorated(int descriptor);

/// A progress bar on standard error, if that is a terminal. Redrawn at most ten times a second, gone at the end.
class ProgressBar {
 public:
  ProgressBar();
  ~ProgressBar();
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  /// May be called from any thread, one at a time.
  void update(const CountProgress& progress);

  /// The same for a run of a ledger; `plan_cost` is the expected work of the whole plan.
  void update(const LedgerProgress& progress, double plan_cost);

 private:
  /// What changes with the time: nothing if it is too early for another drawing.
  struct Drawing {
    std::string bar, left;
    double seconds, share;
  };
  std::optional<Drawing> next_drawing(double share, double share_of_this_run);

  using Clock = std::chrono::steady_clock;

  bool shown_;
  bool drawn_ = false;
  Clock::time_point start_;
  Clock::time_point last_;
};

/// "3 s", "12 min", "4 h", "2 d": one number that a person grasps.
std::string duration_words(double seconds);

/// Single keys from the terminal of standard input; Refused without one.
class Keys {
 public:
  /// The next key; 'q' at the end of the input.
  char next();

 private:
  RawTerminal terminal_{Text::step_needs_terminal};
};

}  // namespace queens::app
