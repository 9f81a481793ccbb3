"""queens puzzle: solve, check, hint, rate and make, in both languages."""

import json
import xml.etree.ElementTree

import pytest
from conftest import DATA, ROOT

CASES = [case for case in map(json.loads, (DATA / "cases.jsonl").read_text().splitlines())
         if case["kind"] in ("regions-count", "regions-solve")]
ONE = "wwww\nwkkk\nrrrr\nbbbb\n"  # its solution: columns 1 3 0 2
TWO = "a a b b\na a b b\nc c d d\nc c d d"
NONE = "AAB\nACB\nCCB\n"
EXPERT = "BBAA\nBBCC\nBDCC\nDDCC\n"
SOLUTION = ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"


@pytest.fixture
def file(tmp_path):
    def write(text, name="regions.txt"):
        path = tmp_path / name
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return str(path)

    return write


# solve


def test_solve_prints_the_only_solution(queens, file):
    result = queens("puzzle", "solve", file(ONE))
    assert (result.status, result.out, result.err) == (0, SOLUTION, "the only solution\n")


def test_solve_in_another_form_from_standard_input(queens):
    assert queens("puzzle", "solve", "-", "--preset", "string", stdin=ONE).out == "2413\n"


def test_solve_shows_two_solutions_of_a_puzzle_that_is_not_unique(queens, file):
    result = queens("puzzle", "solve", file(TWO), "--preset", "string")
    assert (result.status, result.lines) == (1, ["2413", "3142"])
    assert "not unique" in result.err


def test_solve_counts_what_it_finds_below_the_limit(queens, file):
    assert "2 solutions" in queens("puzzle", "solve", file(TWO), "--limit", 3).err
    assert "at least 2" in queens("puzzle", "solve", file(TWO)).err


def test_solve_says_that_there_is_none(queens, file):
    result = queens("puzzle", "solve", file(NONE))
    assert (result.status, result.out) == (1, "")
    assert "no solution" in result.err


@pytest.mark.parametrize("text, answer, count", [(ONE, "unique", 1), (TWO, "many", 2), (NONE, "none", 0)])
def test_solve_as_json(queens, file, text, answer, count):
    found = json.loads(queens("puzzle", "solve", file(text), "--json").out)
    assert (found["answer"], len(found["solutions"])) == (answer, count)


def test_solve_with_a_fixed_queen_and_a_crossed_square(queens, file):
    assert queens("puzzle", "solve", file(TWO), "--queen", "0,1", "--preset", "string").out == "2413\n"
    assert queens("puzzle", "solve", file(TWO), "--block", "b4", "--preset", "string").out == "3142\n"


def test_solve_as_a_drawing(queens, file):
    root = xml.etree.ElementTree.fromstring(queens("puzzle", "solve", file(ONE), "--svg").out)
    uses = [node for node in root.iter() if node.tag.endswith("}use")]
    letters = [node.text for node in root.iter() if node.tag.endswith("}text") and node.text in "wkrb"]
    assert len(uses) == 4 and len(letters) >= 16


def test_odd_regions_are_told_and_not_refused(queens, file):
    result = queens("puzzle", "solve", file("ABA\nBBA\nCCC\n"))
    assert "more than one piece: A" in result.err
    result = queens("puzzle", "solve", file("AAAA\nABBB\nCCCC\nDDDE\n"))
    assert "5 regions for 4 queens" in result.err and result.status == 0
    result = queens("puzzle", "solve", file("AABB\nAABB\nCCCC\nCCCC\n"))
    assert (result.status, result.out) == (1, "") and "3 regions for 4 queens" in result.err


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_published_puzzles_have_the_published_number_of_solutions(queens, case):
    expected = case["expected"]
    count = expected["count"] if isinstance(expected, dict) else expected
    found = json.loads(queens("puzzle", "solve", "-", "--limit", 1000, "--json", stdin=case["input"]).out)
    assert len(found["solutions"]) == count and found["answer"] == ("unique" if count == 1 else "many")
    if isinstance(expected, dict):
        assert [column + 1 for column in found["solutions"][0]] == expected["columns_1based"]


