// Regions and weights. Regions that were read cover the board, are numbered in reading order, and are read back the same
// from their numbers.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <queens/format.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace queens;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const int rows : {0, 1, 2, 8})
    if (const auto weights = read_weights(text, rows))
      for (const auto& board : *weights)
        if (board.size() != static_cast<std::size_t>(rows * rows)) std::abort();

  const auto regions = read_regions(text);
  if (!regions) return 0;
  const auto n = static_cast<std::size_t>(regions->size);
  if (n == 0 || regions->numbers.size() != n * n) std::abort();
  int next = 0;
  std::string again = "[";
  for (std::size_t square = 0; square < n * n; ++square) {
    const int number = regions->numbers[square];
    if (number < -1 || number > next) std::abort();
    next = std::max(next, number + 1);
    again += (square % n == 0 ? square == 0 ? "[" : "],[" : ",") + std::to_string(number);
  }
  if (next != static_cast<int>(regions->names.size())) std::abort();
  const auto numbered = read_regions(again + "]]");
  if (!numbered || numbered->numbers != regions->numbers) std::abort();
  return 0;
}
