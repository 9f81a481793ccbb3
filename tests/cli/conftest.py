"""The command, run as a person or a pipe would run it. QUEENS names the built command."""

import atexit
import os
import pathlib
import shutil
import subprocess
import tempfile

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DATA = ROOT / "tests" / "data"
CACHE = tempfile.mkdtemp(prefix="queens-cache-")  # the person's own stays as it is
atexit.register(shutil.rmtree, CACHE, ignore_errors=True)
COMMAND = os.path.abspath(os.environ.get("QUEENS", ROOT / "build" / "release" / "queens"))


def environment(**changes):
    """An environment without a language or a terminal's wishes."""
    env = {k: v for k, v in os.environ.items() if k not in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR")}
    env.update({"LANG": "C", "XDG_CACHE_HOME": CACHE}, **changes)
    return env


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: takes minutes; run by ctest -L slow")


class Result:
    def __init__(self, done):
        self.status = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()
        self.lines = self.out.splitlines()


@pytest.fixture
def queens():
    """queens("count", 8) runs `queens count 8`; stdin is a text, env changes the environment."""

    def run(*words, stdin="", env=None, timeout=60):
        return Result(
            subprocess.run(
                [COMMAND, *map(str, words)],
                input=stdin.encode() if isinstance(stdin, str) else stdin,
                capture_output=True,
                env=environment(**(env or {})),
                timeout=timeout,
            )
        )

    return run


def trimmed(text):
    """White space at line ends and the last newline do not count."""
    return [line.rstrip() for line in text.rstrip("\n").split("\n")]
