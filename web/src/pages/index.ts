/** Every screen by the first part of its address; each is loaded when it is first shown. */
import type { Component } from 'svelte';
import type { Route } from '../lib/router.svelte';

export interface PageProps {
  route: Route;
}
type Page = () => Promise<{ default: Component<PageProps> }>;

export const PAGES: Readonly<Record<string, Page>> = {
  home: () => import('./Home.svelte'),
  gallery: () => import('./Gallery.svelte'),
  demo: () => import('./Demo.svelte'),
};
/** Screens that fill the window themselves: the table needs every line. */
export const BARE: ReadonlySet<string> = new Set(['demo']);
