// Ctrl-C as a wish to stop, not as a sudden end.
#pragma once

#include <atomic>
#include <stop_token>
#include <thread>

namespace queens::app {

/// While it lives, SIGINT and SIGTERM ask the stop token to stop; only work that has not stopped after `patience`
/// seconds, or a second signal, ends the process. Create it before any other thread.
class Interrupt {
 public:
  explicit Interrupt(double patience = 1.5);
  ~Interrupt();
  Interrupt(const Interrupt&) = delete;
  Interrupt& operator=(const Interrupt&) = delete;

  std::stop_token token() const { return wish_.get_token(); }

  /// The exit status if a signal came, 0 otherwise.
  int status() const { return signal_ == 0 ? 0 : 128 + signal_; }

 private:
  std::stop_source wish_;
  std::atomic<int> signal_ = 0;
  std::jthread listener_;
};

}  // namespace queens::app
