#include <gtest/gtest.h>

#include <algorithm>
#include <queens/check.hpp>
#include <queens/format.hpp>

namespace queens {
namespace {

using Code = InputError::Code;

const Placement first8 = {0, 4, 7, 5, 2, 6, 1, 3};

std::vector<Square> queens_of(std::string_view text, const ReadOptions& options = {}) {
  const auto board = read_board(text, options);
  EXPECT_TRUE(board) << "code " << (board ? 0 : static_cast<int>(board.error().code));
  return board ? board->queens : std::vector<Square>{};
}

InputError error_of(std::string_view text, const ReadOptions& options = {}) {
  const auto board = read_board(text, options);
  EXPECT_FALSE(board);
  return board ? InputError{} : board.error();
}

ReadOptions form(const char* name) { return {.form = *preset_named(name)}; }

bool valid(const Board& board) { return check({.size = board.size}, board).solution(); }

// Detection ---------------------------------------------------------------------------------------------------------

TEST(ReadBoard, TakesEightDigitsAsAQueenString) { EXPECT_EQ(queens_of("15863724"), board_of(first8).queens); }

TEST(ReadBoard, TakesAPermutationFromOneAsNumbers) { EXPECT_EQ(queens_of("1 5 8 6 3 7 2 4"), board_of(first8).queens); }

TEST(ReadBoard, TakesAPermutationFromZeroAsColumns) {
  EXPECT_EQ(queens_of("0 4 7 5 2 6 1 3"), board_of(first8).queens);
}

TEST(ReadBoard, TakesNumbersWithCommasAndBrackets) {
  EXPECT_EQ(queens_of("(1, 5, 8, 6, 3, 7, 2, 4)"), board_of(first8).queens);
}

TEST(ReadBoard, RefusesNumbersWhoseBaseIsNotClear) {
  const auto error = error_of("1 3 2 2 3");
  EXPECT_EQ(error.code, Code::ambiguous_form);
  EXPECT_EQ(error.expected, "numbers columns");
}

TEST(ReadBoard, TakesNumbersWhoseBaseIsToldAsTheyAre) {
  EXPECT_EQ(queens_of("1 3 2 2", {.base = 0}), (std::vector<Square>{{0, 1}, {1, 3}, {2, 2}, {3, 2}}));
}

TEST(ReadBoard, TakesAColumnOfNumbersOneALine) {
  EXPECT_EQ(queens_of("2\n4\n1\n3\n"), (std::vector<Square>{{0, 1}, {1, 3}, {2, 0}, {3, 2}}));
}

TEST(ReadBoard, TakesSquaresInAnyOrderAndCase) {
  EXPECT_EQ(queens_of("E7 a8 H6 F5 C4 G3 B2 D1"), board_of(first8).queens);
}

TEST(ReadBoard, TakesSquaresRunTogether) {
  EXPECT_EQ(queens_of("a1b3c6d8e10f5g9h2i4j7", {.origin = Origin::top}).size(), 10u);
}

TEST(ReadBoard, TakesALispListWhoseBaseIsOne) {
  const auto board = read_board("((8 4) (7 2) (6 7) (5 3) (4 6) (3 8) (2 5) (1 1))");
  ASSERT_TRUE(board);
  EXPECT_EQ(board->queens, board_of(first8).queens);
}

TEST(ReadBoard, TakesAFenString) {
  EXPECT_EQ(queens_of("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4 w - - 0 1"), board_of(first8).queens);
}

TEST(ReadBoard, TakesAGridOfZeroAndOneAsAMatrix) {
  EXPECT_EQ(queens_of("0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n"), (std::vector<Square>{{0, 1}, {1, 3}, {2, 0}, {3, 2}}));
}

TEST(ReadBoard, TakesAMatrixWithoutBlanks) {
  EXPECT_EQ(queens_of("4\n0100\n0001\n1000\n0010\n"), (std::vector<Square>{{0, 1}, {1, 3}, {2, 0}, {3, 2}}));
}

TEST(ReadBoard, TakesAMatrixWhoseLastRowIsEmpty) { EXPECT_EQ(queens_of("0100\n0001\n1000\n0000\n").size(), 3u); }

TEST(ReadBoard, TakesChessQueensAndChineseOnes) {
  EXPECT_EQ(queens_of("·♛\n皇·"), (std::vector<Square>{{0, 1}, {1, 0}}));
}

TEST(ReadBoard, TakesFullWidthCharacters) {
  EXPECT_EQ(queens_of("（０，０）　（１，４）"), (std::vector<Square>{{0, 0}, {1, 4}}));
}

TEST(ReadBoard, TakesAByteOrderMarkAndEveryLineEnd) {
  EXPECT_EQ(queens_of("\xEF\xBB\xBF.Q  \r\nQ.\r"), (std::vector<Square>{{0, 1}, {1, 0}}));
}

TEST(ReadBoard, SkipsComments) {
  EXPECT_EQ(queens_of("// one\n; two\n# three words\n.Q\n#."), (std::vector<Square>{{0, 1}}));
}

TEST(ReadBoard, KeepsARowThatBeginsWithABlockedSquare) {
  const auto board = read_board("# Q .\n. . .\n# . #");
  ASSERT_TRUE(board);
  EXPECT_EQ(board->blocked, (std::vector<Square>{{0, 0}, {2, 0}, {2, 2}}));
}

TEST(ReadBoard, NamesWhatAStarMayBe) {
  const auto error = error_of("*.......\n..*.....\n....*...\n......*.\n.*......\n.......*\n.....*..\n...*....\n");
  EXPECT_EQ(error.code, Code::ambiguous_form);
  EXPECT_EQ(error.found, "*");
  EXPECT_EQ(error.expected, "queen free blocked");
  EXPECT_EQ(error.line, 1);
  EXPECT_EQ(error.character, 1);
}

TEST(ReadBoard, TakesAStarAsTheQueenThatItIsToldToBe) {
  EXPECT_EQ(queens_of("*.\n.*\n", {.queen = "*"}), (std::vector<Square>{{0, 0}, {1, 1}}));
}

TEST(ReadBoard, TakesAStarAsBlockedBesideQueensAndDots) {
  const auto board = read_board(".*\nQ.");
  ASSERT_TRUE(board);
  EXPECT_EQ(board->blocked, (std::vector<Square>{{0, 1}}));
}

TEST(ReadBoard, RefusesWhatNoFormFits) { EXPECT_EQ(error_of("hello world").code, Code::unknown_form); }

TEST(ReadBoard, RefusesAGridWhereNumbersAreExpected) {
  EXPECT_EQ(error_of(".\n", form("numbers")).code, Code::not_a_number);
}

TEST(ReadBoard, RefusesAnEmptyText) { EXPECT_EQ(error_of(" \n\n").code, Code::empty); }

// Errors ------------------------------------------------------------------------------------------------------------

TEST(ReadBoard, NamesEveryRaggedLine) {
  const auto error = error_of("........\n........\n.......\n........\n........\n.....**.\n.......\n........\n");
  EXPECT_EQ(error.code, Code::ragged);
  EXPECT_EQ(error.line, 3);
  EXPECT_EQ(error.found, "7");
  EXPECT_EQ(error.expected, "8");
  EXPECT_EQ(error.lines, (std::vector<int>{3, 7}));
}

TEST(ReadBoard, RefusesAGridThatIsNoSquare) {
  const auto error = error_of("....\n....\n.Q..\n");
  EXPECT_EQ(error.code, Code::not_square);
  EXPECT_EQ(error.found, "3");
  EXPECT_EQ(error.expected, "4");
}

TEST(ReadBoard, NamesTheLineAndCharacterOfAStrangeGlyph) {
  const auto error = error_of("♛ . . .\n. . Z .\n. . . .\n. . . .\n");
  EXPECT_EQ(error.code, Code::unknown_character);
  EXPECT_EQ(error.line, 2);
  EXPECT_EQ(error.character, 5);
  EXPECT_EQ(error.found, "Z");
}

TEST(ReadBoard, CountsCharactersNotBytes) {
  const auto error = error_of("皇皇?\n皇皇皇\n皇皇皇");
  EXPECT_EQ(error.character, 3);
}

TEST(ReadBoard, ListsTheGlyphsOfTheForm) { EXPECT_EQ(error_of("Z.\n..", form("grid")).expected, ". Q #"); }

TEST(ReadBoard, RefusesABoardOfAnotherSizeThanAsked) {
  const auto error = error_of("..\n..", {.size = 3});
  EXPECT_EQ(error.code, Code::wrong_size);
}

TEST(ReadBoard, RefusesASizeThatTheTextCannotHold) {
  EXPECT_EQ(error_of("(0,0) (1,99999999)").code, Code::number_too_large);
  EXPECT_EQ(error_of(R"({"n":99999999,"queens":[[0,0]]})").code, Code::number_too_large);
  EXPECT_EQ(error_of("1 99999999999999999999").code, Code::number_too_large);
  EXPECT_EQ(error_of("[1e999]").code, Code::number_too_large);
}

TEST(ReadBoard, RefusesABadFenRow) {
  const auto error = error_of("Q1/3");
  EXPECT_EQ(error.code, Code::bad_fen);
  EXPECT_EQ(error.found, "3");
  EXPECT_EQ(error.character, 4);
}

TEST(ReadBoard, NamesThePlaceOfBrokenJson) {
  const auto error = error_of("[\".Q\",\n \"Q.\"");
  EXPECT_EQ(error.code, Code::bad_json);
  EXPECT_EQ(error.line, 2);
}

TEST(ReadBoard, RefusesTwoBoardsWhereOneIsAsked) {
  EXPECT_EQ(error_of("15863724\n16837425").code, Code::several_boards);
}

TEST(ReadBoard, KeepsTheWrongNumberOfQueensForCheck) {
  const auto board = read_board(
      "Q _ _ _ Q _ _ _\n_ Q _ _ _ _ _ _\n_ _ _ _ _ _ _ Q\nQ _ _ _ _ _ _ _\n"
      "_ _ _ Q _ _ _ _\n_ _ _ _ _ _ Q _\n_ _ Q _ _ _ _ _\n_ _ _ _ _ Q _ _\n");
  ASSERT_TRUE(board);
  EXPECT_EQ(board->queens.size(), 9u);
}

TEST(ReadBoard, KeepsAQueenStringWithADigitMissing) {
  const auto board = read_board("2571384");
  ASSERT_TRUE(board);
  EXPECT_EQ(board->size, 8);
  EXPECT_EQ(board->queens.size(), 7u);
}

// Several boards ----------------------------------------------------------------------------------------------------

TEST(ReadBoards, TakesGridsBehindTheirSizesUpToZero) {
  std::string text = "8\n";
  for (int i = 0; i < 8; ++i) text += "........\n";
  text += "4\n.*..\n....\n....\n....\n0\n";
  const auto boards = read_boards(text, {.blocked = "*"});
  ASSERT_TRUE(boards);
  ASSERT_EQ(boards->size(), 2u);
  EXPECT_EQ((*boards)[1].blocked, (std::vector<Square>{{0, 1}}));
}

TEST(ReadBoards, TakesTheNumberOfBoardsAndThenSizedBoards) {
  const auto boards = read_boards("2\n2\n.Q\n..\n3\n...\n...\nQ..\n");
  ASSERT_TRUE(boards);
  EXPECT_EQ(boards->size(), 2u);
}

TEST(ReadBoards, TakesGridsDividedByBlankLines) {
  const auto boards = read_boards(".Q\n..\n\n\n..\nQ.\n");
  ASSERT_TRUE(boards);
  EXPECT_EQ(boards->size(), 2u);
}

TEST(ReadBoards, ReadsReversedSymbolsWhenTold) {
  const auto board = read_board("4\n**.*\n****\n****\n****\n", {.free = "*", .blocked = "."});
  ASSERT_TRUE(board);
  EXPECT_EQ(board->blocked, (std::vector<Square>{{0, 2}}));
  EXPECT_TRUE(board->queens.empty());
}

TEST(ReadBoards, TakesTheNumberOfLinesOfSquaresAndKeepsRepeatedOnes) {
  const auto boards = read_boards("2\nA1 B5 C8 D6 E3 F7 G2 H4\nC3 E4 C4 E1 C4 F4 A8 G6\n");
  ASSERT_TRUE(boards);
  ASSERT_EQ(boards->size(), 2u);
  EXPECT_TRUE(valid((*boards)[0]));
  EXPECT_EQ((*boards)[1].size, 8);
  EXPECT_EQ((*boards)[1].queens.size(), 8u);
}

TEST(ReadBoards, TakesASizeAndOnePairALineFromTheBottomLeft) {
  const auto board =
      read_board("8\n1 5\n6 2\n3 1\n5 0\n4 6\n0 3\n2 7\n7 4\n", {.major = Major::column, .origin = Origin::bottom});
  ASSERT_TRUE(board);
  EXPECT_EQ(board->size, 8);
  EXPECT_TRUE(valid(*board));
  EXPECT_NE(std::ranges::find(board->queens, Square{2, 1}), board->queens.end());
}

TEST(ReadBoards, TakesASizeAndASpacedGrid) {
  EXPECT_EQ(queens_of("3\n. * .\n. . .\n. . .\n", {.queen = "*"}), (std::vector<Square>{{0, 1}}));
}

TEST(ReadBoards, TakesQueenStringsBehindTheirNumber) {
  const auto boards = read_boards("2\n15863724\n84136275\n");
  ASSERT_TRUE(boards);
  EXPECT_EQ(boards->size(), 2u);
}

TEST(ReadBoards, TakesJsonInEveryUsualShape) {
  const auto expected = board_of(Placement{1, 3, 0, 2});
  for (const char* text :
       {R"([".Q..","...Q","Q...","..Q."])", "[1,3,0,2]", "[2,4,1,3]", "[[0,1],[1,3],[2,0],[3,2]]",
        R"({"n":4,"columns":[1,3,0,2]})", R"({"n":4,"queens":[[0,1],[1,3],[2,0],[3,2]],"blocked":[]})",
        R"({"index":"1","columns":[1,3,0,2],"orbit":2})",
        R"([[".","Q",".","."],[".",".",".","Q"],["Q",".",".","."],[".",".","Q","."]])",
        "[[0,1,0,0],[0,0,0,1],[1,0,0,0],[0,0,1,0]]"}) {
    const auto board = read_board(text);
    ASSERT_TRUE(board) << text;
    EXPECT_EQ(*board, expected) << text;
  }
}

TEST(ReadBoards, TakesSeveralJsonBoards) {
  for (const char* text :
       {"[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]", "[[1,0,3,2],[2,3,0,1]]",
        "{\"index\":\"1\",\"columns\":[1,3,0,2]}\n{\"index\":\"2\",\"columns\":[2,0,3,1]}\n"}) {
    const auto boards = read_boards(text);
    ASSERT_TRUE(boards) << text;
    EXPECT_EQ(boards->size(), 2u) << text;
  }
}

TEST(ReadBoards, TakesTheKthNumberAsTheRowOfTheKthColumnWhenTold) {
  EXPECT_EQ(queens_of("2 4 1 3", {.major = Major::column}), (std::vector<Square>{{0, 2}, {1, 0}, {2, 3}, {3, 1}}));
}

TEST(ReadBoards, TakesAFlatMatrixWhenTheFormSaysSo) {
  Form flat = *preset_named("matrix");
  flat.row_separator = " ";
  EXPECT_EQ(queens_of("0 0 1 0 1 0 0 0 0 0 0 1 0 1 0 0", {.form = flat}),
            (std::vector<Square>{{0, 2}, {1, 0}, {2, 3}, {3, 1}}));
}

// Placements, squares, numbers --------------------------------------------------------------------------------------

TEST(ReadPlacement, TakesAQueenString) {
  const auto placement = read_placement("15863724", 8);
  ASSERT_TRUE(placement);
  EXPECT_EQ(*placement, first8);
}

TEST(ReadPlacement, NamesTheColumnThatIsMissing) {
  const auto placement = read_placement("2571384", 8);
  ASSERT_FALSE(placement);
  EXPECT_EQ(placement.error().code, Code::wrong_count);
  EXPECT_EQ(placement.error().found, "7");
  EXPECT_EQ(placement.error().expected, "8");
  EXPECT_EQ(placement.error().missing, std::vector<int>{6});
}

TEST(ReadPlacement, RefusesTwoQueensInARow) {
  const auto placement = read_placement("(0,0) (0,1)", 2, form("coordinates"));
  ASSERT_FALSE(placement);
  EXPECT_EQ(placement.error().code, Code::not_one_a_row);
}

TEST(ReadPlacement, RefusesAColumnOffTheBoard) {
  const auto placement = read_placement("1 9 2 4", 4);
  ASSERT_FALSE(placement);
  EXPECT_EQ(placement.error().code, Code::off_board);
}

TEST(ReadSquare, TakesFileAndRankAndRowAndColumn) {
  for (const char* text : {"b4", "B4", "4,1", "(4, 1)", " ｂ４ ", "（４，１）"}) {
    const auto square = read_square(text, 8);
    ASSERT_TRUE(square) << text;
    EXPECT_EQ(*square, (Square{4, 1})) << text;
  }
}

TEST(ReadSquare, RefusesSquaresOffTheBoard) {
  for (const char* text : {"i1", "a9", "a0", "8,0", "0,99999999999"}) {
    const auto square = read_square(text, 8);
    ASSERT_FALSE(square) << text;
    EXPECT_EQ(square.error().code, Code::off_board) << text;
  }
}

TEST(ReadSquare, RefusesOtherTexts) {
  for (const char* text : {"4b", "b", "4", "b4c", "-1,2", "1,2,3"}) {
    const auto square = read_square(text, 8);
    ASSERT_FALSE(square) << text;
    EXPECT_EQ(square.error().code, Code::not_a_square) << text;
  }
}

TEST(SquareName, GoesOnWithTwoLettersBehindZ) {
  EXPECT_EQ(square_name({0, 25}, 30), "z30");
  EXPECT_EQ(square_name({0, 26}, 30), "aa30");
  EXPECT_EQ(*read_square("ab1", 30), (Square{29, 27}));
}

TEST(ReadNumber, TakesDigitsOnly) {
  EXPECT_TRUE(*read_number(" ９2\n") == 92);
  EXPECT_EQ(read_number("").error().code, Code::empty);
  EXPECT_EQ(read_number("-1").error().code, Code::not_a_number);
  EXPECT_EQ(read_number("8x").error().code, Code::not_a_number);
  EXPECT_EQ(read_number("8 9").error().code, Code::trailing_text);
  EXPECT_EQ(read_number(std::string(40, '9')).error().code, Code::number_too_large);
}

TEST(ReadNumbers, NamesTheLineOfAWord) {
  const auto numbers = read_numbers("one\neight\nfive\n");
  ASSERT_FALSE(numbers);
  EXPECT_EQ(numbers.error().code, Code::not_a_number);
  EXPECT_EQ(numbers.error().line, 1);
  EXPECT_EQ(numbers.error().character, 1);
  EXPECT_EQ(numbers.error().found, "one");
}

TEST(ReadNumbers, TellsWhereEachNumberStood) {
  const auto numbers = read_numbers("2\n 1  92");
  ASSERT_TRUE(numbers);
  EXPECT_EQ(*numbers, (std::vector<NumberAt>{{2, 1, 1}, {1, 2, 2}, {92, 2, 5}}));
}

}  // namespace
}  // namespace queens
