#include "count_options.hpp"

#include <algorithm>
#include <thread>

#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "projection.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

/// "256M" in bytes, within what count takes.
std::size_t memory_of(const std::string& text) {
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  const auto number = from_decimal(std::string_view(text).substr(0, digits));
  const std::string unit = text.substr(digits);
  const int shift = unit.empty() ? 0 : unit == "K" || unit == "k" ? 10 : unit == "M" || unit == "m" ? 20
                  : unit == "G" || unit == "g" ? 30 : -1;
  constexpr Total most = Total{1} << 50;
  if (!number || shift < 0 || *number > most || (*number << shift) > most)
    refuse(Text::memory_not_a_size, fmt::arg("value", text));
  const auto bytes = static_cast<std::size_t>(*number << shift);
  if (bytes < least_count_memory)
    refuse(Text::memory_too_small, fmt::arg("value", text), fmt::arg("least", least_count_memory));
  return bytes;
}

Backend fastest_backend() {
  for (const BackendInfo& info : backends())
    if (info.usable) return info.backend;
  return Backend::bitmask;
}

}  // namespace

CountOptions options_of(const Call& call) {
  CountOptions options;
  const unsigned cores = std::max(1U, std::thread::hardware_concurrency());
  options.threads = static_cast<int>(call.number("threads", 1, 4096).value_or(cores));
  if (const auto memory = call.value("memory")) options.memory = memory_of(*memory);
  if (const auto name = call.value("backend")) {
    options.backend = *backend_named(*name);
    for (const BackendInfo& info : backends())
      if (info.backend == options.backend && !info.usable)
        refuse(Text::backend_unusable, fmt::arg("backend", *name));
  }
  return options;
}

std::string memory_words(std::size_t bytes) { return fmt::format("{:.4g} MB", static_cast<double>(bytes) / (1 << 20)); }

int run_project(const Call& call, const CountOptions& options) {
  for (const char* other : {"classes", "by-first-row", "limit", "method"})
    if (call.has(other)) refuse(Text::project_plain_only);
  const int n = size_argument(call, max_count_size);
  if (call.arguments().size() > 1 || !problem_of(call, n).plain()) refuse(Text::project_plain_only);
  constexpr double sample_seconds = 10;
  const Projection projection = project(n, options, sample_seconds);
  if (options.stop.stop_requested()) return stopped;
  const std::string_view backend = name_of(options.backend == Backend::automatic ? fastest_backend() : options.backend);
  if (call.has("json")) {
    answer(line_of({{"n", n}, {"seconds", projection.seconds}, {"low", projection.low}, {"high", projection.high},
                    {"threads", options.threads}, {"backend", backend}, {"units", projection.units},
                    {"sampled", projection.sampled}, {"share", projection.share}, {"sure", projection.sure}}));
    return done;
  }
  answer(say(Text::project_words, fmt::arg("n", n), fmt::arg("time", duration_words(projection.seconds)),
             fmt::arg("low", duration_words(projection.low)), fmt::arg("high", duration_words(projection.high)),
             fmt::arg("threads", options.threads), fmt::arg("backend", backend), fmt::arg("units", projection.units),
             fmt::arg("sampled", projection.sampled), fmt::arg("share", 100 * projection.share)) + "\n");
  if (!projection.sure) remark(raw(Text::project_few_units));
  return done;
}

}  // namespace queens::app
