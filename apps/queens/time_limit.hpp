// Work that ends when its time is over.
#pragma once

#include <condition_variable>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

#include "call.hpp"

namespace queens::app {

/// The seconds of --time-limit, if given; throws Refused if they are no positive number.
std::optional<double> time_limit_of(const Call& call);

/// From its construction on so many seconds pass before the token asks to stop; never without a limit.
class TimeLimit {
 public:
  explicit TimeLimit(std::optional<double> seconds);

  std::stop_token token() const { return over_.get_token(); }

 private:
  std::stop_source over_;
  std::mutex mutex_;
  std::condition_variable_any sleep_;
  std::jthread clock_;
};

}  // namespace queens::app
