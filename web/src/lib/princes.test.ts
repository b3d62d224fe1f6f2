import { describe, expect, it } from 'vitest';
import { hasEmblem } from '../art/emblems/known';
import { SYMBOLS } from '../art/symbols';
import { sampleDuelSea, samplePlaced, sampleSea, sampleSwitches, sampleVoyages } from '../demo/princes';
import { facesIn } from './cards';
import { bySet } from './gallery';
import { costOf, figuresOf } from './face';
import { optionsAt, optionsOn } from './layout';
import type { Cell } from './layout';
import { besideSize, blockersOf, columnsOf, hasBeside, optionsAtCell, pilesOf, withStock } from './princes';
import type { Beside } from './princes';
import { PRINCES_WORDS } from './princes.words';
import type { Faces, Option, PlacedCard, Store } from './view';

const faces = facesIn('de', 'princes');

describe('the cards of the princes', () => {
  it.each(bySet(Object.values(faces)).map((one) => one.set))('of %s each have a drawing', (set) => {
    const cards = Object.values(faces).filter((face) => face.set === set && face.cls !== 'region');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.filter((face) => !hasEmblem(face.id)).map((face) => face.id)).toEqual([]);
  });
  it('have a class with a symbol on the sheet', () => {
    const without = Object.values(faces).filter((face) => !(face.cls in SYMBOLS));
    expect(without.map((face) => face.id)).toEqual([]);
  });
  it('keep apart from the older game, though they share ids', () => {
    expect(facesIn('de')['kloster']?.set).toBe('base');
    expect(faces['kloster']?.set).toBe('basis');
  });
  it('tell skill, progress, sails and cannons by signs of their own', () => {
    const signs = figuresOf({ skill: 2, progress: 1, sail: 1, cannon: 2 }).map((figure) => figure.sign);
    expect(signs).toEqual(['harp', 'scroll', 'sail', 'cannon']);
    for (const sign of signs) expect(Object.keys(SYMBOLS)).toContain(sign);
  });
  it('ask owls beside goods', () => {
    const priced = ['cole', 'fuerst'].map((id) => faces[id]).filter((face) => face !== undefined);
    expect(priced.map((face) => costOf(face).at(-1)?.good)).toEqual(['owl', 'star']);
  });
  it('tell ships, seas and special sites from units and buildings', () => {
    const classes = ['woll_handelsschiff', 'kaperschiff', 'jean', 'allmende', 'austin'].map((id) => faces[id]?.cls);
    expect(classes).toEqual(['ship', 'ship', 'sea', 'site', 'unit']);
  });
  it('show the points of every level', () => {
    expect(faces['insel_der_barden']?.levels?.map((level) => level.points ?? 0)).toEqual([0, 0, 1]);
  });
});

describe('the explorers’ sea', () => {
  it('has three columns, in the duel two', () => {
    expect([columnsOf(sampleSea), columnsOf(sampleDuelSea)]).toEqual([3, 2]);
  });
  it('lights a card for each way to reach it, and only for the one who decides', () => {
    expect(optionsAtCell(sampleVoyages, 'A1', 0, 0).map((option) => option.text)).toEqual(['sail A1', 'sail A1 gold']);
    expect(optionsAtCell(sampleVoyages, 'B2', 0, 0).map((option) => option.text)).toEqual(['sail B2']);
    expect(optionsAtCell(sampleVoyages, 'B2', 1, 0)).toEqual([]);
  });
  it('offers the second card of an exchange once the first is chosen', () => {
    expect(optionsAtCell(sampleSwitches, 'A1', 0, 0).length).toBe(2);
    expect(optionsAtCell(sampleSwitches, 'B1', 0, 0, 'A1').map((option) => option.text)).toEqual(['switch A1 B1']);
    expect(optionsAtCell(sampleSwitches, 'A1', 0, 0, 'A1')).toEqual([]);
  });
  it('lights cards of the opponent where a card says so', () => {
    const turned: Option[] = [{ verb: 'cell', text: '', seat: 1, cell: 'A2' }];
    expect(optionsAtCell(turned, 'A2', 1, 0).length).toBe(1);
    expect(optionsAtCell(turned, 'A2', 0, 0)).toEqual([]);
  });
});

