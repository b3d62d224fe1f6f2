import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// Cards are described once, in the TOML files of the Python package; the page reads the very same files.
const toml = (): Plugin => ({
  name: 'toml',
  transform: (code, id) => (id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null),
});

// The page is built into the Python package, so that an installed wheel needs no Node.
// Every address is relative: the page works below any path, and nothing is loaded from elsewhere.
export default defineConfig({
  base: './',
  plugins: [svelte(), toml()],
  build: {
    outDir: '../src/catanica/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
