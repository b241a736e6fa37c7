#!/usr/bin/env bash
# Fails if the gzipped WebAssembly exceeds its limit, in KB of 1000 bytes: everything but bots 410, ships alone 113, bots 318.
set -euo pipefail
cd "$(dirname "$0")/.."

within() {
    local size
    size=$(gzip -9 -c "$1" | wc -c)
    echo "$1: $((size / 1000)).$((size % 1000 / 100)) KB gzipped, at most $2 KB"
    [ "$size" -le $(($2 * 1000)) ]
}
within js/wasm/starwright_bg.wasm 410
within js/wasm/ships_bg.wasm 113
within js/wasm/bots_bg.wasm 318
