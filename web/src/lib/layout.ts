/**
 * Where the cards of a principality lie. Columns (settlements) and gaps (roads, regions) alternate; rows count from the
 * middle: 0 is the central row, negative rows lie above it, positive ones below, as the owner sees them.
 */
import type { Column, Land, Option, PlacedCard, Region, Road } from './view';

export type Cell =
  | { kind: 'centre'; key: string; x: number; y: number; column: Column }
  | { kind: 'road'; key: string; x: number; y: number; road: Road }
  | { kind: 'region'; key: string; x: number; y: number; region: Region }
  | { kind: 'card'; key: string; x: number; y: number; side: number; slot: number; placed: PlacedCard }
  | { kind: 'site'; key: string; x: number; y: number; side: number; slot: number }
  | { kind: 'open'; key: string; x: number; y: number; what: 'road' | 'column' | 'region'; at: number };

export interface Plan {
  cells: Cell[];
  width: number;
  height: number;
}

export const sideOf = (column: number, row: number): number => column * 2 + row;
/** The number of a card that stores goods like a region, wherever it lies. */
const STORE = 26;
const columnX = (column: number): number => column * 2 + 1;
const gapX = (gap: number): number => gap * 2;

/** Lays a land out on a grid whose first cell is (0, 0). `opposite` turns it half round, to face its owner across the table. */
export function planLand(land: Land, options: readonly Option[] = [], opposite = false): Plan {
  const cells: Cell[] = [];
  const taken = new Set<string>();
  const put = (cell: Cell): void => {
    cells.push(cell);
    taken.add(`${cell.x}:${cell.y}`);
  };
  for (const column of land.columns) {
    const x = columnX(column.column);
    put({ kind: 'centre', key: `c${column.column}`, x, y: 0, column });
    for (const side of column.sides) {
      const number = sideOf(column.column, side.row);
      const step = side.row === 0 ? -1 : 1;
      for (let slot = 0; slot < Math.max(side.capacity, side.cards.length); slot += 1) {
        const y = step * (slot + 1);
        const placed = side.cards[slot];
        const key = `s${number}.${slot}`;
        put(
          placed === undefined
            ? { kind: 'site', key, x, y, side: number, slot }
            : { kind: 'card', key, x, y, side: number, slot, placed },
        );
      }
    }
  }
  for (const road of land.roads) put({ kind: 'road', key: `r${road.gap}`, x: gapX(road.gap), y: 0, road });
  for (const region of land.regions)
    put({
      kind: 'region',
      key: `g${region.gap}.${region.row}`,
      x: gapX(region.gap),
      y: region.row === 0 ? -1 : 1,
      region,
    });
  for (const option of options) {
    if (option.seat !== undefined && option.seat !== land.seat) continue;
    const open = openPlace(option);
    if (open !== null && !taken.has(`${open.x}:${open.y}`)) put(open);
  }
  return frame(cells, opposite);
}

/** A place that an option points at and where no card lies yet. */
function openPlace(option: Option): Cell | null {
  const { gap, region, column } = option;
  if (region !== undefined && region < STORE) {
    const row = region % 2;
    return {
      kind: 'open',
      key: `o-g${region}`,
      x: gapX(region >> 1),
      y: row === 0 ? -1 : 1,
      what: 'region',
      at: region,
    };
  }
  if (gap !== undefined) return { kind: 'open', key: `o-r${gap}`, x: gapX(gap), y: 0, what: 'road', at: gap };
  if (column !== undefined && option.place === undefined)
    return { kind: 'open', key: `o-c${column}`, x: columnX(column), y: 0, what: 'column', at: column };
  return null;
}

function frame(cells: Cell[], opposite: boolean): Plan {
  if (cells.length === 0) return { cells, width: 0, height: 0 };
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const top = Math.min(...ys);
  const bottom = Math.max(...ys);
  const moved = cells.map((cell) => ({
    ...cell,
    x: opposite ? right - cell.x : cell.x - left,
    y: opposite ? bottom - cell.y : cell.y - top,
  }));
  return { cells: moved, width: right - left + 1, height: bottom - top + 1 };
}

/** Verbs that fill a free building place; all others point at the card that lies there. */
const FILLING: ReadonlySet<string> = new Set(['build', 'erect']);
export const fills = (option: Option): boolean => FILLING.has(option.verb);

/** Places beyond the sides of the columns: at a region, on a road, outside a region, and on or beside other cards. */
export const atRegion = (region: number): number => 24 + region;
export const onRoad = (gap: number): number => 50 + gap;
export const outside = (region: number): number => 63 + region;
export const LAID = 89;
const regionOf = (region: Region): number => region.gap * 2 + region.row;

/** Options that point at a card in play: at its place, or at the goods it stores like a region. */
export const optionsOn = (
  placed: PlacedCard,
  place: number,
  land: Pick<Land, 'seat' | 'stores'>,
  options: readonly Option[],
): Option[] => {
  const store = land.stores?.find((one) => one.card === placed.card)?.region;
  return options.filter(
    (option) =>
      (option.seat === undefined || option.seat === land.seat) &&
      ((option.place === place && option.card === placed.card && !fills(option)) ||
        (store !== undefined && option.region === store)),
  );
};

/** Options that point at a cell, so that it can glow and be clicked. */
export function optionsAt(
  cell: Cell,
  land: Pick<Land, 'seat' | 'stores'>,
  options: readonly Option[],
): readonly Option[] {
  if (cell.kind === 'card') return optionsOn(cell.placed, cell.side, land, options);
  return options.filter((option) => {
    if (option.seat !== undefined && option.seat !== land.seat) return false;
    const { column, place, region, gap } = option;
    const filled = fills(option) ? place : undefined;
    switch (cell.kind) {
      case 'centre':
        return column === cell.column.column && place === undefined;
      case 'road':
        return gap === cell.road.gap || filled === onRoad(cell.road.gap);
      case 'region': {
        const at = regionOf(cell.region);
        return region === at || filled === atRegion(at) || filled === outside(at);
      }
      case 'site':
        return filled === cell.side;
      case 'open':
        if (cell.what === 'region') return region === cell.at;
        if (cell.what === 'road') return gap === cell.at;
        return column === cell.at && place === undefined;
    }
  });
}

export interface Fit {
  cell: number;
  scrolls: boolean;
}
/** The size of a cell: as large as the frame allows, never below the smallest legible size (then the land scrolls). */
export function fitCells(plan: Plan, width: number, height: number, smallest: number, largest: number): Fit {
  if (plan.width === 0 || plan.height === 0) return { cell: smallest, scrolls: false };
  const ideal = Math.floor(Math.min(width / plan.width, height / plan.height));
  const cell = Math.max(smallest, Math.min(largest, ideal));
  return { cell, scrolls: cell * plan.width > width || cell * plan.height > height };
}

/** A quarter turn per good: the edge with that many signs faces the owner. */
export const regionTurn = (stock: number, opposite: boolean): number => stock * 90 + (opposite ? 180 : 0);
