#!/usr/bin/env bash
# Builds the wheel into a folder: `wheel.sh FOLDER`. Cargo builds where its own settings say.
set -euo pipefail
folder=$(realpath -m "$1")
cd "$(dirname "$0")"
exec .venv/bin/maturin build --release --locked --quiet --interpreter .venv/bin/python --out "$folder"
