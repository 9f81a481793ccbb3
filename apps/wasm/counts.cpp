// Questions about numbers.
#include <queens/count.hpp>
#include <queens/estimate.hpp>
#include <queens/search.hpp>

#include "json_of.hpp"

namespace queens::page {

namespace {

Json json_of(const Estimated& estimated) {
  return {{"mean", estimated.mean}, {"low", estimated.low()}, {"high", estimated.high()}};
}

}  // namespace

Json count(const Json& asked) {
  CountOptions options;
  options.progress = [](const CountProgress& progress) {
    report({{"share", progress.share}, {"counted", to_decimal(progress.counted)}});
  };
  return to_decimal(queens::count(problem_from(asked), options).total);
}

Json estimate(const Json& asked) {
  const Estimate found = queens::estimate(
      problem_from(asked),
      {.samples = asked.at("samples").get<std::uint64_t>(), .seed = asked.at("seed").get<std::uint64_t>()});
  return {{"nodes", json_of(found.nodes)},
          {"solutions", json_of(found.solutions)},
          {"levels", found.levels},
          {"samples", found.samples},
          {"complete", found.complete}};
}

Json measure(const Json& asked) {
  Counters counters(asked.at("first").get<bool>() ? 1 : 0);
  search(problem_from(asked), *method_named(asked.at("method").get<std::string>()), counters);
  return {{"nodes", counters.nodes()},           {"tests", counters.tests},         {"rejects", counters.rejects},
          {"backtracks", counters.backtracks}, {"solutions", counters.solutions}, {"stamped", counters.stamped},
          {"levels", counters.levels}};
}

}  // namespace queens::page
