/**
 * Where the cards of a principality lie. The view says it: `x` counts from the starting road, `y` from the central row,
 * as the owner sees them; cards of a side lie one behind the other.
 */
import type { Column, Land, OpenSpot, Option, PlacedCard, Region, Road, Side } from './view';

interface Spot {
  key: string;
  x: number;
  y: number;
}
export type Cell = Spot &
  (
    | { kind: 'centre'; column: Column }
    | { kind: 'road'; road: Road }
    | { kind: 'region'; region: Region }
    | { kind: 'card'; column: Column; side: Side; placed: PlacedCard }
    | { kind: 'site'; column: Column; side: Side }
    | { kind: 'open'; open: OpenSpot }
  );

export interface Plan {
  cells: Cell[];
  width: number;
  height: number;
  /** Where the first column lies, counted from the starting road. */
  left: number;
}

/** Rows on each side of the central one that every land is given: two building places deep, as beside a city. */
const DEEP = 2;
/** Columns that a table lays out room for: six settlements, or five where something lies beside the row. */
export const COLUMNS = 13;
export const COLUMNS_BESIDE = 11;

/**
 * Lays a land out on a grid whose first cell is (0, 0). `opposite` turns it half round, to face its owner across the
 * table. With `room` for so many columns it keeps its place: it moves only when it has grown beyond them.
 */
export function planLand(land: Land, options: readonly Option[] = [], opposite = false, room = 0): Plan {
  const cells: Cell[] = [];
  for (const column of land.columns) {
    const { x } = column;
    cells.push({ kind: 'centre', key: `c${column.name}`, x, y: 0, column });
    for (const side of column.sides) {
      for (let slot = 0; slot < Math.max(side.capacity, side.cards.length); slot += 1) {
        const placed = side.cards[slot];
        const spot = { key: `s${side.name}.${slot}`, x, y: side.y * (slot + 1), column, side };
        cells.push(placed === undefined ? { kind: 'site', ...spot } : { kind: 'card', ...spot, placed });
      }
    }
  }
  for (const road of land.roads) cells.push({ kind: 'road', key: `r${road.name}`, x: road.x, y: 0, road });
  for (const region of land.regions)
    cells.push({ kind: 'region', key: `g${region.name}`, x: region.x, y: region.y, region });
  const here = options.filter((option) => isHere(option, land));
  for (const open of land.open)
    if (here.some((option) => leadsTo(option, open)))
      cells.push({ kind: 'open', key: `o${open.kind} ${open.name}`, x: open.x, y: open.y, open });
  return frame(cells, opposite, room > 0 ? roomFor(land, room) : []);
}

/** The corners of the room a land has: around the starting road, moved and widened only as far as it must be. */
function roomFor(land: Land, room: number): { x: number; y: number }[] {
  const xs = [...land.columns, ...land.roads, ...land.regions, ...land.open].map((one) => one.x);
  const half = Math.floor(room / 2);
  const left = Math.min(...xs, 0);
  const right = Math.max(...xs, 0);
  const moved = left < -half ? left + half : right > half ? right - half : 0;
  const first = Math.min(moved - half, left);
  return [
    { x: first, y: -DEEP },
    { x: Math.max(first + room - 1, right), y: DEEP },
  ];
}

/** Whether an option points at something in this land, as far as it says. */
export const isHere = (option: Option, land: Pick<Land, 'seat'>): boolean =>
  option.seat === undefined || option.seat === land.seat;

/** Whether an option points at a place where nothing lies yet. */
function leadsTo(option: Option, open: OpenSpot): boolean {
  switch (open.kind) {
    case 'road':
      return option.gap === open.name;
    case 'column':
      return option.column === open.name;
    case 'region':
      return option.region === open.name;
  }
}

function frame(cells: Cell[], opposite: boolean, room: readonly { x: number; y: number }[]): Plan {
  if (cells.length === 0) return { cells, width: 0, height: 0, left: 0 };
  const xs = [...cells, ...room].map((cell) => cell.x);
  const ys = [...cells, ...room].map((cell) => cell.y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const moved = cells.map((cell) => ({
    ...cell,
    x: opposite ? right - cell.x : cell.x - left,
    y: opposite ? bottom - cell.y : cell.y - top,
  }));
  return { cells: moved, width: right - left + 1, height: bottom - top + 1, left: opposite ? -right : left };
}

/** The cell that was there, if nothing of it is new: parts of a land that stay are the same objects. */
export function sameCell(before: Cell | undefined, now: Cell): Cell {
  const parts = Object.entries(now) as [keyof Cell, unknown][];
  return before !== undefined && parts.every(([name, part]) => before[name] === part) ? before : now;
}

/** Verbs that fill a free building place; all others point at the card that lies there. */
const FILLING: ReadonlySet<Option['verb']> = new Set<Option['verb']>(['build', 'erect']);
export const fills = (option: Option): boolean => FILLING.has(option.verb);

/** The places of these lands that are drawn: sides of columns, regions, roads. Other cards lie beside the row. */
export const placesIn = (lands: readonly Pick<Land, 'columns' | 'roads' | 'regions'>[]): ReadonlySet<string> =>
  new Set(
    lands.flatMap((land) => [
      ...land.columns.flatMap((column) => column.sides.map((side) => side.name)),
      ...[...land.roads, ...land.regions].flatMap((tile) => tile.places),
    ]),
  );

/** Options that point at a card in play: at its place, or at the goods it stores like a region. */
export const optionsOn = (
  placed: Pick<PlacedCard, 'card' | 'place'>,
  land: Pick<Land, 'seat' | 'stores'>,
  options: readonly Option[],
): Option[] => {
  const store = land.stores.find((one) => one.card === placed.card)?.name;
  return options.filter(
    (option) =>
      isHere(option, land) &&
      ((option.place === placed.place && option.card === placed.card && !fills(option)) ||
        (store !== undefined && option.region === store)),
  );
};

/** Options that point at a cell, so that it can glow and be clicked. */
export function optionsAt(
  cell: Cell,
  land: Pick<Land, 'seat' | 'stores'>,
  options: readonly Option[],
): readonly Option[] {
  if (cell.kind === 'card') return optionsOn(cell.placed, land, options);
  return options.filter((option) => {
    if (!isHere(option, land)) return false;
    const filled = fills(option) ? (option.place ?? '') : '';
    switch (cell.kind) {
      case 'centre':
        return option.column === cell.column.name;
      case 'road':
        return option.gap === cell.road.name || cell.road.places.includes(filled);
      case 'region':
        return option.region === cell.region.name || cell.region.places.includes(filled);
      case 'site':
        return filled === cell.side.name;
      case 'open':
        return leadsTo(option, cell.open);
    }
  });
}

export interface Fit {
  cell: number;
  scrolls: boolean;
}
/**
 * The size of a cell: as large as the frame allows for `columns` of them, never below the smallest legible size. What
 * does not fit scrolls.
 */
export function fitCells(
  plan: Pick<Plan, 'width' | 'height'>,
  width: number,
  height: number,
  smallest: number,
  largest: number,
  columns = plan.width,
): Fit {
  if (plan.width === 0 || plan.height === 0) return { cell: smallest, scrolls: false };
  const ideal = Math.floor(Math.min(width / columns, height / plan.height));
  const cell = Math.max(smallest, Math.min(largest, ideal));
  return { cell, scrolls: cell * plan.width > width || cell * plan.height > height };
}

/** A quarter turn per good: the edge with that many signs faces the owner. */
export const regionTurn = (stock: number, opposite: boolean): number => stock * 90 + (opposite ? 180 : 0);
