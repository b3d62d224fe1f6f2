/** How often each sum has fallen, from the log. */
import type { LogEntry } from '../log';

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export function countRolls(log: readonly LogEntry[]): number[] {
  const counts = SUMS.map(() => 0);
  for (const entry of log) {
    if (entry.event !== 'dice' || entry.die === undefined || entry.other_die === undefined) continue;
    const index = entry.die + entry.other_die - 2;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}
/** What so many throws bring on average. */
export const expected = (sum: number, throws: number): number => (throws * (6 - Math.abs(7 - sum))) / 36;
