#include "terminal.hpp"

#include <cerrno>
#include <cmath>
#include <cstdlib>
#include <poll.h>
#include <unistd.h>

#include <fmt/format.h>

#include "refused.hpp"

namespace queens::app {

namespace {

void to_terminal(std::string_view text) {
  if (::write(STDERR_FILENO, text.data(), text.size()) < 0) return;  // a bar that cannot be drawn is no fault
}

}  // namespace

bool decorated(int descriptor) {
  const char* no_color = std::getenv("NO_COLOR");
  return ::isatty(descriptor) == 1 && (no_color == nullptr || *no_color == '\0');
}

ProgressBar::ProgressBar() : shown_(decorated(STDERR_FILENO)), start_(Clock::now()), last_(start_) {}

ProgressBar::~ProgressBar() {
  if (drawn_) to_terminal("\r\033[K");
}

std::optional<ProgressBar::Drawing> ProgressBar::next_drawing(double share, double share_of_this_run) {
  constexpr auto pause = std::chrono::milliseconds(100);
  if (!shown_ || Clock::now() - last_ < pause) return std::nullopt;
  last_ = Clock::now();
  drawn_ = true;
  const double seconds = std::chrono::duration<double>(last_ - start_).count();
  const auto within = [](double value) { return std::min(1.0, std::max(value, 1e-9)); };
  constexpr int width = 24;
  const auto filled = static_cast<std::size_t>(within(share) * width);
  const double run = within(share_of_this_run);
  return Drawing{std::string(filled, '#') + std::string(width - filled, '-'), duration_words(seconds * (1 - run) / run),
                 seconds, within(share)};
}

void ProgressBar::update(const CountProgress& progress) {
  if (const auto drawing = next_drawing(progress.share, progress.share))
    to_terminal("\r\033[K" + say(Text::progress, fmt::arg("bar", drawing->bar), fmt::arg("percent", 100 * drawing->share),
                                 fmt::arg("rate", static_cast<double>(progress.counted) / drawing->seconds / 1e6),
                                 fmt::arg("left", drawing->left)));
}

void ProgressBar::update(const LedgerProgress& progress, double plan_cost) {
  const auto drawing = next_drawing(progress.all_cost_done / plan_cost, progress.cost_done / progress.cost);
  if (!drawing) return;
  std::string line = say(Text::progress_units, fmt::arg("bar", drawing->bar), fmt::arg("percent", 100 * drawing->share),
                         fmt::arg("rate", static_cast<double>(progress.done) / drawing->seconds),
                         fmt::arg("done", progress.all_done), fmt::arg("left", drawing->left));
  if (progress.forecast)
    line += say(Text::progress_forecast, fmt::arg("total", progress.forecast->total),
                fmt::arg("low", progress.forecast->low), fmt::arg("high", progress.forecast->high));
  to_terminal("\r\033[K" + line);
}

std::string duration_words(double seconds) {
  const auto in = [](Text text, double value) { return say(text, fmt::arg("value", std::ceil(value))); };
  if (seconds < 10) return say(Text::few_seconds, fmt::arg("value", seconds));
  if (seconds < 100) return in(Text::seconds, seconds);
  if (seconds < 100 * 60) return in(Text::minutes, seconds / 60);
  if (seconds < 48 * 3600) return in(Text::hours, seconds / 3600);
  return in(Text::days, seconds / 86400);
}

char Keys::next() {
  char key = 'q';
  ssize_t got = 0;
  do got = ::read(STDIN_FILENO, &key, 1);
  while (got < 0 && errno == EINTR);
  if (got != 1) return 'q';
  // An arrow or function key sends several bytes at once: they are one key.
  constexpr char escape = '\033';
  pollfd rest{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
  for (char ignored = 0; key == escape && ::poll(&rest, 1, 0) == 1 && ::read(STDIN_FILENO, &ignored, 1) == 1;) {
  }
  return key;
}

}  // namespace queens::app
