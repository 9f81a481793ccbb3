#include "cache.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <numeric>

#include <unistd.h>

#include "json_of.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

namespace fs = std::filesystem;

constexpr int smallest_kept = 16;  // smaller boards are counted in no time

/// $XDG_CACHE_HOME/queens, else ~/.cache/queens; empty if neither is known.
fs::path folder() {
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') return fs::path(cache) / "queens";
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') return fs::path(home) / ".cache" / "queens";
  return {};
}

fs::path file_for(int size) { return folder() / ("first-row-" + std::to_string(size) + ".json"); }

/// FNV-1a: notices damage, not malice.
std::string check_value(int size, const std::vector<Total>& counts) {
  std::uint64_t hash = 0xcbf29ce484222325;
  std::string text = std::to_string(size);
  for (const Total count : counts) text += " " + to_decimal(count);
  for (const unsigned char byte : text) hash = (hash ^ byte) * 0x100000001b3;
  return fmt::format("{:016x}", hash);
}

std::optional<std::vector<Total>> parse(const std::string& text, int size) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || !json.contains("by_first_row") || !json["by_first_row"].is_array()) return std::nullopt;
  std::vector<Total> counts;
  for (const Json& entry : json["by_first_row"]) {
    const auto count = entry.is_string() ? from_decimal(entry.get<std::string>()) : std::nullopt;
    if (!count) return std::nullopt;
    counts.push_back(*count);
  }
  const bool whole = counts.size() == static_cast<std::size_t>(size) && json.value("n", -1) == size &&
                     json.value("check", "") == check_value(size, counts);
  const bool mirrored = std::equal(counts.begin(), counts.end(), counts.rbegin());
  return whole && mirrored ? std::optional(counts) : std::nullopt;
}

std::optional<std::vector<Total>> kept(int size) {
  const fs::path file = file_for(size);
  std::ifstream input(file);
  if (!input) return std::nullopt;
  const std::string text((std::istreambuf_iterator<char>(input)), {});
  auto counts = parse(text, size);
  if (!counts) remark(say(Text::cache_ignored, fmt::arg("file", file.string())));
  return counts;
}

/// A cache that cannot be written is none: no fault.
void keep(int size, const std::vector<Total>& counts) {
  std::error_code error;
  fs::create_directories(folder(), error);
  Json json = {{"n", size}, {"by_first_row", Json::array()}, {"engine", std::string("queens ") + QUEENS_VERSION}};
  for (const Total count : counts) json["by_first_row"].push_back(to_decimal(count));
  json["check"] = check_value(size, counts);
  const fs::path file = file_for(size);
  const fs::path whole_first = file.string() + "." + std::to_string(::getpid());  // two runs at once do not mix
  std::ofstream output(whole_first);
  output << line_of(json);
  output.close();
  if (output)
    fs::rename(whole_first, file, error);
  else
    fs::remove(whole_first, error);
}

}  // namespace

std::optional<Total> kept_total(int size) {
  if (size < smallest_kept || folder().empty()) return std::nullopt;
  const auto counts = kept(size);
  return counts ? std::optional(std::accumulate(counts->begin(), counts->end(), Total{0})) : std::nullopt;
}

Order cached_order(const Call& call, const Problem& problem, const CountOptions& options) {
  Order order(problem, options);
  if (!problem.plain() || problem.size < smallest_kept || call.has("no-cache") || folder().empty()) return order;
  if (auto counts = kept(problem.size)) {
    order.set_first_row(*std::move(counts));
  } else {
    keep(problem.size, order.first_row());
  }
  return order;
}

}  // namespace queens::app
