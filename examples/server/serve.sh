#!/usr/bin/env bash
# Builds the page and the server, and starts the server. It prints its address first. Options: bash serve.sh --help
set -euo pipefail
cd "$(dirname "$0")"

bash ../web/build.sh
exec cargo run --locked --release --quiet -- --page ../web/dist/page "$@"