describe('cards beside the row and at regions', () => {
  const mood = samplePlaced('volksstimmung', 2);
  const seat = (number: number, stores: Store[] = []): { seat: number; stores: Store[] } => ({ seat: number, stores });
  it('light when they can be used, for their owner only', () => {
    const use: Option[] = [{ verb: 'use', text: '', seat: 0, card: 'volksstimmung', place: 'laid' }];
    expect(optionsOn(mood, seat(0), use)).toEqual(use);
    expect(optionsOn(mood, seat(1), use)).toEqual([]);
    expect(optionsOn(mood, seat(0), [{ verb: 'use', text: '', card: 'werft', place: 'region L1 above' }])).toEqual([]);
  });
  it('light at a region or on a road; what is built there lights the tile, what is used there the card', () => {
    const places = ['region L1 below', 'outside L1 below'];
    const name = 'L1 below';
    const empty = { expansion: null, unit: null };
    const region: Cell = {
      kind: 'region',
      key: '',
      x: 0,
      y: 0,
      region: { name, x: -2, y: 1, places, card: 'wald', resource: 'lumber', die: 3, stock: 1, ...empty },
    };
    const road: Cell = {
      kind: 'road',
      key: '',
      x: 0,
      y: 0,
      road: { name: 'C', x: 0, card: 'strasse', places: ['road C', 'gap C'], expansion: null },
    };
    const build: Option = { verb: 'build', text: '', seat: 0, card: 'werft', place: 'region L1 below' };
    const paved = { ...build, card: 'marktfleck', place: 'road C' };
    const use: Option = { ...build, verb: 'use' };
    expect(optionsAt(region, seat(0), [build, paved, use])).toEqual([build]);
    expect(optionsAt(road, seat(0), [build, paved, use])).toEqual([paved]);
    expect(optionsAt(region, seat(1), [build])).toEqual([]);
    expect(optionsOn({ card: 'werft', place: 'region L1 below' }, seat(0), [build, paved, use])).toEqual([use]);
  });
  const cache = { ...samplePlaced('goldversteck'), place: 'region L1 below' };
  const stores: Store[] = [{ name: 'store', card: 'goldversteck', resource: 'gold', stock: 2 }];
  it('light when the goods they store are asked for', () => {
    const pay: Option = { verb: 'region', text: '', seat: 0, region: 'store' };
    expect(optionsOn(cache, seat(0, stores), [pay])).toEqual([pay]);
    expect(optionsOn(cache, seat(1, stores), [pay])).toEqual([]);
    expect(optionsOn(mood, seat(0, stores), [pay])).toEqual([]);
  });
  it('show the gold a cache stores', () => {
    expect([withStock(cache, stores).goods, withStock(cache).goods, withStock(mood, stores).goods]).toEqual([2, 0, 2]);
  });
});

describe('a blocked card', () => {
  it('names what lies on it, and nothing that lies elsewhere', () => {
    const abbey = { ...samplePlaced('kloster'), place: 'R1 above', blocked: true };
    const on = (card: string, place: string): PlacedCard => ({ ...samplePlaced(card), on: { place, card: 'kloster' } });
    const laid = [on('hexe', 'R1 above'), on('pfandleiher', 'R1 above'), on('dogma', 'L1 above')];
    const named = { hexe: { name: 'Witch' } } as unknown as Faces;
    expect(blockersOf(abbey, laid, named)).toBe('Witch, pfandleiher');
    expect(blockersOf({ ...abbey, place: 'R2 above' }, laid, named)).toBe('');
  });
});

describe('counters', () => {
  it('are named in every language with the same places for values', () => {
    const places = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();
    for (const words of Object.values(PRINCES_WORDS))
      for (const [key, text] of Object.entries(words))
        expect(places(text), key).toEqual(places(PRINCES_WORDS.en[key as keyof typeof words]));
  });
});

describe('what lies beside a land', () => {
  const beside = (change: Partial<Beside>): Beside => ({ seat: 0, laid: [], stores: [], figures: {}, ...change });
  it('is the sea, and cards that take no site', () => {
    const lands = [beside({}), beside({ laid: [samplePlaced('volksstimmung', 2)] }), beside({ sea: sampleSea })];
    expect(lands.map(hasBeside)).toEqual([false, true, true]);
  });
  it('is as large as the cards of the land, within limits', () => {
    const land = beside({ sea: sampleSea });
    expect(besideSize(land, 5, 880, 320, false)).toBeLessThanOrEqual(96);
    expect(besideSize(land, 11, 880, 320, false)).toBeLessThan(besideSize(land, 7, 880, 320, false));
    expect(besideSize(land, 21, 400, 200, false)).toBe(46);
  });
  it('has equal open cards on one pile', () => {
    expect(pilesOf(['werft', 'fuerst', 'werft'])).toEqual([
      { card: 'werft', count: 2 },
      { card: 'fuerst', count: 1 },
    ]);
  });
});