def test_a_puzzle_of_eighteen_rows_is_solved_and_rated(queens):
    file = DATA / "puzzle-18.txt"
    result = queens("puzzle", "solve", file, "--preset", "string")
    assert (result.status, result.err) == (0, "the only solution\n")
    assert queens("puzzle", "check", file, result.out.strip()).status == 0
    assert queens("puzzle", "rate", file).lines[0] == "difficulty: expert (4 of 6)"


def test_there_are_published_puzzles():
    assert len(CASES) >= 6


# check


def test_check_says_yes(queens, file):
    result = queens("puzzle", "check", file(ONE), "-", stdin=SOLUTION)
    assert (result.status, result.out) == (0, "yes: it solves the puzzle\n")
    assert queens("puzzle", "check", file(ONE), "2413").status == 0


def test_check_explains_every_broken_rule(queens, file):
    result = queens("puzzle", "check", file(ONE), "Q...\n.Q..\n.Q..\n....\n")
    assert result.status == 1
    for words in ["no: it does not solve", "queens on the board: 3, needed: 4", "row 3", "column 2", "column 3",
                  "(0,0) a4 and (1,1) b3 attack each other: diagonal neighbours",
                  "(1,1) b3 and (2,1) b2 attack each other: column", "no queen in region b"]:
        assert words in result.out
    result = queens("puzzle", "check", file("AABB\nAABB\nCCDD\nCCDD\n"), "Q...\n.Q..\n....\n....\n")
    assert "same region" in result.out


def test_check_as_json(queens, file):
    found = json.loads(queens("puzzle", "check", file(ONE), "1234", "--preset", "string", "--json").out)
    assert not found["valid"] and len(found["attacks"]) == 3 and found["empty_regions"] == []


# hint


def test_hint_names_the_simplest_reason(queens, file):
    result = queens("puzzle", "hint", file(EXPERT))
    assert result.status == 0
    assert result.out == ("All that is left of region A lies in rank 4, so the queen of rank 4 is there: "
                          "cross out a4 b4.\n")


def test_hint_goes_on_from_what_is_known(queens, file):
    result = queens("puzzle", "hint", file(ONE), "--queen", "b4")
    assert result.out.startswith("The queen on b4 attacks a4 c4 d4 a3 b3 c3 b2 b1,")
    result = queens("puzzle", "hint", file(ONE), "--board", ". . . .\n. . . .\n. # # #\n. . . .\n")
    assert result.out == "In rank 2 only a2 is left: a queen stands there.\n"


def test_hints_lead_to_the_solution(queens, file):
    known = []
    for _ in range(100):
        result = queens("puzzle", "hint", file(EXPERT), *known, "--json")
        if not result.out:
            break
        step = json.loads(result.out)
        if step["queen"]:
            known += ["--queen", ",".join(map(str, step["queen"]))]
        for square in step["crossed"]:
            known += ["--block", ",".join(map(str, square))]
    assert "solved" in result.err and result.status == 0
    assert known.count("--queen") == 4


def test_several_steps_at_once(queens, file):
    all_steps = queens("puzzle", "hint", file(EXPERT), "--count", 100)
    assert len(all_steps.lines) > 5 and "solved" in all_steps.err
    assert all_steps.lines[:3] == queens("puzzle", "hint", file(EXPERT), "--count", 3).lines


def test_a_wrong_queen_and_a_wrong_cross_are_named(queens, file):
    result = queens("puzzle", "hint", file(ONE), "--queen", "a4", "--block", "a2")
    assert result.status == 1
    assert result.lines == ["The queen on a4 is wrong.", "a2 is crossed out, but its queen belongs there."]


