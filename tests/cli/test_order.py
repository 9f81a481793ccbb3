import json

import pytest


def test_nth_and_rank_are_inverse_for_all_92(queens):
    strings = queens("nth", 8, *range(1, 93), "--preset", "string").lines
    assert strings == queens("list", 8, "--preset", "string").lines
    assert queens("rank", 8, *strings).lines == [str(k) for k in range(1, 93)]


def test_nth_of_a_large_rank_goes_by_counts(queens):
    k = 200000
    solution = queens("nth", 14, k, "--preset", "numbers").out.strip()
    assert queens("rank", 14, solution).out == f"{k}\n"


def test_nth_tells_the_index_it_was_asked_for(queens):
    assert json.loads(queens("nth", 8, 92, "--preset", "jsonl").out) == {
        "index": "92",
        "columns": [7, 3, 0, 2, 5, 1, 6, 4],
    }


def test_nth_with_rules_orders_the_solutions_that_keep_them(queens):
    every = queens("list", 8, "--queen", "d4", "--preset", "string").lines
    assert queens("nth", 8, len(every), "--queen", "d4", "--preset", "string").lines == every[-1:]


@pytest.mark.parametrize("k", ["93", "1000000", "340282366920938463463374607431768211455"])
def test_a_rank_out_of_range_is_refused_with_the_total(queens, k):
    result = queens("nth", 8, k)
    assert (result.out, result.status) == ("", 2) and "92" in result.err


def test_ranks_count_from_1(queens):
    result = queens("nth", 8, 0)
    assert (result.out, result.status) == ("", 2) and "from 1" in result.err


def test_a_bad_rank_in_a_batch_prints_nothing_but_its_error(queens):
    result = queens("nth", 8, "--batch", "--preset", "string", stdin="3\n1\n93\n2\n")
    assert (result.out, result.status) == ("", 2) and "line 3" in result.err
    assert queens("nth", 8, "--batch", stdin="2\n1\n").status == 2
    assert queens("nth", 8, "--batch", stdin="").status == 2
    letters = queens("nth", 8, "--batch", stdin="one\n")
    assert letters.status == 2 and "line 1, character 1" in letters.err


def test_a_batch_of_none_is_answered_with_nothing(queens):
    result = queens("nth", 8, "--batch", stdin="0\n")
    assert (result.out, result.status) == ("", 0)


def test_rank_reads_every_form(queens):
    for form in ["15863724", "1 5 8 6 3 7 2 4", "0 4 7 5 2 6 1 3", "a8 e7 h6 f5 c4 g3 b2 d1", "Q7/4Q3/7Q/5Q2/2Q5/6Q1/1Q6/3Q4"]:
        assert queens("rank", 8, form).out == "1\n", form
    assert queens("rank", 8, "-", stdin="15863724\n84136275\n").lines == ["1", "92"]


@pytest.mark.parametrize("text", ["", "\n \n"])
def test_rank_of_nothing_is_refused(queens, text):
    result = queens("rank", 8, "-", stdin=text)
    assert (result.out, result.status) == ("", 2) and "missing" in result.err


def test_rank_of_no_solution_is_exit_1_with_the_reason(queens):
    result = queens("rank", 8, "15863724", "12345678")
    assert (result.out, result.status) == ("", 1) and "12345678" in result.err and "main diagonal" in result.err


def test_rank_of_a_wrong_length_is_refused_with_what_is_missing(queens):
    result = queens("rank", 8, "2571384")
    assert (result.out, result.status) == ("", 2) and "7" in result.err and "6" in result.err
