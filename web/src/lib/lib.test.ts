import { describe, expect, it } from 'vitest';
import { islandOf } from './island';
import { boardSample } from '../demo/board';
import { islandFrame, pointOf, slopeOf } from './hex';
import { fitCells, optionsAt, planLand, placesIn, regionTurn } from './layout';
import { parseRoute } from './router.svelte';
import { preferredLanguage, readSettings } from './settings.svelte';
import { shortcutsFor } from './shortcuts';
import type { Column, Land, Option } from './view';

const goods = { brick: 0, lumber: 0, ore: 0, grain: 0, wool: 0, gold: 0 };
const column = (name: string, x: number, capacity = 1): Column => ({
  name,
  x,
  kind: capacity > 1 ? 'city' : 'settlement',
  card: 'siedlung',
  sides: [
    { name: `${name} above`, y: -1, capacity, cards: [] },
    { name: `${name} below`, y: 1, capacity, cards: [] },
  ],
});
const region = (gap: string, x: number, y: number): Land['regions'][number] => {
  const name = `${gap} ${y < 0 ? 'above' : 'below'}`;
  const places = [`region ${name}`, `outside ${name}`];
  return {
    name,
    x,
    y,
    places,
    card: 'wald',
    resource: 'lumber',
    die: 4,
    stock: 1,
    expansion: null,
    unit: null,
  };
};
const land = (change: Partial<Land> = {}): Land => ({
  seat: 0,
  points: 2,
  strength: 0,
  tournament: 0,
  trade: 0,
  hand_limit: 3,
  hand_size: 3,
  hand: [],
  knight: false,
  mill: false,
  resources: goods,
  rates: goods,
  columns: [column('L1', -1), column('R1', 1)],
  roads: [{ name: 'C', x: 0, card: 'strasse', places: ['road C', 'gap C'], expansion: null }],
  regions: [['L1', -2] as const, ['C', 0] as const, ['R1', 2] as const].flatMap(([gap, x]) => [
    region(gap, x, -1),
    region(gap, x, 1),
  ]),
  open: [
    { kind: 'road', name: 'R1', x: 2, y: 0 },
    { kind: 'column', name: 'R2', x: 3, y: 0 },
  ],
  stores: [],
  laid: [],
  counters: [],
  figures: {},
  ...change,
});
const seat = (number: number): Pick<Land, 'seat' | 'stores'> => ({ seat: number, stores: [] });

