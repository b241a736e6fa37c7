#!/usr/bin/env bash
# wasm.sh takes the WebAssembly from where cargo was told to put it. Nothing is built: of cargo only `metadata` is real.
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
        echo "FAIL with ${*:2} it takes $found" >&2
        exit 1
    }
}
finds /elsewhere CARGO_TARGET_DIR=/elsewhere
finds "$PWD/beside" CARGO_TARGET_DIR=beside
finds /elsewhere CARGO_BUILD_TARGET_DIR=/elsewhere
finds /from/the/configuration CARGO_HOME="$folder/home"
echo "ok   the WebAssembly is taken from where cargo puts it"
