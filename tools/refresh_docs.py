#!/usr/bin/env python3
"""Writes docs/cli*.md anew and puts what the commands print today into the console blocks of the documents.

    QUEENS=build/release/queens tools/refresh_docs.py

Blocks with … in them are left alone. Read the difference before you commit it: a surprise is a fault.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "cli"))
from conftest import COMMAND, environment  # noqa: E402
from test_docs import CONSOLE, DOCUMENTS, examples_of  # noqa: E402


def output_of(command, path, folder):
    language = "zh_CN.UTF-8" if path.name.endswith(".zh-CN.md") else "C"
    env = environment(LANG=language, PATH=f"{folder}:{os.environ['PATH']}")
    done = subprocess.run(["bash", "-c", command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder, env=env)
    return "".join(line.rstrip() + "\n" for line in done.stdout.decode().rstrip("\n").split("\n")) if done.stdout else ""


def refreshed(block, path, folder):
    text = block.group(1)
    if "…" in text:
        return block.group(0)
    return "```console\n" + "".join(
        f"$ {shown}\n{output_of(command, path, folder)}" for shown, command, _ in examples_of(text)) + "```"


for lang, file in (("en", "cli.md"), ("zh", "cli.zh-CN.md")):
    made = subprocess.run([COMMAND, "help", "--markdown", "--lang", lang], capture_output=True, check=True)
    (ROOT / "docs" / file).write_bytes(made.stdout)
for path in DOCUMENTS:
    with tempfile.TemporaryDirectory() as name:  # one folder a document, as in the test
        folder = pathlib.Path(name)
        (folder / "queens").symlink_to(COMMAND)
        (folder / "run").symlink_to(COMMAND)
        path.write_text(CONSOLE.sub(lambda block: refreshed(block, path, folder), path.read_text()))
