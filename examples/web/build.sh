#!/usr/bin/env bash
# Builds the package into dist/ and the page into dist/page/.
set -euo pipefail
cd "$(dirname "$0")"

npm ci --ignore-scripts --no-audit --no-fund --silent
bash wasm.sh starwright-web games pkg starwright
node tools/types.mjs
npx tsc -p tsconfig.json

rm -rf dist
mkdir -p dist/page
cp pkg/starwright_bg.wasm js/messages.d.ts dist/
npx tsc js/index.ts --declaration --emitDeclarationOnly --target ES2022 --module ES2022 --moduleResolution bundler --skipLibCheck --ignoreConfig --outDir dist/declared
find dist/declared -name index.d.ts -exec cp {} dist/index.d.ts \;
cp pkg/starwright.d.ts dist/starwright.d.ts
sed -i 's|\.\./pkg/starwright\.js|./starwright.js|' dist/index.d.ts
rm -rf dist/declared
npx esbuild js/index.ts --bundle --format=esm --platform=neutral --outfile=dist/index.js --log-level=warning
npx esbuild page/main.ts --bundle --format=esm --minify --outfile=dist/page/main.js --log-level=warning
cat page/style.css ../../src/trucker/show/svg/style.css ../../src/battle/show/svg/style.css >dist/page/style.css
cp page/index.html dist/page/
cp pkg/starwright_bg.wasm dist/page/
