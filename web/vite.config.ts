import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { parse } from 'smol-toml';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

// Cards are described once, in the TOML files of the Python package; the page reads the very same files.
const toml = (): Plugin => ({
  name: 'toml',
  transform: (code, id) =>
    id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null,
});

// What the page shows of a card; all else in the files is for the rules.
const SHOWN = new Set(
  (
    'id count kind flags slot cost resource die rules confidence reconstructed leaves levels price points strength ' +
    'tournament skill trade commerce progress hand sail cannon'
  ).split(' '),
);
const GAMES = '../src/catanica/games';
type Table = Record<string, unknown>;
interface CardFile {
  set: { id: string; counters?: Table };
  card: Table[];
}

// All cards of a game in one language are one file, `cards:cardgame:de`: a table loads what it shows and no more.
const cards = (): Plugin => ({
  name: 'cards',
  resolveId: (id) => (id.startsWith('cards:') ? `\0${id}` : null),
  load(id) {
    if (!id.startsWith('\0cards:')) return null;
    const [, game = '', language = ''] = id.split(':');
    const sets = join(import.meta.dirname, GAMES, game, 'sets');
    const read = (...path: string[]): Table => {
      const file = join(sets, ...path);
      if (!existsSync(file)) return {};
      this.addWatchFile(file);
      return parse(readFileSync(file, 'utf8')) as Table;
    };
    const found = readdirSync(sets)
      .filter((set) => existsSync(join(sets, set, 'cards.toml')))
      .sort();
    const packed = found.map((name) => {
      const { set, card } = read(name, 'cards.toml') as unknown as CardFile;
      const shown = new Set([...SHOWN, ...Object.keys(set.counters ?? {})]);
      return {
        set: { id: set.id, counters: set.counters },
        card: card.map((one) => Object.fromEntries(Object.entries(one).filter(([key]) => shown.has(key)))),
        words: { ...read(name, 'texts', 'en.toml'), ...read(name, 'texts', `${language}.toml`) },
      };
    });
    return { code: `export default ${JSON.stringify({ sets: packed })}`, map: null };
  },
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
      for (const [ending, small] of [
        ['.br', brotliCompressSync(plain)] as const,
        ['.gz', gzipSync(plain, { level: 9 })] as const,
      ])
        if (small.length < plain.length) writeFileSync(file + ending, small);
    }
  },
});

const STATIC = '../src/catanica/server/static';

// The page is built into the Python package, so that an installed wheel needs no Node.
// Every address is relative: the page works below any path, and nothing is loaded from elsewhere.
export default defineConfig({
  base: './',
  plugins: [svelte(), toml(), cards(), packed(STATIC)],
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: { setupFiles: ['src/testing.ts'], isolate: false },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
});
