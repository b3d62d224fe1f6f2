import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log';
import { isZone, joined, travels, zonesOf } from './travel';
import type { Faces } from './view';

const told = (...entries: Partial<LogEntry>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, seq: n, event: 'shown', seat: 0, ...entry }));

const faces = { strasse: { cls: 'central' } } as unknown as Faces;

describe('cards that travel', () => {
  it('go from the hand to their place, abroad too', () => {
    expect(travels(told({ event: 'built', card: 'kloster', place: 'L1 above' }), -1, faces)).toEqual([
      { card: 'kloster', from: 'hand:0', to: 'place:0:L1 above' },
    ]);
    expect(travels(told({ event: 'built', card: 'vogtei', place: 'R1 below', abroad: true }), -1, faces)[0]?.to).toBe(
      'place:1:R1 below',
    );
  });
  it('come from the display where they lay open', () => {
    const built = told({ event: 'built', card: 'grosse_apotheke', place: 'L1 above' });
    expect(travels(built, -1, faces, new Set(['grosse_apotheke']))[0]?.from).toBe('display');
    expect(travels(built, -1, faces, new Set(['badehaus']))[0]?.from).toBe('hand:0');
  });
  it('come from the supply where they are roads, settlements and cities', () => {
    expect(travels(told({ event: 'built', card: 'strasse', place: 'gap L1', seat: 1 }), -1, faces)).toEqual([
      { card: 'strasse', from: 'supply', to: 'place:1:gap L1' },
    ]);
  });
  it('are drawn face down for the other player', () => {
    expect(travels(told({ event: 'drew', card: null, stack: 2, seat: 1 }), -1, faces)).toEqual([
      { card: null, from: 'stack:2', to: 'hand:1' },
    ]);
  });
  it('only for what is new', () => {
    const log = told(
      { event: 'played', card: 'spion' },
      { event: 'turn' },
      { event: 'removed', card: 'kloster', place: 'region L5 above' },
    );
    expect(travels(log, 0, faces).map((one) => one.from)).toEqual(['place:0:region L5 above']);
    expect(travels(log, 2, faces)).toEqual([]);
  });
  it('not for a whole new table', () => {
    const drawn = Array.from({ length: 8 }, () => ({ event: 'drew' as const, stack: 1 }));
    expect(travels(told(...drawn), -1, faces)).toEqual([]);
  });
  it('find a tile by every name happenings have for it', () => {
    const road = { name: 'C', x: 0, card: 'strasse', places: ['road C', 'gap C'], expansion: null };
    const zones = joined(zonesOf({ kind: 'road', key: '', x: 0, y: 0, road }, 1));
    expect(['place:1:gap C', 'place:1:road C', 'place:0:road C'].map((zone) => isZone(zones, zone))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
