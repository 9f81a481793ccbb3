#!/usr/bin/env python3
"""Runs two programs in turn for some n and compares their user seconds and their memory.

    bench/beside.py FIRST SECOND N… [--runs K] [--keep NAME]

FIRST and SECOND are command lines in which {n} stands for the size, for example

    bench/beside.py 'build/command/queens count {n} --threads 1' './other {n}' 16 17 18

They run A B A B …; each run gives one ratio, first over second, so that a machine whose speed drifts does not decide.
Printed: the median ratio with its spread, the median user seconds, the peak memory. --keep writes all of it to
bench/runs/DATE/NAME.json. Both must print the same number somewhere in their output, or it ends with an error.
"""

import argparse
import datetime
import json
import os
import pathlib
import re
import shlex
import statistics
import subprocess
import sys
import time


def run_once(line):
    start = time.monotonic()
    process = subprocess.Popen(shlex.split(line), stdout=subprocess.PIPE, text=True)
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"failed: {line}")
    sample = {"user": usage.ru_utime, "system": usage.ru_stime, "wall": time.monotonic() - start,
              "megabytes": usage.ru_maxrss / 1024}
    return sample, set(re.findall(r"\d+", output))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("sizes", type=int, nargs="+")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--keep", default="")
    options = parser.parse_args()

    results = []
    for n in options.sizes:
        lines = [options.first.format(n=n), options.second.format(n=n)]
        samples = []
        for _ in range(options.runs):
            (a, ours), (b, theirs) = run_once(lines[0]), run_once(lines[1])
            if not {number for number in ours & theirs if int(number) > 1000}:
                sys.exit(f"the answers differ: {lines[0]!r}, {lines[1]!r}")
            samples.append([a, b])
        ratios = [a["user"] / b["user"] for a, b in samples if b["user"] > 0]
        median = statistics.median(ratios) if ratios else float("nan")
        seconds = [statistics.median(pair[i]["user"] for pair in samples) for i in (0, 1)]
        memory = [max(pair[i]["megabytes"] for pair in samples) for i in (0, 1)]
        print(f"n = {n}: {median:.2f} ({min(ratios, default=0):.2f} … {max(ratios, default=0):.2f}), "
              f"user {seconds[0]:.2f} s against {seconds[1]:.2f} s, {memory[0]:.0f} MB against {memory[1]:.0f} MB", flush=True)
        results.append({"n": n, "ratio": median, "samples": samples})
    if options.keep:
        folder = pathlib.Path(__file__).parent / "runs" / datetime.date.today().isoformat()
        folder.mkdir(parents=True, exist_ok=True)
        report = {"first": options.first, "second": options.second, "load": os.getloadavg(), "results": results}
        (folder / f"{options.keep}.json").write_text(json.dumps(report, indent=1) + "\n")


if __name__ == "__main__":
    main()
