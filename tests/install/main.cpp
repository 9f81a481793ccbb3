// What an outside program sees: every installed header that it wants, and one library.
#include <iostream>
#include <queens/answer.hpp>
#include <queens/check.hpp>
#include <queens/complete.hpp>
#include <queens/construct.hpp>
#include <queens/count.hpp>
#include <queens/order.hpp>
#include <queens/search.hpp>
#include <queens/symmetry.hpp>

int main() {
  const queens::Engine engine = queens::sat_available() ? queens::Engine::sat : queens::Engine::automatic;
  if (queens::unique({.size = 8}, {.engine = engine}).solutions.size() != 2) return 1;
  const queens::Placement columns = queens::Order({.size = 8}).nth(queens::Total{0}).value();
  for (const int column : columns) std::cout << column + 1;
  std::cout << ' ' << queens::to_decimal(queens::count({.size = 8}).total) << '\n';
}