def test_a_contradiction_in_a_puzzle_that_is_not_unique_is_shown(queens, file):
    result = queens("puzzle", "hint", file(TWO), "--queen", "a4", "--queen", "b3")
    assert (result.status, result.out) == (1, "The queens on a4 and b3 attack each other.\n")


def test_nothing_follows_where_several_solutions_are_left(queens, file):
    result = queens("puzzle", "hint", file(TWO), "--count", 100)
    assert result.status == 1 and "several solutions" in result.err


def test_a_hint_as_a_drawing_shows_what_is_crossed_out(queens, file):
    xml.etree.ElementTree.fromstring(queens("puzzle", "hint", file(EXPERT), "--svg").out)


def test_the_picture_of_the_document_is_what_the_command_draws(queens, file):
    made = queens("puzzle", "make", 6, "--difficulty", "hard", "--seed", 5).out
    drawn = queens("puzzle", "hint", file(made), "--count", 5, "--svg").out
    assert (ROOT / "docs" / "pictures" / "puzzle-6.svg").read_text() == drawn


# rate


def test_rate_names_the_level_and_the_steps(queens, file):
    result = queens("puzzle", "rate", file(EXPERT))
    assert result.status == 0 and result.lines[0] == "difficulty: expert (4 of 6)"
    counted = sum(int(line.split()[-1]) for line in result.lines[2:])
    assert result.lines[1] == f"steps: {counted}"
    assert len(queens("puzzle", "rate", file(EXPERT), "--steps").lines) == len(result.lines) + counted


def test_rate_as_json(queens, file):
    found = json.loads(queens("puzzle", "rate", file(EXPERT), "--steps", "--json").out)
    assert (found["level"], found["level_number"], found["answer"]) == ("expert", 4, "unique")
    assert sum(found["counts"].values()) == len(found["steps"])
    assert found["solutions"] == [[2, 0, 3, 1]]


def test_rate_of_a_puzzle_that_is_not_unique_shows_two_solutions(queens, file):
    result = queens("puzzle", "rate", file(TWO))
    assert (result.status, result.lines) == (1, ["b4 d3 a2 c1", "c4 a3 d2 b1"])
    assert "not unique" in result.err
    assert queens("puzzle", "rate", file(NONE)).status == 1


# make


@pytest.mark.parametrize("size", [4, 5, 8, 11, 14])
def test_what_is_made_is_unique_and_can_be_read(queens, size):
    made = queens("puzzle", "make", size, "--seed", 3)
    assert len(made.lines) == size and all(len(line) == size for line in made.lines)
    solved = queens("puzzle", "solve", "-", "--json", stdin=made.out)
    assert json.loads(solved.out)["answer"] == "unique" and solved.err == "the only solution\n"


@pytest.mark.parametrize("level", ["easy", "medium", "hard", "expert", "extreme"])
def test_a_wanted_difficulty_is_that_of_the_rating(queens, level):
    made = queens("puzzle", "make", 8, "--difficulty", level, "--json")
    found = json.loads(made.out)
    assert found["level"] == level
    rated = json.loads(queens("puzzle", "rate", "-", "--json", stdin=json.dumps(found["regions"])).out)
    assert rated["level"] == level and rated["solutions"] == [found["solution"]]


def test_the_same_seed_gives_the_same_puzzles(queens):
    three = queens("puzzle", "make", 7, "--seed", 9, "--count", 3).out
    assert three == queens("puzzle", "make", 7, "--seed", 9, "--count", 3).out
    puzzles = three.split("\n\n")
    assert len(set(puzzles)) == 3
    assert puzzles[0].strip() == queens("puzzle", "make", 7, "--seed", 9).out.strip()


def test_make_says_that_a_difficulty_was_not_found(queens):
    result = queens("puzzle", "make", 4, "--difficulty", "fiendish", "--tries", 20)
    assert (result.status, result.out) == (1, "")
    assert "fiendish (6 of 6) in 20 tries; the nearest was expert" in result.err


