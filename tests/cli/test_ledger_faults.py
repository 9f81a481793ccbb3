"""What can go wrong in a long count: the total is right or the fault is named, and no unit is lost or counted twice."""

import json
import os
import pathlib
import random
import shutil
import signal
import sqlite3
import subprocess
import tempfile
import time

import pytest
from conftest import COMMAND, environment

slow = pytest.mark.slow
TOTALS = {14: "365596\n", 15: "2279184\n", 16: "14772512\n"}


def start(*words, **options):
    return subprocess.Popen([COMMAND, *map(str, words)], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                            text=True, **options)


@pytest.fixture
def ledger(queens, tmp_path):
    """ledger(16, 0.001): a fresh ledger of n = 16, its units estimated at no more than a millisecond."""

    def make(n, split):
        file = tmp_path / f"{n}.db"
        assert queens("ledger", "plan", n, file, "--memory", "16M", "--split", split).status == 0
        return file

    return make


def done_units(file):
    with sqlite3.connect(file) as database:
        return [row[0] for row in database.execute("SELECT unit FROM result ORDER BY unit")]


def sound(queens, file):
    told = json.loads(queens("ledger", "status", file, "--json").out)
    assert told["damaged"] == [] and told["contradictions"] == []
    return told


def kill_and_resume(queens, file, n, kills, *options):
    """Kills a run again and again; the units done must only grow, and the total must be right in the end."""
    moments = random.Random(kills)
    saved = 0
    for _ in range(kills):
        run = start("ledger", "run", file, "--threads", 2, "--save-every", 0, *options)
        time.sleep(moments.uniform(0.0, 0.25))
        run.kill()
        run.communicate()
        now = sound(queens, file)["done"]
        assert now >= saved
        saved = now
    assert queens("ledger", "run", file, *options, timeout=300).out == TOTALS[n]
    told = sound(queens, file)
    assert done_units(file) == list(range(1, told["units"] + 1))


def test_a_run_that_is_killed_at_random_moments_loses_nothing(queens, ledger):
    kill_and_resume(queens, ledger(16, 0.0003), 16, 8)


@slow
def test_a_run_that_is_killed_fifty_times_loses_nothing(queens, ledger):
    kill_and_resume(queens, ledger(16, 0.0001), 16, 50, "--order", "random")


def test_work_that_is_killed_goes_on_where_it_was(queens, ledger, tmp_path):
    file = ledger(15, 0.0002)
    order, results = tmp_path / "order", tmp_path / "results"
    queens("ledger", "shard", file, "1/1", order)
    moments = random.Random(3)
    for _ in range(8):
        run = start("ledger", "work", order, results, "--threads", 2, "--save-every", 0)
        time.sleep(moments.uniform(0.0, 0.15))
        run.kill()
        run.communicate()
    assert queens("ledger", "work", order, results).status == 0
    units = [line.split()[0] for line in results.read_text().splitlines()[1:]]
    assert len(units) == len(set(units))
    merged = queens("ledger", "merge", file, results)
    assert (merged.out, merged.status) == (TOTALS[15], 0)


def test_a_merge_that_is_killed_took_all_or_nothing(queens, ledger, tmp_path):
    file = ledger(16, 0.00005)
    order, results = tmp_path / "order", tmp_path / "results"
    queens("ledger", "shard", file, "1/1", order)
    queens("ledger", "work", order, results, timeout=120)
    lines = results.read_text().splitlines()
    for share in range(8):  # many times the same lines: longer to read, nothing else
        results.write_text("\n".join(lines[:1] + lines[1:] * 40) + "\n")
        merge = start("ledger", "merge", file, results)
        time.sleep(0.01 + 0.02 * share)
        merge.kill()
        merge.communicate()
        assert sound(queens, file)["done"] in (0, len(lines) - 1)
    assert queens("ledger", "merge", file, results).out == TOTALS[16]


