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
import type { Land, Option, PlacedCard, Resource } from './view';

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

export const SHIPS = 3;
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
