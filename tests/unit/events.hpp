// Observers for the tests of the ladder.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <queens/search.hpp>
#include <string>
#include <vector>

namespace queens {

/// One thing that a search told. The row of `solution` is 0, its column −1; `backtrack` has column −1.
struct Event {
  enum class Kind { place, reject, backtrack, solution };
  Kind kind;
  int row;
  int column;

  friend bool operator==(const Event&, const Event&) = default;
};

inline void PrintTo(const Event& event, std::ostream* out) {
  constexpr const char* names[] = {"place", "reject", "backtrack", "solution"};
  *out << names[static_cast<int>(event.kind)] << ' ' << event.row << ',' << event.column;
}

/// Keeps the events and the solutions, and asks to stop after so many events (0: never).
class Recorder final : public Observer {
 public:
  explicit Recorder(std::size_t limit = 0) : limit_(limit) {}

  void place(int row, int column) override { events.push_back({Event::Kind::place, row, column}); }
  void reject(int row, int column) override { events.push_back({Event::Kind::reject, row, column}); }
  void backtrack(int row) override { events.push_back({Event::Kind::backtrack, row, -1}); }
  void solution(std::span<const int> columns) override {
    events.push_back({Event::Kind::solution, 0, -1});
    solutions.emplace_back(columns.begin(), columns.end());
  }
  bool stopped() const override { return limit_ != 0 && events.size() >= limit_; }

  std::vector<Event> events;
  std::vector<Placement> solutions;

 private:
  std::size_t limit_;
};

/// The method as the last part of a test's name: single_array.
inline std::string method_test_name(const testing::TestParamInfo<Method>& parameter) {
  std::string name(name_of(parameter.param));
  std::ranges::replace(name, '-', '_');
  return name;
}

}  // namespace queens
