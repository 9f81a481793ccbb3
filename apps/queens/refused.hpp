// How a verb ends early: refused input, or a broken device.
#pragma once

#include <stdexcept>
#include <string>

#include <queens/result.hpp>

#include "text.hpp"

namespace queens::app {

/// Exit statuses: docs/cli.md.
enum Status { done = 0, answer_is_no = 1, refused = 2, stopped = 3 };

/// Wrong use or input: one clear sentence, exit status 2.
struct Refused : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A file or device that cannot be read or written.
struct Broken : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Nobody reads the output any more: the end of the work, and no fault.
struct ClosedPipe {};

template <class... Arguments>
[[noreturn]] void refuse(Text text, Arguments&&... arguments) {
  throw Refused(say(text, std::forward<Arguments>(arguments)...));
}

/// The error in the language of the person, with its place; `source` names the text (a file, an option).
std::string sentence(const InputError& error, std::string_view source = {});

/// The value, or the error as Refused.
template <class T>
T value_or_refuse(Result<T> result, std::string_view source = {}) {
  if (!result) throw Refused(sentence(result.error(), source));
  return *std::move(result);
}

/// The system's word for errno, in the language of the person where we know it.
std::string system_error(int error_number);

}  // namespace queens::app
