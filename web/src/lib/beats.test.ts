import { describe, expect, it } from 'vitest';
import { beatsOf, lastOfOthers, sameTurn } from './beats';
import type { LogLine } from './view';

let step = 0;
const line = (kind: LogLine['kind'], seat: number | null, more: Partial<LogLine> = {}): LogLine => {
  step += 1;
  return { step, seq: step, turn: 0, seat, kind, parts: [{ text: kind }], ...more };
};
const turn = (whose: number): LogLine => line('turn', null, { whose });

describe('the story of a turn', () => {
  const told = [
    turn(0),
    line('roll', 0),
    turn(1),
    line('roll', 1),
    line('gain', 0),
    line('play', 1, { parts: [{ text: 'plays' }, { card: 'spion' }] }),
    line('loss', 0),
    line('build', 1),
  ];
  it('has a beat for dice, events, cards and buildings, and the rest beside them', () => {
    const beats = beatsOf(told.slice(2), 0);
    expect(beats.map((beat) => beat.line.kind)).toEqual(['roll', 'play', 'build']);
    expect(beats.map((beat) => beat.card)).toEqual([null, 'spion', null]);
    expect(beats.map((beat) => beat.more.length)).toEqual([1, 1, 0]);
  });
  it('leaves out what one did oneself', () => {
    expect(beatsOf(told.slice(0, 2), 0)).toEqual([]);
  });
  it('is that of the last turn of another', () => {
    const last = lastOfOthers(told, 0);
    expect(last?.whose).toBe(1);
    expect(sameTurn(last, lastOfOthers([...told], 0))).toBe(last);
    expect(sameTurn(last, lastOfOthers([...told, line('play', 1)], 0))?.lines).toHaveLength(6);
    expect(lastOfOthers([...told, turn(0), line('roll', 0)], 0)?.lines).toHaveLength(5);
    expect(lastOfOthers(told.slice(0, 3), 0)).toBeUndefined();
  });
});
