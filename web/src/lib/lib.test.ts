import { describe, expect, it } from 'vitest';
import { plotSeries } from './chart';
import { islandOf } from './island';
import { edgePlace, hexCentre, islandFrame, tokenDots, vertexPoint } from './hex';
import { fitCells, optionsAt, planLand, regionTurn, sideOf } from './layout';
import { parseRoute } from './router.svelte';
import { preferredLanguage, readSettings } from './settings.svelte';
import { shortcutsFor } from './shortcuts';
import type { Land, Option } from './view';

const goods = { brick: 0, lumber: 0, ore: 0, grain: 0, wool: 0, gold: 0 };
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
  columns: [5, 6].map((column) => ({
    column,
    kind: 'settlement',
    sides: [
      { row: 0, capacity: 1, cards: [] },
      { row: 1, capacity: 1, cards: [] },
    ],
  })),
  roads: [{ gap: 6 }],
  regions: [5, 6, 7].flatMap((gap) =>
    ([0, 1] as const).map((row) => ({ gap, row, card: 'wald', resource: 'lumber' as const, die: 4, stock: 1 })),
  ),
  ...change,
});

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
    const columns = land().columns;
    const city = {
      ...columns[0]!,
      kind: 'city' as const,
      sides: [
        { row: 0 as const, capacity: 2, cards: [] },
        { row: 1 as const, capacity: 2, cards: [] },
      ],
    };
    expect(planLand(land({ columns: [city, columns[1]!] })).height).toBe(5);
  });
  it('lies turned half round before the opponent', () => {
    const own = planLand(land());
    const far = planLand(land(), [], true);
    const of = (plan: typeof own, key: string) => plan.cells.find((cell) => cell.key === key);
    expect(of(own, 'c5')).toMatchObject({ x: 1, y: 1 });
    expect(of(far, 'c5')).toMatchObject({ x: 3, y: 1 });
    expect(of(far, 'g5.0')).toMatchObject({ x: 4, y: 2 });
  });
  it('opens a place for a road beyond the last settlement, and lights it', () => {
    const road: Option = { verb: 'build', text: 'road', gap: 7 };
    const plan = planLand(land(), [road]);
    const open = plan.cells.find((cell) => cell.kind === 'open');
    expect(plan.width).toBe(5);
    expect(open).toMatchObject({ what: 'road', at: 7, x: 4, y: 1 });
    expect(optionsAt(open!, { seat: 0 }, [road])).toEqual([road]);
    expect(optionsAt(open!, { seat: 1 }, [{ ...road, seat: 0 }])).toEqual([]);
  });
  it('lights a building site by its side', () => {
    const build: Option = {
      verb: 'build',
      text: 'Abbey',
      card: 'kloster',
      place: sideOf(5, 1),
      column: 5,
      row: 1,
    };
    const site = planLand(land()).cells.find((cell) => cell.key === 's11.0');
    expect(optionsAt(site!, { seat: 0 }, [build])).toHaveLength(1);
  });
  it('lights a region by its number and a built card by its place, never a place for building', () => {
    const cells = planLand(
      land({
        columns: [
          {
            column: 5,
            kind: 'settlement',
            sides: [
              { row: 0, capacity: 1, cards: [{ card: 'kloster', owner: 0 }] },
              { row: 1, capacity: 1, cards: [] },
            ],
          },
        ],
      }),
    ).cells;
    const at = (key: string) => cells.find((cell) => cell.key === key)!;
    expect(optionsAt(at('g5.1'), { seat: 0 }, [{ verb: 'region', text: '', seat: 0, region: 11 }])).toHaveLength(1);
    const demolish: Option = {
      verb: 'demolish',
      text: '',
      card: 'kloster',
      place: 10,
      column: 5,
      row: 0,
      seat: 0,
    };
    expect(optionsAt(at('s10.0'), { seat: 0 }, [demolish, { ...demolish, verb: 'build' }])).toEqual([demolish]);
    expect(optionsAt(at('c5'), { seat: 0 }, [demolish])).toEqual([]);
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

describe('the island', () => {
  it('names each corner once: the top of (0,0) is the lower right corner of (0,-1)', () => {
    const top = vertexPoint('N0,0');
    const above = hexCentre(0, -1);
    expect(top.x).toBeCloseTo(above.x + (60 * Math.sqrt(3)) / 2);
    expect(top.y).toBeCloseTo(above.y + 30);
  });
  it('lays a road between its two corners', () => {
    const edge = edgePlace('N0,-1>S1,-2');
    const [a, b] = [vertexPoint('N0,-1'), vertexPoint('S1,-2')];
    expect(edge.x).toBeCloseTo((a.x + b.x) / 2);
    expect(Math.abs(edge.turn)).toBeCloseTo(30);
  });
  it('says what is wrong with a place it cannot read', () => {
    expect(() => vertexPoint('X1,2')).toThrow('no vertex');
    expect(() => edgePlace('N0,0')).toThrow('no edge');
  });
  it('puts as many dots under a number as throws of 36 show it', () => {
    expect([2, 6, 8, 12].map(tokenDots)).toEqual([1, 5, 5, 1]);
  });
  it('is read from the view of the board game', () => {
    const island = islandOf({
      hexes: [
        { q: 0, r: -2, terrain: 'mountains', number: 10 },
        { q: 0, r: 0, terrain: 'desert', number: null },
      ],
      harbours: [{ name: 'N0,-2>S0,-3', kind: '3:1' }],
      buildings: [{ name: 'N0,-1', seat: 2, kind: 'city' }],
      roads: [{ name: 'N0,-1>S1,-2', seat: 2 }],
      robber: 1,
    });
    expect(island.robber).toEqual({ q: 0, r: 0 });
    expect(island.harbours).toEqual([{ vertices: ['N0,-2', 'S0,-3'], kind: 'any' }]);
    expect(island.pieces.map((piece) => piece.kind)).toEqual(['road', 'city']);
  });
  it('frames all hexes with the margin', () => {
    expect(islandFrame([{ q: 0, r: 0 }], 10)).toMatchObject({ y: -70, h: 140 });
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

describe('the chart', () => {
  it('draws steps: level until the turn, then up', () => {
    const [one] = plotSeries([{ seat: 0, name: 'Ivory', points: [2, 2, 4] }], 100, 60, 12);
    expect(one?.line).toBe('M0 50H50H100V40');
    expect(one?.last).toEqual({ x: 100, y: 40, value: 4 });
  });
});
