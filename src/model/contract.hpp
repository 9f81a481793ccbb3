// Contracts: what a caller must keep. Always checked outside kernels; a breach is a fault of the program that calls.
#pragma once

namespace queens {

/// Throws std::logic_error naming the broken condition and the function.
[[noreturn]] void contract_broken(const char* condition, const char* function);

}  // namespace queens

#define QUEENS_REQUIRE(condition) ((condition) ? void() : ::queens::contract_broken(#condition, __func__))
