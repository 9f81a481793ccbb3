#!/usr/bin/env python3
"""Enforces the layers: who may include what. `check_layers.py ROOT`, or `check_layers.py --self-test`.

    apps  →  puzzle, ledger, order, format  →  answer  →  search, count, complete, construct, estimate  →  model

A layer includes itself and layers below, never a sideways one. Also: apps see only <queens/…> and their own folder; a
third-party header stays in the folder that owns it; kernels are sealed; no file is longer than 600 lines.
"""

import re
import sys
import tempfile
from pathlib import Path

LEVELS = [
    ["model"],
    ["search", "count", "complete", "construct", "estimate", "best"],
    ["answer"],
    ["puzzle", "ledger", "order", "format"],
]
LEVEL = {layer: level for level, layers in enumerate(LEVELS) for layer in layers}

MODEL_HEADERS = ["square", "placement", "problem", "check", "symmetry", "total", "result", "random"]
LAYER_OF_HEADER = {f"{layer}.hpp": layer for layer in LEVEL if layer != "model"}
LAYER_OF_HEADER |= {f"{name}.hpp": "model" for name in MODEL_HEADERS}
LAYER_OF_HEADER |= {"player.hpp": "search", "work.hpp": "ledger", "audit.hpp": "ledger"}

# Beginning of the header → folders that may include it. Everything else outside the standard library is refused.
OWNERS = {
    "fmt/": ["apps"],
    "CLI/": ["apps"],
    "nlohmann/": ["src/format", "apps"],
    "sqlite3.h": ["src/ledger"],
    "SQLiteCpp/": ["src/ledger"],
    "cadical.hpp": ["src/complete"],
    "gtest/": ["tests"],
    "gmock/": ["tests"],
    "rapidcheck": ["tests"],
    "benchmark/": ["bench"],
    "unistd.h": ["src/count", "src/ledger", "apps"],  # how much memory there is; saving to the device
    "fcntl.h": ["src/ledger", "apps"],
    "sys/file.h": ["src/ledger"],  # locks
    "sys/mman.h": ["src/count", "apps"],  # memory by large pages
}
KERNELS = "src/count/kernels"
KERNEL_HEADERS = {"cstddef", "cstdint", "immintrin.h"}
LONGEST = 600
SOURCES = {".cpp", ".hpp", ".h", ".cc", ".hh", ".inc"}

INCLUDE = re.compile(r'^\s*#\s*(?:include|include_next|import)\b\s*(.*)$')
TARGET = re.compile(r'([<"])([^>"]+)[>"]')
STANDARD = re.compile(r"[a-z0-9_]+\Z")


def includes(text):
    """(line, "<" or '"', header) of each include; the header is None where it cannot be read."""
    for number, line in enumerate(text.splitlines(), 1):
        if directive := INCLUDE.match(line):
            target = TARGET.match(directive[1])
            yield (number, target[1], target[2]) if target else (number, "", None)


def layer_of(path):
    """The layer of src/LAYER/… or include/queens/LAYER.hpp; None for apps; an error text otherwise."""
    if path.parts[0] == "apps":
        return None
    if path.parts[0] == "include":
        return LAYER_OF_HEADER.get(path.name) if len(path.parts) == 3 else None
    return path.parts[1] if len(path.parts) > 2 and path.parts[1] in LEVEL else None


def home_of(root, path, bracket, header):
    """The file of ours that an include means, relative to the root, or None."""
    places = [Path("include"), Path("src"), Path(".")]
    if bracket == '"':
        places.insert(0, path.parent)
        if path.parts[0] == "apps" and len(path.parts) > 2:
            places.insert(1, Path(*path.parts[:2]))
    for place in places:
        if (root / place / header).is_file():
            return place / header
    return None


def owner_of(header):
    return next((folders for start, folders in OWNERS.items() if header.startswith(start)), None)


def inside(path, folder):
    return path.as_posix().startswith(folder + "/")


def fault_of_foreign(path, header):
    """Why a header that is not ours may not be included here, or None."""
    if (folders := owner_of(header)) is not None:
        if any(inside(path, folder) for folder in folders):
            return None
        return f"<{header}> belongs to {' and '.join(folders)} alone"
    if STANDARD.match(header) or path.parts[0] == "apps":  # the command may use the system's headers
        return None
    return f"<{header}> is neither ours nor of the standard library"


