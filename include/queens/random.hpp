// Random numbers that are the same on every platform: the standard's distributions are not.
#pragma once

#include <cstdint>

#include <queens/total.hpp>

namespace queens {

/// splitmix64. Source: G. Steele, D. Lea, C. Flood, Fast splittable pseudorandom number generators (OOPSLA 2014).
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  /// The generator number `part` of those that belong to a seed, for work that is cut into parts.
  Random(std::uint64_t seed, std::uint64_t part) : state_(mixed(mixed(seed) ^ (part * step))) {}

  /// 64 random bits.
  std::uint64_t bits() { return mixed(state_ += step); }

  /// A uniform number below `end`. end ≥ 1.
  std::uint64_t below(std::uint64_t end) {
    // Lemire's method: the upper half of a product, drawn again in the rare case that would be uneven.
    Total product = static_cast<Total>(bits()) * end;
    while (static_cast<std::uint64_t>(product) < (0 - end) % end) product = static_cast<Total>(bits()) * end;
    return static_cast<std::uint64_t>(product >> 64);
  }

  /// The same for numbers of 128 bits: drawn again until one of as few bits as `end` is small enough.
  Total below_total(Total end) {
    Total mask = 1;
    while (mask < end) mask = mask << 1 | 1;
    for (;;)
      if (const Total drawn = (static_cast<Total>(bits()) << 64 | bits()) & mask; drawn < end) return drawn;
  }

 private:
  static constexpr std::uint64_t step = 0x9e3779b97f4a7c15;

  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

}  // namespace queens
