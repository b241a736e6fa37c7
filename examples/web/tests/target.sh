#!/usr/bin/env bash
# wasm.sh must find the WebAssembly in any target folder that cargo is set to. Builds nothing: only `cargo metadata` is real.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/bin" "$folder/home"
cat >"$folder/bin/cargo" <<END
#!/usr/bin/env bash
case \$1 in
metadata) exec $(command -v cargo) "\$@" ;;
run) printf '%s\n' "\${@: -3:1}" ;;
esac
END
chmod +x "$folder/bin/cargo"
echo 'build.target-dir = "/from/the/configuration"' >"$folder/home/config.toml"

finds() {
    local found
    found=$(env -u CARGO_TARGET_DIR -u CARGO_BUILD_TARGET_DIR PATH="$folder/bin:$PATH" "${@:2}" bash wasm.sh starwright-web ships "$folder" ships)
    [ "$found" = "$1/wasm32-unknown-unknown/release/starwright_web.wasm" ] || {
        echo "FAIL with ${*:2}: found $found" >&2
        exit 1
    }
}
finds /elsewhere CARGO_TARGET_DIR=/elsewhere
finds "$PWD/beside" CARGO_TARGET_DIR=beside
finds /elsewhere CARGO_BUILD_TARGET_DIR=/elsewhere
finds /from/the/configuration CARGO_HOME="$folder/home"
echo "ok   wasm.sh finds the target folder"
