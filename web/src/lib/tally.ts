/** What a log adds up to: goods by player, and how the dice fell. The events of the server carry the figures. */
import type { LogEntry } from './log';
import type { Faces, Resource, Stock } from './view';

/** How goods come and go. `robbed` is what the other took. */
export const FLOWS = ['produced', 'gained', 'stolen', 'lost', 'robbed', 'paid'] as const;
export type Flow = (typeof FLOWS)[number];
export type Goods = Partial<Stock>;
export interface Tally {
  /** By seat. */
  players: Record<Flow, Goods>[];
  /** How often the production die showed 1 to 6. */
  numbers: number[];
  /** How often the event die showed each face. */
  faces: ReadonlyMap<string, number>;
  rolls: number;
  /** Entries before the first one known are not counted. */
  complete: boolean;
}

const COUNTED: ReadonlySet<string> = new Set(FLOWS);
const isFlow = (event: string): event is Flow => COUNTED.has(event);
const noGoods = (): Record<Flow, Goods> => ({ produced: {}, gained: {}, stolen: {}, lost: {}, robbed: {}, paid: {} });

export function tally(entries: readonly LogEntry[], seats: number, faces: Faces): Tally {
  const players = Array.from({ length: seats }, noGoods);
  const numbers = [0, 0, 0, 0, 0, 0];
  const shown = new Map<string, number>();
  let rolls = 0;
  const add = (seat: number, flow: Flow, good: Resource, count: number): void => {
    const goods = players[seat]?.[flow];
    if (goods !== undefined) goods[good] = (goods[good] ?? 0) + count;
  };
  for (const entry of entries) {
    if (entry.event === 'rolled') {
      rolls += 1;
      const number = entry.number ?? 0;
      if (number >= 1 && number <= 6) numbers[number - 1] = (numbers[number - 1] ?? 0) + 1;
      if (entry.face !== undefined) shown.set(entry.face, (shown.get(entry.face) ?? 0) + 1);
    }
    const good = entry.card == null ? undefined : faces[entry.card]?.resource;
    if (!isFlow(entry.event) || good === undefined) continue;
    const count = entry.amount ?? 1;
    add(entry.seat, entry.event, good, count);
    if (entry.event === 'stolen') add(1 - entry.seat, 'robbed', good, count);
  }
  return { players, numbers, faces: shown, rolls, complete: (entries[0]?.n ?? 0) === 0 };
}

export const total = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);
