#!/usr/bin/env bash
# tests/fuzz/run.sh BUILD SECONDS: every fuzzer for so long, beginning with the corpus. What it finds stays in BUILD.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1 seconds=$2
found=0
for fuzzer in "$build"/tests/fuzz/fuzz_read_*; do
  if ! [ -f "$fuzzer" ] || ! [ -x "$fuzzer" ]; then continue; fi
  name=$(basename "$fuzzer")
  corpus=$(mktemp -d)
  cp "$here/corpus/${name#fuzz_read_}"/* "$corpus"
  log=$build/$name.log
  if "$fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
       -artifact_prefix="$build/" "$corpus" >"$log" 2>&1; then
    echo "$name: $(grep -o 'number_of_executed_units: [0-9]*' "$log" | grep -o '[0-9]*$') inputs, no fault"
  else
    tail -40 "$log"
    exit 1
  fi
  rm -r "$corpus"
  found=$((found + 1))
done
[ "$found" -gt 0 ] || { echo "no fuzzer was built" >&2; exit 1; }
