import json

import pytest


def test_list_ends_each_answer_with_a_newline(queens):
    result = queens("list", 8, "--preset", "string")
    assert result.out.endswith("84136275\n")
    assert len(result.lines) == 92


def test_list_gives_the_solutions_in_order(queens):
    lines = queens("list", 9, "--preset", "string").lines
    assert lines == sorted(lines) and len(set(lines)) == 352


def test_list_prints_no_total_without_total(queens):
    assert len(queens("list", 6, "--preset", "numbers").lines) == 4


def test_the_total_counts_all_whatever_the_limit(queens):
    result = queens("list", 6, "--preset", "numbers", "--limit", 3, "--total")
    assert result.lines == ["2 4 6 1 3 5", "3 6 2 5 1 4", "4 1 5 2 6 3", "4"]


def test_the_total_of_a_selection_counts_the_selection(queens):
    assert queens("list", 8, "--classes", "--limit", 0, "--total", "--preset", "string").lines == ["12"]
    assert queens("list", 8, "--symmetry", "half", "--limit", 1, "--total", "--preset", "string").lines == [
        "35281746",
        "4",
    ]


def test_offset_and_limit_cut_a_window(queens):
    whole = queens("list", 8, "--preset", "jsonl").lines
    assert queens("list", 8, "--preset", "jsonl", "--offset", 10, "--limit", 5).lines == whole[10:15]


def test_a_far_offset_is_where_nth_says(queens):
    near = queens("list", 13, "--offset", 40000, "--limit", 2, "--preset", "jsonl").lines
    nth = queens("nth", 13, 40001, 40002, "--preset", "jsonl").lines
    assert near == nth


def test_an_offset_behind_the_end_prints_nothing(queens):
    result = queens("list", 8, "--offset", 92, "--preset", "string")
    assert (result.out, result.status) == ("", 0) and "only 92" in result.err
    assert "only 14200" in queens("list", 12, "--offset", 30000, "--preset", "string").err


def test_the_classes_are_the_fundamental_solutions(queens):
    lines = queens("list", 8, "--classes", "--preset", "string").lines
    assert lines == (
        "15863724 16837425 24683175 25713864 25741863 26174835 26831475 27368514 27581463 35281746 35841726 36258174"
    ).split()


def test_classes_with_rules_are_those_under_the_symmetries_of_the_rules(queens):
    # A queen on the diagonal keeps the mirror at that diagonal; one beside it keeps nothing.
    on = queens("list", 8, "--queen", "0,0", "--classes", "--preset", "string")
    off = queens("list", 8, "--queen", "0,1", "--classes", "--preset", "string")
    assert len(on.lines) == 2  # 4 solutions, paired by the mirror
    assert len(off.lines) == 8


@pytest.mark.parametrize(
    "method",
    ["exhaustive", "single-array", "iterative", "explicit-stack", "board-marks", "marker-arrays", "bitmask"],
)
def test_every_method_lists_the_same(queens, method):
    expected = queens("list", 7, "--preset", "string").out
    assert queens("list", 7, "--preset", "string", "--method", method).out == expected
    by_column = queens("list", 7, "--preset", "string", "--method", method, "--by", "column")
    assert by_column.out == queens("list", 7, "--preset", "string", "--by", "column").out
    assert sorted(by_column.lines) == sorted(expected.splitlines())


def test_by_column_orders_by_the_rows_of_the_columns(queens):
    lines = queens("list", 8, "--by", "column", "--preset", "string", "--major", "column").lines
    assert lines == sorted(lines) and len(lines) == 92


def test_jsonl_has_the_promised_spelling(queens):
    assert queens("list", 8, "--preset", "jsonl", "--limit", 1).out == '{"index":"1","columns":[0,4,7,5,2,6,1,3]}\n'


def test_jsonl_of_classes_tells_the_orbit(queens):
    orbits = [json.loads(line)["orbit"] for line in queens("list", 8, "--classes", "--preset", "jsonl").lines]
    assert sorted(orbits) == [4] + [8] * 11 and sum(orbits) == 92


def test_rules_from_flags_and_from_a_board_agree(queens, tmp_path):
    board = tmp_path / "board.txt"
    board.write_text("....\n..#.\n....\n....\n")
    flags = queens("list", 4, "--block", "1,2", "--preset", "string")
    assert flags.lines == ["2413", "3142"]
    assert queens("list", "--board", board, "--preset", "string").out == flags.out
    assert queens("list", 4, "--board", board, "--queen", "a2", "--preset", "string").lines == ["2413"]




@pytest.mark.parametrize("n", [2, 3])
def test_no_solution_is_exit_1_and_a_sentence(queens, n):
    result = queens("list", n)
    assert (result.out, result.status) == ("", 1)
    assert result.err == f"n = {n}: no solution\n"


def test_the_smallest_boards_are_answered_with_a_sentence(queens):
    assert queens("list", 0, "--preset", "jsonl").out == '{"index":"1","columns":[]}\n'
    assert "empty board" in queens("list", 0).err
    one = queens("list", 1)
    assert (one.out, one.status) == ("Q\n", 0) and "one solution" in one.err


def test_the_word_for_no_solution_can_be_chosen(queens):
    result = queens("list", 3, "--none", "None\\n")
    assert (result.out.strip(), result.status) == ("None", 1)
