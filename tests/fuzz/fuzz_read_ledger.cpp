// Work orders, lines of results and published subtotals: what is written of them is read again the same, and nothing
// crashes. (A number may be spelt in many ways, so the text itself need not come back.)
#include <cstdint>
#include <cstdlib>
#include <queens/audit.hpp>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const auto order = queens::read_order(text)) {
    const std::string written = queens::write_order(*order);
    const auto again = queens::read_order(written);
    if (!again || queens::write_order(*again) != written) std::abort();
  }
  if (const auto subtotals = queens::read_subtotals(text)) {
    const auto again = queens::read_subtotals(queens::write_subtotals(*subtotals));
    if (!again || *again != *subtotals) std::abort();
  }
  const std::string_view plan = text.substr(0, text.find('\n'));
  const std::string_view line = text.substr(std::min(plan.size() + 1, text.size()));
  if (const auto result = queens::read_result_line(plan, line))
    if (queens::read_result_line(plan, queens::result_line(plan, *result)) != result) std::abort();
  if (const auto header = queens::read_results_header(line); header && queens::results_header(*header) != line) std::abort();
  return 0;
}
