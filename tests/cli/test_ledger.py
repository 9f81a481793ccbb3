"""Long counts: the verbs of a ledger, what they say and what they refuse."""

import json
import re
import sqlite3

import pytest

TOTALS = {12: 14200, 13: 73712, 14: 365596, 15: 2279184, 16: 14772512, 17: 95815104, 18: 666090624, 19: 4968057848}
slow = pytest.mark.slow


@pytest.fixture
def small(queens, tmp_path):
    """A ledger of n = 13 in many units."""
    file = tmp_path / "small.db"
    assert queens("ledger", "plan", 13, file, "--split", 0.0001).status == 0
    return file


def status_of(queens, file):
    return json.loads(queens("ledger", "status", file, "--json").out)


@pytest.mark.parametrize("n", [16, pytest.param(17), pytest.param(18, marks=slow), pytest.param(19, marks=slow)])
@pytest.mark.parametrize("memory", ["8M", "96M"])
@pytest.mark.parametrize("threads, order", [(1, "biggest"), (2, "random")])
def test_the_total_is_the_published_one(queens, tmp_path, n, memory, threads, order):
    file = tmp_path / "ledger.db"
    assert queens("ledger", "plan", n, file, "--memory", memory).status == 0
    result = queens("ledger", "run", file, "--threads", threads, "--order", order, timeout=600)
    assert (result.out, result.status) == (f"{TOTALS[n]}\n", 0)


@pytest.mark.parametrize("n", [16, 17, pytest.param(18, marks=slow), pytest.param(19, marks=slow)])
def test_the_total_through_shards_is_the_published_one(queens, tmp_path, n):
    file = tmp_path / "ledger.db"
    assert queens("ledger", "plan", n, file, "--memory", "32M", "--split", 0.01).status == 0
    results = []
    for i in (3, 1, 2):
        order, out = tmp_path / f"order{i}", tmp_path / f"results{i}"
        assert queens("ledger", "shard", file, f"{i}/3", order).status == 0
        assert queens("ledger", "work", order, out, "--threads", 1, timeout=600).status == 0
        results.append(out)
    first = queens("ledger", "merge", file, *results[:2])
    assert first.out == "" and "not known yet" in first.err and first.status == 0
    assert queens("ledger", "merge", file, *results).out == f"{TOTALS[n]}\n"


def test_count_with_a_ledger_is_plan_run_and_total_and_the_same_command_goes_on(queens, tmp_path):
    file = tmp_path / "ledger.db"
    for _ in range(2):
        result = queens("count", 14, "--ledger", file)
        assert (result.out, result.status) == ("365596\n", 0)
    assert "going on" in result.err
    other = queens("count", 13, "--ledger", file)
    assert (other.out, other.status) == ("", 2) and "another count" in other.err
    rules = tmp_path / "rules.db"
    assert queens("count", 12, "--queen", "0,3", "--ledger", rules).out == queens("count", 12, "--queen", "0,3").out


def test_the_total_of_a_ledger_comes_as_json_too(queens, tmp_path):
    told = json.loads(queens("count", 12, "--ledger", tmp_path / "x", "--json").out)
    assert (told["n"], told["count"]) == (12, "14200") and told["units"] > 0


@pytest.mark.parametrize("words", ["ledger plan 10 FILE", "count 10 --ledger FILE"])
def test_other_attack_rules_are_refused(queens, tmp_path, words):
    file = tmp_path / "x"
    result = queens(*words.replace("FILE", str(file)).split(), "--rule", "superqueen")
    assert (result.out, result.status) == ("", 2) and "fixed queens" in result.err and not file.exists()


@pytest.mark.parametrize("flag", ["--classes", "--by-first-row", "--limit=3", "--method=bitmask", "--project"])
def test_count_with_a_ledger_gives_the_number_alone(queens, tmp_path, flag):
    result = queens("count", 12, "--ledger", tmp_path / "x", flag)
    assert (result.out, result.status) == ("", 2) and "exclude" in result.err
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_the_smallest_boards_have_ledgers_too(queens, tmp_path, n):
    result = queens("count", n, "--ledger", tmp_path / "x")
    assert (result.out, result.status) == (f"{[1, 1, 0, 0][n]}\n", 0)
    assert queens("ledger", "status", tmp_path / "x").status == 0


def test_status_tells_what_is_done_and_what_is_missing(queens, small):
    before = status_of(queens, small)
    assert before["done"] == 0 and len(before["missing"]) == before["units"] > 50 and "count" not in before
    queens("ledger", "run", small, "--order", "random")
    after = status_of(queens, small)
    assert after["missing"] == [] and after["count"] == "73712" and after["share"] == pytest.approx(1)
    assert sum(after["counters"].values()) == after["units"] and after["counted"] == "73712"
    for lang, word in (("en", "total: 73712"), ("zh", "总数：73712")):
        assert word in queens("ledger", "status", small, "--lang", lang).out


