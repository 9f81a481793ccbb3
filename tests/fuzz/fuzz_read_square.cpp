// Squares and numbers. A square that was read has a name that is read as the same square.
#include <cstdint>
#include <cstdlib>
#include <queens/format.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace queens;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const int board : {0, 1, 8, 1000}) {
    const auto square = read_square(text, board);
    if (!square) continue;
    const auto again = read_square(square_name(*square, board), board);
    if (!again || *again != *square) std::abort();
  }
  const auto number = read_number(text);
  if (number && *from_decimal(to_decimal(*number)) != *number) std::abort();
  (void)read_numbers(text);
  return 0;
}
