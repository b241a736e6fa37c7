#!/usr/bin/env bash
# Builds the wheel into a folder: `wheel.sh FOLDER`. Follows cargo's own settings of the target folder.
set -euo pipefail
folder=$(realpath -m "$1")
cd "$(dirname "$0")"
exec .venv/bin/maturin build --release --locked --quiet --interpreter .venv/bin/python --out "$folder"
