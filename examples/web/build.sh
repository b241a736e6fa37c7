#!/usr/bin/env bash
# Builds the package into dist/ and the page into dist/page/.
set -euo pipefail
cd "$(dirname "$0")"

npm ci --ignore-scripts --no-audit --no-fund --silent
for each in games:starwright ships:ships bots:bots; do
    bash wasm.sh starwright-web "${each%:*}" js/wasm "${each#*:}"
done
node tools/types.mjs
node tools/words.mjs
npx tsc -p tsconfig.json

rm -rf dist
mkdir -p dist/wasm
npx tsc -p js
cp js/messages.d.ts dist/
cp js/wasm/*.js js/wasm/*_bg.wasm dist/wasm/
cp ../../LICENSE-* .

npx vite build --logLevel warn
