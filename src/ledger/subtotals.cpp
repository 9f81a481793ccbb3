#include <algorithm>
#include <queens/audit.hpp>

#include "ledger/line.hpp"
#include "ledger/plan_hash.hpp"

namespace queens {
namespace {

using namespace ledger;

constexpr std::string_view first_line = "# queens-subtotals 1";
constexpr std::string_view columns = "unit,board,weight,cost,count,engine,kernel,seconds,check";

std::vector<std::string_view> fields_of(std::string_view line) {
  std::vector<std::string_view> fields;
  for (;;) {
    const auto comma = line.find(',');
    fields.push_back(line.substr(0, comma));
    if (comma == std::string_view::npos) return fields;
    line.remove_prefix(comma + 1);
  }
}

/// The unit of a line; nothing if the line is damaged.
std::optional<Subtotal> read_subtotal(std::string_view line, int size, std::string_view plan_hash) {
  const auto fields = fields_of(line);
  if (fields.size() != 9) return std::nullopt;
  const auto id = number_of<std::int64_t>(fields[0]);
  const auto weight = number_of<int>(fields[2]);
  const auto cost = number_of<double>(fields[3]);
  if (!id || !unit_of(size, fields[1]) || !weight || *weight < 1 || *weight > 8 || !cost ||
      text_of(*cost) != fields[3])  // another text of the same number is damage, too
    return std::nullopt;
  Subtotal subtotal{{*id, std::string(fields[1]), *weight, *cost}, std::nullopt};
  const bool none = std::all_of(fields.begin() + 4, fields.end(), [](std::string_view field) { return field.empty(); });
  if (none) return subtotal;
  std::string result(fields[0]);
  for (std::size_t i = 4; i < fields.size(); ++i) result.append(" ").append(fields[i]);
  subtotal.result = read_result_line(plan_hash, result);
  if (!subtotal.result) return std::nullopt;
  return subtotal;
}

/// What stands behind "# NAME ".
std::optional<std::string_view> heading(std::string_view line, std::string_view name) {
  const std::string start = "# " + std::string(name) + " ";
  if (!line.starts_with(start)) return std::nullopt;
  return line.substr(start.size());
}

}  // namespace

std::optional<Total> Subtotals::total() const {
  Total total = 0;
  for (const Subtotal& subtotal : units) {
    if (!subtotal.result) return std::nullopt;
    total += subtotal.result->count * static_cast<unsigned>(subtotal.unit.weight);
  }
  return total;
}

std::string write_subtotals(const Subtotals& subtotals) {
  const auto total = subtotals.total();
  std::string text(first_line);
  text += "\n# board " + text_of(subtotals.problem.size) + " " +
          board_text(subtotals.problem.queens, subtotals.problem.blocked) + "\n# memory " + text_of(subtotals.memory) +
          "\n# plan " + subtotals.plan_hash + "\n# total " + (total ? to_decimal(*total) : "unknown") +
          "\n# The total is the sum of weight * count. count: ways to complete the board: queens, then behind \"/\" squares"
          "\n# that stay empty; two characters a square, row and column as digits of base 32 (0-9a-v). plan: FNV-1a (128"
          "\n# bits) of board, memory and units; check: FNV-1a (64 bits) of plan and result. queens ledger verify FILE\n";
  text += columns;
  text += "\n";
  for (const auto& [unit, result] : subtotals.units) {
    text += text_of(unit.id) + "," + unit.board + "," + text_of(unit.weight) + "," + text_of(unit.cost) + ",";
    text += result ? to_decimal(result->count) + "," + result->engine + "," + result->kernel + "," +
                         text_of(result->seconds) + "," + check_value(subtotals.plan_hash, *result)
                   : ",,,,";
    text += "\n";
  }
  return text;
}

Result<Subtotals> read_subtotals(std::string_view csv) {
  using Code = InputError::Code;
  if (csv.empty()) return InputError{.code = Code::empty};
  Subtotals subtotals;
  int number = 0;
  const auto next = [&] {
    const std::size_t end = std::min(csv.find('\n'), csv.size());
    std::string_view line = csv.substr(0, end);
    csv.remove_prefix(std::min(end + 1, csv.size()));
    if (line.ends_with('\r')) line.remove_suffix(1);
    ++number;
    return line;
  };
  const auto wrong = [&](Code code, const char* expected) {
    return InputError{.code = code, .line = number, .expected = expected};
  };
  if (next() != first_line) return wrong(Code::unknown_file, "# queens-subtotals");
  const auto board = words_of<2>(heading(next(), "board").value_or(""));
  const auto size = board ? number_of<int>((*board)[0]) : std::nullopt;
  auto squares = size && *size >= 0 && *size <= max_count_size ? unit_of(*size, (*board)[1]) : std::nullopt;
  if (!squares) return wrong(Code::wrong_check, "# board");
  subtotals.problem = {.size = *size, .queens = std::move(squares->queens), .blocked = std::move(squares->blocked)};
  const auto memory = number_of<std::size_t>(heading(next(), "memory").value_or(""));
  if (!memory) return wrong(Code::wrong_check, "# memory");
  subtotals.memory = *memory;
  const auto plan = heading(next(), "plan");
  if (!plan) return wrong(Code::wrong_check, "# plan");
  subtotals.plan_hash = *plan;
  std::string_view line = next();
  while (line.starts_with('#')) line = next();
  if (line != columns) return wrong(csv.empty() ? Code::unexpected_end : Code::wrong_check, "unit,board");

  PlanHash hash(subtotals.problem, subtotals.memory);
  while (!csv.empty()) {
    auto subtotal = read_subtotal(next(), *size, subtotals.plan_hash);
    if (!subtotal) return wrong(csv.empty() ? Code::unexpected_end : Code::wrong_check, "unit");
    hash.add(subtotal->unit);
    subtotals.units.push_back(std::move(*subtotal));
  }
  if (hash.text() != subtotals.plan_hash) return InputError{.code = Code::wrong_check, .line = 4, .expected = "plan"};
  return subtotals;
}

}  // namespace queens
