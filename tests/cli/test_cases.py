"""Questions of judges, sequences and bug reports (tests/data/cases.jsonl), each answered by the command with flags."""

import json

import pytest
from conftest import DATA

CASES = {case["id"]: case for case in map(json.loads, (DATA / "cases.jsonl").read_text().splitlines())}

# Kinds that no verb answers yet (tests/data/README.md).
LATER = {
    "domination", "peaceable", "greedy", "toroidal-semi-count", "k-queens-count", "maximal-placements",
    "torus-shift-classes", "two-colour-count", "unattacked", "any-number-blocking-count",
}

ANSWERS = {}


def answers(*ids):
    """Says which cases a test answers."""

    def mark(function):
        for id in ids:
            ANSWERS[id] = function.__name__
        return pytest.mark.parametrize("case", [CASES[id] for id in ids], ids=ids)(function)

    return mark


def test_every_case_of_a_kind_that_we_answer_is_answered():
    open_cases = {id for id, case in CASES.items() if case["kind"] not in LATER}
    assert open_cases == set(ANSWERS)


def stripped(text):
    return [line.rstrip() for line in text.strip("\n").split("\n")]


@answers("J01")
def test_kth(queens, case):
    assert queens("nth", 8, "--batch", "--preset", "string", stdin=case["input"]).out == case["expected"]


@answers("J04")
def test_counts_to_the_end_of_the_input(queens, case):
    assert queens("count", "-", stdin=case["input"]).out == case["expected"]


@answers("J29")
def test_count_without_final_newlines(queens, case):
    assert queens("count", "-", "--no-last-newline", stdin=case["input"]).out == case["expected"]


@answers("J05")
def test_the_first_three_and_the_total(queens, case):
    n = case["input"].strip()
    assert queens("list", n, "--preset", "numbers", "--limit", 3, "--total").out == case["expected"]


@answers("J07")
def test_all_and_the_total(queens, case):
    assert queens("list", case["input"].strip(), "--preset", "numbers", "--total").out == case["expected"]


@answers("J30")
def test_algebraic_squares_without_separator(queens, case):
    result = queens("list", case["input"].strip(), "--by", "column", "--preset", "squares", "--major", "column",
                    "--origin", "top", "--separator", "", "--total")
    expected = case["expected"]
    assert (result.lines[0], len(result.lines), result.lines[-1]) == (
        expected["first_line"], expected["lines"], expected["last_line"])


@answers("J33")
def test_a_word_for_no_solution(queens, case):
    assert queens("list", case["input"].strip(), "--none", "None").out == case["expected"]


@answers("J34")
def test_boards_with_a_blank_line_between(queens, case):
    assert queens("list", case["input"].strip()).out == case["expected"]


@answers("J38")
def test_matrices_on_one_line(queens, case):
    result = queens("list", case["input"].strip(), "--glyphs", "01", "--row-separator", " ", "--blank", "none")
    assert sorted(result.lines) == sorted(case["expected"]["as_set"])


@answers("J50")
def test_boards_as_json(queens, case):
    assert json.loads(queens("list", case["input"].strip(), "--preset", "boards").out) == json.loads(case["expected"])


@answers("J08")
def test_reversed_symbols(queens, case):
    assert queens("count", "--board", "-", "--glyphs", "*Q.", stdin=case["input"]).out == case["expected"]


@answers("J09")
def test_several_boards_with_a_case_number(queens, case):
    result = queens("count", "--board", "-", "--glyphs", ".Q*", "--header", "Case {index}: ", stdin=case["input"])
    assert result.out == case["expected"]


@answers("J10")
def test_a_board_without_a_size_line(queens, case):
    assert queens("count", "--board", "-", "--glyphs", ".Q*", stdin=case["input"]).out == case["expected"]


@answers("C03")
def test_blocked_squares_as_flags(queens, case):
    given = case["input"]
    blocks = [word for r, c in given["blocks_1based"] for word in ("--block", f"{r - 1},{c - 1}")]
    assert queens("count", given["n"], *blocks).out == f"{case['expected']}\n"


