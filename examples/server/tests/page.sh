#!/usr/bin/env bash
# Plays on the page in browsers, at tables of the server: `page.sh [FOLDER [NAME]]`, see tests/page/run.mjs. Exit code 3 if Chromium, npm
# or a WebAssembly toolchain is lacking.
set -euo pipefail
cd "$(dirname "$0")/.."

lacking() {
    echo "the page of examples/server is NOT tested here: $1" >&2
    exit 3
}
command -v npm >/dev/null || lacking "npm is not here"
{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || lacking "Chromium is not here"
bash ../web/wasm.sh || lacking "no WebAssembly toolchain"

# The tests of examples/web build the page as well: one at a time.
exec 9>"${TMPDIR:-/tmp}/starwright-web.lock"
flock 9
bash ../web/build.sh
cargo build --locked
node tests/page/run.mjs "$@"
