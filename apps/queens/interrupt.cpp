#include "interrupt.hpp"

#include <csignal>
#include <cstdlib>
#include <ctime>

namespace queens::app {

namespace {

sigset_t listened_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  return signals;
}

}  // namespace

Interrupt::Interrupt() {
  const sigset_t signals = listened_signals();
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // inherited by every later thread: only the listener takes them
  listener_ = std::jthread([this, signals](const std::stop_token& end) {
    const timespec a_moment{.tv_sec = 0, .tv_nsec = 20'000'000};
    while (!end.stop_requested()) {
      const int signal = sigtimedwait(&signals, nullptr, &a_moment);
      if (signal <= 0) continue;
      signal_ = signal;
      wish_.request_stop();
      break;
    }
    // Work that cannot hear the wish in time, or a second signal, ends the process as the signal would have done.
    constexpr int patience = 75;  // moments: 1.5 seconds
    for (int moment = 0; !end.stop_requested(); ++moment)
      if (sigtimedwait(&signals, nullptr, &a_moment) > 0 || moment == patience) std::_Exit(128 + signal_);
  });
}

Interrupt::~Interrupt() {
  listener_.request_stop();
  listener_.join();
  const sigset_t signals = listened_signals();
  pthread_sigmask(SIG_UNBLOCK, &signals, nullptr);
}

}  // namespace queens::app
