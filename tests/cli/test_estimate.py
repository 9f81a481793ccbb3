"""Random paths: how large the tree is, and how many solutions it has."""

import json
import time

import pytest


def estimate(queens, *words):
    result = queens("estimate", *words, "--json")
    assert result.status == 0
    return json.loads(result.out)


@pytest.mark.parametrize("n, nodes, solutions", [(6, 153, 4), (8, 2057, 92), (10, 35539, 724), (12, 856189, 14200)])
def test_the_truth_stands_beside_and_mostly_inside_the_interval(queens, n, nodes, solutions):
    hits = 0
    for seed in range(10):
        answer = estimate(queens, n, "--samples", 3000, "--seed", seed)
        assert answer["nodes"]["exact"] == str(nodes) and answer["solutions"]["exact"] == str(solutions)
        hits += answer["nodes"]["low"] <= nodes <= answer["nodes"]["high"]
    assert hits >= 8


def test_twenty_paths_are_walked_unless_told_otherwise_and_the_words_say_what_they_are_worth(queens):
    result = queens("estimate", 8)
    assert result.lines[0].split() == ["random", "paths", "20"]
    assert "2057" in result.out and "of 109601" in result.out
    assert "1740" in result.err and "240" in result.err
    assert "1740" in queens("estimate", 8, "--lang", "zh").err
    assert queens("estimate", 9).err == ""


def test_the_same_seed_gives_the_same_answer_with_any_number_of_threads(queens):
    words = ("estimate", 30, "--samples", 200000, "--seed", 5)
    one = queens(*words, "--threads", 1).out
    assert queens(*words, "--threads", 3).out == one
    assert queens(*words[:-1], 6).out != one


def test_an_answer_is_the_same_on_every_platform(queens):
    answer = estimate(queens, 8)
    assert (answer["samples"], answer["seed"], answer["complete_paths"]) == (20, "1", 6)
    assert answer["nodes"]["mean"] == pytest.approx(2183.8, abs=0.1)


def test_levels_show_the_profile_and_the_truth(queens):
    lines = queens("estimate", 8, "--samples", 100000, "--levels").lines
    exact = [line.split()[2] for line in lines[-9:]]
    assert exact == "1 8 42 140 344 568 550 312 92".split()


def test_levels_of_sixteen_follow_the_published_ones(queens):
    published = [1, 16, 210, 2236, 19688, 141812, 838816, 3998456, 15324708, 46358876, 108478966]
    levels = estimate(queens, 16, "--samples", 200000)["levels"]
    for guess, truth in zip(levels, published):
        assert guess == pytest.approx(truth, rel=0.05)


def test_no_solution_on_the_paths_is_said_honestly(queens):
    result = queens("estimate", 100)
    assert "unknown: no path reached one" in result.out and result.status == 0
    assert estimate(queens, 100)["solutions"] is None


def test_a_single_path_knows_nothing_of_its_error(queens):
    assert "unknown: one path only" in queens("estimate", 8, "--samples", 1).out
    assert "standard_error" not in estimate(queens, 8, "--samples", 1)["nodes"]


def test_a_million_paths_at_50_take_seconds(queens):
    start = time.monotonic()
    answer = estimate(queens, 50, "--samples", 1_000_000, "--threads", 1)
    assert time.monotonic() - start < 20  # 2 s on a quiet machine
    assert answer["complete_paths"] > 1000 and answer["solutions"]["mean"] > 1e43


def test_rules_are_kept(queens):
    answer = estimate(queens, 8, "--queen", "0,0", "--samples", 20000)
    assert answer["solutions"]["exact"] == "4" and answer["levels"][1] == 1


def test_the_smallest_boards_are_estimated(queens):
    for n, nodes in enumerate(["1", "2", "3", "6"]):
        assert estimate(queens, n, "--samples", 500)["nodes"]["exact"] == nodes


@pytest.mark.parametrize("words, clue", [
    ("estimate 8 --samples 0", "from 1"), ("estimate 8 --samples -5", "from 1"), ("estimate 8 --samples many", "from 1"),
    ("estimate 8 --seed -1", "from 0"), ("estimate 101", "100"), ("estimate", "missing"), ("estimate 8 --threads 0", "from 1"),
    ("estimate --path 3,x", "6,3,1,1,1"), ("estimate --path ,", "6,3,1,1,1"), ("estimate 8 --sample 20", "--samples")])
def test_wrong_use_is_refused(queens, words, clue):
    result = queens(*words.split())
    assert (result.out, result.status) == ("", 2) and clue in result.err and result.err.count("\n") == 1
