"""Every step of a search: in words, and as JSON Lines."""

import json
import math
import subprocess
import time
from collections import Counter

import pytest
from conftest import COMMAND, environment

METHODS = "exhaustive single-array iterative explicit-stack board-marks marker-arrays bitmask".split()


def events(result):
    return [json.loads(line) for line in result.lines]


def replayed(trace, key="row"):
    """The boards of the solutions, rebuilt from place and backtrack alone."""
    queens, boards = [], []
    for event in trace:
        if event["event"] == "place":
            assert event[key] == len(queens)
            queens.append(event["column" if key == "row" else "row"])
        elif event["event"] == "backtrack":
            assert event[key] == len(queens) - 1
            queens.pop()
        elif event["event"] == "solution":
            boards.append(list(queens))
    return boards


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("n", range(8))
def test_the_events_of_every_method_replay_to_the_solutions(queens, method, n):
    trace = events(queens("trace", n, "--method", method, "--format", "jsonl"))
    listed = [json.loads(line)["columns"] for line in queens("list", n, "--preset", "jsonl").lines]
    assert replayed(trace) == listed
    assert [event["columns"] for event in trace if event["event"] == "solution"] == listed
    assert [event["index"] for event in trace if event["event"] == "solution"] == [str(i + 1) for i in range(len(listed))]


@pytest.mark.parametrize("method", METHODS)
def test_by_column_the_events_name_real_squares(queens, method):
    trace = events(queens("trace", 6, "--by", "column", "--method", method, "--format", "jsonl"))
    rows_by_column = replayed(trace, "column")
    solutions = [event["columns"] for event in trace if event["event"] == "solution"]
    assert [[board.index(row) for row in range(6)] for board in rows_by_column] == solutions


def test_eight_queens_to_the_first_solution_in_numbers(queens):
    trace = events(queens("trace", 8, "--until", "first", "--format", "jsonl"))
    assert Counter(event["event"] for event in trace) == {"place": 113, "reject": 763, "backtrack": 105, "solution": 1}
    assert trace[-1] == {"event": "solution", "index": "1", "columns": [0, 4, 7, 5, 2, 6, 1, 3]}


def test_the_lines_are_exactly_as_specified(queens):
    result = queens("trace", 4, "--format", "jsonl", "--to", 9)
    assert result.lines[0] == '{"event":"place","row":0,"column":0}'
    assert result.lines[1] == '{"event":"reject","row":1,"column":0}'
    assert result.lines[8] == '{"event":"backtrack","row":1}'
    last = queens("trace", 4, "--format", "jsonl", "--until", "first").lines[-1]
    assert last == '{"event":"solution","index":"1","columns":[1,3,0,2]}'


def test_the_words_say_who_refuses_and_how_far_the_search_goes_back(queens):
    result = queens("trace", 8, "--until", "first")
    lines = result.lines
    assert lines[0].split(maxsplit=2) == ["0", "[1]", "start: n = 8, single-array, row by row"]
    assert lines[1].split(maxsplit=2) == ["1", "[2→3]", "test (0,0) a8: it fits, queen 1 is placed"]
    assert lines[2].split(maxsplit=2) == ["2", "[2→4]", "test (1,0) a7: the queen on (0,0) a8 refuses it (column)"]
    assert lines[24].split(maxsplit=2) == ["24", "[4]", "row 5 has no square left: back to row 4, after column 3"]
    assert lines[-1].split(maxsplit=2) == ["982", "[3]", "solution 1: 15863724"]


def test_the_words_are_those_of_the_person(queens):
    lines = queens("trace", 8, "--until", "first", "--lang", "zh").lines
    assert "第 5 行没有可放的格子了：退回第 4 行，从第 3 列之后继续" in lines[24]
    assert "主对角线" in lines[3] and "第 1 个解：15863724" in lines[-1]


def test_rules_that_refuse_a_square_are_named(queens):
    text = queens("trace", 4, "--queen", "1,1", "--block", "0,3").out
    assert "test (0,0) a4: the fixed queen on (1,1) b3 refuses it (main diagonal)" in text
    assert "test (0,3) d4: it is blocked" in text


