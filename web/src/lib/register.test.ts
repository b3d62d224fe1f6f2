import { describe, expect, it } from 'vitest';
import type { RegisterLine } from '../net/protocol';
import { lettersOf, linesShown } from './register';

const line = (word: string, letter: string, key = word): RegisterLine => ({
  word,
  letter,
  key,
  kind: 'term',
  games: ['cardgame'],
  rulings: [],
  cards: [],
});
const lines = [line('Abbey', 'A', 'kloster'), line('Ärger', 'A'), line('Spy', 'S', 'spion')];

describe('the register', () => {
  it('has the letters its lines stand under', () => {
    expect(lettersOf(lines)).toEqual(['A', 'S']);
  });
  it('shows one letter, or whatever has the words that are looked for', () => {
    const words = (...asked: [string, string]): string[] => linesShown(lines, ...asked).map((each) => each.word);
    expect(words('', 'A')).toEqual(['Abbey', 'Ärger']);
    expect(words('spion', 'A')).toEqual(['Spy']);
    expect(words('arger', 'S')).toEqual(['Ärger']);
    expect(words('submarine', 'A')).toEqual([]);
  });
});
