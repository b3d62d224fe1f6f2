import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log';
import { placeZone, travels } from './travel';

const told = (...entries: Partial<LogEntry>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, seq: n, event: '', seat: 0, ...entry }));

describe('cards that travel', () => {
  it('go from the hand to their place, abroad too', () => {
    expect(travels(told({ event: 'built', card: 'kloster', place: 'L1 above' }), -1)).toEqual([
      { card: 'kloster', from: 'hand:0', to: 'place:0:L1 above' },
    ]);
    expect(travels(told({ event: 'built', card: 'vogtei', place: 'R1 below', abroad: true }), -1)[0]?.to).toBe(
      'place:1:R1 below',
    );
  });
  it('come from the display where they lay open', () => {
    const built = told({ event: 'built', card: 'grosse_apotheke', place: 'L1 above' });
    expect(travels(built, -1, new Set(['grosse_apotheke']))[0]?.from).toBe('display');
    expect(travels(built, -1, new Set(['badehaus']))[0]?.from).toBe('hand:0');
  });
  it('come from the supply where they are roads, settlements and cities', () => {
    expect(travels(told({ event: 'built', card: 'strasse', place: 'gap L1', seat: 1 }), -1)).toEqual([
      { card: 'strasse', from: 'supply', to: 'road:1:L1' },
    ]);
  });
  it('are drawn face down for the other player', () => {
    expect(travels(told({ event: 'drew', card: null, stack: 2, seat: 1 }), -1)).toEqual([
      { card: null, from: 'stack:2', to: 'hand:1' },
    ]);
  });
  it('only for what is new', () => {
    const log = told(
      { event: 'played', card: 'spion' },
      { event: 'turn' },
      { event: 'removed', card: 'kloster', place: 'region L5 above' },
    );
    expect(travels(log, 0).map((one) => one.from)).toEqual(['region:0:L5 above']);
    expect(travels(log, 2)).toEqual([]);
  });
  it('not for a whole new table', () => {
    expect(travels(told(...Array.from({ length: 8 }, () => ({ event: 'drew', stack: 1 }))), -1)).toEqual([]);
  });
  it('know the places at regions and on roads', () => {
    expect(placeZone(0, 'region L1 below')).toBe('region:0:L1 below');
    expect(placeZone(0, 'road C')).toBe('road:0:C');
    expect(placeZone(1, 'outside L5 below')).toBe('region:1:L5 below');
  });
});
