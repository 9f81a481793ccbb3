#include <queens/work.hpp>

#include "ledger/fnv.hpp"
#include "ledger/line.hpp"

namespace queens {
namespace {

using namespace ledger;

constexpr std::string_view first_line = "queens-order 1";

std::string check_of(std::string_view text) {
  Fnv128 hash;
  hash.add(text);
  return hash.text();
}

/// Takes line after line off a text.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}

  int number() const { return number_; }
  bool at_end() const { return rest_.empty(); }
  std::string_view rest() const { return rest_; }

  std::string_view next() {
    const std::size_t end = std::min(rest_.find('\n'), rest_.size());
    const std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    ++number_;
    return line;
  }

  /// What stands behind this word and a blank, if the next line begins so.
  std::optional<std::string_view> next(std::string_view word) {
    const std::string_view line = next();
    if (line.size() <= word.size() || !line.starts_with(word) || line[word.size()] != ' ') return std::nullopt;
    return line.substr(word.size() + 1);
  }

 private:
  std::string_view rest_;
  int number_ = 0;
};

InputError wrong(InputError::Code code, const Lines& lines, std::string expected = {}) {
  return {.code = code, .line = lines.number(), .expected = std::move(expected)};
}

std::optional<Problem> read_problem(std::string_view text) {
  const auto words = words_of<2>(text);
  if (!words) return std::nullopt;
  const auto size = number_of<int>((*words)[0]);
  if (!size || *size < 0 || *size > max_count_size) return std::nullopt;
  auto squares = unit_of(*size, (*words)[1]);
  if (!squares) return std::nullopt;
  return Problem{.size = *size, .queens = std::move(squares->queens), .blocked = std::move(squares->blocked)};
}

std::optional<PlannedUnit> read_unit(std::string_view text, int size) {
  const auto words = words_of<4>(text);
  if (!words) return std::nullopt;
  const auto id = number_of<std::int64_t>((*words)[0]);
  const auto weight = number_of<int>((*words)[1]);
  const auto cost = number_of<double>((*words)[2]);
  if (!id || *id < 1 || !weight || *weight < 1 || *weight > 8 || !cost || !unit_of(size, (*words)[3]))
    return std::nullopt;
  return PlannedUnit{*id, std::string((*words)[3]), *weight, *cost};
}

}  // namespace

std::string write_order(const WorkOrder& order) {
  std::string text = std::string(first_line) + "\nplan " + order.plan_hash + "\nboard " + text_of(order.problem.size) +
                     " " + board_text(order.problem.queens, order.problem.blocked) + "\nmemory " +
                     text_of(order.memory) + "\nshard " + text_of(order.shard) + "/" + text_of(order.of) + "\n";
  for (const PlannedUnit& unit : order.units)
    text += "unit " + text_of(unit.id) + " " + text_of(unit.weight) + " " + text_of(unit.cost) + " " + unit.board + "\n";
  return text + "end " + check_of(text) + "\n";
}

Result<WorkOrder> read_order(std::string_view text) {
  using Code = InputError::Code;
  Lines lines(text);
  if (text.empty()) return InputError{.code = Code::empty};
  if (lines.next() != first_line) return wrong(Code::unknown_file, lines, "queens-order");
  WorkOrder order;

  const auto plan = lines.next("plan");
  if (!plan) return wrong(Code::wrong_check, lines, "plan");
  order.plan_hash = *plan;
  const auto board = lines.next("board");
  auto problem = board ? read_problem(*board) : std::nullopt;
  if (!problem) return wrong(Code::wrong_check, lines, "board");
  order.problem = std::move(*problem);
  const auto memory = lines.next("memory");
  const auto bytes = memory ? number_of<std::size_t>(*memory) : std::nullopt;
  if (!bytes || *bytes < least_count_memory) return wrong(Code::wrong_check, lines, "memory");
  order.memory = *bytes;
  const auto shard = lines.next("shard").value_or("");
  const auto slash = std::min(shard.find('/'), shard.size());
  const auto index = number_of<int>(shard.substr(0, slash));
  const auto of = number_of<int>(shard.substr(std::min(slash + 1, shard.size())));
  if (!index || !of || *index < 1 || *index > *of) return wrong(Code::wrong_check, lines, "shard");
  order.shard = *index;
  order.of = *of;

  for (;;) {
    if (lines.at_end()) return wrong(Code::unexpected_end, lines, "end");
    const std::string_view before = text.substr(0, text.size() - lines.rest().size());
    Lines look = lines;
    if (const auto check = look.next("end")) {
      lines = look;
      if (*check != check_of(before)) return wrong(Code::wrong_check, lines, "end");
      if (!lines.at_end()) return wrong(Code::wrong_check, lines, "end");
      return order;
    }
    const auto line = lines.next("unit");
    auto unit = line ? read_unit(*line, order.problem.size) : std::nullopt;
    if (!unit) return wrong(lines.at_end() ? Code::unexpected_end : Code::wrong_check, lines, "unit");
    order.units.push_back(std::move(*unit));
  }
}

}  // namespace queens
