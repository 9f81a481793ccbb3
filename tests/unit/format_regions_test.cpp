// The readers of regions and weights.
#include <gtest/gtest.h>

#include <queens/format.hpp>

namespace queens {
namespace {

using Code = InputError::Code;
using Numbers = std::vector<int>;

Regions read(std::string_view text) {
  const auto regions = read_regions(text);
  EXPECT_TRUE(regions) << text;
  return regions ? *regions : Regions{};
}

InputError refused(std::string_view text) {
  const auto regions = read_regions(text);
  EXPECT_FALSE(regions) << text;
  return regions ? InputError{} : regions.error();
}

TEST(ReadRegions, NumbersTheLettersInReadingOrder) {
  const Regions regions = read("BBA\nBCA\nCC.\n");
  EXPECT_EQ(regions.size, 3);
  EXPECT_EQ(regions.numbers, (Numbers{0, 0, 1, 0, 2, 1, 2, 2, -1}));
  EXPECT_EQ(regions.names, (std::vector<std::string>{"B", "A", "C"}));
}

TEST(ReadRegions, TakesTheSameRegionsInEveryFormOfTheWild) {
  const Numbers expected{0, 0, 1, 2, 2, 1, 2, 1, 1};
  for (const char* text : {
           "AAB\nCCB\nCBB\n", "aab\nccb\ncbb", "a a b\r\nc c b\r\nc b b", "\xEF\xBB\xBF" "AAB\nCCB\nCBB\n", "  AAB  \n\n  CCB\nCBB\n\n",
           "001\n221\n211\n", "1,1,2\n3,3,2\n3,2,2\n", "10 10 7\n12 12 7\n12 7 7\n", "A|A|B|\nC|C|B|\nC|B|B|\n", "A\tA\tB\nC\tC\tB\nC\tB\tB",
           "# a puzzle\n// of three rows\n; here\nAAB\nCCB\nCBB\n", "3\nAAB\nCCB\nCBB\n", "3\n1 1 2\n3 3 2\n3 2 2\n",
           R"(["AAB","CCB","CBB"])", R"(["A A B","C C B","C B B"])", "[[0,0,1],[2,2,1],\n[2,1,1]]",
           R"([["red","red","blue"],["green","green","blue"],["green","blue","blue"]])",
           R"({"name":"x","colorRegions":[["A","A","B"],["C","C","B"],["C","B","B"]],"size":3})",
           R"({"regions":[[5,5,6],[7,7,6],[7,6,6]]})", "ＡＡＢ\nＣＣＢ\nＣＢＢ\n", "🟥🟥🟦\n🟩🟩🟦\n🟩🟦🟦\n", "红红蓝\n绿绿蓝\n绿蓝蓝\n"})
    EXPECT_EQ(read(text).numbers, expected) << text;
}

TEST(ReadRegions, KeepsNamesOfMoreThanOneCharacter) {
  EXPECT_EQ(read("10 2\n2 10\n").names, (std::vector<std::string>{"10", "2"}));
  EXPECT_EQ(read("[[10,2],[2,null]]").numbers, (Numbers{0, 1, 1, -1}));
  EXPECT_EQ(read(R"([["",-1],["x","."]])").numbers, (Numbers{-1, -1, 0, -1}));
}

TEST(ReadRegions, TellsCasesApartUnlessOnlyOneOfEachGivesAsManyRegionsAsRows) {
  EXPECT_EQ(read("Aab\nCcb\nCbB\n").numbers, (Numbers{0, 0, 1, 2, 2, 1, 2, 1, 1}));  // careless: three regions
  EXPECT_EQ(read("Aab\naab\nabb\n").numbers, (Numbers{0, 1, 2, 1, 1, 2, 1, 2, 2}));  // three as written
  EXPECT_EQ(read("Aa\nbb\n").numbers, (Numbers{0, 0, 1, 1}));
  EXPECT_EQ(read("aA\nbB\n").names.size(), 2U);
  EXPECT_EQ(read("aAc\nbBd\nccc\n").names.size(), 6U);  // neither way three: as written
}

TEST(ReadRegions, SaysWhereTheTextIsWrong) {
  EXPECT_EQ(refused("").code, Code::empty);
  EXPECT_EQ(refused(" \n\n").code, Code::empty);
  EXPECT_EQ(refused("# nothing\n").code, Code::empty);
  EXPECT_EQ(refused("[]").code, Code::empty);

  const InputError ragged = refused("AAB\nAB\nABB\nA\n");
  EXPECT_EQ(ragged.code, Code::ragged);
  EXPECT_EQ(ragged.line, 2);
  EXPECT_EQ(ragged.found, "2");
  EXPECT_EQ(ragged.expected, "3");
  EXPECT_EQ(ragged.lines, (std::vector<int>{2, 4}));

  const InputError not_square = refused("AAB\nABB\n");
  EXPECT_EQ(not_square.code, Code::not_square);
  EXPECT_EQ(not_square.found, "2");
  EXPECT_EQ(not_square.expected, "3");

  const InputError unknown = refused("AAB\nA?B\nABB\n");
  EXPECT_EQ(unknown.code, Code::unknown_character);
  EXPECT_EQ(unknown.line, 2);
  EXPECT_EQ(unknown.character, 2);
  EXPECT_EQ(unknown.found, "?");
}

TEST(ReadRegions, SaysWhereJsonIsWrong) {
  const auto at = [](const InputError& error) { return std::pair(error.line, error.character); };
  EXPECT_EQ(refused("[[0,1],\n[1,]]").code, Code::bad_json);
  EXPECT_EQ(refused("[[0,1],\n[1,0.5]]").code, Code::not_a_number);
  EXPECT_EQ(at(refused("[[0,1],\n[1,0.5]]")), std::pair(2, 4));
  EXPECT_EQ(at(refused("[[0,1],\n[1,[2]]]")), std::pair(2, 4));
  EXPECT_EQ(at(refused("[\"AB\",\n \"A!\"]")), std::pair(2, 4));
  EXPECT_EQ(refused("[[0,1],\n[1]]").lines, (std::vector<int>{2}));
  EXPECT_EQ(refused("{\"size\":2}").expected, "regions");
  EXPECT_EQ(refused("[[0,-2],[1,1]]").code, Code::not_a_number);
  EXPECT_EQ(refused("[1,2]").code, Code::not_a_number);
  EXPECT_EQ(refused(R"(["A\"","AB"])").code, Code::bad_json);
}

TEST(ReadWeights, TakesNumbersWhateverStandsBetweenThem) {
  using Weights = std::vector<std::vector<std::int64_t>>;
  for (const char* text : {"1 -2\n3 4\n", "1,-2,3,4", "[[1,-2],[3,4]]", "1\n-2\n+3\n4", " 1;-2|3\t4 \r\n", "1\n1 -2\n3 4\n"})
    EXPECT_EQ(*read_weights(text, 2), (Weights{{1, -2, 3, 4}})) << text;
  EXPECT_EQ(*read_weights("2\n1 2 3 4\n5 6 7 8\n", 2), (Weights{{1, 2, 3, 4}, {5, 6, 7, 8}}));
  EXPECT_EQ(*read_weights("1000000000000", 1), (Weights{{max_weight}}));
}

TEST(ReadWeights, SaysWhichIsNoNumberAndHowManyThereAre) {
  const auto refused_weights = [](std::string_view text) { return read_weights(text, 2).error(); };
  EXPECT_EQ(refused_weights("").code, Code::empty);
  const InputError word = refused_weights("1 2\n3 x4\n");
  EXPECT_EQ(word.code, Code::not_a_number);
  EXPECT_EQ(word.found, "x4");
  EXPECT_EQ(word.line, 2);
  EXPECT_EQ(word.character, 3);
  EXPECT_EQ(refused_weights("1 2 3 1.5").found, "1.5");
  EXPECT_EQ(refused_weights("1 2 3 1000000000001").code, Code::number_too_large);
  EXPECT_EQ(refused_weights("1 2 3 99999999999999999999999999999999999999999").code, Code::number_too_large);
  const InputError few = refused_weights("1 2 3");
  EXPECT_EQ(few.code, Code::wrong_count);
  EXPECT_EQ(few.found, "3");
  EXPECT_EQ(few.expected, "4");
  EXPECT_EQ(read_weights("1", 0).error().code, Code::wrong_count);
}

}  // namespace
}  // namespace queens
