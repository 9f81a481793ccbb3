"""The rules from the command: flags, files, every verb, and wrong input."""

import itertools
import json
import random

import pytest

PUZZLE = "wwww\nwkkk\nrrrr\nbbbb"
TOUCHING = ["--rule", "touching", "--regions", "-"]


def solutions(n, rule="queen", sums=(), differences=(), regions=None):
    """By every permutation and every pair, in order."""

    def attack(r, c, r2, c2):
        rows, columns = abs(r - r2), abs(c - c2)
        if regions and regions[r][c] == regions[r2][c2]:
            return True
        if rule == "touching":
            return rows == columns == 1
        if rule == "toroidal":
            return (r - c - r2 + c2) % n == 0 or (r + c - r2 - c2) % n == 0
        return rows == columns or (rule == "superqueen" and rows * columns == 2)

    for columns in itertools.permutations(range(n)):
        squares = list(enumerate(columns))
        if any(r + c in sums or r - c in differences for r, c in squares):
            continue
        if not any(attack(*a, *b) for a, b in itertools.combinations(squares, 2)):
            yield columns


def random_problem(seed):
    dice = random.Random(seed)
    n = dice.randint(4, 6)
    rule = dice.choice(["queen", "superqueen", "toroidal", "touching", "touching"])
    sums = [dice.randrange(2 * n - 1)] if dice.random() < 0.4 else []
    differences = [dice.randrange(1 - n, n)] if dice.random() < 0.4 else []
    regions = [[dice.choice("ABCDEFGHIJKL") for _ in range(n)] for _ in range(n)] if dice.random() < 0.6 else None
    flags = ["--rule", rule]
    for number in sums:
        flags += ["--exclude-sum", number]
    for number in differences:
        flags += ["--exclude-difference", number]
    return n, flags, regions, list(solutions(n, rule, sums, differences, regions))


@pytest.mark.parametrize("seed", range(25))
def test_every_verb_keeps_the_rules(queens, tmp_path, seed):
    n, flags, regions, expected = random_problem(seed)
    if regions:
        file = tmp_path / "regions"
        file.write_text("\n".join("".join(row) for row in regions))
        flags += ["--regions", file]
    rows = [" ".join(map(str, columns)) for columns in expected]
    assert queens("list", n, *flags, "--preset", "columns").lines == rows
    assert queens("count", n, *flags).out == f"{len(rows)}\n"
    assert queens("count", n, *flags, "--method", "single-array").out == f"{len(rows)}\n"
    assert queens("count", n, *flags, "--limit", 2).out == f"{min(2, len(rows))}\n"
    assert queens("solve", n, *flags).status == (0 if rows else 1)
    split = [str(sum(columns[0] == first for columns in expected)) for first in range(n)]
    assert json.loads(queens("count", n, *flags, "--by-first-row", "--json").out)["by_first_row"] == split
    if not rows:
        return
    last = len(rows)
    assert queens("nth", n, last, *flags, "--preset", "columns").lines == [rows[-1]]
    assert queens("rank", n, rows[-1], *flags, "--base", 0).out == f"{last}\n"
    assert queens("sample", n, *flags, "--preset", "columns").out.strip() in rows
    assert queens("check", rows[0], "--size", n, "--base", 0, *flags).status == 0
    assert queens("trace", n, *flags).status == 0


def test_check_names_every_broken_rule(queens, tmp_path):
    file = tmp_path / "regions"
    file.write_text(PUZZLE)
    result = queens("check", "1234", "--rule", "touching", "--regions", file, "--exclude-sum", 0)
    assert result.status == 1
    for words in ["(0,0) a4 and (1,1) b3 attack each other: diagonal neighbours",
                  "(1,1) b3 and (2,2) c2", "the queen on (0,0) a4 stands on the excluded anti diagonal row + column = 0"]:
        assert words in result.out
    answer = json.loads(queens("check", "2413", "--rule", "superqueen", "--json").out)
    assert {attack["line"] for attack in answer["attacks"]} == {"knight"}
    answer = json.loads(queens("check", "2413", "--rule", "toroidal", "--json").out)
    assert {attack["line"] for attack in answer["attacks"]} == {"wrapped main diagonal", "wrapped anti diagonal"}
    answer = json.loads(queens("check", "2413", "--exclude-difference", -1, "--json").out)
    assert answer["on_excluded"] == [{"queen": [0, 1], "line": "main diagonal"}]


def test_the_size_comes_from_the_regions(queens):
    assert queens("list", *TOUCHING, "--preset", "numbers", stdin=PUZZLE).out == "2 4 1 3\n"
    assert queens("count", *TOUCHING, "--json", stdin=PUZZLE).out.startswith('{"n":4,"count":"1"')


