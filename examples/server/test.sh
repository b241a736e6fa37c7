#!/usr/bin/env bash
# Plays against the running binary through sockets: whole games, lost connections, kill -9, malicious clients.
set -euo pipefail
cd "$(dirname "$0")"

cargo test --locked
