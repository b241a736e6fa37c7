#!/usr/bin/env bash
# Checks that every language has every message, and that stories match the committed ones.
set -euo pipefail
cd "$(dirname "$0")"

cargo test --locked -- --nocapture
