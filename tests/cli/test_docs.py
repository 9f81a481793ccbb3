"""Commands and output in the documents are run: what they show is what happens."""

import os
import re
import subprocess

import pytest
from conftest import COMMAND, ROOT, environment

DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
CONSOLE = re.compile(r"^```console\n(.*?)^```", re.S | re.M)


def examples_of(block):
    """(command as shown, command to run, expected output) of a console block."""
    for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
        shown, _, output = part.partition("\n")
        command = shown
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            shown, command = f"{shown}\n{more}", command[:-1] + more
        yield shown, command, output


def examples(path):
    """(command, expected output) of every console block. … in a line stands for any text there."""
    for block in CONSOLE.findall(path.read_text()):
        for _, command, output in examples_of(block):
            yield command, output


ALL = [(path, *example) for path in DOCUMENTS for example in examples(path)]


@pytest.fixture(scope="module")
def folder_of(tmp_path_factory):
    """One folder a document: what an example writes, those behind it read, as they do for a reader."""
    folders = {}

    def folder(path):
        if path not in folders:
            folders[path] = tmp_path_factory.mktemp(path.name)
            (folders[path] / "queens").symlink_to(COMMAND)
            (folders[path] / "run").write_text(f'#!/bin/sh\nexec "{COMMAND}" "$@"\n')
            (folders[path] / "run").chmod(0o755)
        return folders[path]

    return folder


@pytest.mark.parametrize("path, command, output", ALL, ids=[f"{p.name}: {c[:60]}" for p, c, _ in ALL])
def test_the_documents_show_what_happens(path, command, output, folder_of):
    folder = folder_of(path)
    language = "zh_CN.UTF-8" if path.name.endswith(".zh-CN.md") else "C"
    env = environment(LANG=language, PATH=f"{folder}:{os.environ['PATH']}")
    done = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder, env=env)
    expected = "".join(
        re.escape(line).replace("…", ".*") + r"\s*\n" for line in output.rstrip("\n").split("\n")
    ) if output.strip() else r"\s*"
    actual = done.stdout.decode().rstrip("\n") + "\n"
    actual = "".join(line.rstrip() + "\n" for line in actual.split("\n")[:-1])
    assert re.fullmatch(expected.replace(r"\…", ".*"), actual, re.S if "…\n" in output else 0), actual


@pytest.mark.parametrize("lang, name", [("en", "cli.md"), ("zh", "cli.zh-CN.md")])
def test_the_reference_is_made_from_the_table_of_flags(queens, lang, name):
    assert (ROOT / "docs" / name).read_text() == queens("help", "--markdown", "--lang", lang).out


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_document_for_users_exists_in_both_languages(path):
    if "internal" in path.read_text()[:400]:
        pytest.skip("for developers")
    base = path.name.removesuffix(".md").removesuffix(".zh-CN")
    assert (path.parent / f"{base}.md").exists() and (path.parent / f"{base}.zh-CN.md").exists()


def test_there_are_examples():
    assert len(ALL) > 40
