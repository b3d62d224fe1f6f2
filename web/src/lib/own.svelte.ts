/** Card sets of the operator's own: asked of the server once, then treated like those that come with the program. */
import { got } from '../net/api';
import type { EmblemPart } from '../art/composed';
import type { Language } from './settings.svelte';

type Texts = Readonly<Record<string, { name: string; text?: string }>>;
interface OwnWords {
  decision?: Readonly<Record<string, string>>;
  counter?: Readonly<Record<string, { one: string; many: string }>>;
}
export interface OwnSet {
  game: string;
  set: string;
  title: Partial<Record<Language, string>>;
  card: readonly Record<string, unknown>[];
  counters: Readonly<Record<string, { icon: string }>>;
  texts: Partial<Record<Language, Texts & OwnWords>>;
  emblems: readonly string[];
}

let served = $state.raw<readonly OwnSet[]>([]);
let home = $state.raw<OwnSet | null>(null);
const sets = $derived(home === null ? served : [...served, home]);
export const ownSets = (): readonly OwnSet[] => sets;

/** A home-made set as the server tells it, or as the workshop holds it: never markup, never code. */
export interface HomeSet {
  title: string;
  card: readonly Record<string, unknown>[];
  texts: Partial<Record<Language, Texts>>;
}
/** What a home-made set is called in the options of a game. */
export const HOME = 'home';

/** From now on the cards of this home-made set are known, and those of another are not. */
export function adoptHome(told: HomeSet | null): void {
  home =
    told === null
      ? null
      : {
          game: 'cardgame',
          set: HOME,
          title: { de: told.title, en: told.title, da: told.title },
          card: told.card,
          counters: {},
          texts: told.texts,
          emblems: [],
        };
}
export const homeTitle = (): string | null => home?.title.en ?? null;

/** Most servers have none: the page does not wait for the answer, and draws anew if there are some. */
export async function askForOwnSets(): Promise<void> {
  const found = await got<readonly OwnSet[]>('own-sets');
  if (found.length > 0) served = found;
}

/** The address of a card's drawing; nothing for cards that come with the program. */
export function ownEmblem(card: string): string | undefined {
  const home = sets.find((set) => set.emblems.includes(card));
  return home === undefined ? undefined : `./api/own-sets/${home.game}/${card}.svg`;
}

/** The drawing of a card that is put together from parts; nothing for others. */
export function ownParts(card: string): readonly EmblemPart[] | undefined {
  for (const set of sets) {
    const parts = set.card.find((one) => one['id'] === card)?.['emblem'];
    if (Array.isArray(parts) && parts.length > 0) return parts as EmblemPart[];
  }
  return undefined;
}

const inLanguage = <T>(texts: Partial<Record<Language, T>>, language: Language): T | undefined =>
  texts[language] ?? texts.en ?? texts.de ?? texts.da;

/** What a set of one's own is called, or what its steps ask. */
export function ownTerm(language: Language, group: string, name: string): string | undefined {
  for (const set of sets) {
    if (group === 'set' && set.set === name) return inLanguage(set.title, language) ?? name;
    const told = group === 'decision' ? inLanguage(set.texts, language)?.decision?.[name] : undefined;
    if (told !== undefined) return told;
  }
  return undefined;
}
/** What a counter of a set of one's own is called. */
export const ownCounter = (language: Language, name: string): { one: string; many: string } | undefined =>
  sets.map((set) => inLanguage(set.texts, language)?.counter?.[name]).find((told) => told !== undefined);