@answers("J12")
def test_a_fixed_queen_and_a_table(queens, case):
    _, row, column = case["input"].split()
    result = queens("list", 8, "--queen", f"{int(row) - 1},{int(column) - 1}", "--by", "column", "--preset", "numbers",
                    "--major", "column", "--open", "SOLN       COLUMN\\n #      1 2 3 4 5 6 7 8\\n\\n",
                    "--header", "{index:2}      ")
    assert stripped(result.out) == stripped(case["expected"])


@answers("J17", "J20")
def test_any_solution(queens, case):
    words = ["-", "--until", "0"] if case["id"] == "J17" else [case["input"].strip()]
    separator = " " if case["id"] == "J17" else "\\n"
    result = queens("solve", *words, "--preset", "numbers", "--separator", separator, stdin=case["input"])
    placement = [int(word) for word in result.out.split()]
    assert len(placement) == int(case["input"].split()[0])
    assert queens("check", "-", "--preset", "numbers", stdin=" ".join(map(str, placement))).status == 0
    if case["id"] == "J20":
        assert len(result.lines) == len(placement)


@answers("J21")
def test_a_star_is_a_queen(queens, case):
    result = queens("check", "--glyphs", ".*#", "--json", stdin=case["input"])
    attacks = json.loads(result.out)["attacks"]
    assert result.status == 1 and [(a["a"], a["b"]) for a in attacks] == [([2, 4], [5, 7])]


@answers("J23")
def test_x_and_y_from_the_bottom_left(queens, case):
    result = queens("check", "--preset", "coordinates", "--major", "column", "--origin", "bottom", stdin=case["input"])
    assert result.status == 0


@answers("J25")
def test_algebraic_boards_a_line(queens, case):
    result = queens("check", "--json", stdin=case["input"])
    words = {True: "Valid", False: "Invalid"}
    assert [words[json.loads(line)["valid"]] for line in result.lines] == case["expected"].split()


@answers("F09")
def test_columns_with_attacking_pairs(queens, case):
    for columns, expected in zip(case["input"], case["expected"]):
        result = queens("check", json.dumps(columns), "--base", 0, "--json")
        assert f"invalid ({len(json.loads(result.out)['attacks'])} attacking pairs)" == expected


@answers("F13")
def test_a_short_anti_diagonal(queens, case):
    answer = json.loads(queens("check", json.dumps(case["input"]), "--json").out)
    assert [(a["a"], a["b"]) for a in answer["attacks"]] == [([0, 2], [1, 1])]


@answers("F26")
def test_nine_queens(queens, case):
    out = queens("check", stdin=case["input"]).out
    for clue in ["queens on the board: 9", "a8 and (0,4) e8", "a8 and (3,0) a5", "a8 and (1,1) b7"]:
        assert clue in out


@answers("F35")
def test_a_lisp_list(queens, case):
    assert queens("check", "--base", 1, stdin=case["input"]).status == 0


@answers("F08")
def test_a_missing_digit(queens, case):
    result = queens("rank", 8, case["input"])
    assert result.status == 2 and "7" in result.err and "missing: 6" in result.err


@answers("F28")
def test_a_ragged_board(queens, case):
    result = queens("count", "--board", "-", "--glyphs", ".Q*", stdin=case["input"])
    assert result.status == 2 and "line 3" in result.err and "expected 8 (line 7 too)" in result.err


@answers("J27")
def test_the_one_completion(queens, case):
    _, first, second = [line.split() for line in case["input"].splitlines()]
    result = queens("solve", 8, "--queen", ",".join(first), "--queen", ",".join(second), "--separator", "")
    assert result.out == case["expected"]


@answers("C01", "F25")
def test_all_completions(queens, case):
    if case["id"] == "C01":
        words = ["8", *[word for square in case["input"]["queens"] for word in ("--queen", square)]]
        expected, preset = case["expected"]["solutions_col_per_row_from_rank8"], "numbers"
    else:
        words, expected, preset = ["--board", "-"], case["expected"]["columns_0based"], "columns"
    result = queens("list", *words, "--preset", preset, stdin=case["input"] if case["id"] == "F25" else "")
    assert [[int(word) for word in line.split()] for line in result.lines] == expected


