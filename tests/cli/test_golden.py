"""Outputs of the programs in the articles, byte for byte but for white space at line ends."""

import pytest
from conftest import DATA, trimmed

GOLDEN = [
    ("list8-coordinates.txt", "list 8 --preset coordinates --total", None),
    ("list8-answers.txt", "list 8 --preset answers", None),
    ("nth8-batch.out", "nth 8 --batch --preset string", "nth8-batch.in"),
    ("list8-matrix.txt", "list 8 --preset matrix --lang zh", None),
    ("solve8-each-first-axes.txt", "solve 8 --each-first --by column --preset axes", None),
    ("list8-letters.txt", "list 8 --preset letters --lang zh --total", None),
    ("solve4-each-first-axes.txt", "solve 4 --each-first --by column --preset axes --lang zh", None),
]


@pytest.mark.parametrize("file, command, given", GOLDEN, ids=[row[0] for row in GOLDEN])
def test_the_golden_output_is_reproduced(queens, file, command, given):
    stdin = (DATA / given).read_text() if given else ""
    result = queens(*command.split(), stdin=stdin)
    assert trimmed(result.out) == trimmed((DATA / file).read_text())
    assert (result.status, result.err) == (0, "")
