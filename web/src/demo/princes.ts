/** Positions of the princes' parts for looking at them: a sea in mid-game, an opponent's, the sea of the duel. */
import type { Disc, Level, PrincesLand, Sea, SeaCell } from '../lib/princes';
import type { Option } from '../lib/view';

const distanceOf = (index: number): number => Math.floor(index / 3) + (index % 3 === 1 ? 1 : 2);
const cell = (
  index: number,
  card: string | null = null,
  face_up = false,
  level: Level = 0,
  disc: Disc = '',
): SeaCell => ({
  cell: `${'ABC'[Math.floor(index / 3)] ?? ''}${(index % 3) + 1}`,
  card,
  face_up,
  level,
  distance: distanceOf(index),
  disc,
});

export const sampleSea: Sea = {
  sea: [
    cell(0, 'insel_der_haendler', true, 2),
    cell(1, 'cimmarone', true, 1, 'ship'),
    cell(2, 'wrack', true),
    cell(3, 'insel_der_barden', true, 3),
    cell(4),
    cell(5, 'jean'),
    cell(6),
    cell(7, 'insel_des_vergessenen_stammes', true, 0, 'lost'),
    cell(8),
  ],
  ships: 2,
  ships_ready: 1,
};
export const sampleFoe: Sea = {
  sea: [
    cell(0),
    cell(1, 'haidao_chang', true, 2),
    cell(2),
    cell(3),
    cell(4, 'insel_der_gelehrten', true, 1),
    cell(5),
    cell(6),
    cell(7),
    cell(8),
  ],
  ships: 3,
  ships_ready: 3,
};
export const sampleDuelSea: Sea = { sea: [0, 1, 2, 3, 4, 5].map((index) => cell(index)), ships: 1, ships_ready: 1 };

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
export const sampleBeside = (seat: number): PrincesLand => ({
  seat,
  ...sampleDuelSea,
  laid: [
    { card: 'volksstimmung', owner: seat, goods: 2, place: 89 },
    { card: 'manifest_des_humanen_handelns', owner: seat, goods: 1, place: 89 },
    { card: 'entdeckermetropole', owner: seat, place: 89 },
  ],
});
export const sampleUses: Option[] = [option('use volksstimmung laid', 'use', { card: 'volksstimmung', place: 89 })];