@answers("J46")
def test_squares_left_for_one_more_queen(queens, case):
    assert queens("show", "-", "--free", "--glyphs", ".*#", stdin=case["input"]).out == case["expected"]


@answers("J51")
def test_the_queens_that_attack_a_square(queens, case):
    board = " ".join(f"({r},{c})" for r, c in case["input"]["queens"])
    row, column = case["input"]["king"]
    answer = json.loads(queens("show", board, "--size", 8, "--attacks", f"{row},{column}", "--json").out)
    assert sorted(answer["attackers"]) == sorted(case["expected"])


@answers("J53")
def test_do_two_queens_attack(queens, case):
    for (a, b), expected in zip(case["input"], case["expected"]):
        result = queens("check", f"({a[0]},{a[1]}) ({b[0]},{b[1]})", "--size", 8, "--json")
        assert bool(json.loads(result.out)["attacks"]) == expected


@answers("O01", "O02", "O04")
def test_published_values(queens, case):
    member = {"O01": "count", "O02": "fundamental", "O04": "quarter_turn"}[case["id"]]
    first = 0 if case["id"] == "O01" else 1
    rows = [json.loads(line) for line in queens("known", "--json").lines][first:]
    assert [int(row[member]) for row in rows] == case["expected"]


@answers("O03")
def test_the_identity_of_the_classes(queens, case):
    for n in range(1, 14):
        answer = json.loads(queens("count", n, "--classes", "--json").out)
        all_, classes, p, r = (int(answer[k]) for k in ("count", "fundamental", "half_turn", "quarter_turn"))
        assert (p, r) == (case["expected"]["P(1..13)"][n - 1], case["expected"]["R(1..13)"][n - 1])
        assert n < 2 or 8 * classes == all_ + p + 2 * r


@answers("J14")
def test_the_heaviest_of_each_board(queens, case):
    result = queens("best", 8, "--weights", "-", "--value", stdin=case["input"])
    assert "".join(f"{int(weight):5d}\n" for weight in result.lines) == case["expected"]


@answers("J15")
def test_the_fewest_queens_moved(queens, case):
    flags = ["--value", "--header", "Case {index}: "]
    assert queens("best", "--near", "-", "--major", "column", *flags, stdin=case["input"]).out == case["expected"]


@answers("J44", "O06", "O05")
def test_counts_by_an_attack_rule(queens, case):
    rule = case["kind"].removesuffix("-count")
    one = case["id"] == "J44"
    sizes = [case["input"].strip()] if one else range(1, len(case["expected"]) + 1)
    expected = case["expected"] if one else "".join(f"{count}\n" for count in case["expected"])
    assert queens("count", *sizes, "--rule", rule).out == expected


@answers("O07")
def test_classes_of_superqueens(queens, case):
    for n, expected in enumerate(case["expected"][:13], start=1):
        answer = json.loads(queens("count", n, "--classes", "--rule", "superqueen", "--json").out)
        assert answer["fundamental"] == str(expected)


@answers("C02")
def test_counts_without_excluded_diagonals(queens, case):
    n, diagonals = case["input"]["n"], case["input"]["diags"]
    for first, count, decision in zip(case["input"]["use_first_d"], *case["expected"].values()):
        flags = []
        for number, is_sum in diagonals[:first]:
            flags += ["--exclude-sum", number] if is_sum else ["--exclude-difference", number - (n - 1)]
        assert queens("count", n, *flags).out == f"{count}\n"
        assert queens("solve", n, *flags).status == 1 - decision


@answers("C07")
def test_a_large_blocked_board_is_decided(queens, case):
    result = queens("solve", "--board", "-", "--glyphs", ".Q*", "--preset", "columns", stdin=case["input"])
    assert result.status == 0 and case["expected"] == "SATISFIABLE"
    rows = case["input"].split("\n")[1:]
    columns = [int(column) for column in result.out.split()]
    assert all(rows[row][column] == "." for row, column in enumerate(columns))
    assert queens("check", result.out, "--base", 0).status == 0


