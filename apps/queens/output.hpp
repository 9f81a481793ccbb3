// Standard output and standard error of the command.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace queens::app {

/// Buffered standard output. Throws ClosedPipe when the reader is gone and Broken when nothing can be written.
class Output {
 public:
  Output();

  /// Append here, then call `offer`.
  std::string& buffer() { return buffer_; }

  /// Writes the buffer out if it is full, or if what it holds should be seen now: on a terminal, and when answers come
  /// slowly enough for somebody to wait for them.
  void offer();

  /// Writes everything out.
  void flush();

  /// `flush`, and asks the system whether all arrived. Call once at the end.
  void close();

 private:
  std::string buffer_;
  bool terminal_;
  std::chrono::steady_clock::time_point last_offer_;
};

/// Writes a short answer at once.
void answer(std::string_view text);

/// One sentence to standard error, with the name of the command before it.
void complain(std::string_view sentence);

/// One sentence to standard error.
void remark(std::string_view sentence);

/// Writes a file, or replaces it. Throws Broken.
void write_file(const std::string& file, std::string_view text);

/// The whole of a file, or of standard input for "-". Throws Broken.
std::string read_all(const std::string& file);

}  // namespace queens::app
