#!/usr/bin/env python3
"""Times the command as whole processes and prints medians with their spread.

    ./run bench [--runs K] [--json] [--keep]

cpu: user and system seconds; seconds: from start to end; ratio: cpu of the first over cpu of the second command;
speedup: seconds of the first over seconds of the second. Pairs are run in turn (A B A B …) and compared run by run, so that a machine whose speed drifts does not decide.
--keep writes the raw seconds to bench/runs/DATE/. Targets are those of the project; they are printed beside the
result and never fail the run.
"""

import argparse
import datetime
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import tempfile

import blocked_boards

DATA = pathlib.Path(__file__).resolve().parents[1] / "tests" / "data"

# name, command, other command (or None), what is compared, target
BENCHMARKS = [
    ("list 14 against its search", "list 14 --preset numbers", "count 14 --method bitmask", "ratio", 1.5),
    ("list 12 against its search", "list 12 --preset numbers", "count 12 --method bitmask", "ratio", 1.5),
    ("start-up", "--version", None, "seconds", 0.005),
    ("all 92 by nth", "nth 8 --batch --preset string", None, "seconds", 0.010),
    ("a solution of n = 10000000", "solve 10000000 --preset numbers", None, "seconds", 3.0),
    ("memory of n = 10000000", "solve 10000000 --preset numbers", None, "megabytes", 200),
    ("count 14", "count 14", None, "seconds", 0.010),
    ("nth 16", "nth 16 9000000 --preset string --no-cache", None, "seconds", 1.0),
    ("nth 18, nothing kept", "nth 18 400000000 --preset numbers --no-cache", None, "seconds", 6.0),
    ("count 16, one thread", "count 16 --threads 1", None, "cpu", None),
    ("count 17, one thread", "count 17 --threads 1", None, "cpu", None),
    ("count 18, one thread", "count 18 --threads 1", None, "cpu", None),
    ("count 18 by avx2 against avx512", "count 18 --threads 1 --backend avx2", "count 18 --threads 1 --backend avx512",
     "ratio", None),
    ("count 17 by portable against avx2", "count 17 --threads 1 --backend portable",
     "count 17 --threads 1 --backend avx2", "ratio", None),
    ("count 18, one thread against two", "count 18 --threads 1", "count 18 --threads 2", "speedup", 1.9),
    ("an 18×18 puzzle, unique or not", f"puzzle solve {DATA}/puzzle-18.txt --json", None, "seconds", 0.010),
    ("hints for an 18×18 puzzle", f"puzzle rate {DATA}/puzzle-18.txt --json", None, "seconds", None),
    ("100 puzzles of 14 rows", "puzzle make 14 --count 100 --json", None, "cpu", None),
    ("a puzzle of 14 rows, extreme", "puzzle make 14 --difficulty extreme --json", None, "cpu", None),
    ("memory of count 18", "count 18 --threads 1", None, "megabytes", 100),
    ("count 18 in a ledger against count 18", "count 18 --threads 1 --ledger LEDGER", "count 18 --threads 1", "ratio", 1.03),
    ("ledger of 18, one thread against two", "count 18 --threads 1 --ledger LEDGER", "count 18 --threads 2 --ledger LEDGER",
     "speedup", 1.8),
]
LONG = [
    ("count 19, one thread", "count 19 --threads 1", None, "cpu", None),
    ("count 19, one thread against two", "count 19 --threads 1", "count 19 --threads 2", "speedup", 1.9),
    ("count 20, one thread", "count 20 --threads 1", None, "cpu", None),
    ("memory of count 20", "count 20 --threads 1", None, "megabytes", 200),
    ("count 20 in a ledger against count 20", "count 20 --threads 1 --ledger LEDGER", "count 20 --threads 1", "ratio", 1.01),
    ("ledger of 19, one thread against two", "count 19 --threads 1 --ledger LEDGER", "count 19 --threads 2 --ledger LEDGER",
     "speedup", 1.8),
]
BATCH = "92\n" + "".join(f"{k}\n" for k in range(1, 93))


def run_once(command, words):
    """User plus system seconds, wall seconds and peak megabytes of one process. LEDGER becomes a file that is not there yet."""
    with tempfile.TemporaryDirectory() as folder:
        return timed(command, words.replace("LEDGER", f"{folder}/ledger"))


def timed(command, words):
    start = datetime.datetime.now()
    process = subprocess.Popen([command, *words.split()], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
    process.stdin.write(BATCH.encode() if "--batch" in words else b"")
    process.stdin.close()
    _, status, usage = os.wait4(process.pid, 0)
    wall = (datetime.datetime.now() - start).total_seconds()
    if status != 0:
        sys.exit(f"failed: queens {words}")
    return {"cpu": usage.ru_utime + usage.ru_stime, "wall": wall, "megabytes": usage.ru_maxrss / 1024}


def measure(command, words, other, kind, runs):
    run_once(command, words)
    samples, values = [], []
    for _ in range(runs):
        a = run_once(command, words)
        b = run_once(command, other) if other else None
        samples.append([a, b])
        values.append(a["cpu"] / b["cpu"] if kind == "ratio" else a["wall"] / b["wall"] if kind == "speedup"
                      else a["wall" if kind == "seconds" else kind])
    return samples, values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true")
    parser.add_argument("--long", action="store_true", help="n = 19 and 20 too, and every blocked board")
    parser.add_argument("--only", default="", help="benchmarks whose name contains this")
    options = parser.parse_args()

    results = []
    usable = subprocess.run([options.command, "backends", "--lang", "en"], capture_output=True, text=True, check=True).stdout
    usable = {line.split()[0] for line in usable.splitlines() if "usable" in line}
    for name, words, other, kind, target in BENCHMARKS + (LONG if options.long else []):
        needed = {word for word in f"{words} {other}".split() if word in ("avx2", "avx512")}
        if options.only not in name or not needed <= usable:
            continue
        samples, values = measure(options.command, words, other, kind, options.runs)
        row = {"name": name, "command": words, "against": other, "kind": kind, "target": target,
               "median": statistics.median(values), "least": min(values), "most": max(values), "samples": samples}
        results.append(row)
        if not options.json:
            goal = f"target {target:g}" if target else ""
            print(f"{name:32} {row['median']:9.4f} {kind:10} {row['least']:9.4f} … {row['most']:.4f}  {goal}", flush=True)
    boards = []
    if options.only in "blocked boards":
        boards = blocked_boards.compare(options.command, blocked_boards.boards_of(options.long, 5 if options.long else 0),
                                        lambda line: None if options.json else print(line, flush=True))
    report = {"date": datetime.date.today().isoformat(), "machine": platform.processor() or platform.machine(),
              "cores": os.cpu_count(), "results": results, "blocked_boards": boards}
    if options.json:
        print(json.dumps(report))
    if options.keep:
        folder = pathlib.Path(__file__).parent / "runs" / report["date"]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "command.json").write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
