#!/usr/bin/env python3
"""Blocked boards decided by the command and by plain CaDiCaL, side by side: user seconds of whole processes.

    bench/blocked_boards.py QUEENS [--all] [--random K] [--seed S] [--keep FILE]

The boards are those of tests/data/blocked-boards.jsonl: n = 28 and 48, with --all the others too; --random adds K boards
of each size, with as many free squares, drawn from a seed. The baseline is the `cadical` binary (Debian: cadical) on
pairwise clauses: one queen at least in each row and column, one at most in each row, column and diagonal. For each board
the two run in turn. Prints each board, and the ratio of the totals, which the project wants at 0.5 or below.
"""

import argparse
import itertools
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import tempfile
import time

DATA = pathlib.Path(__file__).resolve().parents[1] / "tests" / "data" / "blocked-boards.jsonl"


def dimacs(board):
    """The problem in pairwise clauses."""
    squares = [(r, c) for r, row in enumerate(board) for c, glyph in enumerate(row) if glyph == "."]
    variable = {square: i for i, square in enumerate(squares, 1)}
    clauses = []
    for key, must in ((lambda s: s[0], True), (lambda s: s[1], True), (sum, False), (lambda s: s[0] - s[1], False)):
        lines = {line: [] for line in range(len(board))} if must else {}
        for square in squares:
            lines.setdefault(key(square), []).append(variable[square])
        clauses += list(lines.values()) if must else []
        clauses += [(-a, -b) for line in lines.values() for a, b in itertools.combinations(line, 2)]
    body = "".join(" ".join(map(str, clause)) + " 0\n" for clause in clauses)
    return f"p cnf {len(squares)} {len(clauses)}\n{body}"


def user_seconds(words, text):
    """(exit status, user seconds) of one process that reads the text."""
    with tempfile.TemporaryFile() as file:
        file.write(text.encode())
        file.seek(0)
        process = subprocess.Popen(words, stdin=file, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_utime


def random_boards(like, count, seed):
    """Boards with the sizes and the numbers of free squares of the others."""
    draw = random.Random(seed)
    free = {case["n"]: sum(row.count(".") for row in case["board"]) for case in like}
    for n, i in itertools.product(free, range(count)):
        chosen = set(draw.sample(range(n * n), free[n]))
        board = ["".join("." if r * n + c in chosen else "#" for c in range(n)) for r in range(n)]
        yield {"name": f"{n}-random-{i}", "n": n, "board": board}


def boards_of(every, drawn, seed=1):
    """The boards of n = 28 and 48, or every one, and `drawn` random ones of each size."""
    cases = [json.loads(line) for line in DATA.read_text().splitlines()]
    return [case for case in cases if every or case["n"] <= 48] + list(random_boards(cases, drawn, seed))


def compare(queens, boards, tell):
    """One row a board; tells each and the sum. Ends the program if an answer is wrong."""
    rows = []
    for case in boards:
        text = "\n".join(case["board"]) + "\n"
        status, ours = user_seconds([queens, "solve", "--board", "-", "--preset", "numbers"], text)
        baseline, theirs = user_seconds(["cadical", "-q", "-n"], dimacs(case["board"]))
        answer = {10: "SATISFIABLE", 20: "UNSATISFIABLE"}[baseline]
        if answer != {0: "SATISFIABLE", 1: "UNSATISFIABLE"}[status] or case.get("answer", answer) != answer:
            sys.exit(f"WRONG: {case['name']}: queens {status}, cadical {baseline}, expected {case.get('answer')}")
        rows.append({"name": case["name"], "answer": answer, "queens": ours, "cadical": theirs})
        tell(f"{case['name']:20} {answer:14} queens {ours:8.3f} s   cadical {theirs:8.3f} s")
    ours, theirs = (sum(row[who] for row in rows) for who in ("queens", "cadical"))
    ratios = [row["queens"] / row["cadical"] for row in rows if row["cadical"] >= 0.02]  # below, a clock tick decides
    slower = [row["name"] for row in rows if row["queens"] > 1.2 * row["cadical"] + 0.01]
    tell(f"{len(rows)} blocked boards: queens {ours:.2f} s, cadical {theirs:.2f} s, ratio {ours / theirs:.3f} (target 0.5); "
         f"board by board: median {statistics.median(ratios):.3f}, most {max(ratios):.3f}; slower: {slower or 'none'}")
    return rows


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("queens")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--random", type=int, default=0, metavar="K")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", metavar="FILE")
    options = parser.parse_args()
    rows = compare(options.queens, boards_of(options.all, options.random, options.seed), lambda line: print(line, flush=True))
    if options.keep:
        pathlib.Path(options.keep).write_text(json.dumps({"date": time.strftime("%F"), "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
