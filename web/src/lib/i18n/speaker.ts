/** Words of one part of the page: a table for each language, kept beside the part that speaks. */
import { settings } from '../settings.svelte';
import type { Language } from '../settings.svelte';
import { fill } from '.';

export type Values = Readonly<Record<string, string | number>>;
export type Tables<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** A function that says a key in the language chosen; texts follow a switch at once. */
export const speaker =
  <K extends string>(tables: Tables<K>) =>
  (key: K, values: Values = {}): string =>
    fill(tables[settings.language][key], values);
