"""The programs in examples/, built beside the command."""

import pathlib
import subprocess
import xml.etree.ElementTree as xml

import pytest
from conftest import COMMAND, DATA

FOLDER = pathlib.Path(COMMAND).parent / "examples"
pytestmark = pytest.mark.skipif(not (FOLDER / "judge").exists(), reason="the examples are built with the tests")


def test_the_judge_solution_answers_the_classic_task():
    task = (DATA / "nth8-batch.in").read_bytes()
    done = subprocess.run([FOLDER / "judge"], input=task, capture_output=True, check=True)
    assert done.stdout.split() == (DATA / "nth8-batch.out").read_bytes().split()


@pytest.mark.parametrize("n, method, nodes, solutions", [(4, "single-array", 17, 2), (5, "bitmask", 54, 10), (4, "exhaustive", 65, 2)])
def test_the_tree_is_drawn_with_every_node_and_its_solutions_in_red(n, method, nodes, solutions):
    done = subprocess.run([FOLDER / "tree_svg", str(n), method], capture_output=True, check=True)
    root = xml.fromstring(done.stdout)
    circles = root.findall("{http://www.w3.org/2000/svg}circle")
    assert len(circles) == nodes and len(root.findall("{http://www.w3.org/2000/svg}path")) == nodes - 1
    assert sum(circle.get("fill") == "#c00" for circle in circles) == solutions


def test_the_tree_refuses_what_it_cannot_draw():
    assert subprocess.run([FOLDER / "tree_svg", "99"], capture_output=True).returncode == 2
