import { describe, expect, it } from 'vitest';
import type { LogEntry } from './log';
import { tally, total } from './tally';
import type { CardFace, Faces } from './view';

const field: CardFace = { id: 'field', name: 'Field', cls: 'region', colour: 'brown', resource: 'grain' };
const faces: Faces = { field };
const told = (...entries: Partial<LogEntry>[]): LogEntry[] =>
  entries.map((entry, n) => ({ n, seq: n, event: 'shown', seat: 0, ...entry }));

describe('what a log adds up to', () => {
  it('counts what each player harvests, and theft on both sides', () => {
    const { players } = tally(
      told(
        { event: 'produced', card: 'field', amount: 2 },
        { event: 'produced', card: 'field', amount: 1 },
        { event: 'stolen', seat: 1, card: 'field', amount: 1 },
        { event: 'paid', seat: 1, card: 'field', amount: 3 },
      ),
      2,
      faces,
    );
    expect(players[0]?.produced).toEqual({ grain: 3 });
    expect(players[0]?.robbed).toEqual({ grain: 1 });
    expect(players[1]?.stolen).toEqual({ grain: 1 });
    expect(total(players[1]?.paid ?? {})).toBe(3);
    expect(total(players[1]?.produced ?? {})).toBe(0);
  });
  it('counts the dice by number and by face', () => {
    const dice = tally(
      told({ event: 'rolled', face: 'brigands', number: 4 }, { event: 'rolled', face: 'brigands', number: 6 }),
      2,
      faces,
    );
    expect(dice.rolls).toBe(2);
    expect(dice.numbers).toEqual([0, 0, 0, 1, 0, 1]);
    expect(dice.faces.get('brigands')).toBe(2);
  });
  it('says when the beginning is missing', () => {
    expect(tally(told({ event: 'turn' }), 2, faces).complete).toBe(true);
    expect(tally([{ n: 400, seq: 90, event: 'turn', seat: 0 }], 2, faces).complete).toBe(false);
  });
});