def test_half_a_ledger_foretells_its_total(queens, tmp_path):
    file = tmp_path / "ledger.db"
    queens("ledger", "plan", 15, file, "--split", 0.0003)
    queens("ledger", "run", file)
    with sqlite3.connect(file) as ledger:
        ledger.execute("DELETE FROM result WHERE unit % 17 = 5")
    told = status_of(queens, file)
    if "forecast" in told:
        assert told["forecast"]["low"] <= told["forecast"]["total"] <= told["forecast"]["high"]
    assert "count" not in told and int(told["counted"]) < TOTALS[15]
    text = queens("ledger", "status", file).out
    assert "missing units: 5 22 39" in text and "counted so far" in text


@pytest.mark.parametrize("words, clue", [
    ("plan 13", "plan N FILE"), ("plan x FILE", "not a whole number"), ("plan -3 FILE", "negative"),
    ("plan 33 FILE", "at most 32"), ("plan 13 FILE --memory 1K", "at least 2097152"), ("plan 13 FILE --split 0", "seconds"),
    ("plan 13 FILE --split nan", "seconds"), ("plan 13 FILE more", "plan N FILE"), ("run", "run FILE"),
    ("run NONE", "no such file"), ("run TEXT", "not a ledger"), ("run FOLDER", "not a ledger"), ("status TEXT", "not a ledger"),
    ("run SMALL --memory 3M", "needs 96 MB"), ("run SMALL --save-every -1", "seconds"), ("run SMALL --order up", "biggest"),
    ("plan 13 SMALL", "exists already"), ("shard SMALL 0/3 OUT", "1 ≤ I ≤ K"), ("shard SMALL 4/3 OUT", "1 ≤ I ≤ K"),
    ("shard SMALL 1 OUT", "1 ≤ I ≤ K"), ("shard SMALL x/y OUT", "1 ≤ I ≤ K"), ("shard SMALL 1/3 FOLDER", "folder"),
    ("work TEXT OUT", "queens-order"), ("work NONE OUT", "no such file"), ("merge SMALL NONE", "no such file"),
    ("merge TEXT TEXT", "not a ledger"), ("fly", "plan run status"), ("", "plan run status"),
])
def test_wrong_use_is_one_clear_line_and_changes_nothing(queens, small, tmp_path, words, clue):
    text = tmp_path / "text"
    text.write_text("a shopping list\n" * 400)
    names = {"FILE": tmp_path / "new", "NONE": tmp_path / "none", "TEXT": text, "FOLDER": tmp_path, "SMALL": small,
             "OUT": tmp_path / "out"}
    before = small.read_bytes()
    result = queens("ledger", *[names.get(word, word) for word in words.split()])
    assert (result.out, result.status) == ("", 2) and clue in result.err and len(result.err.splitlines()) == 1
    assert small.read_bytes() == before and text.read_text() == "a shopping list\n" * 400
    assert not (tmp_path / "new").exists() and not (tmp_path / "out").exists() and not list(tmp_path.glob("*unfinished*"))
    chinese = queens("ledger", *[names.get(word, word) for word in words.split()], "--lang", "zh")
    assert chinese.status == 2 and re.search("[一-鿿]", chinese.err)


def test_help_knows_the_group_and_its_verbs(queens):
    group = queens("ledger", "--help").out
    assert re.findall(r"queens ledger (\w+)", group)[:3] == ["plan", "run", "status"]
    assert queens("help", "ledger").out == group
    assert queens("help", "ledger", "plan").out == queens("ledger", "plan", "-h").out


def test_a_ledger_with_results_of_another_engine_version_goes_on(queens, tmp_path):
    file = tmp_path / "ledger.db"
    queens("ledger", "plan", 14, file, "--split", 0.0001)
    shard, results = tmp_path / "shard", tmp_path / "results"
    queens("ledger", "shard", file, "1/2", shard)
    queens("ledger", "work", shard, results)
    plan = status_of(queens, file)["plan"]
    lines = results.read_text().splitlines()
    body = [" ".join(line.split()[:5]).replace("queens-", "queens-older-") for line in lines[1:]]
    results.write_text("\n".join([lines[0]] + [f"{b} {fnv(f'{plan} {b}')}" for b in body]) + "\n")
    assert queens("ledger", "merge", file, results).status == 0
    assert queens("ledger", "run", file).out == "365596\n"
    engines = {counter.split()[0].rsplit("-", 1)[0] for counter in status_of(queens, file)["counters"]}
    assert engines == {"queens", "queens-older"}


def test_a_ledger_of_another_format_is_refused(queens, small):
    with sqlite3.connect(small) as ledger:
        ledger.execute("PRAGMA user_version = 7")
    for verb in ("run", "status"):
        result = queens("ledger", verb, small)
        assert result.status == 2 and "another format (7)" in result.err


def fnv(text):
    """FNV-1a, 64 bits."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"
