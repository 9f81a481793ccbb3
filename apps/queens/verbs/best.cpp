#include <queens/best.hpp>

#include <algorithm>

#include "call.hpp"
#include "form_of.hpp"
#include "interrupt.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// A question and how to tell its answer.
struct Question {
  Problem problem;
  std::vector<std::int64_t> weights;  ///< empty: the nearest to `board`
  Board board;
};

/// How --near is read: the form is detected, because --preset says how to write.
ReadOptions near_options(const Call& call) {
  ReadOptions options = glyph_options(call);
  if (const auto base = call.value("base")) options.base = *base == "1";
  if (const auto major = call.value("major")) options.major = *major == "row" ? Major::row : Major::column;
  if (const auto origin = call.value("origin")) options.origin = *origin == "top" ? Origin::top : Origin::bottom;
  return options;
}

void require_one_queen_for_each_row(const Board& board) {
  std::vector<Square> queens = board.queens;
  std::ranges::sort(queens);
  const bool repeated = std::ranges::adjacent_find(queens) != queens.end();
  const bool off = std::ranges::any_of(queens, [&](Square queen) { return !on_board(board.size, queen); });
  if (repeated || off || static_cast<int>(queens.size()) != board.size)
    refuse(Text::best_near_queens, fmt::arg("n", board.size), fmt::arg("queens", queens.size()));
}

/// Nobody waits for larger boards, and the search takes no larger ones.
void require_best_size(int size) {
  if (size > max_best_size) refuse(Text::size_too_large, fmt::arg("value", size), fmt::arg("most", max_best_size));
}

std::vector<Question> near_questions(const Call& call, const std::string& source) {
  const auto boards = read_boards(board_text(source), near_options(call));
  if (!boards) refuse_board(source, boards.error());
  std::vector<Question> questions;
  for (const Board& board : *boards) {
    require_best_size(board.size);
    if (!call.arguments().empty() && size_argument(call, max_best_size) != board.size)
      refuse(Text::sizes_differ, fmt::arg("board", board.size), fmt::arg("n", size_argument(call, max_best_size)));
    require_one_queen_for_each_row(board);
    Problem problem = problem_of(call, board.size);
    problem.blocked.insert(problem.blocked.end(), board.blocked.begin(), board.blocked.end());
    questions.push_back({std::move(problem), {}, board});
  }
  return questions;
}

std::vector<Question> weight_questions(const Call& call, const std::string& file) {
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_best_size, further);
  std::vector<Question> questions;
  for (auto& weights : value_or_refuse(read_weights(read_all(file), problem.size), source_name(file)))
    questions.push_back({problem, std::move(weights), {}});
  return questions;
}

Json json_of(const Question& question, const Best& best) {
  Json json = {{"n", question.problem.size}, {"columns", nullptr}};
  if (!best.columns) return json;
  json["columns"] = *best.columns;
  if (question.weights.empty())
    json["moves"] = question.problem.size - best.weight;
  else
    json["weight"] = std::to_string(best.weight);
  return json;
}

/// "weight 428", "7 queens moved"
std::string value_words(const Question& question, const Best& best) {
  if (!question.weights.empty()) return say(Text::best_weight, fmt::arg("weight", best.weight));
  return say(Text::best_moves, fmt::arg("moves", question.problem.size - best.weight));
}

std::int64_t value_of(const Question& question, const Best& best) {
  return question.weights.empty() ? question.problem.size - best.weight : best.weight;
}

std::string answer_of(const Call& call, const Question& question, const Best& best, std::size_t index) {
  if (call.has("json")) return line_of(json_of(question, best));
  Form form = form_of(call, question.problem.size);
  if (call.has("value")) {
    std::string header = form.header;
    if (const auto at = header.find("{index}"); at != std::string::npos) header.replace(at, 7, std::to_string(index));
    return (call.has("header") ? header : "") + (best.columns ? std::to_string(value_of(question, best)) : form.none) + "\n";
  }
  std::string text;
  Writer writer(std::move(form), question.problem.size);
  writer.begin(text);
  if (best.columns)
    writer.solution(text, *best.columns, index);
  else
    writer.none(text);
  writer.end(text);
  return text;
}

}  // namespace

int run_best(const Call& call) {
  at_most_one(call, {"weights", "near"});
  at_most_one(call, {"value", "json"});
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  const auto weights = call.value("weights"), near = call.value("near");
  if (!weights && !near) refuse(Text::best_of_what);
  const auto questions = weights ? weight_questions(call, *weights) : near_questions(call, *near);

  Interrupt interrupt;
  Output output;
  bool all = true;
  for (std::size_t i = 0; i < questions.size(); ++i) {
    const Question& question = questions[i];
    const Best best = question.weights.empty() ? nearest(question.problem, question.board, interrupt.token())
                                               : heaviest(question.problem, question.weights, interrupt.token());
    if (!best.complete) {
      output.close();
      if (best.columns) complain(say(Text::best_stopped, fmt::arg("value", value_words(question, best))));
      return interrupt.status();
    }
    output.buffer() += answer_of(call, question, best, i + 1);
    output.flush();
    if (best.columns && !call.has("json") && !call.has("value")) remark(value_words(question, best));
    if (!best.columns) remark_on_size(question.problem, false);
    all = all && best.columns.has_value();
  }
  output.close();
  return all ? done : answer_is_no;
}

}  // namespace queens::app
