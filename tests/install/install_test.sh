#!/usr/bin/env bash
# Installs a finished build into an empty prefix, then builds and runs an outside project against it.
# install_test.sh CMAKE BUILD_DIR GENERATOR COMPILER
set -euo pipefail
cmake=$1 build=$2 generator=$3 compiler=$4
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
prefix=$scratch/prefix

expect() {  # expect WHAT WANTED GOT
  if [[ $2 != "$3" ]]; then
    echo "$1: expected '$2', got '$3'" >&2
    exit 1
  fi
}

"$cmake" --install "$build" --prefix "$prefix" > "$scratch/install.log" || { cat "$scratch/install.log" >&2; exit 1; }
expect "queens count 8" 92 "$("$prefix/bin/queens" count 8)"

"$cmake" -S "$here" -B "$scratch/outside" -G "$generator" -DCMAKE_CXX_COMPILER="$compiler" \
  -DCMAKE_BUILD_TYPE=Release -DCMAKE_PREFIX_PATH="$prefix" -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF
found=$(sed -n 's/^queens_DIR:PATH=//p' "$scratch/outside/CMakeCache.txt")
case $found in
  "$prefix"/*) ;;
  *) echo "another queens was found: $found" >&2; exit 1 ;;
esac
"$cmake" --build "$scratch/outside"
expect "the outside program" "15863724 92" "$("$scratch/outside/outside")"
