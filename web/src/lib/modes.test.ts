import { describe, expect, it } from 'vitest';
import { complete, fits, fitsCards, goalOf, themesOf } from './modes';

describe('the form of a princes game', () => {
  it('asks for themes in theme games and duels only', () => {
    expect(['intro', 'theme', 'duel', undefined].map((mode) => fits('sets', mode, []))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(fits('points', 'intro', [])).toBe(true);
  });
  it('asks how themes are found where none is ticked for a duel', () => {
    expect([fits('choice', 'duel', []), fits('choice', 'duel', ['a']), fits('choice', 'theme', [])]).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('takes one theme or three, or none in a duel', () => {
    expect([themesOf('theme').most, themesOf('duel').most]).toEqual([1, 3]);
    expect([0, 1, 2, 3].map((count) => complete('duel', ['a', 'b', 'c'].slice(0, count)))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect(complete('theme', ['a'])).toBe(true);
  });
  it('names the points of each way to play', () => {
    expect(['intro', 'theme', 'duel', undefined].map(goalOf)).toEqual([7, 12, 13, 7]);
  });
});

describe('the form of a new game of the card game', () => {
  it('asks how many own cards are kept only where cards are split', () => {
    expect(['small', 'common', 'tournament', undefined].map((mode) => fitsCards('own_cards', mode))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(fitsCards('sets', 'small')).toBe(true);
    expect(fitsCards('variant', 'small')).toBe(false);
  });
});