def test_bitmask_visits_free_squares_and_exhaustive_judges_full_boards(queens):
    assert "refuses" not in queens("trace", 5, "--method", "bitmask").out
    text = queens("trace", 4, "--method", "exhaustive").out
    assert "full, but (0,0) a4 and (1,1) b3 attack each other (main diagonal)" in text


def test_from_and_to_cut_the_steps_out_of_the_whole(queens):
    whole = queens("trace", 6).lines
    cut = queens("trace", 6, "--from", 17, "--to", 23).lines
    assert cut == whole[17:24] and len(cut) == 7


def test_the_first_dead_end_of_eight_stands_behind_five_queens(queens):
    result = queens("trace", 8, "--dead-ends", "--to", 24)
    assert result.lines[0] == "dead end 1, step 23: row 5 has no free square; queens placed: 5"
    assert result.out.count("♛") == 5 and result.err == "dead ends: 1 in 24 steps\n"
    line = json.loads(queens("trace", 8, "--dead-ends", "--to", 24, "--format", "jsonl").out)
    assert line == {"event": "dead_end", "step": "23", "row": 5, "queens": [[0, 0], [1, 2], [2, 4], [3, 1], [4, 3]]}


def test_dead_ends_are_the_nodes_without_children(queens):
    trace = events(queens("trace", 6, "--format", "jsonl"))
    expected, depth, children = 0, 0, [0]
    for event in trace:
        if event["event"] == "place":
            children[-1] += 1
            children.append(0)
        elif event["event"] == "backtrack":
            expected += children.pop() == 0 and len(children) < 6
    found = queens("trace", 6, "--dead-ends", "--format", "jsonl").lines
    assert len(found) == expected


@pytest.mark.parametrize("n, method, steps", [(14, "single-array", "e+08"), (11, "exhaustive", "256927022"), (15, "bitmask", "e+08"),
                                              (200, "iterative", "more steps than can be said")])
def test_a_trace_that_nobody_could_read_is_refused_with_its_length(queens, n, method, steps):
    result = queens("trace", n, "--method", method)
    assert (result.out, result.status) == ("", 2) and result.err.count("\n") == 1
    assert steps in result.err and "--until first" in result.err and "--to" in result.err
    assert queens("trace", n, "--method", method, "--to", 5).status == 0


def test_the_length_of_a_refused_exhaustive_trace_is_right(queens):
    nodes = sum(math.factorial(11) // math.factorial(11 - r) for r in range(12))
    assert str(2 * (nodes - 1) + math.factorial(11)) == "256927022"


def test_the_first_solution_of_a_large_board_is_traced(queens):
    result = queens("trace", 15, "--until", "first", "--format", "jsonl")
    assert result.status == 0 and len(result.lines) > 20000
    assert json.loads(result.lines[-1])["event"] == "solution"


def test_a_million_events_a_second_are_the_least(queens):  # a slow and busy machine; bench measures
    start = time.monotonic()
    subprocess.run([COMMAND, "trace", "11", "--format", "jsonl"], stdout=subprocess.DEVNULL, check=True, env=environment())
    assert time.monotonic() - start < 2.5


def test_a_reader_that_goes_away_is_no_fault():
    done = subprocess.run(["bash", "-c", f"'{COMMAND}' trace 12 | head -1; echo ${{PIPESTATUS[0]}}"], capture_output=True,
                          env=environment())
    assert done.stdout.decode().splitlines()[-1] == "0" and done.stderr == b""


@pytest.mark.parametrize("words, clue", [
    ("trace", "missing"), ("trace x", "not a whole number"), ("trace 8 9", "too many"), ("trace 8 --method magic", "single-array"),
    ("trace 8 --until never", "first all"), ("trace 8 --from 0", "from 1"), ("trace 8 --to 0", "from 1"),
    ("trace 8 --from 9 --to 8", "behind"), ("trace 8 --format xml", "text jsonl"), ("trace 65 --method bitmask", "64"),
    ("trace 8 --animate", "terminal"), ("trace 8 --animate --dead-ends", "exclude"),
    ("trace 8 --animate --format jsonl", "exclude")])
def test_wrong_use_is_refused(queens, words, clue):
    result = queens(*words.split())
    assert (result.out, result.status) == ("", 2) and clue in result.err and result.err.count("\n") == 1
