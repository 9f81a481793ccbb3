#!/usr/bin/env python3
"""Times the command as whole processes and prints medians with their spread.

    ./run bench [--runs K] [--json] [--keep]

Pairs are run in turn (A B A B …) and compared run by run, so that a machine whose speed drifts does not decide.
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

# name, command, other command (or None), what is compared, target
BENCHMARKS = [
    ("list 14 against its search", "list 14 --preset numbers", "count 14 --method bitmask", "ratio", 1.5),
    ("list 12 against its search", "list 12 --preset numbers", "count 12 --method bitmask", "ratio", 1.5),
    ("start-up", "--version", None, "seconds", 0.005),
    ("all 92 by nth", "nth 8 --batch --preset string", None, "seconds", 0.010),
    ("a solution of n = 10000000", "solve 10000000 --preset numbers", None, "seconds", 3.0),
    ("memory of n = 10000000", "solve 10000000 --preset numbers", None, "megabytes", 200),
    ("count 14", "count 14", None, "seconds", None),
    ("nth 14", "nth 14 200000 --preset string", None, "seconds", None),
]
BATCH = "92\n" + "".join(f"{k}\n" for k in range(1, 93))


def run_once(command, words):
    """User plus system seconds, wall seconds and peak megabytes of one process."""
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
        values.append(a["cpu"] / b["cpu"] if kind == "ratio" else a["wall"] if kind == "seconds" else a["megabytes"])
    return samples, values


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()

    results = []
    for name, words, other, kind, target in BENCHMARKS:
        samples, values = measure(options.command, words, other, kind, options.runs)
        row = {"name": name, "command": words, "against": other, "kind": kind, "target": target,
               "median": statistics.median(values), "least": min(values), "most": max(values), "samples": samples}
        results.append(row)
        if not options.json:
            goal = f"target {target:g}" if target else ""
            print(f"{name:32} {row['median']:9.4f} {kind:10} {row['least']:9.4f} … {row['most']:.4f}  {goal}", flush=True)
    report = {"date": datetime.date.today().isoformat(), "machine": platform.processor() or platform.machine(),
              "cores": os.cpu_count(), "results": results}
    if options.json:
        print(json.dumps(report))
    if options.keep:
        folder = pathlib.Path(__file__).parent / "runs" / report["date"]
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "command.json").write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
