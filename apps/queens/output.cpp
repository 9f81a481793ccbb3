#include "output.hpp"

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <unistd.h>

#include "refused.hpp"
#include "text.hpp"

namespace queens::app {

namespace {

constexpr std::size_t full = 1 << 16;
constexpr auto slow = std::chrono::milliseconds(2);

void write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno == EPIPE) {
      throw ClosedPipe{};
    } else if (errno != EINTR) {
      throw Broken(say(Text::cannot_write, fmt::arg("why", system_error(errno))));
    }
  }
}

}  // namespace

Output::Output() : terminal_(::isatty(STDOUT_FILENO) == 1), last_offer_(std::chrono::steady_clock::now()) {}

void Output::offer() {
  const auto now = std::chrono::steady_clock::now();
  if (terminal_ || buffer_.size() >= full || now - last_offer_ >= slow) flush();
  last_offer_ = now;
}

void Output::flush() {
  write_all(STDOUT_FILENO, buffer_);
  buffer_.clear();
}

void Output::close() {
  flush();
  if (::close(STDOUT_FILENO) != 0 && errno != EBADF)
    throw Broken(say(Text::cannot_write, fmt::arg("why", system_error(errno))));
}

void answer(std::string_view text) { write_all(STDOUT_FILENO, text); }

void complain(std::string_view sentence) { remark(std::string("queens: ").append(sentence)); }

void remark(std::string_view sentence) {
  std::string line(sentence);
  line += '\n';
  std::string_view rest = line;
  while (!rest.empty()) {  // with nowhere left to complain to, silence
    const ssize_t written = ::write(STDERR_FILENO, rest.data(), rest.size());
    if (written <= 0) return;
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
}

void write_file(const std::string& file, std::string_view text) {
  errno = 0;
  std::ofstream output(file, std::ios::binary | std::ios::trunc);
  output.write(text.data(), static_cast<std::streamsize>(text.size()));
  output.close();
  if (!output) throw Broken(say(Text::cannot_write_file, fmt::arg("file", file), fmt::arg("why", system_error(errno))));
}

std::string read_all(const std::string& file) {
  const auto broken = [&] {
    return Broken(say(Text::cannot_read, fmt::arg("file", file), fmt::arg("why", system_error(errno))));
  };
  const int descriptor = file == "-" ? STDIN_FILENO : ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) throw broken();
  std::string text;
  char chunk[1 << 16];
  for (;;) {
    const ssize_t got = ::read(descriptor, chunk, sizeof chunk);
    if (got > 0) {
      text.append(chunk, static_cast<std::size_t>(got));
    } else if (got == 0) {
      break;
    } else if (errno != EINTR) {
      const Broken error = broken();
      if (descriptor != STDIN_FILENO) ::close(descriptor);
      throw error;
    }
  }
  if (descriptor != STDIN_FILENO) ::close(descriptor);
  return text;
}

}  // namespace queens::app
