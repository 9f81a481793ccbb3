"""The film in the terminal, driven through a pseudo-terminal."""

import re
import signal
import subprocess
import time

import pexpect
import pytest
from conftest import COMMAND, environment

METHODS = "exhaustive single-array iterative explicit-stack board-marks marker-arrays bitmask".split()
RIGHT, LEFT = "\033[C", "\033[D"
ENTERED, LEFT_AGAIN = "\033[?1049h", "\033[?1049l"


class Film:
    """The command on a terminal, and what its screen shows."""

    def __init__(self, *words, rows=24, columns=80, **env):
        self.child = pexpect.spawn(COMMAND, ["trace", *map(str, words), "--animate"], dimensions=(rows, columns),
                                   env=environment(TERM="xterm", NO_COLOR="1", **env), timeout=20, encoding="utf-8")
        self.screen, self.written = {}, ""

    def read(self, quiet=0.3):
        """Reads until the command has nothing more to say for a moment, and draws it."""
        new = ""
        end = time.monotonic() + 0.5  # a film that plays is never quiet
        while time.monotonic() < end:
            try:
                new += self.child.read_nonblocking(4096, timeout=quiet)
            except (pexpect.TIMEOUT, pexpect.EOF):
                break
        self.written += new
        for part in re.finditer(r"\033\[2J|\033\[(\d+);1H([^\033\r\n]*)\033\[K", new):
            if part[0] == "\033[2J":
                self.screen = {}
            else:
                self.screen[int(part[1])] = part[2]
        return new

    def shows(self, text):
        """Waits until the screen shows the text."""
        end = time.monotonic() + 15
        while time.monotonic() < end:
            self.read(0.1)
            if text in self.text():
                return True
        return False

    def text(self):
        return "\n".join(self.screen.get(i, "") for i in range(1, max(self.screen, default=0) + 1))

    def press(self, keys):
        self.child.send(keys)

    def step(self):
        return int(re.search(r"step (\d+)", self.text())[1])

    def end(self):
        self.read()
        self.child.close()
        return self.child.exitstatus if self.child.signalstatus is None else -self.child.signalstatus


@pytest.mark.parametrize("method", METHODS)
def test_every_method_is_drawn_in_80_by_24_and_steps_back_exactly(method):
    film = Film(8, "--method", method)
    assert film.shows("step 0 ")
    start = film.text()
    assert "space play/pause" in start
    film.press(RIGHT * 30)
    assert film.shows("step 30 ")
    there = film.text()
    film.press(RIGHT * 25)
    assert film.shows("step 55 ")
    film.press(LEFT * 25)
    assert film.shows("step 30 ")
    film.read()
    assert film.text() == there
    film.press(LEFT * 40)
    assert film.shows("step 0 ")
    film.read()
    assert film.text() == start
    film.press("q")
    assert film.end() == 0


def test_the_step_is_explained_and_the_refusing_queen_is_marked():
    film = Film(8, "--from", 2)
    assert film.shows("test (1,0) a7: the queen on (0,0) a8 refuses it (column)")
    assert film.screen[4].startswith("0!♛") and film.screen[5].startswith("1?×")
    assert "queen[0] = 0" in film.text() and "rejects 1" in film.text()
    film.press("q")
    assert film.end() == 0


MEMORIES = {"exhaustive": "columns used    1 1 0", "explicit-stack": "|  2 |", "board-marks": " 1 # # #",
            "marker-arrays": "row + column", "bitmask": "words of row 2", "single-array": "fill(0) … fill(2)",
            "iterative": "row = 2"}


@pytest.mark.parametrize("method", METHODS)
def test_the_memory_of_the_method_stands_beside_the_board(method):
    film = Film(8, "--method", method, "--queen", "1,2", "--queen", "0,0")
    assert film.shows("step 0 ")
    for _ in range(40):
        film.press(RIGHT)
        film.read(0.05)
        if MEMORIES[method] in film.text() and "nodes 3 " in film.text():
            break
    assert MEMORIES[method] in film.text()
    film.press("q")
    assert film.end() == 0


def test_n_finds_the_next_solution_and_d_the_next_dead_end():
    film = Film(8)
    film.press("d")
    assert film.shows("step 23 ")
    film.press("n")
    assert film.shows("solution 1: 15863724") and film.step() == 982
    film.press("n")
    assert film.shows("solution 2: 16837425")
    film.press(LEFT)
    film.read()
    assert "solutions 1" in film.text()
    film.press("q")
    assert film.end() == 0


