#!/usr/bin/env bash
# Builds the package and the page, checks their size, compares WebAssembly with this machine, and tests the page in a browser.
# Installs what is missing with apt-get if it can; exit code 3 if npm, Chromium or a WebAssembly toolchain is still missing.
set -euo pipefail
trap 'exit 1' ERR # 3 is only for what is missing
cd "$(dirname "$0")"
# The tests of examples/server build the page as well: one at a time.
exec 9>"${TMPDIR:-/tmp}/starwright-web.lock"
flock 9

lacking() {
    echo "examples/web is NOT tested here: $1" >&2
    exit 3
}
updated=
# One apt-get at a time, also with other tests.
alone() { flock "${TMPDIR:-/tmp}/starwright-apt-get.lock" "$@"; }
install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    # old lists may have only an old compiler
    [ "$updated" ] || alone apt-get update -q >/dev/null 2>&1 || true
    updated=yes
    echo "installing $*"
    DEBIAN_FRONTEND=noninteractive alone apt-get install -y -q --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}
has_browser() { command -v chromium || command -v chromium-browser || command -v google-chrome; }

command -v npm >/dev/null || install npm || lacking "npm is not installed"
bash wasm.sh || install rustc-web rust-web-src && bash wasm.sh || lacking "no WebAssembly toolchain: rustup target add wasm32-unknown-unknown"
has_browser >/dev/null || install chromium fonts-dejavu-core || lacking "Chromium is not installed"

echo "== the package and the page"
bash build.sh
bash tests/size.sh
bash tests/target.sh
node tests/served.mjs
node tests/client.mjs
node tests/seen.mjs
node tests/words.mjs
node tests/told.mjs
node tests/bots.mjs
node tests/cards.mjs
node tests/wrong.mjs
node --expose-gc tests/freed.mjs

echo "== the package in many kinds of project"
mkdir -p pkg
rm -f pkg/*.tgz
npm pack --silent --pack-destination pkg >/dev/null
npm ci --prefix tests/consumers --ignore-scripts --silent
npm install --prefix tests/consumers --no-save --ignore-scripts --silent ./pkg/*.tgz
node tests/consumers/run.mjs pkg/*.tgz

echo "== WebAssembly against this machine"
bash wasm.sh same "" pkg/same same
node tests/same.mjs

echo "== the page in a browser"
node tests/browser.mjs "$@"
node tests/pictures.mjs
