import { describe, expect, it } from 'vitest';
import { plotSeries, spread } from './chart';

describe('points over time', () => {
  it('rise in steps', () => {
    const [line] = plotSeries([{ seat: 0, name: 'Ada', points: [2, 2, 4] }], 100, 40, 8);
    expect(line?.line).toBe('M0 30H50H100V20');
    expect(line?.last).toEqual({ x: 100, y: 20, value: 4 });
  });
  it('keep their names apart', () => {
    expect(spread([50, 90])).toEqual([50, 90]);
    expect(spread([50, 50, 52])).toEqual([50, 66, 82]);
    expect(spread([60, 55])).toEqual([71, 55]);
  });
  it('keep their names inside the frame', () => {
    expect(spread([180, 180, 178], 190)).toEqual([174, 190, 158]);
    expect(spread([20, 180], 190)).toEqual([20, 180]);
  });
});
