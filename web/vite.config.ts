import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The page is built into the Python package, so that an installed wheel needs no Node.
// Every address is relative: the page works below any path, and nothing is loaded from elsewhere.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  build: {
    outDir: '../src/catanica/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
