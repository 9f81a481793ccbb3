"""Chinese and English: the same questions, the same answers, the words of the person."""

import re

import pytest
from conftest import ROOT

TEXT = re.compile(r'^TEXT\((\w+),(.*?)\)\n(?=(?:TEXT|//|\n|\Z))', re.S | re.M)
STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')


def table():
    source = (ROOT / "apps/queens/text.def").read_text()
    entries = {}
    for key, body in TEXT.findall(source):
        # Adjacent literals are one text; the comma between the two languages stands outside of quotes.
        parts, current = [], ""
        for piece in re.split(r'("(?:[^"\\]|\\.)*")', body):
            if piece.startswith('"'):
                current += piece[1:-1]
            elif "," in piece:
                parts.append(current)
                current = ""
        parts.append(current)
        entries[key] = parts
    return entries


def test_the_table_has_two_languages_for_every_key():
    entries = table()
    assert len(entries) > 200
    for key, texts in entries.items():
        assert len(texts) == 2, key
        assert bool(texts[0]) == bool(texts[1]), key


def test_the_placeholders_are_the_same_in_both_languages():
    for key, (english, chinese) in table().items():
        holes = lambda text: sorted(re.findall(r"\{[^}]*\}", text))
        assert sorted(set(holes(english))) == sorted(set(holes(chinese))), key


def test_every_text_is_used():
    sources = "".join(path.read_text() for path in (ROOT / "apps/queens").rglob("*.[ch]pp"))
    unused = [key for key in table() if f"Text::{key}" not in sources]
    assert unused == []


LANGUAGES = [
    ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh"),
    ({"LC_MESSAGES": "zh_TW.UTF-8", "LANG": "en_US.UTF-8"}, "zh"),
    ({"LANG": "zh_CN.UTF-8"}, "zh"),
    ({"LC_ALL": "en_US.UTF-8", "LANG": "zh_CN.UTF-8"}, "en"),
    ({"LC_ALL": "", "LANG": "zh_CN"}, "zh"),
    ({"LANG": "C"}, "en"),
    ({"LANG": "de_DE.UTF-8"}, "en"),
]


@pytest.mark.parametrize("env, language", LANGUAGES, ids=[str(row[0]) for row in LANGUAGES])
def test_the_environment_chooses_the_language(queens, env, language):
    err = queens("list", 3, env=env).err
    assert err == ("n = 3：无解\n" if language == "zh" else "n = 3: no solution\n")


def test_the_option_wins_over_the_environment_wherever_it_stands(queens):
    assert "无解" in queens("list", 3, "--lang", "zh").err
    assert "无解" in queens("--lang", "zh", "list", 3).err
    assert "无解" in queens("--lang=zh", "list", 3).err
    assert "no solution" in queens("list", 3, "--lang", "en", env={"LANG": "zh_CN.UTF-8"}).err


def test_output_is_utf8_under_the_c_locale(queens):
    assert "八皇后" in queens("--lang", "zh", env={"LC_ALL": "C"}).out


def test_refusals_speak_both_languages(queens):
    assert "是否想写“list”" in queens("lst", 8, "--lang", "zh").err
    assert "第 2 行" in queens("check", "--lang", "zh", stdin="Q...\n..Q\n....\n....\n").err
    assert "缺少值" in queens("list", 8, "--lang", "zh", "--limit").err


@pytest.mark.parametrize("words", ["list 8 --preset string", "count 8", "count 8 --json --by-first-row", "nth 8 5",
                                   "list 5 --preset jsonl", "solve 9 --preset fen"])
def test_answers_for_programs_are_the_same_in_both_languages(queens, words):
    strip = lambda text: re.sub(r'"seconds":[0-9.]+', "", text)
    english, chinese = (queens(*words.split(), "--lang", lang).out for lang in ("en", "zh"))
    assert strip(english) == strip(chinese)


def test_the_overview_answers_the_eight_queens_problem_in_both_languages(queens):
    english, chinese = queens("--lang", "en"), queens("--lang", "zh")
    for result in (english, chinese):
        assert result.status == 0
        for word in ("92", "12", "15863724", "♛"):
            assert word in result.out
    assert "eight-queens problem" in english.out and "八皇后问题" in chinese.out


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_verb_has_help(queens, lang):
    overview = queens("help", "--lang", lang)
    verbs = re.findall(r"^  queens (\w+)", overview.out, re.M)
    assert len(verbs) >= 11
    for verb in verbs:
        by_verb = queens("help", verb, "--lang", lang)
        by_flag = queens(verb, "--help", "--lang", lang)
        assert by_verb.status == 0 and by_verb.out == by_flag.out and f"queens {verb}" in by_verb.out
