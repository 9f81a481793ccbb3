import json

import pytest


def test_a_published_number_with_its_source(queens):
    result = queens("known", 26)
    assert (result.out, result.status) == ("22317699616364044\n", 0) and "A000170" in result.err
    classes = queens("known", 27, "--classes")
    assert classes.out == "29363495934315694\n" and "A002562" in classes.err


@pytest.mark.parametrize("n", [28, 29, 1000])
def test_what_nobody_knows_is_exit_1(queens, n):
    result = queens("known", n)
    assert (result.out, result.status) == ("", 1) and "nobody" in result.err


def test_the_table_keeps_the_identity_of_the_classes(queens):
    rows = [json.loads(line) for line in queens("known", "--json").lines]
    assert [row["n"] for row in rows] == list(range(28))
    for row in rows[2:]:
        all_, classes, half, quarter = (int(row[k]) for k in ("count", "fundamental", "half_turn", "quarter_turn"))
        assert 8 * classes == all_ + half + 2 * quarter


def test_the_table_agrees_with_the_engine(queens):
    for n in range(13):
        known = json.loads(queens("known", n, "--json").out)
        counted = json.loads(queens("count", n, "--classes", "--json").out)
        for member in ("count", "fundamental", "half_turn", "quarter_turn"):
            assert known[member] == counted[member], (n, member)
