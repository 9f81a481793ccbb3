# shellcheck shell=bash disable=SC2034,SC2154
# Set-up that ./run and ./test share: packages, configuration, build. Quiet unless something goes wrong; all that it
# says goes to standard error, so that ./run's standard output is the answer alone. Needs $here, the repository.

build_packages=(g++ cmake ninja-build libfmt-dev libcli11-dev nlohmann-json3-dev libcadical-dev libsqlitecpp-dev
                libsqlite3-dev)
wasm_packages=(cmake ninja-build nlohmann-json3-dev clang-19 lld-19 wasi-libc libc++-19-dev-wasm32 libc++abi-19-dev-wasm32
               libclang-rt-19-dev-wasm32)

# need_packages NAME…: installs the Debian packages that are missing.
need_packages() {
  local name missing=()
  for name in "$@"; do
    dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null | grep -qx installed || missing+=("$name")
  done
  [ "${#missing[@]}" -eq 0 ] && return
  local as_root=()
  [ "$(id -u)" -eq 0 ] || as_root=(sudo)
  echo "Installing: ${missing[*]}" >&2
  local log
  log=$(mktemp)
  if ! { "${as_root[@]}" apt-get update &&
         "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"; } \
       >"$log" 2>&1; then
    cat "$log" >&2
    echo "The packages could not be installed: ${missing[*]}" >&2
    return 2
  fi
  rm -f "$log"
}

# want_packages NAME…: the same for packages without which some tests are skipped.
want_packages() {
  need_packages "$@" || echo "Skipped are the tests that need what could not be installed: $*" >&2
}

# configure_and_build PRESET [TARGET…]: configures once, builds what changed (all, or these targets), into build/PRESET.
configure_and_build() {
  local preset=$1 log targets=()
  shift
  [ "$#" -eq 0 ] || targets=(--target "$@")
  log=$(mktemp)
  if ! { cd "$here" && cmake --preset "$preset" && cmake --build --preset "$preset" "${targets[@]}"; } >"$log" 2>&1; then
    cat "$log" >&2
    return 2
  fi
  rm -f "$log"
}

# need_node: Node.js 18 or newer with npm, from Debian if there is none.
need_node() {
  if command -v node >/dev/null && command -v npm >/dev/null; then return; fi
  need_packages nodejs npm
}

# page_modules: what web/package-lock.json names, in web/node_modules.
page_modules() {
  local log
  [ "$here/web/node_modules/.package-lock.json" -nt "$here/web/package-lock.json" ] && return
  log=$(mktemp)
  if ! { cd "$here/web" && npm ci --no-audit --no-fund; } >"$log" 2>&1; then
    cat "$log" >&2
    return 2
  fi
  rm -f "$log"
}

# build_page: the engine, then build/page/queens.html.
build_page() {
  local log
  configure_and_build wasm queens_wasm || return 2
  log=$(mktemp)
  if ! { cd "$here/web" && npx vite build; } >"$log" 2>&1; then
    cat "$log" >&2
    return 2
  fi
  rm -f "$log"
}
