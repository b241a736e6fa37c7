#!/usr/bin/env bash
# Builds a package to WebAssembly: `wasm.sh PACKAGE FEATURES FOLDER NAME`, with rustup's target if installed, else with
# Debian's rustc-web and rust-web-src. Without arguments, the exit code says whether either is installed.
set -euo pipefail
cd "$(dirname "$0")"

sysroot=$(rustc --print sysroot)
has_target() { [ -d "$sysroot/lib/rustlib/wasm32-unknown-unknown" ]; }
has_debian() {
    local oldest
    oldest=$(sed -n 's/^rust-version = "\(.*\)"/\1/p' Cargo.toml)
    [ -e /usr/lib/rustlib/src/rust/library/std/Cargo.toml ] && [ -x /usr/bin/rustc ] &&
        printf '%s\n' "$oldest" "$(/usr/bin/rustc --version | cut -d' ' -f2)" | sort --version-sort --check=quiet
}

if [ $# = 0 ]; then
    has_target || has_debian
    exit
fi
package=$1 features=$2 folder=$3 name=$4
build=(--locked --release --lib --package "$package" --target wasm32-unknown-unknown --no-default-features --features "$features")
# Locations and messages of panics are a twentieth of the size, and nothing panics.
flags=-Zlocation-detail=none
export RUSTC_BOOTSTRAP=1
if has_target; then
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags cargo build "${build[@]}"
else
    flags+=' -Zunstable-options -Cpanic=immediate-abort'
    lld=$sysroot/lib/rustlib/x86_64-unknown-linux-gnu/bin/rust-lld
    RUSTC=/usr/bin/rustc CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=$lld CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS=$flags \
        cargo build -Z build-std=std,panic_abort -Z build-std-features=optimize_for_size "${build[@]}"
fi
target=$(cargo metadata --locked --no-deps --format-version 1 | node -p 'JSON.parse(require("fs").readFileSync(0)).target_directory')
env -u RUSTC_BOOTSTRAP cargo run --locked --quiet -p binder -- "$target/wasm32-unknown-unknown/release/${package//-/_}.wasm" "$folder" "$name"
