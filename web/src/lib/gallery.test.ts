import { describe, expect, it } from 'vitest';
import { bySet, inOrder, matches } from './gallery';
import type { CardFace } from './view';

const face = (id: string, more: Partial<CardFace> = {}): CardFace => ({
  id,
  name: id,
  cls: 'building',
  colour: 'green',
  ...more,
});
const everything = { words: '', set: '', cls: '', doubtful: false };

describe('the gallery', () => {
  it('finds words in names and texts, whatever their accents', () => {
    const mill = face('muehle', { name: 'Mühle', text: 'Doubles the harvest' });
    expect(matches(mill, { ...everything, words: 'muhle' })).toBe(true);
    expect(matches(mill, { ...everything, words: 'harvest doubles' })).toBe(true);
    expect(matches(mill, { ...everything, words: 'harvest knight' })).toBe(false);
  });
  it('sifts by set, class and doubt', () => {
    const one = face('a', { set: 'base', cls: 'unit' });
    expect(matches(one, { ...everything, set: 'base', cls: 'unit' })).toBe(true);
    expect(matches(one, { ...everything, cls: 'action' })).toBe(false);
    expect(matches(one, { ...everything, doubtful: true })).toBe(false);
    expect(matches({ ...one, reconstructed: ['cost'] }, { ...everything, doubtful: true })).toBe(true);
  });
  it('groups by set, buildings before units before actions, and counts copies', () => {
    const groups = bySet([
      face('c', { set: 'x', cls: 'action', count: 2 }),
      face('b', { set: 'x', cls: 'unit', count: 3 }),
      face('a', { set: 'y' }),
      face('z', { set: 'x' }),
    ]);
    expect(groups.map((group) => [group.set, group.cards.map((card) => card.id), group.copies])).toEqual([
      ['x', ['z', 'b', 'c'], 6],
      ['y', ['a'], 1],
    ]);
  });
  it('begins with the base set and goes on as the sets came out, own ones last', () => {
    const sets = [
      'own_mine',
      'barbaren_handelsherren',
      'ritter_haendler',
      'turnierkarten_t2002',
      'base',
      'sonderkarten',
    ];
    const order = [
      'base',
      'ritter_haendler',
      'barbaren_handelsherren',
      'sonderkarten',
      'turnierkarten_t2002',
      'own_mine',
    ];
    expect(inOrder(sets)).toEqual(order);
    expect(bySet(sets.map((set) => face(set, { set }))).map((group) => group.set)).toEqual(order);
    expect(inOrder(['zeit_der_weisen', 'basis'])).toEqual(['basis', 'zeit_der_weisen']);
  });
  it('shows a card of several sets in each of them, with the copies it has there', () => {
    const twice = face('t', { set: 'x', count: 2, copies: { x: 2, y: 1 } });
    expect(matches(twice, { ...everything, set: 'y' })).toBe(true);
    expect(matches(twice, { ...everything, set: 'z' })).toBe(false);
    const groups = (only?: string): unknown =>
      bySet([twice, face('a', { set: 'y', copies: { y: 1 } })], only).map((group) => [
        group.set,
        group.cards.map((card) => [card.id, card.count]),
        group.copies,
      ]);
    const y = ['y', [['a', 1], ['t', 1]], 2]; // prettier-ignore
    expect(groups()).toEqual([['x', [['t', 2]], 2], y]);
    expect(groups('y')).toEqual([y]);
  });
});