@answers("L01", "L06", "L07", "L08", "L15")
def test_counts_with_regions(queens, case):
    result = queens("count", "--rule", "touching", "--regions", "-", stdin=case["input"])
    assert result.out == f"{case['expected']}\n"


@answers("L18")
def test_the_solution_with_regions(queens, case):
    result = queens("list", "--rule", "touching", "--regions", "-", "--preset", "numbers", "--total", stdin=case["input"])
    columns, count = case["expected"]["columns_1based"], case["expected"]["count"]
    assert result.lines == [" ".join(map(str, columns)), str(count)]


@answers("O08", "O09")
def test_the_first_in_order(queens, case):
    expected = case["expected"] if case["id"] == "O08" else {"20": case["expected"]}
    for n, columns in expected.items():
        assert queens("solve", n, "--first", "--preset", "numbers").out.split() == [str(c) for c in columns]


@answers("O10")
def test_tests_to_the_first_solution(queens, case):
    for n, expected in enumerate(case["expected"], start=1):
        answer = json.loads(queens("count", n, "--method", "marker-arrays", "--limit", 1, "--json").out)
        assert answer["tests"] == str(expected)


@answers("O11", "O12")
def test_nodes_on_each_level(queens, case):
    profiles = case["expected"] if case["id"] == "O11" else {"16": case["expected"]["levels"]}
    for n, levels in profiles.items():
        answer = json.loads(queens("count", n, "--method", "bitmask", "--json", timeout=600).out)
        assert answer["levels"] == [str(nodes) for nodes in levels]
        assert answer["nodes"] == str(sum(levels))


@answers("O13")
def test_counts_by_the_first_row(queens, case):
    answer = json.loads(queens("count", case["input"]["n"], "--by-first-row", "--json").out)
    assert answer["by_first_row"] == [str(count) for count in case["expected"]]


@answers("O21")
def test_the_fundamental_solutions(queens, case):
    assert queens("list", case["input"]["n"], "--classes", "--preset", "string").lines == case["expected"]


@answers("O22")
def test_the_first_with_a_half_turn(queens, case):
    for n, expected in zip(case["input"]["n"], case["expected"]):
        assert queens("list", n, "--symmetry", "half", "--limit", 1, "--preset", "string").lines == [expected]


@answers("F01", "F03")
def test_one_published_value(queens, case):
    flags = ["--classes"] if case["input"].get("classes") else []
    assert queens("known", case["input"]["n"], *flags).out == f"{case['expected']}\n"


@answers("F06")
def test_what_nobody_knows_is_refused(queens, case):
    for n in case["input"]["n"]:
        assert queens("known", n).status == 1


@answers("F07")
def test_the_classes_of_16(queens, case):
    answer = json.loads(queens("count", case["input"]["n"], "--classes", "--json", timeout=600).out)
    assert answer["fundamental"] == str(case["expected"])


@answers("F16")
def test_orbit_sizes(queens, case):
    orbits = [json.loads(line)["orbit"] for line in queens("list", 8, "--classes", "--preset", "jsonl").lines]
    assert (orbits.count(8), orbits.count(4), sum(orbits)) == tuple(case["expected"].values())


@answers("F21")
def test_no_solution_is_no_error(queens, case):
    result = queens("solve", case["input"]["n"])
    assert (result.out, result.status) == ("", 1) and "no solution" in result.err


@answers("F24", "F30")
def test_bad_input(queens, case):
    if case["id"] == "F30":
        result = queens("count", "-", stdin=case["input"])
        assert result.status == 2 and "line 1" in result.err
        return
    assert queens("count", "0").out == "1\n"
    for text, clue in [("-1", "negative"), ("", "empty"), ("abc", "number")]:
        assert clue in queens("count", text).err
    assert queens("solve", "50", "--preset", "numbers").status == 0
    assert queens("count", "50").status == 2


@answers("F31")
def test_the_estimate_of_a_written_path(queens, case):
    path = ",".join(map(str, case["input"]["branching"]))
    assert queens("estimate", "--path", path).out == f"{case['expected']}\n"