@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_saves_and_ends_with_status_3_within_seconds(queens, ledger, kind):
    file = ledger(20, 0.05)
    run = start("ledger", "run", file, "--threads", 2)
    time.sleep(2.5)
    asked = time.monotonic()
    run.send_signal(kind)
    out, err = run.communicate(timeout=30)
    assert time.monotonic() - asked < 15
    assert (run.returncode, out) == (3, "") and "goes on" in err
    assert sound(queens, file)["done"] > 0


def test_a_second_run_says_that_there_is_one_and_leaves(queens, ledger):
    file = ledger(20, 0.05)
    first = start("ledger", "run", file, "--threads", 1)
    time.sleep(1.5)
    second = queens("ledger", "run", file)
    assert (second.out, second.status) == ("", 2) and f"{file} is in use by another run" in second.err
    assert sound(queens, file)["done"] >= 0  # looking is allowed
    first.send_signal(signal.SIGINT)
    assert first.wait(timeout=30) == 3


def test_results_can_be_merged_while_a_run_goes_on(queens, ledger, tmp_path):
    file = ledger(16, 0.0003)
    order, results = tmp_path / "order", tmp_path / "results"
    queens("ledger", "shard", file, "1/2", order)
    queens("ledger", "work", order, results)
    run = start("ledger", "run", file, "--threads", 1, "--save-every", 0)
    assert queens("ledger", "merge", file, results).status == 0
    out, _ = run.communicate(timeout=120)
    assert out == TOTALS[16]
    sound(queens, file)


@pytest.fixture
def small_disk():
    """A file system of 300 KB."""
    if os.geteuid() != 0:
        pytest.skip("a small file system needs root")
    folder = tempfile.mkdtemp(prefix="queens-disk-")
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=300k", "none", folder], capture_output=True).returncode != 0:
        os.rmdir(folder)
        pytest.skip("this machine lets nobody mount a tmpfs")
    yield pathlib.Path(folder)
    subprocess.run(["umount", folder], check=True)
    os.rmdir(folder)


def fill(folder, leave):
    """Fills a disk but for so many bytes."""
    free = os.statvfs(folder).f_bavail * os.statvfs(folder).f_frsize
    (folder / "filler").write_bytes(b"\0" * max(0, free - leave))
    return folder / "filler"


@pytest.mark.parametrize("leave", [4096, 40960, 81920])
def test_a_full_disk_during_a_run_is_named_and_nothing_is_lost(queens, small_disk, leave):
    file = small_disk / "ledger.db"
    assert queens("ledger", "plan", 15, file, "--split", 0.0003).status == 0
    filler = fill(small_disk, leave)
    full = queens("ledger", "run", file, "--save-every", 0)
    assert (full.out, full.status) == ("", 2) and "the disk is full" in full.err
    filler.unlink()
    saved = sound(queens, file)["done"]
    assert queens("ledger", "run", file).out == TOTALS[15]
    assert sound(queens, file)["done"] >= saved


def test_a_full_disk_during_planning_leaves_nothing(queens, small_disk):
    result = queens("ledger", "plan", 16, small_disk / "ledger.db", "--split", 0.00001)
    assert (result.out, result.status) == ("", 2) and "the disk is full" in result.err
    assert list(small_disk.iterdir()) == []


def test_a_full_disk_during_work_is_named_and_nothing_is_lost(queens, small_disk, ledger, tmp_path):
    file = ledger(15, 0.0001)
    order = tmp_path / "order"
    queens("ledger", "shard", file, "1/1", order)
    results = small_disk / "results"
    filler = fill(small_disk, 8192)
    full = queens("ledger", "work", order, results, "--save-every", 0)
    assert (full.out, full.status) == ("", 2) and "the disk is full" in full.err
    filler.unlink()
    assert queens("ledger", "work", order, results).status == 0
    merged = queens("ledger", "merge", file, results)
    assert (merged.out, merged.status) == (TOTALS[15], 0)


def test_a_full_disk_during_a_merge_takes_nothing(queens, small_disk, tmp_path):
    file = small_disk / "ledger.db"
    assert queens("ledger", "plan", 15, file, "--split", 0.0003).status == 0
    order, results = tmp_path / "order", tmp_path / "results"
    queens("ledger", "shard", file, "1/1", order)
    queens("ledger", "work", order, results)
    filler = fill(small_disk, 40960)
    full = queens("ledger", "merge", file, results)
    assert (full.out, full.status) == ("", 2) and "the disk is full" in full.err
    filler.unlink()
    assert sound(queens, file)["done"] == 0
    assert queens("ledger", "merge", file, results).out == TOTALS[15]


