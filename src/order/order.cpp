#include <queens/order.hpp>

#include <algorithm>
#include <numeric>

#include <queens/answer.hpp>
#include <queens/count.hpp>

#include "model/contract.hpp"

namespace queens {

namespace {

/// Indices below this are reached sooner by walking there than by counting.
constexpr Total walking_distance = 20'000;

}  // namespace

Order::Order(Problem problem) : Order(std::move(problem), [](const Problem& p) { return count(p).total; }) {}

Order::Order(Problem problem, Counter counter) : problem_(std::move(problem)), counter_(std::move(counter)) {
  QUEENS_REQUIRE(problem_.size >= 0 && problem_.size <= max_count_size);
}

Total Order::completions(std::span<const int> prefix) { return counter_(with_prefix(problem_, prefix)); }

const std::vector<Total>& Order::first_row() {
  const int n = problem_.size;
  if (!first_row_.empty() || n == 0) return first_row_;
  std::vector<Total> counted;
  for (int column = 0; column < n; ++column) {
    const int mirrored = n - 1 - column;
    const bool known = problem_.plain() && mirrored < column;
    counted.push_back(known ? counted[mirrored] : completions(std::span(&column, 1)));
  }
  return first_row_ = std::move(counted);
}

Total Order::size() {
  if (problem_.size == 0) return counter_(problem_);
  const auto& parts = first_row();
  return std::accumulate(parts.begin(), parts.end(), Total{0});
}

std::optional<Placement> Order::nth(Total index) { return nth(std::span(&index, 1)).front(); }

std::vector<std::optional<Placement>> Order::nth(std::span<const Total> indices) {
  std::vector<std::optional<Placement>> found(indices.size());
  std::vector<std::size_t> wanted(indices.size());  // positions in `indices`, by rising index
  std::iota(wanted.begin(), wanted.end(), std::size_t{0});
  std::ranges::sort(wanted, {}, [&](std::size_t i) { return indices[i]; });

  auto next = wanted.begin();
  Total here = 0;
  const bool ended_early = !for_each_solution(problem_, [&](std::span<const int> columns) {
    for (; next != wanted.end() && indices[*next] == here; ++next) found[*next].emplace(columns.begin(), columns.end());
    ++here;
    return next != wanted.end() && indices[*next] < walking_distance;
  });
  if (!ended_early || next == wanted.end()) return found;

  Placement prefix;
  descend(prefix, 0, std::span(next, wanted.end()), indices, found);
  return found;
}

/// Finds the wanted solutions among those that begin with `prefix`; `before` solutions of the problem come earlier.
void Order::descend(Placement& prefix, Total before, std::span<const std::size_t> wanted,
                    std::span<const Total> indices, std::vector<std::optional<Placement>>& found) {
  if (static_cast<int>(prefix.size()) == problem_.size) {
    for (const std::size_t i : wanted) found[i] = prefix;
    return;
  }
  for (int column = 0; column < problem_.size && !wanted.empty(); ++column) {
    prefix.push_back(column);
    const Total after = before + (prefix.size() == 1 ? first_row()[column] : completions(prefix));
    const auto end = std::ranges::find_if(wanted, [&](std::size_t i) { return indices[i] >= after; });
    const auto here = static_cast<std::size_t>(end - wanted.begin());
    if (here > 0) descend(prefix, before, wanted.first(here), indices, found);
    wanted = wanted.subspan(here);
    before = after;
    prefix.pop_back();
  }
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
