// FNV-1a in 64 and 128 bits (Fowler, Noll, Vo; draft-eastlake-fnv): check values against damage.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queens::ledger {

__extension__ using Word128 = unsigned __int128;

template <class Word>
class Fnv {
 public:
  void add(std::string_view text) {
    for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * prime();
  }

  Word value() const { return hash_; }

  /// Hexadecimal digits, as many as the word has.
  std::string text() const {
    std::string digits(2 * sizeof(Word), '0');
    Word rest = hash_;
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, rest >>= 4)
      *digit = "0123456789abcdef"[static_cast<unsigned>(rest & 15)];
    return digits;
  }

 private:
  static constexpr Word prime() {
    if constexpr (sizeof(Word) == 8) return 0x100000001b3;
    else return (Word{1} << 88) + 0x13b;
  }
  static constexpr Word basis() {
    if constexpr (sizeof(Word) == 8) return 0xcbf29ce484222325;
    else return Word{0x6c62272e07bb0142} << 64 | 0x62b821756295c58d;
  }

  Word hash_ = basis();
};

using Fnv64 = Fnv<std::uint64_t>;
using Fnv128 = Fnv<Word128>;

}  // namespace queens::ledger
