/** Looking back in a game that goes on: the table as it stood at an earlier number, as this seat saw it then. */
import { api } from '../net/api';
import type { Past } from '../net/protocol';
import type { LogEntry } from './log';

export class LookBack {
  shown = $state.raw<Past | null>(null);
  failed = $state(false);
  /** Asked for, but not there yet. */
  waiting = $state(false);
  private asked = 0;

  /** `seat` is null for those who watch. */
  async go(game: string, seq: number, seat: number | null, tokens: readonly string[]): Promise<void> {
    this.asked += 1;
    const mine = this.asked;
    this.failed = false;
    this.waiting = true;
    try {
      const past = await api.past(game, seq, seat, tokens);
      if (mine === this.asked) this.shown = past;
    } catch {
      this.failed = mine === this.asked; // told at the table; the game itself goes on
    }
    if (mine === this.asked) this.waiting = false;
  }
  end(): void {
    this.asked += 1;
    this.shown = null;
    this.failed = false;
    this.waiting = false;
  }
}

/** The numbers of the game at which something was told, in order. */
export const stepsIn = (entries: readonly LogEntry[]): number[] => [...new Set(entries.map((entry) => entry.seq))];

/** The nearest number before or after one; itself at the ends. */
export function stepBeside(steps: readonly number[], seq: number, by: 1 | -1): number {
  const beyond = steps.filter((step) => (by > 0 ? step > seq : step < seq));
  return (by > 0 ? beyond[0] : beyond.at(-1)) ?? seq;
}
