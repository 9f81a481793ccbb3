#include <queens/estimate.hpp>

#include <algorithm>
#include <atomic>
#include <thread>

#include "estimate/probe.hpp"
#include "model/contract.hpp"

namespace queens {

namespace {

/// Paths of one generator. Blocks are added up in their order, so that rounding does not depend on the threads either.
constexpr std::uint64_t block_paths = 32768;

/// Walks all blocks on several threads; blocks that a stop leaves out stay empty.
std::vector<Probed> walk_blocks(const Probe& probe, const EstimateOptions& options, int threads) {
  std::vector<Probed> blocks(static_cast<std::size_t>((options.samples + block_paths - 1) / block_paths));
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i = next++; i < blocks.size() && !options.stop.stop_requested(); i = next++)
      blocks[i] = probe.walk(std::min(block_paths, options.samples - i * block_paths), Random(options.seed, i));
  };
  std::vector<std::jthread> helpers;
  for (int i = 1; i < threads; ++i) helpers.emplace_back(work);
  work();
  helpers.clear();  // joins
  return blocks;
}

int threads_for(const EstimateOptions& options) {
  const int cores = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  const auto blocks = (options.samples + block_paths - 1) / block_paths;
  const auto wanted = static_cast<std::uint64_t>(options.threads > 0 ? options.threads : cores);
  return static_cast<int>(std::min(wanted, blocks));
}

Estimated estimated(const Moments& moments) { return {moments.mean(), moments.standard_error()}; }

}  // namespace

double Estimated::low() const { return std::max(0.0, mean - 1.96 * standard_error); }
double Estimated::high() const { return mean + 1.96 * standard_error; }

Estimate estimate(const Problem& problem, const EstimateOptions& options) {
  QUEENS_REQUIRE(problem.size >= 0 && problem.size <= max_estimate_size);
  QUEENS_REQUIRE(options.samples >= 1);
  Estimate result;
  result.threads = threads_for(options);
  Probed all;
  all.levels.resize(static_cast<std::size_t>(problem.size) + 1);
  if (contradiction(problem)) {
    // No path leads anywhere: the tree is the empty board.
    result.nodes.mean = 1;
    result.samples = options.samples;
    result.levels = all.levels;
    result.levels.front() = 1;
    return result;
  }
  for (const Probed& block : walk_blocks(Probe(problem), options, result.threads))
    if (block.samples > 0) all.add(block);
  result.nodes = estimated(all.nodes);
  result.solutions = estimated(all.solutions);
  result.levels = all.levels;
  for (double& level : result.levels) level /= static_cast<double>(std::max<std::uint64_t>(1, all.samples));
  result.samples = all.samples;
  result.complete = all.complete;
  result.finished = all.samples == options.samples;
  return result;
}

double path_estimate(std::span<const int> branching) {
  double nodes = 1, weight = 1;
  for (const int branches : branching) nodes += weight *= branches;
  return nodes;
}

double exhaustive_nodes(int size) {
  QUEENS_REQUIRE(size >= 0);
  double nodes = 1, weight = 1;
  for (int row = 0; row < size; ++row) nodes += weight *= size - row;
  return nodes;
}

}  // namespace queens
