import { describe, expect, it } from 'vitest';
import { following, isArrow } from './arrows';

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
//  0   1
//    2     3
const boxes = [at(0, 0), at(100, 0), at(50, 40), at(160, 60)];

describe('arrow keys among choices', () => {
  it('begin with the first choice', () => {
    expect(following(boxes, -1, 'ArrowDown')).toBe(0);
    expect(following([], -1, 'ArrowDown')).toBe(-1);
  });
  it('go to the nearest choice in their direction', () => {
    expect(following(boxes, 0, 'ArrowRight')).toBe(1);
    expect(following(boxes, 0, 'ArrowDown')).toBe(2);
    expect(following(boxes, 3, 'ArrowLeft')).toBe(2);
    expect(following(boxes, 3, 'ArrowUp')).toBe(1);
  });
  it('stay where nothing lies further on', () => {
    expect(following(boxes, 0, 'ArrowLeft')).toBe(0);
    expect(following(boxes, 3, 'ArrowDown')).toBe(3);
  });
  it('are the four of them', () => {
    expect(['ArrowUp', 'ArrowLeft', 'Enter', 'a'].map(isArrow)).toEqual([true, true, false, false]);
  });
});