def test_show_knows_the_rule(queens):
    board = ". Q . .\n. . . .\n. . . .\n. . . ."
    assert queens("show", board, "--free").out == "6\n"
    assert queens("show", board, "--free", "--rule", "superqueen").out == "3\n"
    answer = json.loads(queens("show", board, "--rule", "touching", "--attacks", "b4", "--json").out)
    assert answer["attacks"] == [[0, 0], [0, 2], [0, 3], [1, 0], [1, 1], [1, 2], [2, 1], [3, 1]]


WRONG = [
    (["count", 8, "--rule", "king"], "", "queen superqueen toroidal touching"),
    (["count", 8, "--exclude-sum", 15], "", "0 to 14"),
    (["count", 8, "--exclude-difference", -8], "", "-7 to 7"),
    (["count", 8, "--exclude-sum", "x"], "", "not a number"),
    (["count", 8, *TOUCHING], PUZZLE, "the regions cover a board of size 4, but the size is 8"),
    (["count", *TOUCHING], "AAB\nAB\nABB\n", "line 2"),
    (["count", *TOUCHING], "AAB\nABB\n", "2"),
    (["count", *TOUCHING], "AAB\nA?B\nABB\n", "line 2, character 2"),
    (["count", *TOUCHING], "", "nothing"),
    (["count", *TOUCHING], "[[1,2],[1,", "JSON"),
    (["best", 2, "--weights", "-"], "1 2\n3 x", '"x"'),
    (["best", 2, "--weights", "-"], "1 2 3", "3"),
    (["best", 2, "--weights", "-"], "1 2 3 9999999999999", "9999999999999"),
    (["best", 8], "", "--weights"),
    (["best", "--near", "Q . .\n. . .\n. . ."], "", "has 1 queens; it needs 3"),
    (["best", 65, "--weights", "-"], "1", "too large"),
]


@pytest.mark.parametrize("words, stdin, clue", WRONG, ids=[" ".join(map(str, row[0])) + row[1][:8] for row in WRONG])
def test_wrong_input_is_refused_with_a_clear_line(queens, words, stdin, clue):
    result = queens(*words, stdin=stdin)
    assert (result.out, result.status) == ("", 2)
    assert clue in result.err and result.err.count("\n") == 1


CONTRADICTIONS = [
    (["--queen", "0,0", "--queen", "1,2", "--rule", "superqueen"], "a knight's move"),
    (["--queen", "0,0", "--queen", "1,7", "--rule", "toroidal"], "anti diagonal across the border"),
    (["--queen", "0,0", "--queen", "1,1", "--rule", "touching"], "diagonal neighbours"),
    (["--queen", "0,3", "--exclude-sum", 3], "row + column = 3"),
    (["--queen", "0,3", "--exclude-difference", -3], "row - column = -3"),
    (["--queen", "0,0", "--queen", "3,1", "--regions", "-"], "same region"),
    (["--regions", "-"], "3 regions for 8 queens"),
]


@pytest.mark.parametrize("flags, clue", CONTRADICTIONS, ids=[row[1] for row in CONTRADICTIONS])
def test_contradictory_rules_are_named_and_have_no_solution(queens, flags, clue):
    regions = "aaaaaaaa\n" * 4 + "bbbbbbbb\n" * 2 + "cccccccc\n" * 2
    result = queens("solve", 8, *flags, stdin=regions)
    assert (result.out, result.status) == ("", 1) and clue in result.err
    assert queens("count", 8, *flags, stdin=regions).out == "0\n"


def test_the_heaviest_and_the_nearest_in_json(queens):
    weights = json.dumps([[-1, 0, 0, 0], [0, 0, 0, 5], [7, 0, 0, 0], [0, 0, 0, 0]])
    assert json.loads(queens("best", 4, "--weights", "-", "--json", stdin=weights).out) == {
        "n": 4, "columns": [1, 3, 0, 2], "weight": "12"}
    near = json.loads(queens("best", "--near", "2 4 1 2", "--base", 1, "--json").out)
    assert near == {"n": 4, "columns": [1, 3, 0, 2], "moves": 1}
    none = queens("best", 3, "--weights", "-", "--json", stdin="0 " * 9)
    assert (json.loads(none.out), none.status) == ({"n": 3, "columns": None}, 1)


def test_the_heaviest_keeps_the_rules(queens):
    result = queens("best", *TOUCHING[:3], "/dev/stdin", "--near", "1234", "--preset", "numbers", stdin=PUZZLE)
    assert result.out == "2 4 1 3\n"
    assert "queens moved: 4" in result.err
