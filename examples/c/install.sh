#!/usr/bin/env bash
# Builds the libraries and installs them with their headers and the pkg-config file: bash install.sh PREFIX
set -euo pipefail
prefix=${1:?usage: bash install.sh PREFIX}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
cd "$(dirname "$0")"

# With the rlib, which only the tests need, cargo would not optimise across crates.
cargo rustc --locked --release --lib --crate-type cdylib,staticlib
target=$(cargo metadata --locked --no-deps --format-version 1 | sed 's/.*"target_directory":"\([^"]*\)".*/\1/')
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)

mkdir -p "$prefix"/{include,lib/pkgconfig,share/licenses/starwright}
for library in libstarwright.{so,dylib,a}; do
    [ ! -e "$target/release/$library" ] || install -m 644 "$target/release/$library" "$prefix/lib/"
done
install -m 644 include/starwright.h include/starwright.hpp "$prefix/include/"
install -m 644 LICENSE-* "$prefix/share/licenses/starwright/"
sed "s/@VERSION@/$version/" starwright.pc.in >"$prefix/lib/pkgconfig/starwright.pc"
echo "installed starwright $version in $prefix"
