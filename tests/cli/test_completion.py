"""Completions and manual, made from the table of flags."""

import subprocess

import pytest
from conftest import COMMAND, environment


def test_the_manual_page_is_clean_roff(queens):
    for lang in ("en", "zh"):
        page = queens("help", "--man", "--lang", lang)
        assert page.status == 0
        check = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", "-"], input=page.out.encode(),
                               capture_output=True, env=environment(MANWIDTH="80", MANPAGER="cat", LANG="C.UTF-8"))
        assert check.returncode == 0 and check.stderr == b""
        assert b"--by-first-row" in check.stdout


def test_bash_completes_verbs_flags_and_values(queens, tmp_path):
    script = tmp_path / "queens.bash"
    script.write_text(queens("completion", "bash").out)

    def complete(*words):
        program = f"""source {script}
COMP_WORDS=({' '.join(f"'{w}'" for w in words)}); COMP_CWORD={len(words) - 1}; _queens; echo "${{COMPREPLY[@]}}" """
        done = subprocess.run(["bash", "--norc", "-c", program], capture_output=True, check=True)
        assert done.stderr == b""
        return done.stdout.decode().split()

    assert complete("queens", "co") == ["count", "compare", "completion"]
    assert "--limit" in complete("queens", "list", "--l")
    assert complete("queens", "list", "--method", "bo") == ["board-marks"]
    assert "jsonl" in complete("queens", "list", "--preset", "j")


@pytest.mark.parametrize("shell, check", [("zsh", ["zsh", "-n"]), ("fish", ["fish", "--no-execute"]), ("bash", ["bash", "-n"])])
@pytest.mark.parametrize("lang", ["en", "zh"])
def test_every_shell_accepts_its_script(queens, tmp_path, shell, check, lang):
    script = tmp_path / f"queens.{shell}"
    script.write_text(queens("completion", shell, "--lang", lang).out)
    done = subprocess.run([*check, str(script)], capture_output=True)
    assert (done.returncode, done.stderr) == (0, b"")


def test_fish_completes_flags(queens, tmp_path):
    script = tmp_path / "queens.fish"
    script.write_text(queens("completion", "fish").out)
    done = subprocess.run(["fish", "--no-config", "-c", f"source {script}; complete -C 'queens list --met'"],
                          capture_output=True, env=environment(HOME=str(tmp_path)))
    assert b"--method" in done.stdout


def test_the_version_is_told(queens):
    assert queens("--version").out.startswith("queens 0.")
