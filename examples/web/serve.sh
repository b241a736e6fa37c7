#!/usr/bin/env bash
# Builds the page and serves it: `serve.sh [PORT]`.
set -euo pipefail
cd "$(dirname "$0")"
bash build.sh
exec node tools/serve.mjs "${1:-8080}"
