/** Positions of the princes' parts for looking at them: a sea in mid-game, an opponent's, the sea of the duel. */
import type { Beside } from '../lib/princes';
import type { CounterView, Option, PlacedCard, Sea, SeaCell } from '../lib/view';

const NAMES: readonly SeaCell['name'][] = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'];
const cell = (
  name: SeaCell['name'],
  card: string | null = null,
  face_up = false,
  level = 0,
  disc: SeaCell['disc'] = '',
): SeaCell => {
  const index = NAMES.indexOf(name);
  const [x, y] = [Math.floor(index / 3), index % 3];
  return { name, x, y, card, face_up, level, distance: x + (y === 1 ? 1 : 2), disc };
};

const sea = (cells: readonly SeaCell['name'][], found: readonly SeaCell[], ...discs: Sea['discs']): Sea => ({
  cells: cells.map((name) => found.find((one) => one.name === name) ?? cell(name)),
  ships: discs.filter((disc) => disc !== 'unbuilt').length,
  ready: discs.filter((disc) => disc === 'home').length,
  harbour: 'entdeckerhafen',
  discs,
});

export const sampleSea: Sea = sea(
  NAMES,
  [
    cell('A1', 'insel_der_haendler', true, 2),
    cell('A2', 'cimmarone', true, 1, 'ship'),
    cell('A3', 'wrack', true),
    cell('B1', 'insel_der_barden', true, 3),
    cell('B3', 'jean'),
    cell('C2', 'insel_des_vergessenen_stammes', true, 0, 'lost'),
  ],
  'home',
  'away',
  'away',
);
export const sampleFoe: Sea = sea(
  NAMES,
  [cell('A2', 'haidao_chang', true, 2), cell('B2', 'insel_der_gelehrten', true, 1)],
  'home',
  'home',
  'home',
);
export const sampleDuelSea: Sea = sea(NAMES.slice(0, 6), [], 'home', 'unbuilt', 'unbuilt');
/** Counters as their sets declare them. */
export const SAMPLE_COUNTERS: Readonly<Record<'stars' | 'owls' | 'levels', CounterView>> = {
  stars: { name: 'stars', icon: 'star', signs: '★☆', room: 3 },
  owls: { name: 'owls', icon: 'owl', signs: '◉○', room: 3 },
  levels: { name: 'levels', icon: 'laurel', signs: '▮▯', room: 3 },
};
export const samplePlaced = (card: string, goods = 0, owner = 0, counter?: CounterView): PlacedCard => ({
  card,
  owner,
  place: 'laid',
  blocked: false,
  used: false,
  goods,
  counter,
});

const option = (text: string, verb: Option['verb'], more: Partial<Option>): Option => ({
  verb,
  text,
  ...more,
});
export const sampleVoyages: Option[] = [
  option('sail A1', 'sail', { cell: 'A1', gold: false }),
  option('sail A1 gold', 'sail', { cell: 'A1', gold: true }),
  option('sail B2', 'sail', { cell: 'B2', gold: false }),
  option('ship', 'ship', {}),
];
export const sampleSwitches: Option[] = [
  option('switch A1 B1', 'switch', { cell: 'A1', other_cell: 'B1' }),
  option('switch A1 A2', 'switch', { cell: 'A1', other_cell: 'A2' }),
  option('switch A2 B1', 'switch', { cell: 'A2', other_cell: 'B1' }),
];
/** A duel with explorers, sages and prosperity: everything that can lie beside a land. */
export const sampleBeside = (seat: number): Beside => ({
  seat,
  sea: sampleDuelSea,
  laid: [
    samplePlaced('volksstimmung', 2, seat, SAMPLE_COUNTERS.stars),
    samplePlaced('manifest_des_humanen_handelns', 1, seat, SAMPLE_COUNTERS.levels),
  ],
  stores: [],
  figures: { sail: 1, cannon: 0 },
});
export const sampleUses: Option[] = [option('use volksstimmung laid', 'use', { card: 'volksstimmung', place: 'laid' })];
