#!/usr/bin/env bash
# Builds what a release has: `wheels.sh FOLDER`. The source distribution; wheels for Linux on x86-64 and aarch64, for every Python
# from 3.10 and every glibc from 2.17, linked by zig. For aarch64 it takes rustup's target if installed, else Debian's rustc-web with
# rust-web-src. Takes a quarter of an hour; test.sh builds less.
set -euo pipefail
folder=$(realpath -m "$1")
cd "$(dirname "$0")"

.venv/bin/pip install --quiet --disable-pip-version-check ziglang==0.17.1
# maturin and twine come with test.sh
export PATH=$PWD/.venv/bin:$PATH
build() {
    maturin build --release --locked --quiet --zig --compatibility manylinux2014 --interpreter python3.10 --out "$folder" "$@"
}

bash sdist.sh "$folder"
build --target x86_64-unknown-linux-gnu
if [ -d "$(rustc --print sysroot)/lib/rustlib/aarch64-unknown-linux-gnu" ]; then
    build --target aarch64-unknown-linux-gnu
else
    RUSTC_BOOTSTRAP=1 RUSTC=/usr/bin/rustc build --target aarch64-unknown-linux-gnu -Z build-std=std,panic_abort
fi
twine check --strict "$folder"/*