def fault_of(root, path, bracket, header):
    """Why this include is not allowed, or None."""
    if header is None:
        return "an include that is not a plain name hides what it includes"
    if ".." in Path(header).parts or Path(header).is_absolute():
        return f"{header} leaves its folder: name it from src or include"
    if inside(path, KERNELS) and path.suffix == ".cpp":
        own = root / path.parent / header
        if header in KERNEL_HEADERS or (bracket == '"' and "/" not in header and own.is_file()):
            return None
        return f"{header} in a kernel, which is sealed"

    target = home_of(root, path, bracket, header)
    if target is None:
        if bracket == '"' or header.startswith("queens/"):
            return f"{header} is not found"
        return fault_of_foreign(path, header)

    if path.parts[0] == "apps":
        public = inside(target, "include/queens") and header.startswith("queens/")
        own = target.parts[0] == "apps" and target.parts[:2] == path.parts[:2]
        return None if public or own else f"{header}: an app sees only <queens/…> and its own folder"
    if path.parts[0] == "include" and target.parts[0] != "include":
        return f"{header}: a public header includes only public headers"
    if target.parts[0] == "apps":
        return f"{header} lies above the library"
    own_layer, other_layer = layer_of(path), layer_of(target)
    if other_layer is None:
        return f"{header} belongs to no layer"
    if own_layer is None or own_layer == other_layer or LEVEL[other_layer] < LEVEL[own_layer]:
        return None
    way = "upward" if LEVEL[other_layer] > LEVEL[own_layer] else "sideways"
    return f"{header}: {own_layer} includes {way} from {other_layer}"


def faults(root):
    """Every breach below the root, as 'path:line: what'."""
    root = Path(root)
    found = []
    files = [file for top in ("include", "src", "apps") for file in sorted((root / top).rglob("*"))]
    for file in files:
        if file.suffix not in SOURCES or not file.is_file():
            continue
        path = file.relative_to(root)
        text = file.read_text(encoding="utf-8")
        if path.parts[0] != "apps" and layer_of(path) is None:
            found.append(f"{path}:1: belongs to no layer")
        if (lines := len(text.splitlines())) > LONGEST:
            found.append(f"{path}:{lines}: longer than {LONGEST} lines")
        own_headers = set()
        for number, bracket, header in includes(text):
            if fault := fault_of(root, path, bracket, header):
                found.append(f"{path}:{number}: {fault}")
            elif inside(path, KERNELS) and bracket == '"':
                own_headers.add(header)
        if path.suffix == ".cpp" and len(own_headers) > 1:
            found.append(f"{path}:1: a kernel includes one header of its folder, not {len(own_headers)}")
    return found


