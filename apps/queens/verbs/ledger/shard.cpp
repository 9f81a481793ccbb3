#include <queens/format.hpp>

#include "interrupt.hpp"
#include "ledger_words.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

struct Shard {
  int index, of;
};

Shard shard_from(const std::string& text) {
  constexpr Total most = 1'000'000;
  const auto slash = std::min(text.find('/'), text.size());
  const auto index = from_decimal(std::string_view(text).substr(0, slash));
  const auto of = from_decimal(std::string_view(text).substr(std::min(slash + 1, text.size())));
  if (!index || !of || *index < 1 || *index > *of || *of > most)
    refuse(Text::ledger_shard_expected, fmt::arg("value", text));
  return {static_cast<int>(*index), static_cast<int>(*of)};
}

}  // namespace

int run_ledger_shard(const Call& call) {
  const auto& arguments = arguments_of(call, 3);
  const Shard shard = shard_from(arguments[1]);
  const WorkOrder order = Ledger(arguments[0]).shard(shard.index, shard.of);
  write_file(arguments[2], write_order(order));
  remark(say(Text::ledger_shard_written, fmt::arg("file", arguments[2]), fmt::arg("shard", shard.index),
             fmt::arg("of", shard.of), fmt::arg("units", order.units.size())));
  return done;
}

int run_ledger_work(const Call& call) {
  const auto& arguments = arguments_of(call, 2);
  const WorkOrder order = value_or_refuse(read_order(read_all(arguments[0])), arguments[0]);
  Interrupt interrupt(20);
  WorkOptions options = work_options(call, order.memory);
  options.stop = interrupt.token();
  const WorkReport report = work(order, arguments[1], options);
  if (!report.complete) {
    complain(say(Text::ledger_work_stopped, fmt::arg("file", arguments[1]), fmt::arg("units", report.done)));
    return stopped;
  }
  remark(say(Text::ledger_work_done, fmt::arg("file", arguments[1]), fmt::arg("units", report.done),
             fmt::arg("all", order.units.size())));
  return done;
}

}  // namespace queens::app
