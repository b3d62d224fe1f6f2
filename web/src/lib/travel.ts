/** Which cards move where, read from what the log tells. Zones are named in the page by `data-zone`. */
import type { Cell } from './layout';
import type { LogEntry } from './log';
import type { Faces } from './view';

export interface Travel {
  /** Unknown where the card is face down for this player. */
  card: string | null;
  from: string;
  to: string;
}
/** More than this at once is not a move but a new table: nothing travels. */
const MOST = 6;
/** The zone of a place where a card can lie, by its name. */
export const placeZone = (seat: number, place: string): string => `place:${seat}:${place}`;
const regionZone = (seat: number, region: string): string => `region:${seat}:${region}`;

/** The zones of a cell of a land: everything happenings may call it. */
export function zonesOf(cell: Cell, seat: number): string[] {
  switch (cell.kind) {
    case 'centre':
      return [placeZone(seat, cell.column.name)];
    case 'road':
      return cell.road.places.map((place) => placeZone(seat, place));
    case 'region':
      return [regionZone(seat, cell.region.name), ...cell.region.places.map((place) => placeZone(seat, place))];
    case 'card':
    case 'site':
      return [placeZone(seat, cell.side.name)];
    case 'open':
      return [];
  }
}
/** Several zones in one attribute. */
export const joined = (zones: readonly string[]): string | undefined => zones.join('|') || undefined;
export const isZone = (attribute: string | undefined, zone: string): boolean =>
  attribute?.split('|').includes(zone) === true;

/** Roads, settlements and cities come from the supply, cards that lie open for everybody from there, others from a hand. */
function builtFrom(entry: LogEntry, faces: Faces, display: ReadonlySet<string>): string {
  const card = entry.card ?? '';
  if (faces[card]?.cls === 'central') return 'supply';
  return display.has(card) ? 'display' : `hand:${entry.seat}`;
}

function travelOf(entry: LogEntry, faces: Faces, display: ReadonlySet<string>): Pick<Travel, 'from' | 'to'> | null {
  const { seat } = entry;
  const hand = `hand:${seat}`;
  const stack = `stack:${entry.stack ?? 0}`;
  switch (entry.event) {
    case 'built':
      return {
        from: builtFrom(entry, faces, display),
        to: placeZone(entry.abroad === true ? 1 - seat : seat, entry.place ?? ''),
      };
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
      return { from: 'regions', to: regionZone(seat, entry.region ?? '') };
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
  faces: Faces,
  display: ReadonlySet<string> = new Set<string>(),
): Travel[] {
  const moves = entries.flatMap((entry) => {
    const way = entry.n > after ? travelOf(entry, faces, display) : null;
    return way === null ? [] : [{ card: entry.card ?? null, ...way }];
  });
  return moves.length > MOST ? [] : moves;
}
