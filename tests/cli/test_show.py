import json
import subprocess
import xml.etree.ElementTree


def test_show_draws_a_queen_string(queens):
    result = queens("show", "2413", "--ascii")
    assert result.lines[:5] == ["4 . Q . .", "3 . . . Q", "2 Q . . .", "1 . . Q .", "  a b c d"]
    assert result.lines[5] == "squares where one more queen fits: 0"


def test_show_uses_chess_symbols_unless_told_otherwise(queens):
    assert "♛" in queens("show", "2413").out
    assert queens("show", "2413", "--ascii").out.isascii()


def test_the_attack_range_is_marked_and_listed(queens):
    result = queens("show", "-", "--attacks", "d4", "--ascii", stdin="........\n" * 8)
    assert "a queen on (4,3) d4 attacks 27 squares" in result.out
    assert result.out.count("x") == 27


def test_the_nearest_queen_on_each_ray(queens):
    queens_ = "(0,1) (1,0) (4,0) (0,4) (3,3) (2,4)"
    answer = json.loads(queens("show", queens_, "--size", 8, "--attacks", "0,0", "--json").out)
    assert answer["attackers"] == [[0, 1], [1, 0], [3, 3]]


def test_the_number_of_free_squares(queens):
    result = queens("show", "-", "--free", "--glyphs", ".*#", stdin="3\n. * .\n. . .\n. . .\n")
    assert result.out == "2\n"


def test_svg_is_well_formed_and_drawable(queens, tmp_path):
    svg = queens("show", "15863724", "--svg", "--attacks", "a8").out
    assert xml.etree.ElementTree.fromstring(svg).tag.endswith("svg")
    picture = subprocess.run(["rsvg-convert"], input=svg.encode(), capture_output=True)
    assert picture.returncode == 0 and picture.stdout.startswith(b"\x89PNG")


def test_a_file_and_its_text_show_the_same(queens, tmp_path):
    file = tmp_path / "board.txt"
    file.write_text("2413\n")
    assert queens("show", file).out == queens("show", "2413").out


def test_a_pipe_gets_no_colour(queens):
    assert "\033" not in queens("show", "2413").out
