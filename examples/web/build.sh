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
mkdir -p dist/wasm dist/page/words
npx tsc -p js
cp js/messages.d.ts dist/
cp js/wasm/*.js js/wasm/*_bg.wasm dist/wasm/
cp ../../LICENSE-* .

npx esbuild page/main.ts --bundle --format=esm --minify --outfile=dist/page/main.js --log-level=warning
cat page/style.css ../../src/trucker/show/svg/style.css ../../src/battle/show/svg/style.css >dist/page/style.css
cp page/index.html dist/page/
for each in ../words/??; do cat "$each"/*.ftl >"dist/page/words/${each##*/}.ftl"; done
cp js/wasm/starwright_bg.wasm js/wasm/bots_bg.wasm dist/page/
