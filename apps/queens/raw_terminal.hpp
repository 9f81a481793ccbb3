// The terminal taken over for single keys or the whole screen, and given back whatever happens.
#pragma once

#include "text.hpp"

namespace queens::app {

/// While it lives, keys come singly and unseen; with `whole_screen` the other screen is shown, without a cursor. The
/// terminal is given back at the end, and before a signal ends or stops the process. One at a time.
class RawTerminal {
 public:
  /// Throws Refused with this text if there is no terminal.
  explicit RawTerminal(Text otherwise, bool whole_screen = false);
  ~RawTerminal();
  RawTerminal(const RawTerminal&) = delete;
  RawTerminal& operator=(const RawTerminal&) = delete;

  /// True once after the window changed its size or the process was stopped and goes on.
  bool needs_repainting();
};

}  // namespace queens::app
