#!/usr/bin/env bash
# Builds the page and serves it: `serve.sh [PORT]`.
set -euo pipefail
cd "$(dirname "$0")"
bash build.sh
exec npm run --silent serve -- "${1:-8080}"
