/** Words of the page in the language chosen; reading `settings.language` makes every text follow a switch at once. */
import { ownCounter, ownTerm } from '../own.svelte';
import { settings } from '../settings.svelte';
import type { Language } from '../settings.svelte';
import type { Pack, Terms, Words } from './pack';

export type { Words } from './pack';
export type Key = keyof Words;

const LOADERS: Readonly<Record<Language, () => Promise<{ pack: Pack }>>> = {
  de: () => import('./packs/de'),
  en: () => import('./packs/en'),
  da: () => import('./packs/da'),
};
const packs = new Map<Language, Pack>();
const followers: ((language: Language) => Promise<void>)[] = [];
/** Whatever else has words loads them, too, before a language is spoken. */
export const alsoLearn = (load: (language: Language) => Promise<void>): void => void followers.push(load);
/** Loads a language. Nothing is said before it is there: call it before the page is shown and before a switch. */
export async function learn(language: Language): Promise<void> {
  const [{ pack }] = await Promise.all([LOADERS[language](), ...followers.map((load) => load(language))]);
  packs.set(language, pack);
}
function spoken(): Pack {
  const pack = packs.get(settings.language);
  if (pack === undefined) throw new Error(`the language ${settings.language} is not loaded`);
  return pack;
}
export const isKey = (key: string): key is Key => key in spoken().words;

/** Puts values into the places named in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
/** A number with one decimal, as the language writes it. */
export const decimal = (value: number): string =>
  value.toLocaleString(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
export const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(spoken().words[key], values);
/** A text whose key is put together; the fallback where the page has no words for it. */
export const maybe = (key: string, fallback: string, values: Readonly<Record<string, string | number>> = {}): string =>
  isKey(key) ? t(key, values) : fallback;

type Counted = Readonly<Record<string, { one: string; many: string }>>;
const setTerms = new Map<Language, Terms[]>();
/** Takes up what only a set has words for: its questions, its counters, and what its cards are besides. */
export function addTerms(language: Language, told: Terms): void {
  setTerms.set(language, [...(setTerms.get(language) ?? []), told]);
}
const inSets = (group: string, name: string): unknown =>
  setTerms
    .get(settings.language)
    ?.map((told) => told[group]?.[name])
    .find((word) => word !== undefined);
/** A word of the games (goods, phases, event faces, decisions): the same file that the program's own texts use. */
export const term = (group: string, name: string): string =>
  spoken().terms[group]?.[name] ??
  (inSets(group, name) as string | undefined) ??
  ownTerm(settings.language, group, name) ??
  name;
/** What a counter is called: one of it, or several. */
export function counterWord(name: string, count = 0): string {
  const told =
    (spoken().terms as { counter?: Counted }).counter?.[name] ??
    (inSets('counter', name) as Counted[string] | undefined) ??
    ownCounter(settings.language, name);
  return (count === 1 ? told?.one : told?.many) ?? name;
}
