#!/usr/bin/env bash
# Builds what a release has: `release.sh FOLDER`. The server for Linux on x86-64, without libraries, and its container image as an
# OCI archive. The page must have been built (examples/web/build.sh). Installs a linker for musl and buildah with apt-get if it
# can; exit code 3 if one of them, or rustup's target, is still missing.
set -euo pipefail
trap 'exit 1' ERR # 3 is only for what is missing
folder=$(realpath -m "$1")
cd "$(dirname "$0")"
mkdir -p "$folder"

target=x86_64-unknown-linux-musl
version=$(sed -n 's/^version = "\(.*\)"/\1/p' Cargo.toml)
lacking() {
    echo "!!! NOT made: $1" >&2
    exit 3
}
install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ] || return 1
    DEBIAN_FRONTEND=noninteractive flock "${TMPDIR:-/tmp}/starwright-apt-get.lock" \
        apt-get install -y -q --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}

[ -d "$(rustc --print sysroot)/lib/rustlib/$target" ] || rustup target add "$target" || lacking "rustup target add $target"
command -v musl-gcc >/dev/null || install musl-tools || lacking "the server: musl-gcc is not installed"
cargo build --locked --release --quiet --target "$target"
binary=${CARGO_TARGET_DIR:-target}/$target/release/starwright-server
cp "$binary" "$folder/starwright-server-$version-x86_64-linux"

command -v buildah >/dev/null || install buildah || lacking "the container image: buildah is not installed"
context=$(mktemp -d)
trap 'rm -rf "$context"' EXIT
mkdir "$context/data"
cp "$binary" "$context/starwright-server"
cp -r ../web/dist/page "$context/page"
manner=(--storage-driver vfs --root "$context/storage" --runroot "$context/run")
buildah "${manner[@]}" build --quiet --isolation chroot --timestamp 0 --file Containerfile --tag "starwright-server:$version" "$context"
buildah "${manner[@]}" push --quiet "starwright-server:$version" "oci-archive:$folder/starwright-server-$version.tar"
