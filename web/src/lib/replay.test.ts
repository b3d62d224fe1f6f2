import { describe, expect, it } from 'vitest';
import { pointsByTurn, stepOfTurn } from './replay.svelte';

const step = (number: number, turn: number, points: number[]) => ({
  step: number,
  line: number,
  who: 0,
  text: '',
  option: null,
  turn,
  points,
});
const steps = [step(1, 0, [1, 0]), step(2, 1, [2, 1]), step(3, 1, [3, 1]), step(4, 3, [3, 2])];

describe('points over time', () => {
  it('are those at the end of every turn; a turn without steps keeps what stood', () => {
    expect(pointsByTurn(steps, 2)).toEqual([
      [1, 3, 3, 3],
      [0, 1, 1, 2],
    ]);
  });
  it('lead back to the first step of a turn', () => {
    expect([stepOfTurn(steps, 1), stepOfTurn(steps, 2), stepOfTurn(steps, 9)]).toEqual([2, 4, 4]);
  });
});
