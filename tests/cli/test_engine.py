"""The counting engine as a person meets it: backends, memory, projections, kept counts."""

import json
import os

import pytest

SOLUTIONS = {13: 73712, 14: 365596, 15: 2279184, 16: 14772512}


def usable(queens):
    rows = [json.loads(line) for line in queens("backends", "--json").lines]
    return [row["backend"] for row in rows if row["usable"]]


def test_the_portable_backends_are_always_usable(queens):
    assert {"portable", "bitmask"} <= set(usable(queens))
    assert queens("backends").status == 0


def test_every_usable_backend_counts_the_same(queens):
    for backend in usable(queens):
        answer = json.loads(queens("count", 14, "--backend", backend, "--json").out)
        assert (answer["count"], answer["backend"]) == ("365596", backend)


@pytest.mark.parametrize("memory", ["2M", "16M", "2097152", "1G", "300000k"])
def test_memory_does_not_change_the_number(queens, memory):
    assert queens("count", 15, "--memory", memory).out == "2279184\n"


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_do_not_change_the_number(queens, threads):
    assert queens("count", 16, "--threads", threads).out == "14772512\n"


@pytest.mark.parametrize("memory, clue", [("1K", "at least 2097152"), ("0", "at least"), ("many", "256M"), ("", "256M"),
                                          ("-5M", "256M"), ("99999999999999G", "256M")])
def test_a_memory_that_does_not_do_is_refused(queens, memory, clue):
    result = queens("count", 12, "--memory", memory)
    assert (result.out, result.status) == ("", 2) and clue in result.err


def test_a_backend_that_is_none_is_refused(queens):
    result = queens("count", 12, "--backend", "avx1024")
    assert (result.out, result.status) == ("", 2) and "portable" in result.err


def test_a_backend_that_cannot_run_here_is_refused(queens):
    missing = {"avx512", "avx2"} - set(usable(queens))
    if not missing:
        pytest.skip("this machine runs every backend")
    result = queens("count", 12, "--backend", missing.pop())
    assert (result.out, result.status) == ("", 2) and "queens backends" in result.err


def test_fixed_and_blocked_squares_count_by_every_backend(queens):
    rules = ["--queen", "b4", "--block", "a1", "--block", "0,0"]
    expected = str(len(queens("list", 10, *rules, "--preset", "string").lines))
    for backend in usable(queens):
        assert queens("count", 10, *rules, "--backend", backend).out.strip() == expected


def test_the_selftest_passes(queens):
    result = queens("selftest")
    assert result.status == 0 and "portable: 6 boards, all as counted by bitmask" in result.out
    assert "WRONG" not in result.out


def test_a_projection_tells_time_interval_and_sample(queens):
    answer = json.loads(queens("count", 18, "--project", "--json", timeout=120).out)
    assert 0 < answer["low"] < answer["seconds"] < answer["high"]
    assert answer["sampled"] > 0 and 0 < answer["share"] <= 1 and answer["units"] > 0
    for lang in ("en", "zh"):
        assert "n = 16" in queens("count", 16, "--project", "--lang", lang, timeout=120).out


@pytest.mark.parametrize("words", ["--classes", "--limit 3", "--queen a1", "--by-first-row"])
def test_a_projection_is_for_the_plain_problem(queens, words):
    result = queens("count", 16, "--project", *words.split())
    assert (result.out, result.status) == ("", 2) and "--project" in result.err


def test_first_row_counts_add_up_for_every_backend(queens):
    for backend in usable(queens):
        rows = json.loads(queens("count", 13, "--by-first-row", "--json", "--backend", backend).out)["by_first_row"]
        assert sum(map(int, rows)) == 73712 and rows == rows[::-1]


def test_counts_by_the_first_row_are_kept_and_used_again(queens, tmp_path):
    env = {"XDG_CACHE_HOME": str(tmp_path)}
    first = queens("nth", 16, 9_000_000, "--preset", "numbers", env=env)
    kept = tmp_path / "queens" / "first-row-16.json"
    table = json.loads(kept.read_text())
    assert sum(map(int, table["by_first_row"])) == SOLUTIONS[16] and "queens" in table["engine"]
    before = os.stat(kept).st_mtime_ns
    assert queens("nth", 16, 9_000_000, "--preset", "numbers", env=env).out == first.out
    assert os.stat(kept).st_mtime_ns == before
    assert queens("rank", 16, first.out.strip(), env=env).out == "9000000\n"


@pytest.mark.parametrize("damage", [lambda text: text.replace("1", "2", 3), lambda text: text[:40], lambda text: "[]"])
def test_damaged_kept_counts_are_noticed_and_counted_anew(queens, tmp_path, damage):
    env = {"XDG_CACHE_HOME": str(tmp_path)}
    right = queens("nth", 16, 9_000_000, "--preset", "numbers", env=env).out
    kept = tmp_path / "queens" / "first-row-16.json"
    kept.write_text(damage(kept.read_text()))
    again = queens("nth", 16, 9_000_000, "--preset", "numbers", env=env)
    assert again.out == right and "damaged" in again.err
    assert queens("nth", 16, 9_000_000, "--preset", "numbers", env=env).err == ""


def test_no_cache_keeps_nothing(queens, tmp_path):
    queens("nth", 16, 9_000_000, "--no-cache", env={"XDG_CACHE_HOME": str(tmp_path)})
    assert list(tmp_path.iterdir()) == []


def test_a_cache_that_cannot_be_written_is_no_fault(queens):
    result = queens("nth", 16, 9_000_000, "--preset", "numbers", env={"XDG_CACHE_HOME": "/proc/none"})
    assert result.status == 0 and result.err == ""


def test_nth_and_rank_are_inverse_far_behind(queens, tmp_path):
    env = {"XDG_CACHE_HOME": str(tmp_path)}
    ranks = [1, 19_999, 20_000, 20_001, 7_386_256, 14_772_511, 14_772_512]
    lines = queens("nth", 16, *ranks, "--preset", "numbers", env=env).lines
    assert queens("rank", 16, *lines, env=env).lines == [str(k) for k in ranks]
    beyond = queens("nth", 16, 14_772_513, env=env)
    assert beyond.status == 2 and "14772512" in beyond.err


def test_nth_shares_the_work_of_many_ranks(queens, tmp_path):
    ranks = list(range(1, 2_279_184, 4999))
    result = queens("nth", 15, *ranks, "--preset", "jsonl", env={"XDG_CACHE_HOME": str(tmp_path)})
    rows = [json.loads(line) for line in result.lines]
    assert [int(row["index"]) for row in rows] == ranks
    columns = [row["columns"] for row in rows]
    assert columns == sorted(columns)
