/** Which cards move where, read from what the log tells. Zones are named in the page by `data-zone`. */
import { LAID, atRegion, onRoad, outside } from './layout';
import type { Cell } from './layout';
import type { LogEntry } from './log';

export interface Travel {
  /** Unknown where the card is face down for this player. */
  card: string | null;
  from: string;
  to: string;
}
/** More than this at once is not a move but a new table: nothing travels. */
const MOST = 6;
const CENTRAL: ReadonlySet<string> = new Set(['siedlung', 'stadt', 'metropole']);
const REGIONS = 26;

/** The zone of a place where a card can lie. */
export function placeZone(seat: number, place: number): string {
  if (place < atRegion(0)) return `place:${seat}:${place}`;
  if (place < onRoad(0)) return `region:${seat}:${place - atRegion(0)}`;
  if (place < outside(0)) return `road:${seat}:${place - onRoad(0)}`;
  return place < outside(REGIONS) && place !== LAID ? `region:${seat}:${place - outside(0)}` : 'discard';
}

/** The zone of a cell of a land. */
export function zoneOf(cell: Cell, seat: number): string | undefined {
  switch (cell.kind) {
    case 'centre':
      return `centre:${seat}:${cell.column.column}`;
    case 'road':
      return `road:${seat}:${cell.road.gap}`;
    case 'region':
      return `region:${seat}:${cell.region.gap * 2 + cell.region.row}`;
    case 'card':
    case 'site':
      return placeZone(seat, cell.side);
    case 'open':
      return undefined;
  }
}

/** Cards that lie open for everybody are built from there; they never were in a hand. */
function builtAt(entry: LogEntry, display: ReadonlySet<string>): Pick<Travel, 'from' | 'to'> {
  const { seat, card } = entry;
  const place = Number(entry.b ?? 0);
  if (card === 'strasse') return { from: 'supply', to: `road:${seat}:${place}` };
  if (card != null && CENTRAL.has(card)) return { from: 'supply', to: `centre:${seat}:${place}` };
  const from = card != null && display.has(card) ? 'display' : `hand:${seat}`;
  return { from, to: placeZone(entry.c === 1 ? 1 - seat : seat, place) };
}

function travelOf(entry: LogEntry, display: ReadonlySet<string>): Pick<Travel, 'from' | 'to'> | null {
  const { seat } = entry;
  const hand = `hand:${seat}`;
  const stack = `stack:${Number(entry.b ?? 0)}`;
  switch (entry.event) {
    case 'built':
      return builtAt(entry, display);
    case 'played':
    case 'answered':
      return { from: hand, to: 'discard' };
    case 'drew':
    case 'chose':
      return { from: stack, to: hand };
    case 'put_under':
      return { from: hand, to: stack };
    case 'returned':
      return { from: placeZone(seat, Number(entry.b ?? 0)), to: hand };
    case 'demolished':
    case 'removed':
      return { from: placeZone(seat, Number(entry.b ?? 0)), to: 'discard' };
    case 'robbed':
      return { from: `hand:${1 - seat}`, to: hand };
    case 'fetched':
      return { from: 'discard', to: hand };
    case 'event_card':
      return { from: 'events', to: 'event' };
    case 'laid':
      return { from: 'regions', to: `region:${seat}:${Number(entry.b ?? 0)}` };
    default:
      return null;
  }
}

/**
 * What travels for entries that are new; nothing for a table seen for the first time or after a jump.
 * The display is the one before them: a card that was built no longer lies there.
 */
export function travels(
  entries: readonly LogEntry[],
  after: number,
  display: ReadonlySet<string> = new Set<string>(),
): Travel[] {
  const moves = entries.flatMap((entry) => {
    const way = entry.n > after ? travelOf(entry, display) : null;
    return way === null ? [] : [{ card: entry.card ?? null, ...way }];
  });
  return moves.length > MOST ? [] : moves;
}
