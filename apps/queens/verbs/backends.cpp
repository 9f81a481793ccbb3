#include <queens/count.hpp>

#include "call.hpp"
#include "help.hpp"
#include "json_of.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

int run_backends(const Call& call) {
  if (!call.arguments().empty()) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments().front()));
  std::string text;
  for (const BackendInfo& info : backends()) {
    constexpr int width = 10;
    if (call.has("json"))
      text += line_of({{"backend", info.name}, {"usable", info.usable}});
    else
      text += padded(std::string(info.name), width) +
              std::string(raw(info.usable ? Text::backend_yes : Text::backend_no)) + "\n";
  }
  answer(text);
  return done;
}

}  // namespace queens::app
