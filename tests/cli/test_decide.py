"""solve by the engines for constrained boards: unique or not, time limits, proofs, hard boards."""

import itertools
import json
import random
import sys

import pytest
from conftest import DATA, ROOT

sys.path.insert(0, str(ROOT / "tests" / "reference"))
import drat  # noqa: E402

BOARDS = [json.loads(line) for line in (DATA / "blocked-boards.jsonl").read_text().splitlines()]


def text_of(board):
    return "\n".join(board) + "\n"


def solutions(board):
    """Every solution of a small blocked board, by trying all permutations."""
    n = len(board)
    return [
        columns
        for columns in itertools.permutations(range(n))
        if all(board[r][columns[r]] != "#" for r in range(n))
        and len({r + columns[r] for r in range(n)}) == len({r - columns[r] for r in range(n)}) == n
    ]


def random_board(seed, n, blocked):
    draw = random.Random(seed)
    return ["".join("#" if draw.random() < blocked else "." for _ in range(n)) for _ in range(n)]


has_sat = pytest.fixture(lambda queens: queens("solve", 5, "--engine", "sat").status == 0)


@pytest.mark.parametrize("case", BOARDS, ids=lambda case: case["name"])
def test_blocked_boards_of_the_competition(queens, case):
    result = queens("solve", "--board", "-", "--json", stdin=text_of(case["board"]))
    expected = "yes" if case["answer"] == "SATISFIABLE" else "no"
    assert json.loads(result.out)["answer"] == expected and result.status == (0 if expected == "yes" else 1)


@pytest.mark.parametrize("case", [case for case in BOARDS if case["n"] == 28], ids=lambda case: case["name"])
def test_sat_alone_says_the_same(queens, has_sat, case):
    if not has_sat:
        pytest.skip("built without CaDiCaL")
    result = queens("solve", "--board", "-", "--json", "--engine", "sat", stdin=text_of(case["board"]))
    answer = json.loads(result.out)
    assert answer["answer"] == ("yes" if case["answer"] == "SATISFIABLE" else "no") and answer["by"] == "sat"


@pytest.mark.parametrize("seed", range(30))
def test_unique_is_a_count_of_one(queens, seed):
    board = random_board(seed, 7, 0.25)
    count = len(solutions(board))
    result = queens("solve", "--board", "-", "--unique", "--json", stdin=text_of(board))
    answer = json.loads(result.out)
    assert answer["answer"] == ("none", "one", "many")[min(count, 2)]
    assert result.status == (0 if count == 1 else 1)
    assert all(tuple(columns) in solutions(board) for columns in answer["solutions"])
    assert len({tuple(columns) for columns in answer["solutions"]}) == min(count, 2)


def test_unique_writes_witnesses_and_words(queens):
    many = queens("solve", 8, "--unique", "--preset", "string")
    assert len(set(many.lines)) == 2 and many.status == 1 and "not unique" in many.err
    one = queens("solve", 8, "--unique", "--queen", "2,2", "--queen", "5,3", "--preset", "string", "--lang", "zh")
    assert (one.lines, one.status) == (["71386425"], 0) and "唯一的解" in one.err
    none = queens("solve", 3, "--unique")
    assert (none.out, none.status) == ("", 1) and "no solution" in none.err


def test_random_solutions_follow_the_seed(queens):
    drawn = [queens("solve", 20, "--random", "--seed", seed, "--preset", "numbers").out for seed in (1, 1, 2, 3, 4)]
    assert drawn[0] == drawn[1] and len(set(drawn)) == 4
    assert queens("solve", 20, "--seed", 1).status == 2


def test_a_thousand_rows_with_fixed_queens(queens):
    columns = [int(word) for word in queens("solve", 1000, "--random", "--preset", "columns").out.split()]
    fixed = [word for row in range(0, 1000, 10) for word in ("--queen", f"{row},{columns[row]}")]
    result = queens("solve", 1000, *fixed, "--preset", "columns")
    found = [int(word) for word in result.out.split()]
    assert result.status == 0 and all(found[row] == columns[row] for row in range(0, 1000, 10))
    rows = range(1000)
    assert len(set(found)) == len({r + found[r] for r in rows}) == len({r - found[r] for r in rows}) == 1000


def test_a_time_limit_ends_with_status_3_and_says_how_far_it_came(queens):
    case = next(case for case in BOARDS if case["name"] == "56-1860563108")
    words = ("solve", "--board", "-", "--time-limit", "0.002")
    result = queens(*words, stdin=text_of(case["board"]))
    assert (result.out, result.status) == ("", 3) and "of 56 on the board" in result.err
    answer = json.loads(queens(*words, "--json", stdin=text_of(case["board"])).out)
    assert answer["answer"] == "stopped" and answer["deepest"] > 20
    assert queens("solve", 8, "--time-limit", 60).status == 0


@pytest.mark.parametrize("value", ["0", "-1", "ten", "", "1e3", "nan", "inf"])
def test_a_time_limit_that_is_none(queens, value):
    result = queens("solve", 8, "--time-limit", value)
    assert result.status == 2 and "--time-limit" in result.err


def test_flags_that_do_not_go_together(queens):
    for words in (["--unique", "--first"], ["--proof", "p", "--random"], ["--time-limit", 1, "--each-first"],
                  ["--unique", "--random"], ["--engine", "sat", "--proof", "p"], ["--engine", "nobody"]):
        assert queens("solve", 8, *words).status == 2, words


def test_a_no_is_proved(queens, has_sat, tmp_path):
    if not has_sat:
        pytest.skip("built without CaDiCaL")
    proved = 0
    for seed in range(6):
        file = tmp_path / f"proof{seed}"
        board = random_board(100 + seed, 11, 0.6)
        result = queens("solve", "--board", "-", "--proof", file, stdin=text_of(board))
        if result.status == 0:
            assert not file.exists() and not (tmp_path / f"proof{seed}.cnf").exists()
            continue
        clauses, proof = (tmp_path / f"proof{seed}.cnf").read_text(), file.read_text()
        assert drat.refuted(clauses, proof)
        # The bare claim is no proof, unless propagation alone refutes the clauses.
        if drat.propagated(drat.clauses_of(clauses), ()) is not None:
            assert not drat.refuted(clauses, "0\n")
            proved += 1
    assert proved > 0


def test_the_proof_that_a_solution_is_the_only_one(queens, has_sat, tmp_path):
    if not has_sat:
        pytest.skip("built without CaDiCaL")
    file = tmp_path / "proof"
    result = queens("solve", 8, "--queen", "2,2", "--queen", "5,3", "--unique", "--proof", file)
    assert result.status == 0 and drat.refuted((tmp_path / "proof.cnf").read_text(), file.read_text())


def test_a_proof_that_cannot_be_written(queens, has_sat):
    if not has_sat:
        assert "CaDiCaL" in queens("solve", 3, "--proof", "p").err
        return
    result = queens("solve", 3, "--proof", "/no/such/folder/proof")
    assert result.status == 2 and "/no/such/folder/proof" in result.err
