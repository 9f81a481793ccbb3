// Coloured-region puzzles: the next step with its reason, the difficulty, and new puzzles.
//
// A puzzle is a Problem with the rule `touching` and a region for each square; its size is 1 … max_puzzle_size. Where
// exactly `size` regions cover the board, each must hold a queen and the reasons speak of them. With any other number of
// regions, or with squares of no region, a region only forbids a second queen. All functions check this contract.
// Nothing here reads a clock, starts a thread or depends on the platform.
#pragma once

#include <cstdint>
#include <optional>
#include <queens/placement.hpp>
#include <queens/problem.hpp>
#include <string_view>
#include <vector>

namespace queens {

inline constexpr int max_puzzle_size = 32;

/// A row, a column or a region: what holds exactly one queen.
struct House {
  enum class Kind { row, column, region };
  Kind kind{};
  int index = 0;  ///< row or column, 0-based, or the region's number in Problem::regions

  friend bool operator==(const House&, const House&) = default;
};

/// Why a step follows, simplest first.
enum class Reason {
  attacked,     ///< the queen `square` attacks `crossed`: by row, column, region, or as a neighbour
  only_square,  ///< `queen` is the only square left in houses[0]
  confined,     ///< what is left of houses[0] lies in cover[0]; the rest of cover[0] is `crossed`
  sets,         ///< what is left of the k `houses` lies in the k houses of `cover`; the rest of these is `crossed`
  would_empty,  ///< a queen on any square of `crossed` would leave no square in houses[0]
  trial,        ///< a queen on `square` leads step by step (`chain`) to a house without a square
  search,       ///< no solution has a queen on `square`: found by trying everything
  dead          ///< what is known is wrong: no square is left in houses[0], or the queens `square` and `other` attack
                ///< each other
};

/// One step: a queen to place or squares to cross out, and why.
struct Hint {
  Reason reason{};
  std::optional<Square> queen = {};   ///< the square where a queen must stand
  std::vector<Square> crossed = {};   ///< squares where no queen can stand, in reading order
  std::vector<House> houses = {};
  std::vector<House> cover = {};
  std::optional<Square> square = {};
  std::optional<Square> other = {};
  std::vector<Hint> chain = {};       ///< trial: the steps behind the assumption, the last one `dead`
};

/// How hard a reason is to see.
enum class Level { easy = 1, medium, hard, expert, extreme, fiendish };

/// easy: attacked, only_square; medium: confined; hard: sets; expert: would_empty; extreme: trial; fiendish: search.
Level level_of(Reason reason);

/// "easy" …, "only-square" …: stable names, in no human's language.
std::string_view name_of(Level level);
std::string_view name_of(Reason reason);

/// The level with this name, if any.
std::optional<Level> level_named(std::string_view name);

/// The simplest next step for somebody who has placed the queens of `known` and crossed out its blocked squares.
/// Follows from the rules and `known` alone, so it is right whenever `known` is. Nothing when all queens stand, or when
/// several solutions remain and every open square belongs to one. Reasons up to would_empty take O(n³) and the sets up
/// to five houses; trial and search more. Squares of `known` must be on the board, which has the puzzle's size
/// (checked contract).
std::optional<Hint> hint(const Problem& puzzle, const Board& known);

/// Adds the step to what is known.
void apply(const Hint& hint, Board& known);

/// The queens and crosses of `known` that contradict the solution. Nothing is known to be wrong in a puzzle with
/// several solutions or none: empty. The same contract as hint.
Board mistakes(const Problem& puzzle, const Board& known);

/// Up to `limit` solutions, in no promised order. Exponential in the worst case; microseconds for usual puzzles.
std::vector<Placement> puzzle_solutions(const Problem& puzzle, int limit = 2);

/// What solving a puzzle by hints takes.
struct Rating {
  std::vector<Placement> witnesses = {};  ///< the solution; two of them where there are several; empty: none
  std::optional<Level> level = {};        ///< the hardest reason needed, where the solution is unique
  std::vector<Hint> steps = {};           ///< and all steps to it

  bool unique() const { return witnesses.size() == 1; }
};

/// Solves the puzzle by hints, always taking the simplest.
Rating rate(const Problem& puzzle);

/// The squares of each region that are not all joined by sides: the numbers of regions in more than one piece.
std::vector<int> disconnected_regions(const Problem& puzzle);

/// Which puzzle to make.
struct MakeOptions {
  int size = 8;                     ///< 4 … 14
  std::uint64_t seed = 1;
  std::uint64_t part = 0;           ///< the same seed gives another puzzle for each part
  std::optional<Level> level = {};  ///< wanted; any if empty
  int tries = 4000;                 ///< how many boards to begin before giving up; some of them become puzzles
};

/// What came of it. The same options give the same on every platform.
struct Made {
  std::optional<Problem> puzzle = {};  ///< unique, regions connected; empty if no try had the wanted level
  Placement solution = {};
  std::optional<Level> level = {};     ///< of the puzzle; without one the level nearest to the wanted that was seen
  int tries = 0;                       ///< boards that were begun
};

/// A new puzzle: milliseconds for most, seconds for the rarest levels of the largest boards. The size must be 4 … 14
/// (checked contract).
Made make_puzzle(const MakeOptions& options);

}  // namespace queens
