import { describe, expect, it } from 'vitest';
import { askedHere } from './asked';

const told = (audience: number, seq: number, who: number | null) => ({
  audience,
  seq,
  view: { decision: who === null ? null : { who } },
});

describe('who of those at one screen is asked', () => {
  it('is whom the newest states ask', () => {
    expect(askedHere([told(0, 4, 1), told(1, 4, 1)], [0, 1])).toBe(1);
    expect(askedHere([told(0, 5, 0), told(1, 4, 1)], [0, 1])).toBe(0);
    expect(askedHere([told(0, 4, null), told(1, 4, null)], [0, 1])).toBeNull();
    expect(askedHere([], [0])).toBeNull();
  });
  it('is the first of several who are asked at once', () => {
    expect(askedHere([told(0, 7, 1), told(1, 7, 1), told(2, 7, 2)], [0, 1, 2])).toBe(1);
  });
  it('is nobody while an answer that was given already is played', () => {
    expect(askedHere([told(0, 8, 1), told(1, 8, 0), told(2, 8, 0)], [0, 1, 2])).toBeNull();
  });
});
