import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Story } from './story.svelte';
import type { LogLine } from './view';

const line = (step: number): LogLine => ({
  step,
  seq: step,
  turn: 0,
  seat: 1,
  kind: 'play',
  parts: [{ text: `act ${step}` }],
});
const PACES = { atOnce: 0, brisk: 1, calm: 2, slow: 3, stepByStep: 4 };

describe('what the other does is told', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Two acts after a table that was seen before. */
  const told = (pace: number, asked = false): Story => {
    const story = new Story();
    story.hear([line(1)], 0, pace, asked, false);
    story.hear([line(1), line(2), line(3)], 0, pace, asked, false);
    return story;
  };
  const step = (story: Story): number | undefined => story.beat?.line.step;

  it.each([
    ['brisk', 900],
    ['calm', 1600],
    ['slow', 2400],
  ] as const)('%s: each act for %i milliseconds', (pace, dwell) => {
    const story = told(PACES[pace]);
    expect(step(story)).toBe(2);
    vi.advanceTimersByTime(dwell - 1);
    expect(step(story)).toBe(2);
    vi.advanceTimersByTime(1);
    expect(step(story)).toBe(3);
    vi.advanceTimersByTime(dwell);
    expect(step(story)).toBeUndefined();
  });
  it('step by step: until somebody leads on', () => {
    const story = told(PACES.stepByStep);
    vi.advanceTimersByTime(3_600_000);
    expect(step(story)).toBe(2);
    story.next();
    expect(step(story)).toBe(3);
  });
  it('at once: not at all', () => {
    expect(step(told(PACES.atOnce))).toBeUndefined();
  });
  it('within a second where somebody is asked', () => {
    const story = told(PACES.slow, true);
    expect(step(story)).toBe(2);
    vi.advanceTimersByTime(500);
    expect(step(story)).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(step(story)).toBeUndefined();
  });
});
