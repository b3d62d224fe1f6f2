/** Every screen by the first part of its address; each is loaded when it is first shown. */
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';
import { settings } from '../lib/settings.svelte';

export interface PageProps {
  route: Route;
}
type Page = () => Promise<{ default: Component<PageProps> }>;

const files = import.meta.glob<{ default: Component<PageProps> }>('./*.svelte');
const FILES: Readonly<Record<string, string>> = {
  home: 'Home',
  new: 'NewGame',
  join: 'Join',
  play: 'Play',
  replay: 'Replay',
  rules: 'Encyclopaedia',
  cards: 'Cards',
  workshop: 'Workshop',
  settings: 'Settings',
  gallery: 'Gallery',
  demo: 'Demo',
  'demo-board': 'DemoBoard',
};
/** Screens that show cards of whatever game. */
const CARDS: ReadonlySet<string> = new Set(['replay', 'rules', 'cards', 'workshop', 'gallery', 'demo']);
export function pageOf(name: string): Page | undefined {
  const page = files[`./${FILES[name]}.svelte`];
  if (page === undefined || !CARDS.has(name)) return page;
  return async () => {
    const { loadCards } = await import('../lib/cards');
    const [loaded] = await Promise.all([
      page(),
      loadCards('cardgame', settings.language),
      loadCards('princes', settings.language),
    ]);
    return loaded;
  };
}
/** Screens that fill the window themselves: the table needs every line. */
export const BARE: ReadonlySet<string> = new Set(['play', 'demo', 'demo-board']);
