"""Answers on standard output, everything else on standard error; pipes, full disks, terminals."""

import signal
import subprocess
import time

import pexpect
import pytest
from conftest import COMMAND, environment


def test_a_closed_pipe_is_success():
    script = f"'{COMMAND}' list 12 --preset numbers; echo status $? >&2"
    done = subprocess.run(["bash", "-c", f"({script}) | head -1"], capture_output=True, env=environment())
    assert done.stdout == b"1 3 5 8 10 12 6 11 2 7 9 4\n" and done.stderr == b"status 0\n"


@pytest.mark.parametrize("words", ["list 8", "count 8", "known", "formats", "help", "solve 8", "nth 8 1", "show 2413",
                                   "check 2413", "rank 4 2413", "help --man", "trace 6", "compare 4", "estimate 6",
                                   "sample 6"])
def test_a_full_disk_is_one_clear_message(words):
    with open("/dev/full", "wb") as full:
        done = subprocess.run([COMMAND, *words.split()], stdout=full, stderr=subprocess.PIPE, env=environment())
    assert done.returncode == 2
    assert done.stderr.decode() == "queens: cannot write the answer: the disk is full\n"


def test_the_first_solution_is_seen_at_once():
    process = subprocess.Popen([COMMAND, "list", "20", "--preset", "numbers"], stdout=subprocess.PIPE, env=environment())
    start = time.monotonic()
    line = process.stdout.readline()
    elapsed = time.monotonic() - start
    process.kill()
    process.communicate()
    assert line == b"1 3 5 2 4 13 15 12 18 20 17 9 16 19 8 10 7 14 6 11\n"
    assert elapsed < 5  # a hang, not a race, is what this notices


def test_sentences_and_answers_do_not_mix(queens):
    result = queens("count", 2)
    assert result.out == "0\n" and result.err == "n = 2: no solution\n"


def on_terminal(*words, **env):
    return pexpect.spawn(COMMAND, [str(w) for w in words], env=environment(TERM="xterm", **env), timeout=120, encoding="utf-8")


def test_step_goes_on_with_any_key_and_quits_with_q():
    child = on_terminal("list", 8, "--preset", "string", "--step")
    child.expect_exact("15863724")
    child.expect("q quits")
    child.send(" ")
    child.expect_exact("16837425")
    child.expect("q quits")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert "17468253" not in child.before


def test_an_arrow_key_is_one_key():
    child = on_terminal("list", 8, "--preset", "string", "--step")
    child.expect("q quits")
    child.send("\x1b[B")
    child.expect_exact("16837425")
    child.expect("q quits")
    child.send("q")
    child.expect(pexpect.EOF)
    assert "17468253" not in child.before


def test_letters_asks_with_its_own_line():
    child = on_terminal("list", 4, "--preset", "letters", "--step", "--lang", "zh")
    child.expect_exact("按q键盘退出，按其他键继续")
    child.send("q")
    child.expect(pexpect.EOF)
    assert "第2组解" not in child.before


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM])
def test_the_terminal_is_restored_when_step_is_interrupted(sig):
    shell = pexpect.spawn("bash", ["--norc", "--noprofile"], env=environment(TERM="dumb", PS1="$ "), timeout=20, encoding="utf-8")
    shell.sendline("stty -a | tr ';' '\\n' | grep -o -e '-\\?icanon' -e '-\\?echo\\b' | tr '\\n' ' '; echo before")
    shell.expect("icanon echo before")
    shell.sendline(f"'{COMMAND}' list 8 --preset string --step")
    shell.expect("q quits")
    if sig == signal.SIGINT:
        shell.sendintr()
    else:
        subprocess.run(["pkill", "-TERM", "-P", str(shell.pid), "queens"], check=True)
    time.sleep(0.3)
    shell.sendline("stty -a | tr ';' '\\n' | grep -o -e '-\\?icanon' -e '-\\?echo\\b' | tr '\\n' ' '; echo after")
    shell.expect("icanon echo after")
    shell.close(force=True)


def test_a_progress_bar_is_for_terminals_only():
    child = on_terminal("count", 19)
    child.expect(r"\[#*-*\] [0-9.]+ %")
    child.expect_exact("4968057848")
    child.expect(pexpect.EOF)
    plain = on_terminal("count", 15, NO_COLOR="1")
    plain.expect(pexpect.EOF)
    assert plain.before.replace("\r", "") == "2279184\n"


def test_colour_is_for_terminals_without_no_color():
    coloured, plain = on_terminal("show", "2413"), on_terminal("show", "2413", NO_COLOR="1")
    coloured.expect(pexpect.EOF)
    plain.expect(pexpect.EOF)
    assert "\x1b[" in coloured.before and "\x1b[" not in plain.before
