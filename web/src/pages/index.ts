/** Every screen by the first part of its address; each is loaded when it is first shown. */
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

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
export function pageOf(name: string): Page | undefined {
  const file = FILES[name];
  return file === undefined ? undefined : files[`./${file}.svelte`];
}
/** Screens that fill the window themselves: the table needs every line. */
export const BARE: ReadonlySet<string> = new Set(['play', 'demo', 'demo-board']);
