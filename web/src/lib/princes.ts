/** The few questions the page asks of what the princes' game adds to a land: its sea, and the cards beside the row. */
import type { Faces, Land, Option, PlacedCard, Sea, Store } from './view';

/** How the backs of the theme sets differ: a sign and a tint; the base set has the plain back. */
export const BACK_SIGNS: Readonly<Record<string, { sign: string; tint: string }>> = {
  zeit_des_goldes: { sign: 'gold', tint: 'gold' },
  zeit_der_wirren: { sign: 'gauntlet', tint: 'red' },
  zeit_des_fortschritts: { sign: 'scroll', tint: 'violet' },
  zeit_der_entdecker: { sign: 'sail', tint: 'blue' },
  zeit_der_weisen: { sign: 'owl', tint: 'brown' },
  zeit_des_wohlstands: { sign: 'star', tint: 'brick' },
};

export const columnsOf = (sea: Sea): number => Math.max(...sea.cells.map((cell) => cell.x)) + 1;

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
    const pair: (string | undefined)[] = [option.cell, option.other_cell];
    return pair.includes(cell) && (from === null || (from !== cell && pair.includes(from)));
  });
}

/** A card that stores goods shows them as it lies at its region. */
export function withStock(placed: PlacedCard, stores: readonly Store[] = []): PlacedCard {
  const store = stores.find((one) => one.card === placed.card);
  return store === undefined ? placed : { ...placed, goods: store.stock };
}

/** The names of the cards that lie on a card in play and keep it from working. */
export function blockersOf(placed: PlacedCard, laid: readonly PlacedCard[], faces: Faces): string {
  return laid
    .filter(({ on }) => on?.place === placed.place && on.card === placed.card)
    .map(({ card }) => faces[card]?.name ?? card)
    .join(', ');
}

export type Beside = Pick<Land, 'seat' | 'sea' | 'laid' | 'stores' | 'figures'>;
/** Whether anything lies beside a land. */
export const hasBeside = (land: Beside): boolean => land.sea !== undefined || land.laid.length > 0;

const GAP = 2;
const SMALLEST = 46;
const LARGEST = 96;
/** How large they are beside a card of the land, which is what one looks at most. */
const SHARE = 0.75;
/**
 * The edge of the cards beside a land, in pixels: nearly as large as the cards of the land, which is given `cells`, and
 * never higher than it. On narrow screens they lie above the land.
 */
export function besideSize(land: Beside, cells: number, width: number, height: number, narrow: boolean): number {
  const { sea } = land;
  const cards = land.laid.length;
  const columns = (sea === undefined ? 0 : columnsOf(sea) + 1) + (cards > 0 ? 1 : 0);
  const rows = Math.max(3, cards);
  const across = narrow
    ? (width - columns * GAP - 12) / columns
    : (SHARE * (width - columns * GAP - 12)) / (SHARE * columns + cells);
  const along = narrow ? 56 : (height - 16) / rows - GAP;
  return Math.floor(Math.max(SMALLEST, Math.min(LARGEST, across, along)));
}

/** Equal cards of the open expansions on one pile each. */
export const pilesOf = (display: readonly string[]): { card: string; count: number }[] =>
  [...new Set(display)].map((card) => ({ card, count: display.filter((id) => id === card).length }));