GOOD_TREE = {
    "include/queens/square.hpp": "#pragma once\n#include <vector>\n",
    "include/queens/search.hpp": "#include <queens/square.hpp>\n",
    "include/queens/count.hpp": "#include <queens/square.hpp>\n",
    "include/queens/answer.hpp": "#include <queens/count.hpp>\n",
    "include/queens/order.hpp": "#include <queens/square.hpp>\n",
    "include/queens/format.hpp": "#include <queens/square.hpp>\n",
    "src/model/contract.hpp": "#pragma once\n",
    "src/model/square.cpp": '#include <queens/square.hpp>\n#include "model/contract.hpp"\n',
    "src/search/bitmask.hpp": "#include <queens/square.hpp>\n",
    "src/search/search.cpp": '#include <queens/search.hpp>\n#include "bitmask.hpp"\n',
    "src/answer/answer.cpp": '#include <queens/answer.hpp>\n#include "search/bitmask.hpp"\n',
    "src/order/order.cpp": "#include <queens/order.hpp>\n#include <queens/answer.hpp>\n",
    "src/format/text.hpp": "#include <string>\n",
    "src/format/json.cpp": '#include <nlohmann/json.hpp>\n#include "format/text.hpp"\n',
    "src/count/kernels/plain.hpp": "#include <cstdint>\n",
    "src/count/kernels/more.hpp": "#include <cstdint>\n",
    "src/count/kernels/avx2.cpp": '#include <immintrin.h>\n#include <cstddef>\n#include "plain.hpp"\n',
    "apps/queens/main.cpp": '#include <queens/answer.hpp>\n#include <fmt/core.h>\n#include <unistd.h>\n#include "text.hpp"\n',
    "apps/queens/text.hpp": "#include <nlohmann/json.hpp>\n",
    "apps/wasm/page.hpp": "#pragma once\n",
}
# file, what it holds, a word of the fault that must be found
FAULTY_FILES = [
    ("src/model/up.cpp", '#include "search/bitmask.hpp"\n', "upward"),
    ("src/model/public_up.cpp", "#include <queens/search.hpp>\n", "upward"),
    ("src/model/quoted_up.cpp", '#include "queens/search.hpp"\n', "upward"),
    ("src/model/spaced_up.cpp", '\t#  include   "search/bitmask.hpp" // why not\n', "upward"),
    ("src/search/side.cpp", "#include <queens/count.hpp>\n", "sideways"),
    ("src/order/side.cpp", '#include "format/text.hpp"\n', "sideways"),
    ("src/answer/up.cpp", "#include <queens/order.hpp>\n", "upward"),
    ("src/search/up.cpp", "#include <queens/answer.hpp>\n", "upward"),
    ("include/queens/placement.hpp", "#include <queens/search.hpp>\n", "upward"),
    ("include/queens/problem.hpp", '#include "model/contract.hpp"\n', "public"),
    ("include/queens/check.hpp", "#include <nlohmann/json.hpp>\n", "belongs to"),
    ("include/queens/util.hpp", "#pragma once\n", "no layer"),
    ("src/util/util.cpp", "#include <vector>\n", "no layer"),
    ("src/count/print.cpp", "#include <fmt/core.h>\n", "belongs to"),
    ("src/order/json.cpp", "#include <nlohmann/json.hpp>\n", "belongs to"),
    ("src/answer/sat.cpp", "#include <cadical.hpp>\n", "belongs to"),
    ("src/order/database.cpp", "#include <sqlite3.h>\n", "belongs to"),
    ("apps/queens/database.cpp", "#include <sqlite3.h>\n", "belongs to"),
    ("src/model/tested.cpp", "#include <gtest/gtest.h>\n", "belongs to"),
    ("src/model/checked.cpp", "#include <rapidcheck.h>\n", "belongs to"),
    ("src/model/unix.cpp", "#include <unistd.h>\n", "belongs to src/count"),
    ("src/model/gone.cpp", '#include "model/gone.hpp"\n', "not found"),
    ("src/model/app.cpp", '#include "apps/queens/text.hpp"\n', "above"),
    ("apps/queens/inner.cpp", '#include "model/contract.hpp"\n', "an app sees"),
    ("apps/queens/other.cpp", '#include "apps/wasm/page.hpp"\n', "an app sees"),
    ("apps/queens/climb.cpp", '#include "../wasm/page.hpp"\n', "leaves"),
    ("src/model/hidden.cpp", "#include HEADER\n", "hides"),
    ("src/count/kernels/open.cpp", "#include <algorithm>\n", "sealed"),
    ("src/count/kernels/ours.cpp", "#include <queens/count.hpp>\n", "sealed"),
    ("src/count/kernels/two.cpp", '#include "plain.hpp"\n#include "more.hpp"\n', "not 2"),
    ("src/model/long.cpp", "\n" * 601, "longer"),
]


def write(root, path, text):
    file = Path(root) / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")


def self_test():
    """A good tree must pass, and each faulty file alone must be refused for its own reason."""
    wrong = []
    for path, text, word in [(None, "", "")] + FAULTY_FILES:
        with tempfile.TemporaryDirectory() as root:
            for good_path, good_text in GOOD_TREE.items():
                write(root, good_path, good_text)
            if path:
                write(root, path, text)
            found = faults(root)
        if path is None and found:
            wrong.append(f"a good tree was refused: {found}")
        if path is not None and not (len(found) == 1 and found[0].startswith(f"{path}:") and word in found[0]):
            wrong.append(f"{path} should be refused alone, as '{word}': {found}")
    print("\n".join(wrong) or f"a good tree passes, {len(FAULTY_FILES)} faulty ones are refused")
    return 1 if wrong else 0


def main(arguments):
    if arguments == ["--self-test"]:
        return self_test()
    if len(arguments) != 1 or not (Path(arguments[0]) / "src").is_dir():
        print(__doc__, file=sys.stderr)
        return 2
    found = faults(arguments[0])
    print("\n".join(found) or "every include goes downward")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
