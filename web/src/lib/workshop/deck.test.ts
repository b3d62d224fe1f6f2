import { describe, expect, it } from 'vitest';
import type { CardFace, Faces } from '../view';
import { byCost, byGood, byPoints, emptyDeck, sizeOf, textOf, withCount, withStart } from './deck';

const face = (id: string, more: Partial<CardFace>): CardFace => ({
  id,
  name: id,
  cls: 'building',
  colour: 'green',
  ...more,
});
const FACES: Faces = {
  abbey: face('abbey', { cost: { brick: 1, ore: 2 }, points: 1 }),
  spy: face('spy', { cls: 'action' }),
};
const deck = withCount(withCount(emptyDeck(['base']), 'cards', 'abbey', 2), 'cards', 'spy', 1);

describe('a deck', () => {
  it('is written as a text with a card on each line', () => {
    const named = { ...withCount(deck, 'events', 'feud', 2), name: ' My\ndeck ', start: ['spy'] };
    expect(textOf(named)).toBe('name: My deck\nsets: base\nevents: feud x 2\nstart: spy\n\n2 abbey\n1 spy\n');
  });
  it('loses a card of the first hand with its last copy', () => {
    const started = withStart(withStart(deck, 'abbey', true), 'abbey', true);
    expect(withCount(started, 'cards', 'abbey', 1).start).toEqual(['abbey']);
    expect(withCount(started, 'cards', 'abbey', 0)).toMatchObject({ cards: { spy: 1 }, start: [] });
    expect(withStart(started, 'abbey', false).start).toEqual(['abbey']);
  });
  it('keeps the order of its list when a count changes', () => {
    expect(Object.keys(withCount(deck, 'cards', 'abbey', 1).cards)).toEqual(['abbey', 'spy']);
  });
  it('is counted by cost, points and goods', () => {
    expect(sizeOf(deck.cards)).toBe(3);
    expect(byCost(deck, FACES).map((bar) => bar.count)).toEqual([1, 0, 0, 2, 0, 0, 0, 0]);
    expect(byPoints(deck, FACES).map((bar) => bar.count)).toEqual([1, 2, 0]);
    expect(byGood(deck, FACES).find((bar) => bar.key === 'ore')?.count).toBe(4);
  });
});
