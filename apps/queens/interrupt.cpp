#include "interrupt.hpp"

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace queens::app {

namespace {

constexpr int wake_up = SIGUSR1;  // sent by the destructor to its own listener, so that nobody waits for it

sigset_t listened_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  for (const int signal : {SIGINT, SIGTERM, wake_up}) sigaddset(&signals, signal);
  return signals;
}

}  // namespace

Interrupt::Interrupt(double patience) {
  const sigset_t signals = listened_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // inherited by every later thread: only the listener takes them
  listener_ = std::jthread([this, signals, patience](const std::stop_token& end) {
    int signal = 0;
    if (sigwait(&signals, &signal) != 0 || signal == wake_up || end.stop_requested()) return;
    signal_ = signal;
    wish_.request_stop();
    // Work that cannot hear the wish in time, or a second signal, ends the process as the signal would have done.
    const auto whole = static_cast<std::time_t>(patience);
    const timespec wait{.tv_sec = whole, .tv_nsec = static_cast<long>((patience - static_cast<double>(whole)) * 1e9)};
    if (sigtimedwait(&signals, nullptr, &wait) != wake_up) std::_Exit(128 + signal_);
  });
}

Interrupt::~Interrupt() {
  listener_.request_stop();
  pthread_kill(listener_.native_handle(), wake_up);
  listener_.join();
  const sigset_t signals = listened_signals();
  const timespec no_time{};
  while (sigtimedwait(&signals, nullptr, &no_time) > 0) {  // one that came too late must not end us now
  }
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

}  // namespace queens::app
