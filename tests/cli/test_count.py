import json
import signal
import subprocess
import time

import pytest
from conftest import COMMAND, environment


@pytest.mark.parametrize(
    "n, q", enumerate([1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200, 73712])
)
def test_count_prints_the_number_alone(queens, n, q):
    result = queens("count", n)
    assert (result.out, result.status) == (f"{q}\n", 0)


def test_json_has_the_promised_members(queens):
    answer = json.loads(queens("count", 8, "--json").out)
    assert answer["n"] == 8 and answer["count"] == "92"
    assert isinstance(answer["threads"], int) and isinstance(answer["seconds"], float)
    assert isinstance(answer["backend"], str)


def test_classes_are_given_with_the_symmetric_solutions(queens):
    answer = json.loads(queens("count", 8, "--classes", "--json").out)
    assert (answer["fundamental"], answer["half_turn"], answer["quarter_turn"]) == ("12", "4", "0")
    table = queens("count", 8, "--classes", "--lang", "en").out
    assert [line.split()[-1] for line in table.splitlines()] == ["92", "12", "4", "0"]


def test_first_row_counts(queens):
    assert json.loads(queens("count", 8, "--by-first-row", "--json").out)["by_first_row"] == [
        "4", "8", "16", "18", "18", "16", "8", "4",
    ]
    assert queens("count", 4, "--by-first-row").lines == ["0 0", "1 1", "2 1", "3 0"]


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_threads_do_not_change_the_number(queens, threads):
    assert queens("count", 12, "--threads", threads).out == "14200\n"


def test_several_sizes_and_standard_input(queens):
    assert queens("count", 1, 8, 5).lines == ["1", "92", "10"]
    assert queens("count", "-", "--until", "0", stdin="1\n8\n5\n0\n").lines == ["1", "92", "10"]


def test_the_limit_ends_the_count(queens):
    answer = json.loads(queens("count", 20, "--limit", 5, "--json").out)
    assert answer["count"] == "5" and answer["limit_reached"] is True
    assert queens("count", 8, "--limit", 1000).out == "92\n"
    assert queens("count", 8, "--limit", 0).out == queens("count", 8, "--limit", 0, "--method", "bitmask").out == "0\n"


def test_boards_of_a_file_are_counted_one_by_one(queens):
    boards = "8\n" + "........\n" * 8 + "4\n.*..\n....\n....\n....\n0\n"
    result = queens("count", "--board", "-", "--glyphs", ".Q*", "--header", "Case {index}: ", stdin=boards)
    assert result.out == "Case 1: 92\nCase 2: 1\n"


def test_contradictory_queens_count_0_with_the_reason(queens):
    result = queens("count", 8, "--queen", "a8", "--queen", "b7")
    assert (result.out, result.status) == ("0\n", 0)
    assert "(0,0) a8 and (1,1) b7" in result.err and "main diagonal" in result.err


def test_a_queen_on_a_blocked_square_counts_0_with_the_reason(queens):
    result = queens("count", 8, "--queen", "a8", "--block", "a8")
    assert (result.out, result.status) == ("0\n", 0) and "blocked" in result.err


def test_the_published_counters_of_the_ladder(queens):
    def counters(*words):
        return json.loads(queens("count", 8, *words, "--json").out)

    assert counters("--method", "exhaustive")["nodes"] == "109601"
    for method in ["single-array", "iterative", "explicit-stack", "board-marks", "marker-arrays"]:
        assert counters("--method", method)["nodes"] == "2057"
        first = counters("--method", method, "--limit", 1)
        assert (first["tests"], first["places"], first["rejects"], first["backtracks"]) == ("876", "113", "763", "105")
    bitmask = counters("--method", "bitmask")
    assert bitmask["tests"] == bitmask["places"] == "2056" and bitmask["rejects"] == "0"


def test_no_last_newline(queens):
    assert queens("count", 8, "--no-last-newline").out == "92"


@pytest.mark.parametrize("words", ["count 1000 --limit 3", "count 20 --method board-marks", "count 24 --classes"])
def test_ctrl_c_ends_work_of_every_kind(words):
    process = subprocess.Popen([COMMAND, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment())
    time.sleep(0.5)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=30)
    assert (out, process.returncode) == (b"", 130)


@pytest.mark.parametrize("words", ["count 22", "count 22 --method bitmask"])
def test_ctrl_c_says_what_was_counted_and_that_it_is_no_answer(words):
    process = subprocess.Popen(
        [COMMAND, *words.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        env=environment(),
    )
    time.sleep(1)
    asked = time.monotonic()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert time.monotonic() - asked < 5
    assert (out, process.returncode) == (b"", 130)
    assert b"not the answer" in err
