import json

import pytest

SOLUTION = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"


def test_a_solution_is_exit_0(queens):
    result = queens("check", stdin=SOLUTION)
    assert (result.status, result.out) == (0, "yes: a solution of n = 4\n")


@pytest.mark.parametrize(
    "text, flags",
    [
        ("15863724", []),
        ("1 5 8 6 3 7 2 4", []),
        ("0 4 7 5 2 6 1 3", []),
        ("(0,0) (1,4) (2,7) (3,5) (4,2) (5,6) (6,1) (7,3)", []),
        ("a8 e7 h6 f5 c4 g3 b2 d1", []),
        ("A8 E7 H6 F5 C4 G3 B2 D1", []),
        ("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4", []),
        ('{"n":8,"columns":[0,4,7,5,2,6,1,3]}', []),
        ("１５８６３７２４", []),
        ("\ufeff15863724\r\n", []),
        ("  15863724  ", []),
        ("((8 4) (7 2) (6 7) (5 3) (4 6) (3 8) (2 5) (1 1))", ["--base", "1"]),
        ("1 0 0 0 0 0 0 0\n0 0 0 0 1 0 0 0\n0 0 0 0 0 0 0 1\n0 0 0 0 0 1 0 0\n"
         "0 0 1 0 0 0 0 0\n0 0 0 0 0 0 1 0\n0 1 0 0 0 0 0 0\n0 0 0 1 0 0 0 0", []),
    ],
)
def test_every_form_is_read(queens, text, flags):
    result = queens("check", *flags, stdin=text)
    assert result.status == 0, result.out + result.err


def test_a_board_can_stand_on_the_command_line(queens):
    assert queens("check", "15863724").status == 0


def test_every_attacking_pair_is_named_in_both_notations(queens):
    board = "Q _ _ _ Q _ _ _\n_ Q _ _ _ _ _ _\n_ _ _ _ _ _ _ Q\nQ _ _ _ _ _ _ _\n_ _ _ Q _ _ _ _\n" \
            "_ _ _ _ _ _ Q _\n_ _ Q _ _ _ _ _\n_ _ _ _ _ Q _ _\n"
    result = queens("check", stdin=board)
    assert result.status == 1
    assert "queens on the board: 9, needed: 8" in result.out
    assert "(0,0) a8 and (0,4) e8 attack each other: row" in result.out
    assert "(0,0) a8 and (3,0) a5 attack each other: column" in result.out
    assert "(0,0) a8 and (1,1) b7 attack each other: main diagonal" in result.out


def test_json_names_the_pairs(queens):
    result = queens("check", "--json", stdin="..Q.\n.Q..\n...Q\nQ...\n")
    answer = json.loads(result.out)
    assert result.status == 1 and answer["valid"] is False and answer["queens"] == 4 and answer["n"] == 4
    assert answer["attacks"] == [{"a": [0, 2], "b": [1, 1], "line": "anti diagonal"}]


def test_empty_rows_and_columns_are_named(queens):
    result = queens("check", stdin="Q...\n....\n.Q..\n....\n")
    assert "no queen in row 1 (rank 3)" in result.out and "no queen in column 2 (file c" in result.out


def test_a_missing_digit_is_explained(queens):
    result = queens("check", "2571384")
    assert result.status == 1 and "queens on the board: 7, needed: 8" in result.out and "number 6 of a queen string" in result.out


def test_a_square_named_twice_is_explained(queens):
    result = queens("check", "C3 E4 C4 E1 C4 F4 A8 G6")
    assert result.status == 1 and "c4 is named more than once" in result.out


def test_several_boards_are_judged_one_by_one(queens):
    result = queens("check", stdin="2\nA1 B5 C8 D6 E3 F7 G2 H4\nC3 E4 C4 E1 C4 F4 A8 G6\n")
    assert result.status == 1
    assert result.lines[0] == "1: yes: a solution of n = 8" and result.lines[1] == "2: no: not a solution of n = 8"


def test_the_rules_of_a_problem_are_checked_too(queens):
    assert queens("check", "2413", "--queen", "a4").status == 1
    assert "missing" in queens("check", "2413", "--queen", "a4").out
    assert "blocked" in queens("check", "2413", "--block", "b4").out


def test_an_ambiguous_board_is_refused_with_the_readings(queens):
    result = queens("check", stdin="*...\n..*.\n....\n....\n")
    assert (result.out, result.status) == ("", 2) and "--glyphs" in result.err
    assert queens("check", "--glyphs", ".*#", stdin=".*..\n...*\n*...\n..*.\n").status == 0


def test_a_ragged_board_is_refused_with_every_bad_line(queens):
    board = "........\n........\n.......\n........\n........\n.....##.\n.......\n........\n"
    result = queens("check", stdin=board)
    assert (result.out, result.status) == ("", 2)
    assert "line 3" in result.err and "7 squares, expected 8 (line 7 too)" in result.err


def test_coordinates_in_x_and_y_from_the_bottom(queens):
    board = "8\n1 5\n6 2\n3 1\n5 0\n4 6\n0 3\n2 7\n7 4\n"
    result = queens("check", "--preset", "coordinates", "--major", "column", "--origin", "bottom", stdin=board)
    assert result.status == 0, result.out + result.err
