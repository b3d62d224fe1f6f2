import { describe, expect, it } from 'vitest';
import { stepBeside, stepsIn } from './lookback.svelte';

describe('looking back', () => {
  const steps = stepsIn([3, 3, 5, 9].map((seq, n) => ({ n, seq, event: 'built', seat: 0 })));
  it('stops at every number at which something was told', () => expect(steps).toEqual([3, 5, 9]));
  it('goes one step earlier or later, and stays at the ends', () => {
    expect(stepBeside(steps, 5, -1)).toBe(3);
    expect(stepBeside(steps, 5, 1)).toBe(9);
    expect(stepBeside(steps, 3, -1)).toBe(3);
    expect(stepBeside(steps, 9, 1)).toBe(9);
    expect(stepBeside(steps, 7, -1)).toBe(5);
  });
});
