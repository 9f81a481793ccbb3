#include <queens/work.hpp>

#include "ledger/fnv.hpp"
#include "ledger/line.hpp"

namespace queens {
namespace {

using namespace ledger;

constexpr std::string_view header_words = "queens-results 1 ";
constexpr std::size_t check_length = 16;

std::string body_of(const UnitResult& result) {
  return text_of(result.unit) + " " + to_decimal(result.count) + " " + result.engine + " " + result.kernel + " " +
         text_of(result.seconds);
}

std::string check_of(std::string_view plan_hash, std::string_view body) {
  Fnv64 hash;
  hash.add(plan_hash);
  hash.add(" ");
  hash.add(body);
  return hash.text();
}

}  // namespace

std::string_view engine_version() { return "queens-" QUEENS_VERSION; }

std::string check_value(std::string_view plan_hash, const UnitResult& result) {
  return check_of(plan_hash, body_of(result));
}

std::string result_line(std::string_view plan_hash, const UnitResult& result) {
  const std::string body = body_of(result);
  return body + " " + check_of(plan_hash, body);
}

std::optional<UnitResult> read_result_line(std::string_view plan_hash, std::string_view line) {
  const auto words = words_of<6>(line);
  if (!words) return std::nullopt;
  const auto& [unit, count, engine, kernel, seconds, check] = *words;
  if (check.size() != check_length || check_of(plan_hash, line.substr(0, line.size() - check_length - 1)) != check)
    return std::nullopt;
  const auto id = number_of<std::int64_t>(unit);
  const auto total = from_decimal(count);
  const auto time = number_of<double>(seconds);
  if (!id || !total || !time) return std::nullopt;
  return UnitResult{*id, *total, std::string(engine), std::string(kernel), *time};
}

std::string results_header(std::string_view plan_hash) {
  const std::string body = std::string(header_words).append(plan_hash);
  return body + " " + check_of("", body);
}

std::optional<std::string> read_results_header(std::string_view line) {
  if (!line.starts_with(header_words)) return std::nullopt;
  const auto words = words_of<2>(line.substr(header_words.size()));
  if (!words || results_header((*words)[0]) != line) return std::nullopt;
  return std::string((*words)[0]);
}

}  // namespace queens
