#!/usr/bin/env bash
# Builds the package and the page, says how large they are, and uses the page in a real browser. What is
# missing is installed where apt-get may; exit code 3 if Chromium or a WebAssembly toolchain cannot be had.
set -euo pipefail
cd "$(dirname "$0")"

lacking() {
    echo "examples/web is NOT tested here: $1" >&2
    exit 3
}
install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    echo "installing $*"
    { apt-get install -y -q --no-install-recommends "$@" || { apt-get update -q && apt-get install -y -q --no-install-recommends "$@"; }; } >/dev/null 2>&1
}
has_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; }
has_target() {
    [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ] || [ -e /usr/lib/rustlib/src/rust/library/std/Cargo.toml ] || dpkg -s rustc-web rust-web-src
}

command -v npm >/dev/null || lacking "npm is not here"
has_target >/dev/null 2>&1 || install rustc-web rust-web-src || lacking "no WebAssembly toolchain: rustup target add wasm32-unknown-unknown"
has_browser >/dev/null || install chromium fonts-dejavu-core || lacking "Chromium is not here"

echo "== the package and the page"
bash build.sh games
npm pack --silent --pack-destination target
bash wasm.sh "" pkg/ships starwright web
for file in pkg/starwright_bg.wasm pkg/ships/starwright_bg.wasm; do
    echo "$file: $(($(gzip -9 -c "$file" | wc -c) / 1024)) KB gzipped"
done

echo "== the page in a browser"
node tests/browser.mjs "$@"
