#!/usr/bin/env bash
# Plays through sockets against the running binary: whole games, lost lines, kill -9, hostile clients.
set -euo pipefail
cd "$(dirname "$0")"

cargo test --locked
