#!/usr/bin/env bash
# tests/fuzz/run.sh BUILD SECONDS: all fuzzers side by side for so long, each from its corpus. What they find stays in
# BUILD.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
build=$1 seconds=$2
names=() jobs=()
corpora=$(mktemp -d)
trap 'rm -rf "$corpora"' EXIT
for fuzzer in "$build"/tests/fuzz/fuzz_read_*; do
  if ! [ -f "$fuzzer" ] || ! [ -x "$fuzzer" ]; then continue; fi
  name=$(basename "$fuzzer")
  cp -R "$here/corpus/${name#fuzz_read_}" "$corpora/$name"
  "$fuzzer" -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 \
    -artifact_prefix="$build/" "$corpora/$name" >"$build/$name.log" 2>&1 &
  names+=("$name") jobs+=("$!")
done
[ "${#names[@]}" -gt 0 ] || { echo "no fuzzer was built" >&2; exit 1; }
status=0
for i in "${!names[@]}"; do
  log=$build/${names[$i]}.log
  if wait "${jobs[$i]}"; then
    echo "${names[$i]}: $(grep -o 'number_of_executed_units: [0-9]*' "$log" | grep -o '[0-9]*$') inputs, no fault"
  else
    tail -40 "$log"
    status=1
  fi
done
exit "$status"
