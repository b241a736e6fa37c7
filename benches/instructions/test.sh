#!/usr/bin/env bash
# Counts instructions and compares them with baseline.txt; more than 3 % above it is an error. --accept makes the counts the new
# baseline. Exit code 3 if they cannot be counted or compared here.
set -euo pipefail
trap 'exit 1' ERR # 3 is only for what is missing
cd "$(dirname "$0")"

lacking() {
    echo "!!! benches/instructions is NOT tested here: $1" >&2
    exit 3
}
# One apt-get at a time, also with other tests.
alone() { flock "${TMPDIR:-/tmp}/starwright-apt-get.lock" "$@"; }
install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    alone apt-get update -q >/dev/null 2>&1 || true
    DEBIAN_FRONTEND=noninteractive alone apt-get install -y -q --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}

command -v python3 >/dev/null || lacking "Python is not installed"
compiler=$(rustc --version --verbose | awk '/^host:/ { host = $2 } /^release:/ { print "rustc", $2, "for", host }')
if [ "${1-}" != --accept ] && [ "$(head -n 1 baseline.txt)" != "$compiler" ]; then
    lacking "the baseline is for $(head -n 1 baseline.txt), this is $compiler"
fi
command -v valgrind >/dev/null || install valgrind libc6-dbg || lacking "valgrind is not installed"

# The runner and the library must have the same version.
version=$(sed -n 's/^gungraun = "=\(.*\)"/\1/p' Cargo.toml)
runner=$PWD/target/runner/bin/gungraun-runner
if ! "$runner" --version 2>/dev/null | grep -qwF "$version"; then
    echo "installing gungraun-runner $version"
    cargo install --quiet --debug --locked --root target/runner "gungraun-runner@$version" || lacking "the runner cannot be installed"
fi

counts=target/counts.txt
mkdir -p target
echo "$compiler" >"$counts"
baseline=baseline.txt
[ "${1-}" != --accept ] || baseline=
GUNGRAUN_RUNNER=$runner cargo bench --quiet --locked -- --callgrind-args=--cache-sim=no --output-format=json |
    python3 compare.py "$counts" $baseline
[ -n "$baseline" ] || cp "$counts" baseline.txt
