#!/usr/bin/env bash
# Tests the library from Rust, C, C++, Lua and C#, the border in Miri, the C program with AddressSanitizer and valgrind. Installs
# what is missing with apt-get if it can; exit code 3 if something is still missing, after all other tests. `--accept` writes the
# header anew.
set -euo pipefail
trap 'exit 1' ERR # 3 is only for what is missing
cd "$(dirname "$0")"

header() { cargo run --locked --quiet --package header; }
if [ "${1:-}" = --accept ]; then
    header >include/starwright.h
    exit
fi

missing=()
lacking() {
    echo "!!! NOT tested: $1" >&2
    missing+=("$1")
}
alone() { flock "${TMPDIR:-/tmp}/starwright-apt-get.lock" "$@"; }
install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    alone apt-get update -q >/dev/null 2>&1 || true
    echo "installing $*"
    DEBIAN_FRONTEND=noninteractive alone apt-get install -y -q --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}
# Whether there is a program, if need be from these packages.
has() { command -v "$1" >/dev/null || { install "${@:2}" && command -v "$1" >/dev/null; }; }

echo "== the answers"
cargo clippy --locked --manifest-path ../answers/Cargo.toml -- -D warnings

echo "== the header"
header | diff include/starwright.h -

echo "== the border"
cargo test --locked --features judge --lib --test border -- --nocapture --quiet

echo "== an installed library"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
bash install.sh "$folder/prefix"
export PKG_CONFIG_PATH=$folder/prefix/lib/pkgconfig
library=$folder/prefix/lib/libstarwright.so
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
size=$(stat -c %s "$library")
echo "$size bytes, at most 2,100,000"
[ "$size" -le 2100000 ]

echo "== C and C++"
if has cmake cmake && has g++ g++ && has pkg-config pkg-config; then
    cmake -S . -B "$folder/build" >/dev/null
    cmake --build "$folder/build" >/dev/null
    "$folder/build/battle"
    "$folder/build/ship"
    mapfile -t flags < <(pkg-config --cflags --libs --static starwright | sed "s|-lstarwright|$folder/prefix/lib/libstarwright.a|" | xargs -n 1)
    gcc -std=c11 -g -fsanitize=address "-DVERSION=\"$version\"" tests/engines/battle.c "${flags[@]}" -o "$folder/static"
    "$folder/static"
    if has valgrind valgrind; then
        valgrind --quiet --error-exitcode=1 --leak-check=full --show-leak-kinds=all --errors-for-leak-kinds=all "$folder/build/battle"
    else
        lacking "valgrind is not installed"
    fi
else
    lacking "no C and C++ compiler, CMake or pkg-config"
fi

echo "== LuaJIT"
if has luajit luajit; then
    luajit tests/engines/battle.lua "$library" "$version"
else
    lacking "LuaJIT is not installed"
fi

echo "== C#"
if has mcs mono-mcs && has mono mono-runtime; then
    mcs -warnaserror -out:"$folder/Battle.exe" tests/engines/Battle.cs
    LD_LIBRARY_PATH=$folder/prefix/lib mono "$folder/Battle.exe" "$version"
else
    lacking "Mono is not installed"
fi

echo "== leaks and speed"
cargo test --locked --release --test release -- --nocapture --quiet --test-threads 1

echo "== Miri"
if cargo +nightly miri --version >/dev/null 2>&1; then
    cargo +nightly miri test --locked --lib --test border -- --quiet manners threads tests
else
    lacking "rustup toolchain install nightly --component miri,rust-src"
fi

[ ${#missing[@]} = 0 ] || exit 3
