/** A deck as the page holds it, and the text it is mailed, kept and checked as. What is legal says the server. */
import type { CardFace, Faces, Resource } from '../view';
import { RESOURCES } from '../view';

export interface Deck {
  name: string;
  sets: readonly string[];
  cards: Readonly<Record<string, number>>;
  events: Readonly<Record<string, number>>;
  start: readonly string[];
}
export const emptyDeck = (sets: readonly string[]): Deck => ({ name: '', sets, cards: {}, events: {}, start: [] });

const counted = (cards: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(cards).filter(([, count]) => count > 0);

/** The text of a deck; a line break in a name would begin another line. */
export function textOf(deck: Deck): string {
  const head = [`name: ${deck.name.replace(/\s+/g, ' ').trim()}`, `sets: ${deck.sets.join(', ')}`];
  const events = counted(deck.events).map(([card, count]) => `${card} x ${count}`);
  if (events.length > 0) head.push(`events: ${events.join(', ')}`);
  if (deck.start.length > 0) head.push(`start: ${deck.start.join(', ')}`);
  return [...head, '', ...counted(deck.cards).map(([card, count]) => `${count} ${card}`), ''].join('\n');
}

export const sizeOf = (cards: Readonly<Record<string, number>>): number =>
  Object.values(cards).reduce((sum, count) => sum + count, 0);

/** So many copies of a card; none takes it off the list, and off the first hand. */
export function withCount(deck: Deck, part: 'cards' | 'events', card: string, count: number): Deck {
  const { [card]: _, ...others } = deck[part];
  const known = card in deck[part];
  const cards = count <= 0 ? others : known ? { ...deck[part], [card]: count } : { ...others, [card]: count };
  const left = part === 'cards' ? count : Infinity;
  let kept = 0;
  const start = deck.start.filter((one) => one !== card || ++kept <= left);
  return { ...deck, [part]: cards, start };
}

/** Puts a card into the first hand or takes it out. */
export function withStart(deck: Deck, card: string, wanted: boolean): Deck {
  if (wanted) return { ...deck, start: [...deck.start, card] };
  const at = deck.start.indexOf(card);
  return { ...deck, start: deck.start.filter((_, index) => index !== at) };
}

/** What a card costs, all goods counted. */
export const costSum = (face: CardFace): number =>
  Object.values(face.cost ?? {}).reduce((sum, count) => sum + (count ?? 0), 0);

export interface Bar {
  key: string;
  count: number;
}
/** The last bar of the costs stands for all that are dearer. */
export const DEAREST = 7;

/** How many cards of a deck fall under each key, in the given order where there is one. */
function bars(deck: Deck, faces: Faces, keyOf: (face: CardFace) => string, order: readonly string[] = []): Bar[] {
  const found = new Map<string, number>(order.map((key) => [key, 0]));
  for (const [card, count] of counted(deck.cards)) {
    const face = faces[card];
    if (face !== undefined) found.set(keyOf(face), (found.get(keyOf(face)) ?? 0) + count);
  }
  return [...found].map(([key, count]) => ({ key, count }));
}
const numbers = (last: number): string[] => Array.from({ length: last + 1 }, (_, n) => `${n}`);
export const byCost = (deck: Deck, faces: Faces): Bar[] =>
  bars(deck, faces, (face) => `${Math.min(costSum(face), DEAREST)}`, numbers(DEAREST));
export const byPoints = (deck: Deck, faces: Faces): Bar[] =>
  bars(deck, faces, (face) => `${face.points ?? 0}`, numbers(2));
export const byClass = (deck: Deck, faces: Faces): Bar[] =>
  bars(deck, faces, (face) => face.cls).sort((a, b) => b.count - a.count);
export const byGood = (deck: Deck, faces: Faces): { key: Resource; count: number }[] =>
  RESOURCES.map((key) => ({
    key,
    count: counted(deck.cards).reduce((sum, [card, count]) => sum + count * (faces[card]?.cost?.[key] ?? 0), 0),
  }));
