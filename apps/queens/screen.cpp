#include "screen.hpp"

#include <algorithm>
#include <cerrno>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "help.hpp"
#include "output.hpp"

namespace queens::app {

namespace {

struct WindowSize {
  int rows = 24, columns = 80;
};

WindowSize window_size() {
  winsize window{};
  if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || window.ws_row == 0 || window.ws_col == 0) return {};
  return {window.ws_row, window.ws_col};
}

/// The key that the bytes begin with; takes them away.
Key taken(std::string& input) {
  struct Sequence {
    std::string_view bytes;
    Key key;
  };
  static constexpr Sequence sequences[] = {
      {"\033[C", Key::right}, {"\033OC", Key::right}, {"\033[D", Key::left}, {"\033OD", Key::left}, {" ", Key::space},
      {"n", Key::n}, {"d", Key::d}, {"q", Key::quit}, {"+", Key::plus}, {"=", Key::plus}, {"-", Key::minus}};
  for (const Sequence& sequence : sequences)
    if (input.starts_with(sequence.bytes)) {
      input.erase(0, sequence.bytes.size());
      return sequence.key;
    }
  input.erase(0, input.front() == '\033' ? input.size() : 1);
  return Key::other;
}

/// The beginning of an arrow key, the rest of which may still come.
bool unfinished(std::string_view input) { return input == "\033" || input == "\033[" || input == "\033O"; }

}  // namespace

ScreenLine plain_line(std::string text) {
  const int width = display_width(text);
  return {std::move(text), width};
}

void Screen::show(Frame frame) {
  const WindowSize window = window_size();
  int needed = 0;
  for (const ScreenLine& line : frame) needed = std::max(needed, line.width);
  const int height = static_cast<int>(frame.size());
  if (height > window.rows || needed > window.columns)
    frame = {plain_line(say(Text::animate_too_small, fmt::arg("columns", needed), fmt::arg("rows", height),
                            fmt::arg("has_columns", window.columns), fmt::arg("has_rows", window.rows)))};
  std::string out;
  if (terminal_.needs_repainting() || window.rows != rows_ || window.columns != columns_) {
    out = "\033[2J";
    shown_.clear();
    rows_ = window.rows;
    columns_ = window.columns;
  }
  for (std::size_t i = 0; i < std::max(frame.size(), shown_.size()); ++i) {
    const ScreenLine line = i < frame.size() ? frame[i] : ScreenLine{};
    if (i < shown_.size() ? shown_[i] == line : line.text.empty()) continue;
    out += fmt::format("\033[{};1H{}\033[K", i + 1, line.text);
  }
  shown_ = std::move(frame);
  answer(out);
}

Key Screen::wait(std::chrono::milliseconds at_most) {
  if (input_.empty()) read_more(at_most);
  constexpr std::chrono::milliseconds rest_of_a_key(25);
  while (unfinished(input_) && read_more(rest_of_a_key)) {}
  if (ended_) return Key::quit;
  return input_.empty() ? Key::none : taken(input_);
}

/// Waits for bytes; false if none came.
bool Screen::read_more(std::chrono::milliseconds at_most) {
  pollfd keyboard{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  if (::poll(&keyboard, 1, static_cast<int>(at_most.count())) <= 0) return false;
  char bytes[64];
  const ssize_t got = ::read(STDIN_FILENO, bytes, sizeof bytes);
  if (got > 0) input_.append(bytes, static_cast<std::size_t>(got));
  ended_ = got == 0 || (got < 0 && errno != EINTR);
  return got > 0;
}

}  // namespace queens::app
