/** Words of the page in the language chosen; reading `settings.language` makes every text follow a switch at once. */
import { settings } from '../settings.svelte';
import type { Language } from '../settings.svelte';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import type { Key, Words } from './en';

export type { Key } from './en';
export const WORDS: Readonly<Record<Language, Words>> = { de, en, da };

/** Puts values into the places named in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
export const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string => fill(WORDS[settings.language][key], values);
const isKey = (key: string): key is Key => key in en;
/** A word that belongs to data of the server (phase, event face); unknown names are shown as they come. */
export const word = (group: string, name: string): string => {
  const key = `${group}.${name}`;
  return isKey(key) ? t(key) : name;
};
