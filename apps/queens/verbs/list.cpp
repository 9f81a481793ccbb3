#include <unistd.h>

#include <queens/answer.hpp>
#include <queens/count.hpp>
#include <queens/order.hpp>
#include <queens/search.hpp>
#include <queens/symmetry.hpp>

#include "call.hpp"
#include "form_of.hpp"
#include "output.hpp"
#include "problem_of.hpp"
#include "refused.hpp"
#include "terminal.hpp"

namespace queens::app {

namespace {

/// Which solutions to show, and what has been shown.
struct Selection {
  std::vector<Symmetry> group;        ///< of the problem: whose images make a class
  bool classes = false;               ///< only the smallest of each class
  std::optional<Kept> kept;           ///< only with exactly this symmetry
  Total offset = 0;
  std::optional<Total> limit;

  bool everything() const { return !classes && !kept; }

  bool takes(std::span<const int> columns) const {
    return (!classes || is_canonical(columns, group)) && (!kept || kept_symmetry(columns) == *kept);
  }
};

Selection selection_of(const Call& call, const Problem& problem) {
  Selection selection;
  selection.classes = call.has("classes");
  if (selection.classes) selection.group = symmetries_of(problem);
  if (const auto kind = call.value("symmetry"))
    selection.kept = *kind == "none" ? Kept::none : *kind == "half" ? Kept::half_turn : Kept::quarter_turn;
  constexpr long long most = 1'000'000'000'000'000'000;
  selection.offset = static_cast<Total>(call.number("offset", 0, most).value_or(0));
  if (const auto limit = call.number("limit", 0, most)) selection.limit = static_cast<Total>(*limit);
  return selection;
}

/// Writes the selected solutions as they come, and waits for a key after each if wanted.
class Listing {
 public:
  Listing(Selection selection, Writer writer, bool step)
      : selection_(std::move(selection)), writer_(std::move(writer)) {
    if (step) keys_.emplace();
    writer_.begin(output_.buffer());
  }

  /// Starts as if `taken` solutions had already come.
  void skip(Total taken) { taken_ = taken; }

  /// Takes the next solution; false when enough have been shown.
  bool take(std::span<const int> columns) {
    if (!selection_.takes(columns)) return true;
    ++taken_;
    if (taken_ <= selection_.offset) return true;
    if (full()) return goes_on_;
    const int orbit = selection_.classes ? orbit_size(columns, selection_.group) : 0;
    writer_.solution(output_.buffer(), columns, taken_, {.orbit = orbit});
    ++shown_;
    if (keys_) return ask();
    output_.offer();
    return !full() || goes_on_;
  }

  /// True: after the last solution shown go on, only to count.
  void count_on() { goes_on_ = true; }

  bool full() const { return selection_.limit && shown_ >= *selection_.limit; }
  bool quit() const { return quit_; }
  Total shown() const { return shown_; }
  Total taken() const { return taken_; }
  const Selection& selection() const { return selection_; }

  void end(std::optional<Total> total) {
    if (shown_ == 0 && taken_ == 0) writer_.none(output_.buffer());
    writer_.end(output_.buffer(), total);
    output_.close();
  }

 private:
  bool ask() {
    output_.flush();
    if (writer_.form().name != "letters") remark(raw(Text::step_prompt));
    quit_ = keys_->next() == 'q';
    return !quit_ && !full();
  }

  Selection selection_;
  Writer writer_;
  Output output_;
  std::optional<Keys> keys_;
  Total taken_ = 0;
  Total shown_ = 0;
  bool quit_ = false;
  bool goes_on_ = false;
};

/// Gives the solutions of a teaching method to a listing.
class Teaching final : public Observer {
 public:
  explicit Teaching(Listing& listing) : listing_(listing) {}

  void solution(std::span<const int> columns) override { stopped_ = !listing_.take(columns); }
  bool stopped() const override { return stopped_; }

 private:
  Listing& listing_;
  bool stopped_ = false;
};

void run_method(const Call& call, const Problem& problem, Method method, bool by_column, Listing& listing) {
  if (method == Method::bitmask && problem.size > 64)
    refuse(Text::method_too_small, fmt::arg("method", *call.value("method")), fmt::arg("most", 64));
  Teaching teaching(listing);
  (by_column ? search_by_column : static_cast<void (*)(const Problem&, Method, Observer&)>(search))(problem, method,
                                                                                                   teaching);
}

/// Walks in order; a far offset is reached by counting, not by walking.
void run_fastest(const Problem& problem, bool by_column, Listing& listing) {
  const Problem searched = by_column ? transposed(problem) : problem;
  Placement from;
  constexpr Total far = 20'000;
  if (listing.selection().everything() && listing.selection().offset >= far && problem.size <= max_count_size) {
    const auto start = Order(searched).nth(listing.selection().offset);
    if (!start) return listing.skip(count_solutions(problem).total);
    from = *start;
    listing.skip(listing.selection().offset);
  }
  for_each_solution(
      searched,
      [&](std::span<const int> columns) { return listing.take(by_column ? transposed(columns) : Placement(columns.begin(), columns.end())); },
      from);
}

}  // namespace

int run_list(const Call& call) {
  at_most_one(call, {"classes", "symmetry"});
  std::vector<std::string> further;
  const Problem problem = problem_of(call, max_search_size, further);
  if (!further.empty()) refuse(Text::too_many_arguments, fmt::arg("argument", further.front()));
  const bool by_column = call.value("by") == "column";
  Listing listing(selection_of(call, problem), Writer(form_of(call, problem.size), problem.size), call.has("step"));

  // The total of all is counted, which is faster than listing; that of a selection has to be listed.
  const bool total = call.has("total");
  const bool counted = listing.selection().everything() && problem.size <= max_count_size;
  if (total && !counted) listing.count_on();

  if (!listing.full() || (total && !counted)) {
    if (const auto name = call.value("method"))
      run_method(call, problem, *method_named(*name), by_column, listing);
    else
      run_fastest(problem, by_column, listing);
  }
  std::optional<Total> number;
  if (total && !listing.quit())
    number = counted && (listing.full() || listing.selection().offset > 0) ? count_solutions(problem).total : listing.taken();
  const bool none = listing.taken() == 0 && !listing.full();
  const bool behind_the_end = !none && listing.shown() == 0 && !listing.full();
  listing.end(number);
  remark_on_size(problem, !none);
  if (behind_the_end) remark(say(Text::list_behind_the_end, fmt::arg("total", to_decimal(listing.taken()))));
  return none ? answer_is_no : done;
}

}  // namespace queens::app
