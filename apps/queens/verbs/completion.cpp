#include "call.hpp"
#include "help.hpp"
#include "output.hpp"
#include "refused.hpp"

namespace queens::app {

int run_completion(const Call& call) {
  const std::string shell = call.arguments().empty() ? "" : call.arguments().front();
  if (shell != "bash" && shell != "zsh" && shell != "fish") refuse(Text::unknown_shell, fmt::arg("shell", shell));
  if (call.arguments().size() > 1) refuse(Text::too_many_arguments, fmt::arg("argument", call.arguments()[1]));
  answer(completion_script(shell));
  return done;
}

}  // namespace queens::app
