"""Random solutions, each with the same chance."""

import json
from collections import Counter

import pytest
from test_solve import is_solution


def test_a_sample_is_a_solution_and_its_index_is_its_rank(queens):
    for line in queens("sample", 10, "--count", 20, "--preset", "jsonl").lines:
        answer = json.loads(line)
        assert is_solution(answer["columns"], 0)
        ranked = queens("rank", 10, " ".join(str(column + 1) for column in answer["columns"]), "--preset", "numbers")
        assert ranked.out == answer["index"] + "\n"


def test_the_solutions_are_uniform(queens):
    draws, kinds = 18400, 92
    found = Counter(queens("sample", 8, "--count", draws, "--seed", 3, "--preset", "string").lines)
    assert len(found) == kinds
    expected = draws / kinds
    assert sum((times - expected) ** 2 / expected for times in found.values()) < 128.8  # 91 degrees of freedom, 99.5 %


def test_the_seed_decides(queens):
    draw = lambda seed: queens("sample", 12, "--count", 5, "--seed", seed, "--preset", "string").out
    assert draw(4) == draw(4) != draw(5)
    assert len(queens("sample", 8, "--preset", "string").lines) == 1


def test_rules_are_kept(queens):
    for line in queens("sample", 8, "--queen", "a8", "--count", 20, "--preset", "string").lines:
        assert line.startswith("1")


def test_without_a_solution_there_is_no_sample(queens):
    result = queens("sample", 3)
    assert (result.out, result.status, result.err) == ("", 1, "n = 3: no solution\n")
    assert queens("sample", 0, "--preset", "jsonl").out == '{"index":"1","columns":[]}\n'


@pytest.mark.parametrize("n, clue", [(21, "nodes"), (25, "nodes"), (100, "at most 20"), (500, "at most 20")])
def test_a_board_too_large_is_refused_with_what_it_would_take(queens, n, clue):
    result = queens("sample", n, "--preset", "string")
    assert (result.out, result.status) == ("", 2) and clue in result.err and result.err.count("\n") == 1


@pytest.mark.parametrize("words, clue", [("sample", "missing"), ("sample 8 --count 0", "from 1"), ("sample 8 --count -1", "from 1"),
                                         ("sample 8 --seed x", "from 0"), ("sample 8 --preset nonsense", "queens formats")])
def test_wrong_use_is_refused(queens, words, clue):
    result = queens(*words.split())
    assert (result.out, result.status) == ("", 2) and clue in result.err and result.err.count("\n") == 1
