#include <unistd.h>

#include <queens/answer.hpp>
#include <queens/format.hpp>

#include "flags.hpp"
#include "output.hpp"
#include "picture.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

int run_overview() {
  const Problem eight_queens{.size = 8};
  const ClassCount classes = count_classes(eight_queens);
  const Placement first = *first_solution(eight_queens);
  std::string queen_string;
  Writer writer(*preset_named("string"), eight_queens.size);
  writer.solution(queen_string, first, 1);
  while (queen_string.ends_with('\n')) queen_string.pop_back();

  Output output;
  output.buffer() += say(Text::overview_answer, fmt::arg("total", to_decimal(classes.total)),
                         fmt::arg("fundamental", to_decimal(classes.fundamental)), fmt::arg("first", queen_string));
  output.buffer() += "\n\n" + picture(board_of(first), {.colour = decorated(STDOUT_FILENO)});
  output.buffer() += fmt::format("\n{}\n", raw(Text::overview_more));
  output.close();
  return done;
}

}  // namespace queens::app
