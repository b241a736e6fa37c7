#!/usr/bin/env bash
# Builds and runs the server; the first line of output is its address. Options: bash serve.sh --help
set -euo pipefail
cd "$(dirname "$0")"

exec cargo run --locked --release --quiet -- "$@"
