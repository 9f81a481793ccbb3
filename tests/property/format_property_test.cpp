// What is written is read back as the same board.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <algorithm>
#include <queens/format.hpp>

namespace queens {
namespace {

void expect(const char* what, const auto& property) { EXPECT_TRUE(rc::check(what, property)); }

Placement permutation(int size) {
  Placement columns(static_cast<std::size_t>(size));
  for (int i = 0; i < size; ++i) columns[i] = i;
  for (int i = size - 1; i > 0; --i) std::swap(columns[i], columns[*rc::gen::inRange(0, i + 1)]);
  return columns;
}

Board any_board(int size, bool blocked) {
  Board board{.size = size, .queens = {}, .blocked = {}};
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const int what = *rc::gen::inRange(0, 5);
      if (what == 0) board.queens.push_back({row, column});
      if (what == 1 && blocked) board.blocked.push_back({row, column});
    }
  return board;
}

Form turned_form(const Form& preset) {
  Form form = preset;
  form.major = *rc::gen::element(Major::row, Major::column);
  form.origin = *rc::gen::element(Origin::top, Origin::bottom);
  return form;
}

TEST(FormatProperty, EverySolutionThatAWriterListsIsReadBack) {
  for (const Form& preset : presets()) {
    if (!readable(preset)) continue;
    expect(preset.name.c_str(), [&] {
      const Form form = preset.kind == FormKind::json ? preset : turned_form(preset);
      const int size = *rc::gen::inRange(2, 14);  // a list of 1s could also be one board
      const int count = *rc::gen::inRange(1, 4);
      std::vector<Board> boards;
      Writer writer(form, size);
      std::string text;
      writer.begin(text);
      for (int k = 1; k <= count; ++k) {
        const Placement columns = permutation(size);
        boards.push_back(board_of(columns));
        writer.solution(text, columns, static_cast<Total>(k));
      }
      writer.end(text);
      const auto read = read_boards(text, {.form = form, .size = size});
      RC_LOG() << text;
      RC_ASSERT(bool(read));
      RC_ASSERT(*read == boards);
    });
  }
}

TEST(FormatProperty, EveryBoardIsReadBackFromTheFormsThatHoldIt) {
  for (const Form& preset : presets()) {
    if (!readable(preset)) continue;
    const bool one_a_row = preset.kind == FormKind::numbers;
    const bool shows_blocked = write_board(preset, {.size = 1, .queens = {}, .blocked = {{0, 0}}}).has_value();
    expect(preset.name.c_str(), [&] {
      const Form form = turned_form(preset);
      const int size = *rc::gen::inRange(one_a_row ? 2 : 1, 12);
      const Board board = one_a_row ? board_of(permutation(size)) : any_board(size, shows_blocked);
      const auto text = write_board(form, board);
      RC_ASSERT(text.has_value());
      RC_PRE(text->size() > 1);  // no queen in a form that shows nothing else
      RC_LOG() << *text;
      const auto read = read_board(*text, {.form = form, .size = size});
      RC_ASSERT(bool(read));
      RC_ASSERT(*read == board);
    });
  }
}

TEST(FormatProperty, APermutationIsDetectedInEveryFormThatTellsWhatItIs) {
  for (const char* name :
       {"grid", "string", "numbers", "columns", "coordinates", "squares", "fen", "json", "jsonl", "boards", "csv"})
    expect(name, [&] {
      const int size = *rc::gen::inRange(4, 14);
      const Placement columns = permutation(size);
      Writer writer(*preset_named(name), size);
      std::string text;
      writer.begin(text);
      writer.solution(text, columns, 1);
      writer.end(text);
      RC_LOG() << text;
      const auto read = read_board(text);
      RC_ASSERT(bool(read));
      RC_ASSERT(*read == board_of(columns));
    });
}

TEST(FormatProperty, ASquareIsReadBackFromItsName) {
  expect("square", [] {
    const int size = *rc::gen::inRange(1, 2000);
    const Square square{*rc::gen::inRange(0, size), *rc::gen::inRange(0, size)};
    const auto read = read_square(square_name(square, size), size);
    RC_ASSERT(bool(read));
    RC_ASSERT(*read == square);
  });
}

TEST(FormatProperty, NoTextBreaksTheReader) {
  expect("text", [] {
    const auto text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("01289.*Q#qx ,()[]{}\"\n\n/a-\xEF\xBC\x91")));
    (void)read_boards(text);
    for (const Form& form : presets())
      if (readable(form)) (void)read_boards(text, {.form = form});
  });
}

}  // namespace
}  // namespace queens
