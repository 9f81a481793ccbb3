#!/usr/bin/env bash
# run.sh QUEENS: tests the page. Units compare the page's engine with the command QUEENS; then the built page is used in
# Chromium. What cannot run here is said with its reason, and is no failure.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$here/tools/setup.sh"
QUEENS=$(realpath "$1")
export QUEENS

skip() { echo "skipped: $*"; exit 0; }

need_packages "${wasm_packages[@]}" || skip "the compiler for WebAssembly could not be installed"
need_node || skip "Node.js could not be installed"
page_modules || skip "npm could not fetch the packages of web/package-lock.json"
build_page
cd "$here/web"
npx tsc
npx vitest run
need_packages chromium || skip "Chromium could not be installed; the units have passed"
npx playwright test
