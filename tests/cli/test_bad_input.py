"""Wrong use and wrong input: exit 2, nothing on standard output, one clear line that says what was expected."""

import pytest

SIZES = [
    ("-1", "negative"),
    ("", "empty"),
    ("8.5", "not a whole number"),
    ("abc", "not a whole number"),
    ("1e3", "not a whole number"),
    ("99999999999", "too large"),
    ("9" * 60, "too large"),
]


@pytest.mark.parametrize("verb", ["list", "solve", "count", "nth", "sample", "trace", "compare", "estimate"])
@pytest.mark.parametrize("size, word", SIZES, ids=[repr(row[0])[:12] for row in SIZES])
def test_a_wrong_size_is_refused_by_every_verb(queens, verb, size, word):
    result = queens(verb, size, *(["1"] if verb == "nth" else []))
    assert (result.out, result.status) == ("", 2)
    assert word in result.err and result.err.count("\n") == 1


def test_full_width_digits_are_a_size(queens):
    assert queens("count", "８").out == "92\n"


WRONG = [
    ("lst 8", 'did you mean "list"'),
    ("8", "queens count 8"),
    ("frobnicate", "queens help"),
    ("list 8 --limt 3", "--limit"),
    ("list 8 --xyzzy-plugh", "--help"),
    ("list 8 --limit", "needs a value"),
    ("list 8 --limit -3", "from 0"),
    ("list 8 --limit 1.5", "whole number"),
    ("list 8 --total=3", "takes no value"),
    ("list 8 --method backtrack", "single-array"),
    ("list 8 --method bitmsk", '"bitmask"'),
    ("list 8 --preset strng", '"string"'),
    ("list 8 --preset nonsense-form", "queens formats"),
    ("list 8 --by diagonal", "row column"),
    ("list 8 --base 2", "0 1"),
    ("list 8 --glyphs Q", "two or three"),
    ("list 8 --glyphs QQ", "differ"),
    ("list 8 9", "too many"),
    ("list 8 --classes --symmetry half", "exclude"),
    ("list 8 --step", "terminal"),
    ("list 100000", "1000"),
    ("list", "missing"),
    ("list 8 --queen z9", "--queen z9"),
    ("list 8 --queen 8,0", "off the board"),
    ("list 8 --queen banana", "b4 or row,column"),
    ("list 8 --block a0", "--block a0"),
    ("list 8 --board no-such-file", "no such file"),
    ("list 8 --board /", "folder"),
    ("list 70 --method bitmask", "64"),
    ("count 33", "32"),
    ("count 8 --threads 0", "from 1"),
    ("count 8 --classes --by-first-row", "exclude"),
    ("nth 8", "missing"),
    ("nth 8 x", "not a number"),
    ("nth 8 -1", "not a number"),
    ("nth 8 99999999999999999999999999999999999999999999", "too large"),
    ("rank 8", "missing"),
    ("rank 8 hello", "hello"),
    ("show", "missing"),
    ("show no-such-board", "no file"),
    ("known x", "not a whole number"),
    ("completion tcsh", "bash, zsh or fish"),
    ("completion bash zsh", "too many"),
    ("help frobnicate", "no verb"),
    ("solve 1000000000", "too large"),
    ("list 8 --lang fr", "zh en"),
]


@pytest.mark.parametrize("words, clue", WRONG, ids=[row[0][:40] for row in WRONG])
def test_wrong_use_is_refused_with_a_clue(queens, words, clue):
    result = queens(*words.split(" "))
    assert (result.out, result.status) == ("", 2)
    assert clue in result.err
    assert result.err.startswith("queens: ") and result.err.count("\n") == 1


BOARDS = [
    ("", "nothing to read"),
    ("\n\n\n", "nothing to read"),
    ("Q...\n..Q\n....\n....\n", "line 2"),
    ("Q...\n....\n....\n", "rows: 3, squares in a row: 4"),
    ("Q...\n..x?\n....\n....\n", "line 2, character 4"),
    ("Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6", ""),
    ('{"n":8,"columns":[0,4', "JSON"),
    ("\x00\x01\x02", ""),
]


@pytest.mark.parametrize("text, clue", BOARDS, ids=range(len(BOARDS)))
def test_a_broken_board_is_refused_with_its_place(queens, text, clue):
    result = queens("check", stdin=text)
    assert (result.out, result.status) == ("", 2)
    assert clue in result.err and result.err.count("\n") == 1


def test_bytes_that_are_no_text_are_refused(queens):
    result = queens("check", stdin=b"\xff\xfe\xfaQ...\n")
    assert (result.out, result.status) == ("", 2)


def test_words_in_the_place_of_numbers_are_named_with_their_line(queens):
    result = queens("count", "-", stdin="one\neight\nfive\n")
    assert (result.out, result.status) == ("", 2) and "line 1, character 1" in result.err


def test_boards_of_another_size_are_refused(queens, tmp_path):
    board = tmp_path / "board.txt"
    board.write_text("....\n" * 4)
    result = queens("count", 5, "--board", board)
    assert (result.out, result.status) == ("", 2) and "4 rows" in result.err


def test_two_fixed_queens_that_attack_leave_no_solution(queens):
    result = queens("list", 8, "--queen", "a1", "--queen", "h8")
    assert (result.out, result.status) == ("", 1) and result.err.count("\n") == 1
    assert "(0,7) h8" in result.err and "(7,0) a1" in result.err and "anti diagonal" in result.err
