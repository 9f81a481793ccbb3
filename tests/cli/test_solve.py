import pytest


def columns(result):
    return [int(word) for word in result.out.split()]


def is_solution(placement, base=1):
    n = len(placement)
    rows = range(n)
    return (
        sorted(placement) == list(range(base, n + base))
        and len({r + placement[r] for r in rows}) == n
        and len({r - placement[r] for r in rows}) == n
    )


@pytest.mark.parametrize("n", [1, *range(4, 40), 100, 1000, 100003])
def test_solve_gives_a_solution(queens, n):
    result = queens("solve", n, "--preset", "numbers")
    assert result.status == 0 and is_solution(columns(result))


@pytest.mark.parametrize("n", [4, 8, 12, 20])
def test_up_to_20_the_first_in_order_is_given(queens, n):
    first = queens("list", n, "--limit", 1, "--preset", "numbers").out
    assert queens("solve", n, "--preset", "numbers").out == first
    assert queens("solve", n, "--first", "--preset", "numbers").out == first


def test_first_is_in_order_beyond_20_too(queens):
    first = queens("solve", 23, "--first", "--preset", "numbers")
    assert first.out == queens("list", 23, "--limit", 1, "--preset", "numbers").out


@pytest.mark.parametrize("n", [2, 3])
def test_no_solution_is_exit_1(queens, n):
    result = queens("solve", n)
    assert (result.out, result.status, result.err) == ("", 1, f"n = {n}: no solution\n")


def test_several_sizes_are_answered_one_by_one(queens):
    assert queens("solve", "4", "5", "--preset", "string").lines == ["2413", "13524"]
    assert queens("solve", "-", "--until", "0", "--preset", "string", stdin="4\n5\n0\n6\n").lines == ["2413", "13524"]


def test_the_solution_keeps_fixed_queens_and_blocked_squares(queens):
    result = queens("solve", 8, "--queen", "2,2", "--queen", "5,3", "--separator", "")
    assert result.out == "......Q.\nQ.......\n..Q.....\n.......Q\n.....Q..\n...Q....\n.Q......\n....Q...\n"


def test_each_first_says_where_no_solution_begins(queens):
    result = queens("solve", 6, "--each-first", "--lang", "en")
    assert result.out.count("No solution begins here.") == 2 and result.status == 0
    assert queens("solve", 3, "--each-first").status == 1


def test_a_grid_above_1000_rows_is_refused_with_a_way_out(queens):
    result = queens("solve", 1001)
    assert (result.out, result.status) == ("", 2) and "--preset numbers" in result.err


def test_too_large_to_search_says_what_works(queens):
    result = queens("solve", 1001, "--first", "--preset", "numbers")
    assert result.status == 2 and "1000" in result.err
