#!/usr/bin/env bash
# Tests the page in browsers with a running server: `page.sh [FOLDER [NAME]]`, see tests/page/run.mjs. Exits with 3 if Chromium, npm or
# a WebAssembly toolchain is missing.
set -euo pipefail
cd "$(dirname "$0")/.."

lacking() {
    echo "!!! The tests of the server's page were SKIPPED: $1." >&2
    exit 3
}
command -v npm >/dev/null || lacking "npm is not installed"
{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || lacking "Chromium is not installed"
bash ../web/wasm.sh || lacking "the WebAssembly toolchain is not installed"

# The tests of examples/web build the page too: the lock prevents two builds at once.
exec 9>"${TMPDIR:-/tmp}/starwright-web.lock"
flock 9
bash ../web/build.sh
cargo build --locked
node tests/page/run.mjs "$@"
