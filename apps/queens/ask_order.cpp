#include "ask_order.hpp"

#include "cache.hpp"
#include "count_options.hpp"
#include "interrupt.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

int ask_order(const Call& call, const Problem& problem, const std::function<void(Order&)>& ask, FirstRow first_row) {
  Interrupt interrupt;
  ProgressBar bar;
  CountOptions options = options_of(call);
  options.stop = interrupt.token();
  options.progress = [&bar](const CountProgress& progress) { bar.update(progress); };
  try {
    Order order = first_row == FirstRow::kept ? cached_order(call, problem, options) : Order(problem, options);
    ask(order);
  } catch (const Order::Stopped&) {
    return interrupt.status();
  }
  return done;
}

}  // namespace queens::app