def test_make_as_a_drawing(queens):
    xml.etree.ElementTree.fromstring(queens("puzzle", "make", 6, "--svg").out)


# bad input and the other language


@pytest.mark.parametrize(
    "words, stdin, english, chinese",
    [
        (["puzzle"], "", "solve check hint rate make", "solve check hint rate make"),
        (["puzzle", "crack", "-"], ONE, '"crack"', "“crack”"),
        (["puzzle", "solve"], "", "a file is missing: queens puzzle solve FILE", "缺少文件"),
        (["puzzle", "solve", "no-such-file"], "", "cannot read no-such-file", "无法读取 no-such-file"),
        (["puzzle", "solve", "-"], "", "nothing to read", "没有内容"),
        (["puzzle", "solve", "-"], "AAB\nAA\nBBB\n", "line 2", "第 2 行"),
        (["puzzle", "rate", "-"], "AAB\nAAB\n", "rows: 2", "2 行"),
        (["puzzle", "solve", "-"], "\n".join(["A" * 33] * 33), "33 is too large: at most 32", "33 太大：此处最大 32"),
        (["puzzle", "solve", "-", "two"], ONE, "one argument too many: two", "多余的参数：two"),
        (["puzzle", "solve", "-", "--limit", "1"], ONE, "from 2 to 1000000", "2 到 1000000"),
        (["puzzle", "solve", "-", "--json", "--svg"], ONE, "exclude each other", "不能同时使用"),
        (["puzzle", "check", "-"], ONE, "queens puzzle check FILE BOARD", "缺少文件"),
        (["puzzle", "check", "-", "2/Q1"], ONE, "2/Q1", "2/Q1"),
        (["puzzle", "hint", "-", "--queen", "e9"], ONE, '"e9" lies off the board', "“e9”不在大小为 4 的棋盘上"),
        (["puzzle", "hint", "-", "--board", "no-such"], ONE, 'there is no file "no-such"', "没有文件“no-such”"),
        (["puzzle", "make"], "", "the size is missing: queens puzzle make N", "缺少棋盘大小"),
        (["puzzle", "make", "3"], "", "too small: at least 4", "太小：至少 4"),
        (["puzzle", "make", "15"], "", "too large: at most 14", "太大：此处最大 14"),
        (["puzzle", "make", "six"], "", "not a whole number", "不是整数"),
        (["puzzle", "make", "6", "--difficulty", "hrad"], "", 'did you mean "hard"', "是否想写“hard”"),
        (["puzzle", "make", "6", "--seed", "-1"], "", "--seed -1", "--seed -1"),
        (["puzzle", "make", "6", "--svg", "--count", "2"], "", "exclude each other", "不能同时使用"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else None,
)
def test_wrong_use_is_refused_in_both_languages(queens, words, stdin, english, chinese):
    for lang, expected in [("en", english), ("zh", chinese)]:
        result = queens(*words, "--lang", lang, stdin=stdin)
        assert (result.status, result.out) == (2, "")
        assert expected in result.err and len(result.err.splitlines()) == 1


def test_hints_and_ratings_in_chinese(queens, file):
    steps = queens("puzzle", "hint", file(EXPERT), "--count", 100, "--lang", "zh")
    assert steps.lines[0] == "区域 A 剩下的格子全在横线 4 之内，横线 4 的皇后必在其中：划掉 a4 b4。"
    assert "已解出" in steps.err
    assert queens("puzzle", "rate", file(EXPERT), "--lang", "zh").lines[0] == "难度：专家（4/6）"
    assert queens("puzzle", "solve", file(ONE), "--lang", "zh").err == "唯一的解\n"


def test_help_of_the_group_and_of_each_of_its_verbs(queens):
    assert "puzzle make" in queens("puzzle", "--help").out
    for verb in ["solve", "check", "hint", "rate", "make"]:
        assert f"queens puzzle {verb}" in queens("puzzle", verb, "--help").out
        assert f"queens puzzle {verb}" in queens("help", "puzzle", verb).out