def test_a_ledger_that_cannot_be_written_is_named(queens, ledger):
    file = ledger(14, 0.001)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="queens-read-only-"))
    try:
        locked = folder / "ledger.db"
        shutil.copy(file, locked)
        locked.chmod(0o444)
        folder.chmod(0o555)
        other = {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.geteuid() == 0 else {}
        run = start("ledger", "run", locked, **other)
        out, err = run.communicate(timeout=60)
        assert (out, run.returncode) == ("", 2) and "cannot be written" in err or "unable to open" in err
        assert locked.read_bytes() == file.read_bytes()
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


@pytest.fixture
def counted(queens, ledger, tmp_path):
    """A ledger without results, and the lines of all its results."""
    file = ledger(14, 0.0003)
    order, results = tmp_path / "order", tmp_path / "results"
    queens("ledger", "shard", file, "1/1", order)
    queens("ledger", "work", order, results)
    return file, results


def test_reordered_and_repeated_results_are_no_fault(queens, counted):
    file, results = counted
    lines = results.read_text().splitlines()
    random.Random(1).shuffle(lines)
    results.write_text("\n".join(lines + lines) + "\n")
    merged = queens("ledger", "merge", file, results)
    assert (merged.out, merged.status) == (TOTALS[14], 0)


def test_a_truncated_file_of_results_gives_what_it_has(queens, counted):
    file, results = counted
    whole = results.read_bytes()
    results.write_bytes(whole[: len(whole) * 2 // 3])
    merged = queens("ledger", "merge", file, results)
    assert merged.out == "" and "not known yet" in merged.err
    kept = whole[: len(whole) * 2 // 3].count(b"\n") - 1
    assert sound(queens, file)["done"] == kept
    results.write_bytes(whole)
    assert queens("ledger", "merge", file, results).out == TOTALS[14]


def test_flipped_bits_are_named_by_line_and_the_rest_is_taken(queens, counted):
    file, results = counted
    whole = bytearray(results.read_bytes())
    moments = random.Random(5)
    for _ in range(3):
        whole[moments.randrange(90, len(whole))] ^= 1 << moments.randrange(7)
    results.write_bytes(whole)
    merged = queens("ledger", "merge", file, results)
    assert merged.status == 2 and merged.out == "" and "damaged, not taken" in merged.err
    told = sound(queens, file)
    assert told["units"] - 8 < told["done"] < told["units"]
    assert queens("ledger", "run", file).out == TOTALS[14]


def test_results_of_another_plan_are_named_and_not_taken(queens, counted, tmp_path):
    file, results = counted
    other = tmp_path / "other.db"
    queens("ledger", "plan", 14, other, "--split", 0.001)
    refused = queens("ledger", "merge", other, results)
    assert refused.status == 2 and "another plan" in refused.err and sound(queens, other)["done"] == 0
    order = tmp_path / "order2"
    queens("ledger", "shard", other, "1/1", order)
    before = results.read_bytes()
    foreign = queens("ledger", "work", order, results)
    assert foreign.status == 2 and "something else" in foreign.err and results.read_bytes() == before


def test_a_clock_that_jumps_does_not_matter(queens, ledger):
    if shutil.which("faketime") is None:
        pytest.skip("faketime is missing")
    file = ledger(15, 0.0002)
    for date in ("2038-01-01", "1999-12-31", "2026-01-01"):
        run = subprocess.Popen(["faketime", date, COMMAND, "ledger", "run", str(file), "--save-every", "0"],
                               env=environment(), stdout=subprocess.PIPE, text=True)
        time.sleep(0.2)
        run.send_signal(signal.SIGINT)
        run.communicate(timeout=30)
    assert queens("ledger", "run", file).out == TOTALS[15]
    sound(queens, file)
