// For the build: each text and each WebAssembly also compressed, for servers that send such files.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const WORTH = /\.(css|html|js|svg|wasm|webmanifest)$/;

export function compressed() {
  let folder;
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true }).filter((name) => WORTH.test(name));
      for (const file of files.map((name) => resolve(folder, name))) {
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
