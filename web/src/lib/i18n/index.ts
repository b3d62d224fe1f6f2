/** Words of the page in the language chosen; reading `settings.language` makes every text follow a switch at once. */
import { ownCounter, ownTerm } from '../own.svelte';
import { settings } from '../settings.svelte';
import type { Language } from '../settings.svelte';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import type { Words as TableWords } from './en';
import { princesDa } from './princes/da';
import { princesDe } from './princes/de';
import { princesEn } from './princes/en';
import type { PrincesWords } from './princes/en';
import { siteDa } from './site/da';
import { siteDe } from './site/de';
import { siteEn } from './site/en';
import type { SiteWords } from './site/en';

export type Words = TableWords & SiteWords & PrincesWords;
export type Key = keyof Words;
export const WORDS: Readonly<Record<Language, Words>> = {
  de: { ...de, ...siteDe, ...princesDe },
  en: { ...en, ...siteEn, ...princesEn },
  da: { ...da, ...siteDa, ...princesDa },
};
export const isKey = (key: string): key is Key => key in WORDS.en;

/** Puts values into the places named in braces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}
export const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(WORDS[settings.language][key], values);
/** A text whose key is put together; the fallback where the page has no words for it. */
export const maybe = (key: string, fallback: string, values: Readonly<Record<string, string | number>> = {}): string =>
  isKey(key) ? t(key, values) : fallback;

type Counted = Readonly<Record<string, { one: string; many: string }>>;
type Terms = Readonly<Record<string, Readonly<Record<string, string>>>>;
const termFiles = import.meta.glob<Terms>('../../../../src/catanica/encyclopaedia/ui/*.toml', {
  eager: true,
  import: 'default',
});
const termsIn = (language: Language): Terms =>
  termFiles[`../../../../src/catanica/encyclopaedia/ui/${language}.toml`] ?? {};
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
  termsIn(settings.language)[group]?.[name] ??
  (inSets(group, name) as string | undefined) ??
  ownTerm(settings.language, group, name) ??
  name;
/** What a counter is called: one of it, or several. */
export function counterWord(name: string, count = 0): string {
  const told =
    (termsIn(settings.language) as { counter?: Counted }).counter?.[name] ??
    (inSets('counter', name) as Counted[string] | undefined) ??
    ownCounter(settings.language, name);
  return (count === 1 ? told?.one : told?.many) ?? name;
}
