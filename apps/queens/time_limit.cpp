#include "time_limit.hpp"

#include <charconv>
#include <chrono>

#include "refused.hpp"

namespace queens::app {

std::optional<double> time_limit_of(const Call& call) {
  const auto text = call.value("time-limit");
  if (!text) return std::nullopt;
  constexpr double most = 1e8;
  double seconds = 0;
  const char* end = text->data() + text->size();
  const auto read = std::from_chars(text->data(), end, seconds, std::chars_format::fixed);
  if (read.ec != std::errc() || read.ptr != end || !(seconds > 0 && seconds <= most))
    refuse(Text::time_limit_expected, fmt::arg("value", *text));
  return seconds;
}

TimeLimit::TimeLimit(std::optional<double> seconds) {
  if (!seconds) return;
  clock_ = std::jthread([this, length = std::chrono::duration<double>(*seconds)](const std::stop_token& end) {
    std::unique_lock lock(mutex_);
    if (!sleep_.wait_for(lock, end, length, [&] { return end.stop_requested(); })) over_.request_stop();
  });
}

}  // namespace queens::app
