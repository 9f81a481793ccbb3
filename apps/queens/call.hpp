// One call of the command, parsed.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <queens/total.hpp>

#include "flags.hpp"

namespace queens::app {

class Call {
 public:
  /// Parses what stands behind the verb. Throws Refused: an unknown flag, a value that is missing or not among the
  /// choices, a value for a switch.
  Call(const Verb& verb, const std::vector<std::string>& words);

  const Verb& verb() const { return *verb_; }
  const std::vector<std::string>& arguments() const { return arguments_; }

  bool has(std::string_view flag) const;

  /// The last value given, if any.
  std::optional<std::string> value(std::string_view flag) const;

  /// Every value given.
  std::vector<std::string> values(std::string_view flag) const;

  /// The value as a whole number from `least` to `most`; throws Refused.
  std::optional<long long> number(std::string_view flag, long long least, long long most) const;

 private:
  const Verb* verb_;
  std::vector<std::string> arguments_;
  std::map<std::string, std::vector<std::string>, std::less<>> given_;
};

/// Flags that exclude each other: throws Refused if more than one is given.
void at_most_one(const Call& call, std::initializer_list<std::string_view> flags);

/// A size from the command line; throws Refused with the reason (missing, negative, no number, too large).
int size_from(std::string_view text, int most, std::string_view source = {});

/// The size that is the first argument.
int size_argument(const Call& call, int most);

}  // namespace queens::app
