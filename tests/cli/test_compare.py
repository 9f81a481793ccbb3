"""The seven methods side by side."""

import json

import pytest

METHODS = "exhaustive single-array iterative explicit-stack board-marks marker-arrays bitmask".split()


def test_the_table_of_eight_has_the_published_numbers(queens):
    result = queens("compare", 8)
    assert result.status == 0
    rows = {line.split()[0]: line.split()[1:] for line in result.lines[1:8]}
    assert list(rows) == METHODS
    assert rows["exhaustive"][:5] == ["109601", "40320", "40228", "109600", "0"]
    for method in METHODS[1:6]:
        assert rows[method][:4] == ["2057", "15720", "13664", "2056"]
    assert rows["board-marks"][4] == "9688" and rows["bitmask"][:3] == ["2057", "2056", "0"]
    for number in ("C(64,8) = 4426165368", "109601", "2057"):
        assert number in result.lines[-1]


def test_every_line_fits_a_terminal_in_both_languages(queens):
    for lang in ("en", "zh"):
        for line in queens("compare", 8, "--lang", lang).lines[:8]:
            assert len(line) <= 80


def test_each_method_has_one_line_why(queens):
    lines = queens("compare", 5).lines
    assert [line.split()[0] for line in lines[9:16]] == METHODS


def test_exhaustive_is_skipped_with_a_word_where_it_takes_too_long(queens):
    lines = queens("compare", 11).lines
    assert lines[1].startswith("exhaustive") and "skipped" in lines[1]
    assert "108505112" in lines[-1]  # its nodes are known all the same


def test_json_holds_the_same(queens):
    answer = json.loads(queens("compare", 6, "--json").out)
    assert answer["n"] == 6 and answer["blind_choices"] == "1947792" and answer["exhaustive_nodes"] == "1957"
    methods = {entry["method"]: entry for entry in answer["methods"]}
    assert list(methods) == METHODS and not methods["exhaustive"]["skipped"]
    for method in METHODS[1:]:
        assert methods[method]["nodes"] == "153" and methods[method]["solutions"] == "4"
        assert methods[method]["seconds"] > 0 and methods[method]["times_faster"] > 0
    assert methods["exhaustive"]["times_faster"] == 1
    skipped = json.loads(queens("compare", 11, "--json").out)["methods"][0]
    assert skipped == {"method": "exhaustive", "skipped": True}


def test_to_the_first_solution_876_squares_are_tested(queens):
    lines = queens("compare", 8, "--until", "first").lines
    assert lines[2].split()[:5] == ["single-array", "114", "876", "763", "105"]


def test_rules_are_kept(queens):
    answer = json.loads(queens("compare", 8, "--queen", "0,0", "--block", "7,3", "--json").out)
    assert {entry["solutions"] for entry in answer["methods"]} == {"3"}


@pytest.mark.parametrize("n", range(4))
def test_the_smallest_boards_are_compared(queens, n):
    assert queens("compare", n).status == 0


@pytest.mark.parametrize("words, clue", [("compare 17", "16"), ("compare", "missing"), ("compare -1", "negative"),
                                         ("compare 8 8", "too many"), ("compare 8 --until 3", "first all")])
def test_wrong_use_is_refused(queens, words, clue):
    result = queens(*words.split())
    assert (result.out, result.status) == ("", 2) and clue in result.err and result.err.count("\n") == 1
