// The whole screen of a terminal: frames out, keys in.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "raw_terminal.hpp"

namespace queens::app {

enum class Key { none, space, right, left, plus, minus, n, d, quit, other };

/// A line of a frame and the columns that it takes on the screen, colours aside.
struct ScreenLine {
  std::string text;
  int width = 0;

  friend bool operator==(const ScreenLine&, const ScreenLine&) = default;
};

using Frame = std::vector<ScreenLine>;

/// A line without colours.
ScreenLine plain_line(std::string text);

class Screen {
 public:
  /// Shows the frame: only lines that differ from what is there are written. A frame that does not fit is replaced by a
  /// line that says so.
  void show(Frame frame);

  /// The next key, or Key::none when this time is over or the window changed. The end of the input is Key::quit.
  Key wait(std::chrono::milliseconds at_most);

 private:
  bool read_more(std::chrono::milliseconds at_most);

  RawTerminal terminal_{Text::animate_needs_terminal, true};
  Frame shown_;
  int rows_ = 0, columns_ = 0;
  std::string input_;  // bytes that have come and are not used yet
  bool ended_ = false;
};

}  // namespace queens::app
