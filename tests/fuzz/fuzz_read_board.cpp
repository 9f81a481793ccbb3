// The first byte picks the form (0: detect) and the options, the rest is the text. A board that was read must be
// written and read back the same in the form that holds every board.
#include <cstdint>
#include <cstdlib>
#include <queens/format.hpp>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace queens;
  if (size == 0) return 0;
  const std::string_view text(reinterpret_cast<const char*>(data) + 1, size - 1);
  ReadOptions options;
  const std::size_t pick = data[0] & 31;
  if (pick > 0 && pick <= presets().size() && readable(presets()[pick - 1])) options.form = presets()[pick - 1];
  if (data[0] & 32) options.size = 8;
  if (data[0] & 64) options.major = Major::column;
  if (data[0] & 128) options.queen = "*";

  const auto boards = read_boards(text, options);
  (void)read_placement(text, 8, options);
  if (!boards) return 0;
  for (const Board& board : *boards) {
    const auto again = read_board(*write_board(*preset_named("json"), board), {.size = board.size});
    if (!again || *again != board) std::abort();
  }
  return 0;
}
