#include <gtest/gtest.h>

#include <queens/format.hpp>

namespace queens {
namespace {

const Placement first4 = {1, 3, 0, 2};
const Placement second4 = {2, 0, 3, 1};
const Placement first8 = {0, 4, 7, 5, 2, 6, 1, 3};
const Placement first10 = {0, 2, 5, 7, 9, 4, 8, 1, 3, 6};

std::string list(const Form& form, const std::vector<Placement>& solutions, std::optional<Total> total = {}) {
  const int size = solutions.empty() ? 4 : static_cast<int>(solutions[0].size());
  Writer writer(form, size);
  std::string out;
  writer.begin(out);
  Total index = 0;
  for (const Placement& solution : solutions) writer.solution(out, solution, ++index);
  writer.end(out, total);
  return out;
}

Form preset(const char* name) { return *preset_named(name); }

std::string listed(const char* name, std::optional<Total> total = {}) {
  return list(preset(name), {first4, second4}, total);
}

TEST(Presets, BeginWithTheDefault) { EXPECT_EQ(presets()[0].name, "grid"); }

TEST(Presets, AreFoundByName) {
  EXPECT_EQ(preset_named("nothing"), nullptr);
  for (const Form& form : presets()) EXPECT_EQ(preset_named(form.name), &form);
}

TEST(Writer, PutsABlankLineBetweenGrids) {
  EXPECT_EQ(listed("grid"), ". Q . .\n. . . Q\nQ . . .\n. . Q .\n\n. . Q .\nQ . . .\n. . . Q\n. Q . .\n");
}

TEST(Writer, RunsColumnsTogetherUpToNine) { EXPECT_EQ(list(preset("string"), {first8}), "15863724\n"); }

TEST(Writer, PutsASpaceBetweenColumnsAboveNine) {
  EXPECT_EQ(list(preset("string"), {first10}), "1 3 6 8 10 5 9 2 4 7\n");
}

TEST(Writer, PutsTheTotalBehindTheNumbers) { EXPECT_EQ(listed("numbers", 2), "2 4 1 3\n3 1 4 2\n2\n"); }

TEST(Writer, CountsColumnsFromZero) { EXPECT_EQ(listed("columns"), "1 3 0 2\n2 0 3 1\n"); }

TEST(Writer, WritesCoordinates) { EXPECT_EQ(list(preset("coordinates"), {first4}), "(0,1) (1,3) (2,0) (3,2)\n"); }

TEST(Writer, WritesSquaresFromTheFirstRow) {
  EXPECT_EQ(list(preset("squares"), {first8}), "a8 e7 h6 f5 c4 g3 b2 d1\n");
}

TEST(Writer, WritesSquaresRunTogetherByFile) {
  Form form = preset("squares");
  form.separator = "";
  form.major = Major::column;
  form.origin = Origin::top;
  EXPECT_EQ(list(form, {transposed(first10)}), "a1b3c6d8e10f5g9h2i4j7\n");
}

TEST(Writer, WritesAnswers) {
  EXPECT_EQ(list(preset("answers"), {first4}),
            "answer 1 : \n. # . .\n. . . #\n# . . .\n. . # .\n1 3 0 2\n--------------------------------\n");
}

TEST(Writer, WritesTheMatrixWithATitle) {
  Form form = preset("matrix");
  form.header = "第{index}种解法:\n";
  EXPECT_EQ(list(form, {first4}), "第1种解法:\n0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0\n\n");
}

TEST(Writer, WritesLettersWithThePauseLineAndTheTotal) {
  Form form = preset("letters");
  form.header = "第{index}组解:\n";
  form.footer = "\n\n…\n\n";
  form.total = "共{total}组解\n";
  EXPECT_EQ(list(form, {first4}, 2), "第1组解:\n0 Q 0 0\n0 0 0 Q\nQ 0 0 0\n0 0 Q 0\n\n…\n\n共2组解\n");
}

TEST(Writer, WritesAxesWithTheFirstChoiceAndTheWordForNone) {
  Form form = preset("axes");
  form.none = "none!\n";
  Writer writer(form, 4);
  std::string out;
  writer.begin(out);
  writer.none(out, {.first = 0});
  writer.solution(out, second4, 1, {.first = 1});
  writer.end(out);
  EXPECT_EQ(out,
            "-----------------0---------------------\nnone!\n"
            "-----------------1---------------------\n    0  1  2  3\n 0  *  *  q  *\n 1  q  *  *  *\n 2  *  *  *  q\n"
            " 3  *  q  *  *\n---------------------------------------\n");
}

TEST(Writer, WritesFen) { EXPECT_EQ(list(preset("fen"), {first8}), "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4\n"); }

TEST(Writer, WritesOneJsonObject) {
  EXPECT_EQ(listed("json", 2),
            R"({"n":4,"solutions":[{"index":"1","columns":[1,3,0,2]},{"index":"2","columns":[2,0,3,1]}],"total":"2"})"
            "\n");
}

TEST(Writer, WritesJsonWithoutSolutions) { EXPECT_EQ(list(preset("json"), {}), "{\"n\":4,\"solutions\":[]}\n"); }

TEST(Writer, WritesOneJsonObjectALine) {
  EXPECT_EQ(list(preset("jsonl"), {first8}), "{\"index\":\"1\",\"columns\":[0,4,7,5,2,6,1,3]}\n");
}

TEST(Writer, TellsTheOrbitInJson) {
  Writer writer(preset("jsonl"), 4);
  std::string out;
  writer.solution(out, first4, 1, {.orbit = 2});
  EXPECT_EQ(out, "{\"index\":\"1\",\"columns\":[1,3,0,2],\"orbit\":2}\n");
}

TEST(Writer, WritesBoardsAsArraysOfStrings) {
  EXPECT_EQ(listed("boards"), "[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n");
}

TEST(Writer, WritesCsvWithAHeading) { EXPECT_EQ(listed("csv"), "index,row0,row1,row2,row3\n1,1,3,0,2\n2,2,0,3,1\n"); }

TEST(Writer, StacksDrawingsInOneSvg) {
  const std::string svg = listed("svg");
  EXPECT_EQ(svg.find("<svg"), svg.rfind("<svg"));
  EXPECT_NE(svg.find("b4 d3 a2 c1; c4 a3 d2 b1"), std::string::npos);
}

TEST(Writer, AlignsTheIndexToTheRight) {
  Form form = preset("numbers");
  form.open = "SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n";
  form.header = "{index:2}      ";
  EXPECT_EQ(list(form, {first8}), "SOLN       COLUMN\n #      1 2 3 4 5 6 7 8\n\n 1      1 5 8 6 3 7 2 4\n");
}

TEST(Writer, WritesTheRowsByColumnWhenColumnsComeFirst) {
  Form form = preset("numbers");
  form.major = Major::column;
  EXPECT_EQ(list(form, {first4}), "3 1 4 2\n");
}

TEST(Writer, WritesAGridFromTheBottomWhenTheOriginIsThere) {
  Form form = preset("grid");
  form.origin = Origin::bottom;
  EXPECT_EQ(list(form, {first4}), ". . Q .\nQ . . .\n. . . Q\n. Q . .\n");
}

TEST(Writer, WritesAGridOnOneLine) {
  Form form = preset("matrix");
  form.header = form.between = "";
  form.footer = "\n";
  form.row_separator = " ";
  EXPECT_EQ(list(form, {first4}), "0 1 0 0 0 0 0 1 1 0 0 0 0 0 1 0\n");
}

TEST(Writer, WritesOneNumberALine) {
  Form form = preset("numbers");
  form.separator = "\n";
  EXPECT_EQ(list(form, {first4}), "2\n4\n1\n3\n");
}

TEST(Writer, LeavesOutTheLastNewlineWhenTold) {
  Form form = preset("numbers");
  form.last_newline = false;
  EXPECT_EQ(list(form, {first4, second4}), "2 4 1 3\n3 1 4 2");
  EXPECT_EQ(list(form, {first4}, 2), "2 4 1 3\n2");
}

TEST(Writer, WritesTheSameThroughAStringThatIsEmptiedOften) {
  for (const Form& form : presets()) {
    for (const bool last_newline : {true, false}) {
      Form changed = form;
      changed.last_newline = last_newline;
      Writer writer(changed, 4);
      std::string all, out;
      const auto flush = [&] { all += std::exchange(out, {}); };
      writer.begin(out), flush();
      writer.solution(out, first4, 1), flush();
      writer.solution(out, second4, 2), flush();
      writer.end(out, 2), flush();
      EXPECT_EQ(all, list(changed, {first4, second4}, 2)) << form.name;
    }
  }
}

TEST(Writer, WritesLargeGridsLikeSmallOnes) {
  Placement columns(100);
  for (int row = 0; row < 100; ++row) columns[row] = row * 7 % 100;
  for (const char* name : {"grid", "axes", "boards"}) {
    const std::string text = list(preset(name), {columns});
    const std::string board = *write_board(preset(name), board_of(columns));
    EXPECT_NE(text.find(board.substr(0, board.size() - 1)), std::string::npos) << name;
  }
}

TEST(Writer, WritesLargeNumbersLikeSmallOnes) {
  Placement columns(5000);
  for (int row = 0; row < 5000; ++row) columns[row] = row * 7 % 5000;
  EXPECT_TRUE(list(preset("numbers"), {columns}).starts_with("1 8 15 22 "));
  EXPECT_TRUE(list(preset("squares"), {columns}).starts_with("a5000 h4999 "));
  EXPECT_TRUE(list(preset("coordinates"), {columns}).starts_with("(0,0) (1,7) "));
}

TEST(Writer, TakesTheEmptyBoard) {
  for (const Form& form : presets()) {
    if (form.kind != FormKind::svg) {
      EXPECT_NO_THROW(list(form, {Placement{}})) << form.name;
    }
  }
  EXPECT_EQ(list(preset("jsonl"), {Placement{}}), "{\"index\":\"1\",\"columns\":[]}\n");
}

TEST(WriteBoard, ShowsBlockedSquaresAndSeveralQueensInARow) {
  const Board board{.size = 3, .queens = {{0, 0}, {0, 2}}, .blocked = {{1, 1}}};
  EXPECT_EQ(write_board(preset("grid"), board), "Q . Q\n. # .\n. . .\n");
  EXPECT_EQ(write_board(preset("fen"), board), "Q1Q/1#1/3\n");
  EXPECT_EQ(write_board(preset("json"), board), "{\"n\":3,\"queens\":[[0,0],[0,2]],\"blocked\":[[1,1]]}\n");
}

TEST(WriteBoard, RefusesAFormThatCannotHoldTheBoard) {
  EXPECT_FALSE(write_board(preset("numbers"), {.size = 3, .queens = {{0, 0}, {0, 2}}, .blocked = {}}));
  EXPECT_FALSE(write_board(preset("squares"), {.size = 3, .queens = {{0, 0}}, .blocked = {{1, 1}}}));
}

TEST(SvgBoard, IsAnImageWithATitle) {
  const std::string svg = svg_board(board_of(first4), {.title = "a < b"});
  EXPECT_NE(svg.find("role=\"img\""), std::string::npos);
  EXPECT_NE(svg.find("<title>a &lt; b</title>"), std::string::npos);
}

}  // namespace
}  // namespace queens
