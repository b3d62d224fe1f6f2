/**
 * The others' doings one after the other, each for as long as the pace says. It shows and never blocks: who decides need
 * not wait, and a click or a key leads on.
 */
import { beatsOf } from './beats';
import type { Beat } from './beats';
import type { LogLine } from './view';

/** How long a beat is shown, by the pace of the settings: at once, brisk, calm, slow, step by step. */
const DWELL: readonly number[] = [0, 900, 1600, 2400, Infinity];
/** More than this at once is no turn that was missed but a new table. */
const MOST = 14;
/** Who is asked has seen the rest of the story after this time. */
const HURRY = 1000;

export class Story {
  /** What is told now. */
  beat = $state.raw<Beat | null>(null);
  left = $state(0);
  private queue: Beat[] = [];
  private seen: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pace = 0;
  private asked = false;

  /** What is new in the log is told, unless the table is seen for the first time, nobody looks or all shall go at once. */
  hear(lines: readonly LogLine[], seat: number, pace: number, asked: boolean, hidden: boolean): void {
    const last = lines.at(-1)?.step ?? -1;
    const before = this.seen;
    this.seen = last;
    this.pace = pace;
    this.asked = asked;
    if (before === null || hidden || DWELL[pace] === 0 || last < before) return;
    const fresh = lines.filter((line) => line.step > before);
    const beats = beatsOf(fresh, seat);
    if (beats.length > 0 && beats.length <= MOST) this.tell(beats);
    else if (this.beat !== null && fresh.length > 0 && beats.length === 0)
      this.beat = { ...this.beat, more: [...this.beat.more, ...fresh.filter((line) => line.whose === undefined)] };
  }
  /** Tells these, after what is being told. */
  tell(beats: readonly Beat[]): void {
    this.queue.push(...beats);
    if (this.beat === null) this.next();
    else this.left = this.queue.length;
  }
  /** Tells a turn again, from its beginning. */
  again(lines: readonly LogLine[], seat: number, pace: number): void {
    this.end();
    this.asked = false;
    this.pace = pace === 0 ? 2 : pace;
    this.tell(beatsOf(lines, seat));
  }
  next(): void {
    clearTimeout(this.timer);
    this.beat = this.queue.shift() ?? null;
    this.left = this.queue.length;
    if (this.beat === null) return;
    const dwell = DWELL[this.pace] ?? 900;
    if (dwell === Infinity) return;
    const rest = this.queue.length + 1;
    this.timer = setTimeout(() => this.next(), this.asked ? Math.max(500, Math.min(dwell, HURRY / rest)) : dwell);
  }
  end(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.beat = null;
    this.left = 0;
  }
}
