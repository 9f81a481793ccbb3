#include "raw_terminal.hpp"

#include <csignal>
#include <string_view>
#include <termios.h>
#include <unistd.h>

#include "refused.hpp"

namespace queens::app {

namespace {

constexpr std::string_view enter_screen = "\033[?1049h\033[?25l", leave_screen = "\033[?25h\033[?1049l";
constexpr int fatal_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV};

// What the signal handlers see. They call only functions that are safe there.
termios saved_terminal, raw_terminal;
bool on_whole_screen = false;
volatile std::sig_atomic_t repaint = 0;

void say_to_screen(std::string_view sequence) {
  if (on_whole_screen && ::write(STDOUT_FILENO, sequence.data(), sequence.size()) < 0) return;
}

void take() {
  tcsetattr(STDIN_FILENO, TCSANOW, &raw_terminal);
  say_to_screen(enter_screen);
}

void give_back() {
  say_to_screen(leave_screen);
  tcsetattr(STDIN_FILENO, TCSANOW, &saved_terminal);
}

/// Gives the terminal back, then lets the signal do what it does by default.
extern "C" void give_back_and_die(int signal) {
  give_back();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

extern "C" void pause_for_shell(int) {
  give_back();
  ::raise(SIGSTOP);
  take();
  repaint = 1;
}

extern "C" void ask_for_repainting(int) { repaint = 1; }

/// Without SA_RESTART: a new size of the window ends a wait for keys.
void handle(int signal, void (*handler)(int)) {
  struct sigaction action = {};
  action.sa_handler = handler;
  sigaction(signal, &action, nullptr);
}

}  // namespace

RawTerminal::RawTerminal(Text otherwise, bool whole_screen) {
  const bool keys = ::isatty(STDIN_FILENO) == 1 && tcgetattr(STDIN_FILENO, &saved_terminal) == 0;
  if (!keys || (whole_screen && ::isatty(STDOUT_FILENO) != 1)) refuse(otherwise);
  raw_terminal = saved_terminal;
  raw_terminal.c_lflag &= ~static_cast<tcflag_t>(ICANON | ECHO);
  raw_terminal.c_cc[VMIN] = 1;
  raw_terminal.c_cc[VTIME] = 0;
  on_whole_screen = whole_screen;
  repaint = 0;
  for (const int signal : fatal_signals) handle(signal, give_back_and_die);
  handle(SIGTSTP, pause_for_shell);
  handle(SIGWINCH, ask_for_repainting);
  take();
}

RawTerminal::~RawTerminal() {
  give_back();
  for (const int signal : fatal_signals) handle(signal, SIG_DFL);
  handle(SIGTSTP, SIG_DFL);
  handle(SIGWINCH, SIG_DFL);
}

bool RawTerminal::needs_repainting() {
  const bool asked = repaint != 0;
  repaint = 0;
  return asked;
}

}  // namespace queens::app
