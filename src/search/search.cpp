#include <queens/search.hpp>

#include <algorithm>

#include "model/contract.hpp"
#include "search/bitmask.hpp"
#include "search/by_rules.hpp"
#include "search/run_with.hpp"

namespace queens {

namespace {

constexpr std::array<std::string_view, all_methods.size()> names = {
    "exhaustive", "single-array", "iterative", "explicit-stack", "board-marks", "marker-arrays", "bitmask"};

template <class Events>
void run(const Problem& problem, Method method, Events& events) {
  if (!problem.only_queens()) return search_by_rules(problem, method, events);
  if (method == Method::bitmask) return search_methods::Bitmask(problem, events).run();
  search_methods::run_with<search_methods::QueenTests>(problem, method, events);
}

/// Turns the events of a search on the transposed board into those of the real one.
class Transposing final : public Observer {
 public:
  explicit Transposing(Observer& real) : real_(real) {}

  void test(int row, int column) override { real_.test(column, row); }
  void place(int row, int column) override { real_.place(column, row); }
  void reject(int row, int column) override { real_.reject(column, row); }
  void backtrack(int row) override { real_.backtrack(row); }
  void solution(std::span<const int> columns) override { real_.solution(transposed(columns)); }
  void stamp(int squares) override { real_.stamp(squares); }
  bool stopped() const override { return real_.stopped(); }

 private:
  Observer& real_;
};

}  // namespace

std::string_view name_of(Method method) { return names.at(static_cast<std::size_t>(method)); }

std::optional<Method> method_named(std::string_view name) {
  const auto at = std::ranges::find(names, name);
  if (at == names.end()) return std::nullopt;
  return all_methods[static_cast<std::size_t>(at - names.begin())];
}

void search(const Problem& problem, Method method, Observer& observer) {
  QUEENS_REQUIRE(problem.size >= 0 && (method != Method::bitmask || problem.size <= 64));
  if (contradiction(problem)) return;
  run(problem, method, observer);
}

void search(const Problem& problem, Method method, Counters& counters) {
  QUEENS_REQUIRE(problem.size >= 0 && (method != Method::bitmask || problem.size <= 64));
  if (contradiction(problem)) return;
  run(problem, method, counters);
}

void search_by_column(const Problem& problem, Method method, Observer& observer) {
  Transposing transposing(observer);
  search(transposed(problem), method, static_cast<Observer&>(transposing));
}

}  // namespace queens
