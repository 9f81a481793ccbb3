#!/usr/bin/env bash
# bench/instructions.sh COMMAND: instructions of the portable kernel, which do not depend on how busy the machine is.
# Compare with bench/runs/*/instructions.txt: a change of some per cent is a change of the code.
set -euo pipefail
command=$1
for n in 10 12 14; do
  count=$(valgrind --tool=callgrind --callgrind-out-file=/dev/null "$command" count "$n" --threads 1 --backend portable \
            2>&1 >/dev/null | sed -n 's/.*Collected : \([0-9]*\).*/\1/p')
  echo "count $n --threads 1 --backend portable: $count instructions"
done
