/** Sorting and sifting cards for the gallery. */
import { SETS } from '../net/told/sets';
import type { CardFace } from './view';

export interface Sieve {
  words: string;
  set: string;
  cls: string;
  /** Only cards with a reconstructed figure. */
  doubtful: boolean;
}
export interface SetOfCards {
  set: string;
  cards: CardFace[];
  copies: number;
}
const ORDER: readonly string[] = [
  'central',
  'region',
  'site',
  'sea',
  'building',
  'citadel',
  'fleet',
  'ship',
  'unit',
  'action',
  'counter',
  'event',
];
/** Small letters without accents. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '');

/** The sets a card lies in, with the number of its copies. */
const setsOf = (face: CardFace): [string, number][] =>
  Object.entries(face.copies ?? { [face.set ?? '']: face.count ?? 1 });

/** Every word must occur somewhere in the name or the text; accents do not matter. */
export function matches(face: CardFace, sieve: Sieve): boolean {
  if (sieve.set !== '' && !setsOf(face).some(([set]) => set === sieve.set)) return false;
  if (sieve.cls !== '' && face.cls !== sieve.cls) return false;
  if (sieve.doubtful && face.reconstructed === undefined) return false;
  const text = plain(`${face.name} ${face.text ?? ''} ${face.id}`);
  return plain(sieve.words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const APPEARED: readonly string[] = Object.values(SETS).flat();
/** Sets in the order they came out, the base set first; sets of the operator's own come last. */
export const inOrder = (sets: Iterable<string>): string[] => {
  const place = (set: string): number => (APPEARED.includes(set) ? APPEARED.indexOf(set) : APPEARED.length);
  return [...new Set(sets)].sort((a, b) => place(a) - place(b));
};

/** Cards by set, in the order the sets came out, or one set alone; within a set by class, then by name. */
export function bySet(faces: readonly CardFace[], only = ''): SetOfCards[] {
  const sets = new Map<string, SetOfCards>();
  for (const face of faces)
    for (const [name, count] of setsOf(face)) {
      if (only !== '' && name !== only) continue;
      const group = sets.get(name) ?? { set: name, cards: [], copies: 0 };
      group.cards.push({ ...face, set: name, count });
      group.copies += count;
      sets.set(name, group);
    }
  for (const group of sets.values())
    group.cards.sort((a, b) => ORDER.indexOf(a.cls) - ORDER.indexOf(b.cls) || a.name.localeCompare(b.name));
  return inOrder(sets.keys()).flatMap((name) => sets.get(name) ?? []);
}
