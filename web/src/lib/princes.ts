/**
 * What the princes' game adds to the view of a principality, as the server sends it (plain JSON), and the few questions
 * the page asks of it. Everything stands in the land it belongs to:
 *
 *  - `sea`, `ships`, `ships_ready`: the explorers' sea. Cells are named by column and row, "A1" to "C3"; column A lies
 *    before the harbour, which touches A2. The duel has the columns A and B only.
 *  - `laid`: cards beside the row; the people's mood carries its stars in `goods`, the manifesto its level.
 *  - `regions[].expansion`: a sage carries owls in `goods`; `roads[].expansion`: a complement on a road.
 *  - `sail`, `cannon`: the sums that decide voyages and fights.
 *  - `stores`: cards that store goods like a region (the gold cache).
 */
import type { Faces, Land, Option, PlacedCard, Resource } from './view';

export type Level = 0 | 1 | 2 | 3;
/** What lies on a sea card: a ship that has acted, or the blank disc of a ship lost this turn. */
export type Disc = '' | 'ship' | 'lost';
export interface SeaCell {
  cell: string;
  /** Null while nobody of this audience knows it; a card one has looked at stays face down. */
  card: string | null;
  face_up: boolean;
  level: Level;
  /** Sail points a ship needs to reach it. */
  distance: number;
  disc: Disc;
}
export interface Sea {
  sea: readonly SeaCell[];
  /** Discs that show a ship, at home or at sea. */
  ships: number;
  /** Ships at home that may still sail this turn. */
  ships_ready: number;
}
export interface Store {
  region: number;
  card: string;
  resource: Resource;
  stock: number;
}
/** A card in play with the number of its place, which options name. */
export interface LaidCard extends PlacedCard {
  place?: number;
  /** What it is aimed at: a place or a stack. */
  target?: number;
}
/** A land of the princes' game has these beside what every land has. */
export interface PrincesParts extends Partial<Sea> {
  laid?: readonly LaidCard[];
  stores?: readonly Store[];
  /** Sail points: how far every ship reaches. */
  sail?: number;
  /** Cannon points against pirates. */
  cannon?: number;
}
export type PrincesLand = Pick<Land, 'seat'> & PrincesParts;

/** How the backs of the theme sets differ: a sign and a tint; the base set has the plain back. */
export const BACK_SIGNS: Readonly<Record<string, { sign: string; tint: string }>> = {
  zeit_des_goldes: { sign: 'gold', tint: 'gold' },
  zeit_der_wirren: { sign: 'gauntlet', tint: 'red' },
  zeit_des_fortschritts: { sign: 'scroll', tint: 'violet' },
  zeit_der_entdecker: { sign: 'sail', tint: 'blue' },
  zeit_der_weisen: { sign: 'owl', tint: 'brown' },
  zeit_des_wohlstands: { sign: 'star', tint: 'brick' },
};

const SHIPS = 3;
export const MOST = 3;
export const columnOf = (cell: string): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: string): number => cell.charCodeAt(1) - 49;
export const columnsOf = (sea: Sea): number => Math.max(...sea.sea.map((cell) => columnOf(cell.cell))) + 1;

export type DiscState = 'home' | 'away' | 'unbuilt';
/** The three places of the harbour: ships at home, places of ships at sea (or lost there), blank discs. */
export function harbourOf(sea: Sea): DiscState[] {
  const out = sea.sea.filter((cell) => cell.disc !== '').length;
  const away = Math.min(out, SHIPS - sea.ships_ready);
  const blank = SHIPS - sea.ships_ready - away;
  return [
    ...Array<DiscState>(sea.ships_ready).fill('home'),
    ...Array<DiscState>(away).fill('away'),
    ...Array<DiscState>(blank).fill('unbuilt'),
  ];
}

/**
 * Options that point at one sea card of a seat: `sail` and `switch` name cells of the one who decides (`who`), `cell`
 * those of `seat`. `from` is the first card of an exchange.
 */
export function optionsAtCell(
  options: readonly Option[],
  cell: string,
  seat: number,
  who: number,
  from: string | null = null,
): Option[] {
  return options.filter((option) => {
    if (option.verb === 'cell') return option.seat === seat && option.cell === cell;
    if (who !== seat) return false;
    if (option.verb === 'sail') return option.cell === cell;
    if (option.verb !== 'switch') return false;
    const pair = [option.cell, option.other_cell];
    return pair.includes(cell) && (from === null || (from !== cell && pair.includes(from)));
  });
}

/** The land's sea, if the explorers are in the game. */
export const seaOf = (land: PrincesLand): Sea | null =>
  land.sea === undefined ? null : { sea: land.sea, ships: land.ships ?? 0, ships_ready: land.ships_ready ?? 0 };

/** A card that stores goods shows them as it lies at its region. */
export function withStock(placed: PlacedCard, stores: readonly Store[] = []): PlacedCard {
  const store = stores.find((one) => one.card === placed.card);
  return store === undefined ? placed : { ...placed, goods: store.stock };
}

/** Whether anything lies beside a land. */
export const hasBeside = (land: PrincesLand): boolean => land.sea !== undefined || besideRow(land).length > 0;

const GAP = 6;
const SMALLEST = 46;
const LARGEST = 96;
/**
 * The edge of the cards beside a land, in pixels: as large as the cards of the land, which is `cells` wide, and never
 * higher than it. On narrow screens they lie above the land.
 */
export function besideSize(land: PrincesLand, cells: number, width: number, height: number, narrow: boolean): number {
  const sea = seaOf(land);
  const cards = besideRow(land).length;
  const columns = (sea === null ? 0 : columnsOf(sea) + 1) + (cards > 0 ? 1 : 0);
  const rows = Math.max(3, cards);
  const across = (width - columns * GAP - 24) / (narrow ? columns : columns + cells);
  const along = narrow ? 56 : (height - 16) / rows - GAP;
  return Math.floor(Math.max(SMALLEST, Math.min(LARGEST, across, along)));
}

/** All owls on a land's sages and stars on its mood, where there is a card that can hold them. */
export function countersOf(
  land: Pick<Land, 'laid' | 'regions' | 'columns'>,
  faces: Faces,
): { sign: 'owl' | 'star'; count: number }[] {
  const placed = [
    ...(land.laid ?? []),
    ...land.regions.flatMap((region) => (region.expansion ? [region.expansion] : [])),
    ...land.columns.flatMap((column) => column.sides.flatMap((side) => side.cards)),
  ];
  return (['owl', 'star'] as const).flatMap((sign) => {
    const holders = placed.filter((one) => faces[one.card]?.counter === sign);
    return holders.length === 0 ? [] : [{ sign, count: holders.reduce((sum, one) => sum + (one.goods ?? 0), 0) }];
  });
}

/** Equal cards of the open expansions on one pile each. */
export const pilesOf = (display: readonly string[]): { card: string; count: number }[] =>
  [...new Set(display)].map((card) => ({ card, count: display.filter((id) => id === card).length }));

const CROWN = 'entdeckermetropole';
/** The column the explorers' harbour touches: the city of their metropolis. */
const HARBOUR_COLUMN = 5;
/** Whether the explorers' metropolis lies on the city of a column. */
export const isCrowned = (land: PrincesLand, column: number): boolean =>
  column === HARBOUR_COLUMN && (land.laid ?? []).some((placed) => placed.card === CROWN);
/** The cards that lie beside the row: the metropolis does not, it lies on its city. */
export const besideRow = (land: PrincesLand): readonly LaidCard[] =>
  (land.laid ?? []).filter((placed) => placed.card !== CROWN);
