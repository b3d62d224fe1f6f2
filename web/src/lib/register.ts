/** The alphabetical register: its letters, and the lines that are shown. */
import type { RegisterLine } from '../net/protocol';
import { plain } from './gallery';

/** The letters of a register, in its order. */
export const lettersOf = (lines: readonly RegisterLine[]): string[] => [...new Set(lines.map((line) => line.letter))];

/** The lines of one letter; while words are looked for, those of all letters that have them. */
export function linesShown(lines: readonly RegisterLine[], words: string, letter: string): RegisterLine[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return lines.filter((line) => line.letter === letter);
  return lines.filter((line) => {
    const text = plain(`${line.word} ${line.key}`);
    return wanted.every((word) => text.includes(word));
  });
}
