#!/bin/sh
# Puts each fault of count_faults.tsv into a copy of the sources and expects the counting tests to fail.
# Usage: run.sh [NAME…]   Prints one line a fault; exit 1 if one went unnoticed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/copy"
python3 - "$here/count_faults.tsv" "$root" <<'PYTHON'
import sys
table, root = sys.argv[1:]
faults = [line.rstrip("\n").split("\t") for line in open(table) if line.strip() and not line.startswith("#")]
gone = [name for name, file, text, _ in faults if text not in open(f"{root}/{file}").read()]
if gone: sys.exit("the text of these faults is gone: " + ", ".join(gone))
PYTHON
cp -R "$root/cmake" "$root/include" "$root/src" "$root/tests" "$work/copy"
cmake -S "$here" -B "$work/build" -G Ninja -DQUEENS_SOURCE="$work/copy" -DCMAKE_BUILD_TYPE=Release >"$work/log" 2>&1
cmake --build "$work/build" >>"$work/log" 2>&1 || { cat "$work/log"; exit 2; }
run_tests() {
  timeout 300 "$work/build/count_tests" '--gtest_filter=-*Slow*:CountOptions*' --gtest_brief=1 --gtest_fail_fast
}
run_tests >"$work/log" 2>&1 || { echo "the tests fail without a fault"; cat "$work/log"; exit 2; }
unnoticed=0 tried=0
tab=$(printf '\t')
while IFS="$tab" read -r name file text fault; do
  case $name in '' | '#'*) continue ;; esac
  if [ $# -gt 0 ]; then case " $* " in *" $name "*) ;; *) continue ;; esac fi
  tried=$((tried + 1))
  flag=$(case $file in *avx512*) echo avx512vbmi ;; *avx2*) echo avx2 ;; esac)
  if [ -n "$flag" ] && ! grep -qw "$flag" /proc/cpuinfo; then
    echo "$name: skipped, this CPU has no $flag"
    continue
  fi
  python3 - "$work/copy/$file" "$text" "$fault" <<'PYTHON'
import sys
path, text, fault = sys.argv[1:]
source = open(path).read()
open(path, "w").write(source.replace(text, fault))
PYTHON
  if ! cmake --build "$work/build" >"$work/log" 2>&1; then
    echo "$name: does not compile"; cat "$work/log"; unnoticed=1
  elif run_tests >"$work/log" 2>&1; then
    echo "$name: NOT NOTICED"; unnoticed=1
  else
    echo "$name: caught by $(sed -n 's/^\[ *FAILED *\] \([A-Za-z_]*[./][A-Za-z0-9_./]*\).*/\1/p' "$work/log" | head -1)"
  fi
  cp "$root/$file" "$work/copy/$file"
done <"$here/count_faults.tsv"
[ $tried -gt 0 ] || { echo "no fault of that name"; exit 2; }
exit $unnoticed
