// A search as a film: one step forward, one step back, from anywhere to anywhere.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include <queens/problem.hpp>
#include <queens/search.hpp>

namespace queens {

/// Row by row, or column by column (the same search on the transposed board).
enum class By { row, column };

/// One step of a search: an event of its stream, with the real square that it is about.
struct Step {
  enum class Kind {
    start,      ///< step 0: nothing has happened yet
    place,      ///< a queen is placed on the square
    reject,     ///< the square is refused; `exhaustive`: the full board is, `square` holds its last queen
    backtrack,  ///< the queen of this square is taken away again
    solution    ///< the board is full and right; `square` holds its last queen
  };
  Kind kind = Kind::start;
  Square square = {};

  friend bool operator==(const Step&, const Step&) = default;
};

/// Plays the steps of a method in both directions. Steps 1, 2, … are the events place, reject, backtrack and solution
/// that `search` (By::column: `search_by_column`) tells, in the same order. The queens on the board and the next column
/// to try are the whole state of such a search, and both the next and the last step follow from them. So stepping back
/// is as exact and as cheap as stepping forward: O(1) a step (`exhaustive`: up to O(n), a placing with `board-marks`:
/// O(n²); with regions or another attack rule up to O(n²), O(n³)) and O(n) memory, however long the run.
class Player {
 public:
  /// Any size; `bitmask` takes size ≤ 64 (checked contract). A contradictory problem has no steps.
  Player(const Problem& problem, Method method, By by = By::row);

  Method method() const { return method_; }
  By by() const { return by_; }
  int size() const { return size_; }

  /// How many steps have been taken.
  std::uint64_t number() const { return number_; }
  /// The step that led here.
  const Step& last() const { return last_; }
  /// No step follows.
  bool at_end() const;
  /// The next row (By::column: column) has no free square; `exhaustive`: the full board was refused. The next step goes
  /// back.
  bool dead_end() const;

  /// Takes one step; false at the end.
  bool forward();
  /// Takes the last step back; false at the start.
  bool back();
  /// Goes to the step with this number, or to the end if that comes first. O(distance from here, or from the start where
  /// that is nearer).
  void go_to(std::uint64_t number);
  /// Goes forward to the next solution, at most `most` steps; false if it was not reached.
  bool next_solution(std::uint64_t most = std::numeric_limits<std::uint64_t>::max());
  /// The same to the next dead end.
  bool next_dead_end(std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

  /// The queens by the rows of the search: columns()[row] (By::column: the rows by columns).
  std::span<const int> columns() const { return columns_; }
  /// The queens on their real squares, in the order in which they were placed.
  std::vector<Square> queens() const;
  /// Counted until here; the same numbers that `search` gives to Counters.
  const Counters& counters() const { return counters_; }

 private:
  enum class Fate { skipped, refused, fits };

  void rewind();
  int filled() const { return static_cast<int>(columns_.size()); }
  bool full() const { return filled() == size_; }
  Fate fate(int row, int column) const;
  bool attacked(int row, int column) const;
  std::uint64_t free_word() const;
  int next_candidate(int from) const;
  int previous_candidate(int below) const;
  bool full_board_is_right() const;
  Step following() const;
  Step preceding() const;
  Step step(Step::Kind kind, int row, int column) const;
  int column_of(const Step& step) const;
  Step verdict() const;
  void apply(const Step& step);
  void undo(const Step& step);
  void put(int column);
  int take();
  void count(const Step& step);
  void uncount(const Step& step);
  bool tested(const Step& step) const;
  int newly_stamped(int row, int column) const;

  Method method_;
  By by_;
  Problem problem_;  // as it is searched: By::column transposed it
  int size_;
  bool hopeless_;  // contradictory: no steps
  OpenSquares open_;
  Placement columns_;
  int next_column_ = 0;  // the next to try in the first empty row; always 0 or one behind a column that was tried
  bool judged_ = false;  // a full board has been called a solution or refused
  std::uint64_t number_ = 0;
  Step last_;
  Counters counters_;
  std::vector<int> on_column_, on_main_, on_anti_;  // queens on each line

  // `bitmask` on plain rules finds its free squares as it does in earnest; without, it would look at each column.
  struct Attacked {
    std::uint64_t column = 0, main = 0, anti = 0;
  };
  std::vector<Attacked> attacked_;           // by the queens above, for each row up to the first empty one
  std::vector<std::uint64_t> open_columns_;  // of each row, as far as the rules go
};

}  // namespace queens
