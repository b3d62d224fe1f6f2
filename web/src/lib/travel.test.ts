import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log';
import { placeZone, travels } from './travel';

const told = (...entries: Partial<LogEntry>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, seq: n, event: '', seat: 0, ...entry }));

describe('cards that travel', () => {
  it('go from the hand to their place, abroad too', () => {
    expect(travels(told({ event: 'built', card: 'kloster', b: 10 }), -1)).toEqual([
      { card: 'kloster', from: 'hand:0', to: 'place:0:10' },
    ]);
    expect(travels(told({ event: 'built', card: 'vogtei', b: 13, c: 1 }), -1)[0]?.to).toBe('place:1:13');
  });
  it('come from the display where they lay open', () => {
    const built = told({ event: 'built', card: 'grosse_apotheke', b: 10 });
    expect(travels(built, -1, new Set(['grosse_apotheke']))[0]?.from).toBe('display');
    expect(travels(built, -1, new Set(['badehaus']))[0]?.from).toBe('hand:0');
  });
  it('come from the supply where they are roads, settlements and cities', () => {
    expect(travels(told({ event: 'built', card: 'strasse', b: 5, seat: 1 }), -1)).toEqual([
      { card: 'strasse', from: 'supply', to: 'road:1:5' },
    ]);
  });
  it('are drawn face down for the other player', () => {
    expect(travels(told({ event: 'drew', card: null, b: 2, seat: 1 }), -1)).toEqual([
      { card: null, from: 'stack:2', to: 'hand:1' },
    ]);
  });
  it('only for what is new', () => {
    const log = told(
      { event: 'played', card: 'spion' },
      { event: 'turn' },
      { event: 'removed', card: 'kloster', b: 26 },
    );
    expect(travels(log, 0).map((one) => one.from)).toEqual(['region:0:2']);
    expect(travels(log, 2)).toEqual([]);
  });
  it('not for a whole new table', () => {
    expect(travels(told(...Array.from({ length: 8 }, () => ({ event: 'drew', b: 1 }))), -1)).toEqual([]);
  });
  it('know the places at regions and on roads', () => {
    expect(placeZone(0, 24 + 11)).toBe('region:0:11');
    expect(placeZone(0, 50 + 6)).toBe('road:0:6');
    expect(placeZone(1, 63 + 3)).toBe('region:1:3');
  });
});