describe('a principality', () => {
  it('starts five cells wide and three high: region, settlement, road, settlement, region', () => {
    const plan = planLand(land());
    expect([plan.width, plan.height]).toEqual([5, 3]);
    expect(
      plan.cells
        .filter((cell) => cell.y === 1)
        .sort((a, b) => a.x - b.x)
        .map((cell) => cell.kind),
    ).toEqual(['centre', 'road', 'centre']);
  });
  it('gets an outer row only beside a city', () => {
    expect(planLand(land({ columns: [column('L1', -1, 2), column('R1', 1)] })).height).toBe(5);
  });
  it('lies turned half round before the opponent', () => {
    const own = planLand(land());
    const far = planLand(land(), [], true);
    const of = (plan: typeof own, key: string) => plan.cells.find((cell) => cell.key === key);
    expect(of(own, 'cL1')).toMatchObject({ x: 1, y: 1 });
    expect(of(far, 'cL1')).toMatchObject({ x: 3, y: 1 });
    expect(of(far, 'gL1 above')).toMatchObject({ x: 4, y: 2 });
  });
  it('opens a place for a road beyond the last settlement, and lights it', () => {
    const road: Option = { verb: 'road', text: 'road R1', gap: 'R1' };
    const plan = planLand(land(), [road]);
    const open = plan.cells.find((cell) => cell.kind === 'open');
    expect(plan.width).toBe(5);
    expect(open).toMatchObject({ open: { kind: 'road', name: 'R1' }, x: 4, y: 1 });
    expect(optionsAt(open!, seat(0), [road])).toEqual([road]);
    expect(optionsAt(open!, seat(1), [{ ...road, seat: 0 }])).toEqual([]);
  });
  it('lights a building site by its name', () => {
    const build: Option = { verb: 'build', text: 'Abbey', card: 'kloster', place: 'L1 below' };
    const site = planLand(land()).cells.find((cell) => cell.key === 'sL1 below.0');
    expect(optionsAt(site!, seat(0), [build])).toHaveLength(1);
  });
  it('lights a region and a built card by their names, never a place for building', () => {
    const built = column('L1', -1);
    built.sides[0]!.cards = [{ card: 'kloster', owner: 0, place: 'L1 above', blocked: false, used: false, goods: 0 }];
    const { cells } = planLand(land({ columns: [built] }));
    const at = (key: string) => cells.find((cell) => cell.key === key)!;
    const region: Option = { verb: 'region', text: '', seat: 0, region: 'L1 below' };
    expect(optionsAt(at('gL1 below'), seat(0), [region])).toHaveLength(1);
    const demolish: Option = { verb: 'demolish', text: '', card: 'kloster', place: 'L1 above', seat: 0 };
    expect(optionsAt(at('sL1 above.0'), seat(0), [demolish, { ...demolish, verb: 'build' }])).toEqual([demolish]);
    expect(optionsAt(at('cL1'), seat(0), [demolish])).toEqual([]);
  });
  it('draws sides, regions and roads; other places lie beside the row', () => {
    const places = placesIn([land()]);
    expect(['L1 above', 'region C below', 'road C', 'laid'].map((place) => places.has(place))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
  it('fits the frame, and scrolls only below the smallest legible cell', () => {
    const plan = planLand(land());
    expect(fitCells(plan, 500, 240, 52, 120)).toEqual({ cell: 80, scrolls: false });
    expect(fitCells(plan, 200, 240, 52, 120)).toEqual({ cell: 52, scrolls: true });
    expect(fitCells(plan, 5000, 2400, 52, 120).cell).toBe(120);
  });
  it('turns a region a quarter per good, and half round before the opponent', () => {
    expect([0, 1, 2, 3].map((stock) => regionTurn(stock, false))).toEqual([0, 90, 180, 270]);
    expect(regionTurn(1, true)).toBe(270);
  });
});

const origin = { x: 0, y: 0 };

describe('the island', () => {
  const board = boardSample(undefined);
  it('gives the steps of the server a size: neighbours in a row lie a hex width apart', () => {
    const [left, right] = [pointOf({ x: 0, y: 0 }), pointOf({ x: 2, y: 0 })];
    expect(right.x - left.x).toBeCloseTo(60 * Math.sqrt(3));
    expect(pointOf({ x: 1, y: 3 }).y).toBe(90);
  });
  it('lays a road between its two crossings', () => {
    const slope = slopeOf([pointOf({ x: 0, y: -5 }), pointOf({ x: 1, y: -6 })]);
    expect(slope.y).toBe(-165);
    expect(Math.abs(slope.turn)).toBeCloseTo(30);
  });
  it('is read from the view of the board game', () => {
    const island = islandOf(board);
    expect([island.hexes.length, island.spots.length]).toEqual([19, 54 + 72 + 19]);
    expect(island.robber).toEqual({
      ...pointOf(board.hexes.find((hex) => hex.name === board.robber) ?? origin),
      turn: 0,
    });
    expect(island.pieces).toHaveLength(board.roads.length + board.buildings.length);
    expect(island.harbours).toHaveLength(9);
  });
  it('has no harbours before they are laid', () => {
    expect(islandOf({ ...board, harbours: board.harbours.map((one) => ({ ...one, kind: null })) }).harbours).toEqual(
      [],
    );
  });
  it('frames all hexes with the margin', () => {
    expect(islandFrame([origin], 10)).toMatchObject({ y: -70, h: 140 });
  });
});

describe('shortcuts', () => {
  const option = (text: number, verb: string, word: string): { text: string; verb: string; word: string } => ({
    text: String(text),
    verb,
    word,
  });
  it('gives Pass and End turn their own fixed keys', () => {
    const keys = shortcutsFor([option(1, 'build', 'Pave'), option(2, 'pass', 'Pass'), option(3, 'end', 'End turn')]);
    expect([keys.get('2'), keys.get('3')]).toEqual(['p', 'e']);
    expect(keys.get('1')).toBe('a');
  });
  it('never gives one key twice', () => {
    const keys = [
      ...shortcutsFor(Array.from({ length: 12 }, (_, code) => option(code, 'take', 'Same words'))).values(),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(9);
  });
});

describe('settings and addresses', () => {
  it('takes the first browser language it speaks', () => {
    expect(preferredLanguage(['fr-FR', 'da-DK', 'de'])).toBe('da');
    expect(preferredLanguage(['fr'])).toBe('en');
  });
  it('keeps what is valid of stored settings and replaces the rest', () => {
    expect(readSettings('{"language":"de","theme":"neon","textSize":9}', ['en'])).toMatchObject({
      language: 'de',
      theme: 'auto',
      textSize: 1,
    });
    expect(readSettings('{broken', ['de-AT'])).toMatchObject({ language: 'de', motion: true });
  });
  it('reads name, parts and query of an address', () => {
    const route = parseRoute('#/cards/base?card=kloster');
    expect([route.name, route.parts, route.query.get('card')]).toEqual(['cards', ['base'], 'kloster']);
    expect(parseRoute('').name).toBe('home');
    expect(parseRoute('#/cards/%E0%A4').parts).toEqual(['%E0%A4']);
  });
});

describe('room for a land', () => {
  const grown = (names: readonly [string, number][]) => land({ columns: names.map(([name, x]) => column(name, x)) });
  it('is the same however much of it is built on', () => {
    const few = planLand(land(), [], false, 13);
    const more = planLand(
      grown([
        ['L1', -1],
        ['R1', 1],
        ['R2', 3],
      ]),
      [],
      false,
      13,
    );
    expect([few.width, few.height, few.left]).toEqual([13, 5, -6]);
    expect([more.width, more.height, more.left]).toEqual([13, 5, -6]);
  });
  it('moves as far as the land has grown beyond it, and then grows', () => {
    const right = planLand(
      grown([
        ['L1', -1],
        ['R4', 7],
      ]),
      [],
      false,
      13,
    );
    expect([right.width, right.left]).toEqual([13, -5]);
    const both = planLand(
      grown([
        ['L5', -9],
        ['R5', 9],
      ]),
      [],
      false,
      13,
    );
    expect([both.width, both.left]).toEqual([19, -9]);
  });
  it('gives cells of one size, whatever scrolls', () => {
    expect(fitCells({ width: 19, height: 5 }, 1014, 390, 48, 116, 13)).toEqual({ cell: 78, scrolls: true });
    expect(fitCells({ width: 13, height: 5 }, 1014, 390, 48, 116, 13)).toEqual({ cell: 78, scrolls: false });
  });
});
