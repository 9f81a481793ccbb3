// Stands in for sat.cpp where CaDiCaL is not installed.
#include "complete/sat.hpp"
#include <queens/complete.hpp>

#include "model/contract.hpp"

namespace queens {

bool sat_available() { return false; }

}  // namespace queens

namespace queens::completion {

struct Sat::State {};

Sat::Sat(const Lines&, const std::vector<Placement>&, const std::string&) { QUEENS_REQUIRE(sat_available()); }
Sat::~Sat() = default;
SatAnswer Sat::solve(const std::function<bool()>&, int) { return SatAnswer::unknown; }
Placement Sat::columns() const { return {}; }
std::uint64_t Sat::conflicts() const { return 0; }

}  // namespace queens::completion
