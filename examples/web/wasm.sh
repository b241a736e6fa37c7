#!/usr/bin/env bash
# Builds the WebAssembly: `wasm.sh FEATURES FOLDER NAME web|nodejs`, with rustup's target if it is there, else with Debian's
# rustc-web and rust-web-src.
set -euo pipefail
cd "$(dirname "$0")"
features=$1 folder=$2 name=$3 kind=$4

build=(--release --lib --target wasm32-unknown-unknown --no-default-features --features "$features")
if [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown" ]; then
    cargo build "${build[@]}"
else
    lld=$(rustc --print sysroot)/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld
    RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$lld \
        cargo build -Z build-std=std,panic_abort "${build[@]}"
fi
cargo run --quiet -p binder -- target/wasm32-unknown-unknown/release/starwright_web.wasm "$folder" "$name" "$kind"
