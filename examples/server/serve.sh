#!/usr/bin/env bash
# Builds the server and runs it; the first line says the address. Options: bash serve.sh --help
set -euo pipefail
cd "$(dirname "$0")"

exec cargo run --locked --release --quiet -- "$@"
