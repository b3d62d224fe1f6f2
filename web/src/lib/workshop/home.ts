/** Home-made cards as the designer holds them; kept in this browser. What they may be says the server. */
import type { EmblemPart } from '../../art/composed';
import type { HomeSet } from '../own.svelte';
import type { Language } from '../settings.svelte';

export type HomeEffect = Readonly<Record<string, unknown>>;
export interface HomeCard extends Readonly<Record<string, unknown>> {
  readonly id: string;
  readonly kind: string;
  readonly emblem?: readonly EmblemPart[];
  readonly effect?: HomeEffect;
}
type Words = Readonly<Record<string, { name: string; text?: string }>>;
export interface HomeDraft extends HomeSet {
  title: string;
  card: readonly HomeCard[];
  texts: Partial<Record<Language, Words>>;
}

/** A card's id out of its name: small letters and digits, one that no other card of the set has. */
export function idFor(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 30);
  const id = `own_${plain === '' ? 'card' : plain}`;
  let free = id;
  for (let n = 2; taken.includes(free); n += 1) free = `${id}_${n}`;
  return free;
}
export const blankCard = (taken: readonly string[]): HomeCard => ({
  id: idFor('', taken),
  kind: 'building',
  slot: 'settlement_or_city',
  cost: { brick: 1 },
  emblem: [
    { part: 'ground', x: 60, y: 74 },
    { part: 'house', x: 58, y: 70, size: 40, tone: 'b' },
  ],
});
export const firstDraft = (): HomeDraft => ({ title: '', card: [blankCard([])], texts: {} });

const nothing = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  value === 0 ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** A table with a field changed; what says nothing is left out. */
export function changed<T extends Readonly<Record<string, unknown>>>(table: T, field: string, value: unknown): T {
  const { [field]: _, ...others } = table;
  return (nothing(value) ? others : { ...table, [field]: value }) as T;
}

/** A card of the draft changed; its words follow a new id. */
export function withCard(draft: HomeDraft, before: string, card: HomeCard): HomeDraft {
  const texts = Object.fromEntries(
    Object.entries(draft.texts).map(([lang, words]) => {
      const { [before]: said, ...others } = words;
      return [lang, said === undefined ? others : { ...others, [card.id]: said }];
    }),
  );
  return { ...draft, texts, card: draft.card.map((one) => (one.id === before ? card : one)) };
}
export function withWords(draft: HomeDraft, lang: Language, card: string, name: string, text: string): HomeDraft {
  const { [card]: _, ...others } = draft.texts[lang] ?? {};
  const words = name === '' && text === '' ? others : { ...others, [card]: { name, text } };
  const { [lang]: __, ...rest } = draft.texts;
  return { ...draft, texts: Object.keys(words).length === 0 ? rest : { ...rest, [lang]: words } };
}
export const withoutCard = (draft: HomeDraft, id: string): HomeDraft => ({
  ...draft,
  card: draft.card.filter((one) => one.id !== id),
  texts: Object.fromEntries(
    Object.entries(draft.texts).map(([lang, { [id]: _, ...others }]) => [lang, others] as const),
  ),
});

const KEY = 'catanica.home';
/** The set kept in this browser; a damaged one counts as none. */
export function keptHome(): HomeDraft {
  try {
    const parsed = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<HomeDraft> | null;
    const whole =
      typeof parsed?.title === 'string' &&
      Array.isArray(parsed.card) &&
      parsed.card.length > 0 &&
      parsed.card.every((one) => typeof (one as Partial<HomeCard> | null)?.id === 'string') &&
      typeof parsed.texts === 'object';
    return whole ? (parsed as HomeDraft) : firstDraft();
  } catch {
    return firstDraft(); // unreadable storage: a new set is begun
  }
}
export const keepHome = (draft: HomeDraft): void => localStorage.setItem(KEY, JSON.stringify(draft));

/** The words of a text, told apart by spaces, commas or semicolons. */
export const listed = (text: string): string[] => text.split(/[\s,;]+/).filter((one) => one !== '');
