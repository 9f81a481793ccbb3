#include <queens/order.hpp>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <thread>

#include <queens/answer.hpp>

#include "model/contract.hpp"

namespace queens {

namespace {

/// So many solutions are walked through sooner than counted apart.
constexpr Total walking_distance = 20'000;

}  // namespace

Order::Order(Problem problem, CountOptions options) : problem_(std::move(problem)), options_(std::move(options)) {
  QUEENS_REQUIRE(problem_.size >= 0 && problem_.size <= max_count_size);
}

Order::Order(Problem problem, Counter counter) : Order(std::move(problem)) { counter_ = std::move(counter); }

Total Order::completions(std::span<const int> prefix) {
  const Problem problem = with_prefix(problem_, prefix);
  if (counter_) return counter_(problem);
  CountOptions options = options_;
  options.progress = {};  // one of many small counts
  const CountResult result = count_solutions(problem, options);
  if (!result.complete) throw Stopped{};
  return result.total;
}

const std::vector<Total>& Order::first_row() {
  if (!first_row_.empty() || problem_.size == 0) return first_row_;
  if (!counter_) {
    CountResult result = count_solutions_by_first_row(problem_, options_);
    if (!result.complete) throw Stopped{};
    return first_row_ = std::move(result.by_first_row);
  }
  std::vector<Total> counted;
  for (int column = 0; column < problem_.size; ++column) {
    const int mirrored = problem_.size - 1 - column;
    const bool known = problem_.plain() && mirrored < column;
    counted.push_back(known ? counted[mirrored] : completions(std::span(&column, 1)));
  }
  return first_row_ = std::move(counted);
}

void Order::set_first_row(std::vector<Total> counts) {
  QUEENS_REQUIRE(counts.size() == static_cast<std::size_t>(problem_.size));
  first_row_ = std::move(counts);
}

Total Order::size() {
  if (problem_.size == 0) return completions({});
  const auto& parts = first_row();
  return std::accumulate(parts.begin(), parts.end(), Total{0});
}

std::optional<Placement> Order::nth(Total index) { return nth(std::span(&index, 1)).front(); }

std::vector<std::optional<Placement>> Order::nth(std::span<const Total> indices) {
  std::vector<std::optional<Placement>> found(indices.size());
  std::vector<std::size_t> wanted(indices.size());
  std::iota(wanted.begin(), wanted.end(), std::size_t{0});
  std::ranges::sort(wanted, {}, [&](std::size_t i) { return indices[i]; });
  const auto far = std::ranges::find_if(wanted, [&](std::size_t i) { return indices[i] >= walking_distance; });
  const auto near = static_cast<std::size_t>(far - wanted.begin());

  std::vector<Walk> walks;
  if (near > 0) walks.push_back({{}, 0, Wanted(wanted).first(near)});
  if (far != wanted.end()) {
    Placement prefix;
    descend(prefix, 0, size(), Wanted(wanted).subspan(near), indices, walks);
  }

  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i; (i = next.fetch_add(1)) < walks.size();) walk(walks[i], indices, found);
  };
  const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
  {
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < std::min(cores, walks.size()); ++i) helpers.emplace_back(work);
    work();
  }
  return found;
}

/// Splits the `here` solutions that begin with `prefix` until every wanted one lies within walking distance.
void Order::descend(Placement& prefix, Total before, Total here, Wanted wanted, std::span<const Total> indices,
                    std::vector<Walk>& walks) {
  const auto reached = std::ranges::find_if(wanted, [&](std::size_t i) { return indices[i] >= before + here; });
  wanted = wanted.first(static_cast<std::size_t>(reached - wanted.begin()));
  if (wanted.empty()) return;
  if (here <= walking_distance || static_cast<int>(prefix.size()) == problem_.size) {
    walks.push_back({prefix, before, wanted});
    return;
  }
  for (int column = 0; column < problem_.size && !wanted.empty(); ++column) {
    prefix.push_back(column);
    const Total below = prefix.size() == 1 ? first_row()[column] : completions(prefix);
    descend(prefix, before, below, wanted, indices, walks);
    prefix.pop_back();
    before += below;
    while (!wanted.empty() && indices[wanted.front()] < before) wanted = wanted.subspan(1);
  }
}

void Order::walk(const Walk& walk, std::span<const Total> indices,
                 std::vector<std::optional<Placement>>& found) const {
  auto next = walk.wanted.begin();
  Total here = walk.before;
  for_each_solution(with_prefix(problem_, walk.prefix), [&](std::span<const int> columns) {
    for (; next != walk.wanted.end() && indices[*next] == here; ++next)
      found[*next].emplace(columns.begin(), columns.end());
    ++here;
    return next != walk.wanted.end();
  });
}

std::optional<Total> Order::rank(std::span<const int> columns) {
  if (!solves(problem_, columns)) return std::nullopt;
  Total before = 0;
  Placement prefix;
  for (const int own : columns) {
    for (int column = 0; column < own; ++column) {
      prefix.push_back(column);
      before += prefix.size() == 1 ? first_row()[column] : completions(prefix);
      prefix.pop_back();
    }
    prefix.push_back(own);
  }
  return before;
}

}  // namespace queens
