import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// Cards are described once, in the TOML files of the Python package; the page reads the very same files.
const toml = (): Plugin => ({
  name: 'toml',
  transform: (code, id) => (id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null),
});

// Every text is also written packed, so that the server need not do it for each browser. Fonts are packed already.
const packed = (folder: string): Plugin => ({
  name: 'packed',
  apply: 'build',
  closeBundle: () => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const plain = readFileSync(file);
      for (const [ending, small] of [['.br', brotliCompressSync(plain)] as const, ['.gz', gzipSync(plain, { level: 9 })] as const])
        if (small.length < plain.length) writeFileSync(file + ending, small);
    }
  },
});

const STATIC = '../src/catanica/server/static';

// The page is built into the Python package, so that an installed wheel needs no Node.
// Every address is relative: the page works below any path, and nothing is loaded from elsewhere.
export default defineConfig({
  base: './',
  plugins: [svelte(), toml(), packed(STATIC)],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