def test_space_plays_and_pauses_and_the_speed_can_be_changed():
    film = Film(6)
    assert film.shows("paused; steps a second: 4")
    film.press("++++")
    assert film.shows("paused; steps a second: 64")
    film.press(" ")
    assert film.shows("playing; steps a second: 64")
    time.sleep(0.5)
    film.press(" ")
    assert film.shows("paused; steps a second: 64")
    step = film.step()
    assert step > 5
    film.read(0.5)
    assert film.step() == step
    film.press("------")
    assert film.shows("paused; steps a second: 1")
    film.press("q")
    assert film.end() == 0


def test_the_film_ends_where_the_search_ends():
    film = Film(4, "--from", 1000)
    assert film.shows("end: solutions 2, steps")
    film.press(RIGHT)
    film.press(LEFT)
    assert film.shows("paused")
    film.press("q")
    assert film.end() == 0


def test_only_what_changed_is_drawn_again():
    film = Film(8)
    assert film.shows("step 0 ")
    film.read()
    film.press(RIGHT * 2)
    assert film.shows("step 2 ")
    film.read()
    film.press(RIGHT)
    new = film.read(0.5)
    assert "\033[2J" not in new and new.count("\033[K") <= 7
    assert "space" not in new and "single-array" not in new
    film.press("q")
    assert film.end() == 0


def test_a_small_window_says_what_it_needs_and_a_larger_one_shows_the_film():
    film = Film(8, rows=12, columns=60)
    assert film.shows("60×12 is too small")
    film.child.setwinsize(24, 80)
    assert film.shows("step 0 ") and "too small" not in film.text()
    film.press(RIGHT)
    assert film.shows("step 1 ")
    film.child.setwinsize(10, 30)
    assert film.shows("30×10 is too small")
    film.press("q")
    assert film.end() == 0


def test_the_words_are_those_of_the_person():
    film = Film(8, "--from", 24, "--lang", "zh")
    assert film.shows("第 5 行没有可放的格子了") and "空格 播放/暂停" in film.text()
    film.press("q")
    assert film.end() == 0


def test_a_search_without_an_end_is_left_by_any_key():
    film = Film(40, rows=60, columns=200)
    film.press("n")
    assert film.shows("looking ahead")
    film.press(" ")
    assert film.shows("paused")
    film.press("q")
    assert film.end() == 0


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_it_with_the_terminal_restored(sig):
    film = Film(8)
    assert film.shows("step 0 ")
    film.child.kill(sig)
    assert film.end() == -sig
    assert film.written.count(ENTERED) == 1 and film.written.rstrip().endswith(LEFT_AGAIN)
    assert "\033[?25h" in film.written


def test_ctrl_c_and_ctrl_z_give_the_terminal_back():
    shell = pexpect.spawn("bash", ["--norc", "--noprofile", "-i"], env=environment(TERM="xterm", PS1="$ "), timeout=20,
                          dimensions=(24, 80), encoding="utf-8")
    look = "stty -a | tr ';' '\\n' | grep -o -e '-\\?icanon' -e '-\\?echo\\b' | tr '\\n' ' '; echo seen"
    shell.sendline(f"'{COMMAND}' trace 8 --animate")
    shell.expect("step 0 ")
    shell.send("\x1a")
    shell.expect_exact(LEFT_AGAIN)
    shell.expect("Stopped")
    shell.sendline(look)
    shell.expect(r"\sicanon echo seen")
    shell.sendline("fg")
    shell.expect_exact(ENTERED)
    shell.expect("step 0 ")
    shell.sendintr()
    shell.expect_exact(LEFT_AGAIN)
    time.sleep(0.2)
    shell.sendline("echo status $?")
    shell.expect("status 130")
    shell.sendline(look)
    shell.expect(r"\sicanon echo seen")
    shell.close(force=True)


@pytest.mark.parametrize("redirection", ["< /dev/null", "> /dev/null"])
def test_without_a_terminal_it_is_refused(redirection):
    shell = pexpect.spawn("bash", ["-c", f"'{COMMAND}' trace 8 --animate {redirection}; echo status $?"],
                          env=environment(TERM="xterm"), timeout=20, encoding="utf-8")
    shell.expect("--animate needs a terminal")
    shell.expect("status 2")
    shell.close()


def test_sixty_steps_a_second_are_played_without_clearing_the_screen():
    film = Film(8)
    film.press("++++ ")
    assert film.shows("playing; steps a second: 64")
    new = film.read() + film.read()
    assert "\033[2J" not in new and new.count("step ") > 10
    film.press("q")
    assert film.end() == 0
