#include <queens/answer.hpp>
#include <queens/format.hpp>

#include "call.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

namespace {

/// What a form makes of the solutions of n = 4, indented.
std::string sample(const Form& form) {
  Writer writer(form, 4);
  std::string text;
  writer.begin(text);
  Total index = 0;
  for_each_solution({.size = 4}, [&](std::span<const int> columns) {
    writer.solution(text, columns, ++index);
    return true;
  });
  writer.end(text);
  std::string indented = "    ";
  while (text.ends_with('\n')) text.pop_back();
  for (const char c : text) {
    indented += c;
    if (c == '\n') indented += "    ";
  }
  return indented + "\n";
}

}  // namespace

int run_formats(const Call& call) {
  if (!call.arguments().empty()) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments().front()));
  Output output;
  output.buffer() += std::string(raw(Text::formats_intro)) + "\n";
  for (const Form& preset : presets()) {
    const Form form = preset_of(preset.name);
    output.buffer() += "\n" + form.name + (readable(form) ? "" : std::string(raw(Text::formats_written_only))) + "\n";
    if (form.kind == FormKind::svg)
      output.buffer() += "    <svg …>\n";
    else
      output.buffer() += sample(form);
  }
  output.close();
  return done;
}

}  // namespace queens::app
