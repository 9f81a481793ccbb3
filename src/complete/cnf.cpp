#include "complete/cnf.hpp"

#include <algorithm>
#include <ostream>
#include <span>

namespace queens::completion {

namespace {

/// Sets up to this long are written as pairs, longer ones are split into pieces that pass a carry on. Measured against
/// ladder and product encodings: docs/completion-notes.md.
constexpr std::size_t longest_by_pairs = 6;

class Clauses {
 public:
  explicit Clauses(int variables) : cnf_{.variables = variables, .literals = {}} {}

  void at_least_one(std::span<const int> set) {
    cnf_.literals.insert(cnf_.literals.end(), set.begin(), set.end());
    cnf_.literals.push_back(0);
  }

  /// The first piece and a carry that says "none of these" are pairwise exclusive; the rest is bound by the carry.
  void at_most_one(std::vector<int> set) {
    while (set.size() > longest_by_pairs) {
      const int carry = ++cnf_.variables;
      const auto cut = set.begin() + static_cast<std::ptrdiff_t>(longest_by_pairs) - 1;
      std::vector<int> piece(set.begin(), cut);
      piece.push_back(carry);
      pairs(piece);
      set.erase(set.begin(), cut);
      set.push_back(-carry);
    }
    pairs(set);
  }

  Cnf take() { return std::move(cnf_); }

 private:
  void pairs(const std::vector<int>& set) {
    for (std::size_t i = 0; i < set.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) cnf_.literals.insert(cnf_.literals.end(), {-set[i], -set[j], 0});
  }

  Cnf cnf_;
};

std::vector<int> variables_of(const std::vector<int>& set) {
  std::vector<int> variables(set.size());
  std::ranges::transform(set, variables.begin(), [](int square) { return square + 1; });
  return variables;
}

}  // namespace

Cnf cnf_of(const Lines& lines) {
  Clauses clauses(static_cast<int>(lines.squares.size()));
  for (const auto& set : lines.exactly_one) {
    clauses.at_least_one(variables_of(set));
    clauses.at_most_one(variables_of(set));
  }
  for (const auto& set : lines.at_most_one) clauses.at_most_one(variables_of(set));
  if (lines.hopeless) clauses.at_least_one({});
  return clauses.take();
}

void write_dimacs(std::ostream& out, const Cnf& cnf, const Lines& lines) {
  out << "c variable I: a queen stands on the square \"c I row,column\"; variables without one are auxiliary\n";
  for (std::size_t i = 0; i < lines.squares.size(); ++i)
    out << "c " << i + 1 << ' ' << lines.squares[i].row << ',' << lines.squares[i].column << '\n';
  out << "p cnf " << cnf.variables << ' ' << std::ranges::count(cnf.literals, 0) << '\n';
  for (const int literal : cnf.literals) out << literal << (literal == 0 ? '\n' : ' ');
}

}  // namespace queens::completion
