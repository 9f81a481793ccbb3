// Questions about the run that is being watched.
#include <memory>

#include "frame.hpp"
#include "json_of.hpp"

namespace queens::page {

namespace {

std::unique_ptr<Run> run;  // one worker of the page, one run

std::string line_of(const Player& player) {
  const Step& step = player.last();
  const auto square = [&](const char* name) {
    return std::string("{\"event\":\"") + name + "\",\"row\":" + std::to_string(step.square.row) +
           ",\"column\":" + std::to_string(step.square.column) + "}\n";
  };
  switch (step.kind) {
    case Step::Kind::start: return {};
    case Step::Kind::place: return square("place");
    case Step::Kind::reject: return square("reject");
    case Step::Kind::backtrack: {
      const bool by_row = player.by() == By::row;
      return std::string("{\"event\":\"backtrack\",\"") + (by_row ? "row" : "column") +
             "\":" + std::to_string(by_row ? step.square.row : step.square.column) + "}\n";
    }
    case Step::Kind::solution: {
      Placement columns(player.columns().begin(), player.columns().end());
      if (player.by() == By::column) columns = transposed(columns);
      return "{\"event\":\"solution\",\"index\":\"" + std::to_string(player.counters().solutions) +
             "\",\"columns\":" + Json(columns).dump() + "}\n";
    }
  }
  return {};
}

}  // namespace

Json run_open(const Json& asked) {
  run = std::make_unique<Run>(problem_from(asked), *method_named(asked.at("method").get<std::string>()),
                              asked.at("by") == "column" ? By::column : By::row, asked.at("first").get<bool>());
  return frame_of(*run);
}

Json run_go_to(const Json& asked) {
  run->go_to(asked.at("step").get<std::uint64_t>());
  return frame_of(*run);
}

Json run_next(const Json& asked) {
  const auto most = asked.at("most").get<std::uint64_t>();
  const bool reached = asked.at("what") == "solution" ? run->next_solution(most) : run->next_dead_end(most);
  return reached || run->at_end() ? frame_of(*run) : Json(nullptr);
}

Json run_scout(const Json& asked) {
  run->scout(asked.at("most").get<std::uint64_t>());
  return {{"steps", run->farthest().number()},
          {"whole", run->whole()},
          {"solutions", run->farthest().player().counters().solutions}};
}

Json run_text(const Json& asked) {
  const auto to = asked.at("to").get<std::uint64_t>();
  std::string text;
  for (auto step = asked.at("from").get<std::uint64_t>(); step <= to; ++step) {
    run->go_to(step);
    if (run->here().number() != step) break;
    text += line_of(run->here().player());
  }
  return text;
}

}  // namespace queens::page
