/** Which cards move where, read from what the log tells. Zones are named in the page by `data-zone`. */
import type { Cell } from './layout';
import type { LogEntry } from './log';
import { columnName, gapName, placeName, regionName } from './places';

export interface Travel {
  /** Unknown where the card is face down for this player. */
  card: string | null;
  from: string;
  to: string;
}
/** More than this at once is not a move but a new table: nothing travels. */
const MOST = 6;
/** The zones of places that begin with a word of their own; a bare name is a side of a column, or the column itself. */
const ZONES: Readonly<Record<string, string>> = { region: 'region', outside: 'region', road: 'road', gap: 'road' };

/** The zone of a place where a card can lie, by its name. */
export function placeZone(seat: number, place: string): string {
  const [first = '', ...rest] = place.split(' ');
  const zone = ZONES[first];
  if (zone !== undefined) return `${zone}:${seat}:${rest.join(' ')}`;
  if (place === 'laid' || place === 'covered') return 'discard';
  return `${rest.length === 0 ? 'centre' : 'place'}:${seat}:${place}`;
}
/** Roads, settlements and cities come from the supply: their place is a gap or a column. */
const fromSupply = (place: string): boolean => place.startsWith('gap ') || !place.includes(' ');

/** The zone of a cell of a land. */
export function zoneOf(cell: Cell, seat: number): string | undefined {
  switch (cell.kind) {
    case 'centre':
      return `centre:${seat}:${columnName(cell.column.column)}`;
    case 'road':
      return `road:${seat}:${gapName(cell.road.gap)}`;
    case 'region':
      return `region:${seat}:${regionName(cell.region.gap * 2 + cell.region.row)}`;
    case 'card':
    case 'site':
      return placeZone(seat, placeName(cell.side));
    case 'open':
      return undefined;
  }
}

/** Cards that lie open for everybody are built from there; they never were in a hand. */
function builtAt(entry: LogEntry, display: ReadonlySet<string>): Pick<Travel, 'from' | 'to'> {
  const { seat, card, place = '' } = entry;
  const to = placeZone(entry.abroad === true ? 1 - seat : seat, place);
  if (to !== 'discard' && fromSupply(place)) return { from: 'supply', to };
  return { from: card != null && display.has(card) ? 'display' : `hand:${seat}`, to };
}

function travelOf(entry: LogEntry, display: ReadonlySet<string>): Pick<Travel, 'from' | 'to'> | null {
  const { seat } = entry;
  const hand = `hand:${seat}`;
  const stack = `stack:${entry.stack ?? 0}`;
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
      return { from: placeZone(seat, entry.place ?? ''), to: hand };
    case 'demolished':
    case 'removed':
      return { from: placeZone(seat, entry.place ?? ''), to: 'discard' };
    case 'robbed':
      return { from: `hand:${1 - seat}`, to: hand };
    case 'fetched':
      return { from: 'discard', to: hand };
    case 'event_card':
      return { from: 'events', to: 'event' };
    case 'laid':
      return { from: 'regions', to: `region:${seat}:${entry.region ?? ''}` };
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
