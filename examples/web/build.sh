#!/usr/bin/env bash
# Builds the package into dist/ and the page into dist/page/.
set -euo pipefail
cd "$(dirname "$0")"

npm ci --ignore-scripts --no-audit --no-fund --silent
bash wasm.sh starwright-web games pkg starwright
bash wasm.sh starwright-web bots pkg/bots bots
node tools/types.mjs
npx tsc -p tsconfig.json

rm -rf dist
mkdir -p dist/page
cp pkg/starwright_bg.wasm pkg/bots/bots_bg.wasm js/messages.d.ts pkg/starwright.d.ts dist/
npx tsc js/index.ts js/bots.ts --declaration --emitDeclarationOnly --target ES2022 --module ES2022 --moduleResolution bundler --skipLibCheck --ignoreConfig --outDir dist/declared
find dist/declared \( -name index.d.ts -o -name bots.d.ts -o -name told.d.ts \) -exec cp {} dist \;
sed -i 's|\.\./pkg/starwright\.js|./starwright.js|' dist/index.d.ts
rm -rf dist/declared
npx esbuild js/index.ts js/bots.ts --bundle --format=esm --platform=neutral --outdir=dist --log-level=warning
npx esbuild page/main.ts --bundle --format=esm --minify --outfile=dist/page/main.js --log-level=warning
cat page/style.css ../../src/trucker/show/svg/style.css ../../src/battle/show/svg/style.css >dist/page/style.css
cp page/index.html dist/page/
cp pkg/starwright_bg.wasm pkg/bots/bots_bg.wasm dist/page/
