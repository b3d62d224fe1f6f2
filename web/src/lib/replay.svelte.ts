/** A record being stepped through: its positions are fetched in pieces as they are needed, the rest in the background. */
import { api } from '../net/api';
import type { GameView, ReplayStep, Replayed } from '../net/protocol';
import type { LogEntry } from './log';

const PIECE = 100;

export interface Position {
  view: GameView;
  log: LogEntry[];
}

export class ReplayStore {
  head = $state.raw<Replayed | null>(null);
  step = $state(0);
  private known = $state.raw<ReadonlyMap<number, Position>>(new Map());
  private asked = new Set<number>();

  constructor(
    readonly record: string,
    readonly audience: string,
  ) {}

  /** Reads the record and the first positions; throws the server's sentence if it does not hold. */
  async open(step = 0): Promise<void> {
    await this.fetch(Math.floor(step / PIECE));
    this.step = Math.min(step, this.total);
  }

  get total(): number {
    return this.head?.total ?? 0;
  }
  get steps(): readonly ReplayStep[] {
    return this.head?.steps ?? [];
  }
  /** The step that led to the position shown; none at the set-up. */
  get last(): ReplayStep | undefined {
    return this.steps[this.step - 1];
  }
  get position(): Position | undefined {
    return this.at(this.step);
  }
  /** The position after a step, if it is loaded. */
  at(step: number): Position | undefined {
    return this.known.get(step);
  }
  /** Everything told up to the position shown, as far as it is loaded. */
  get log(): LogEntry[] {
    const entries: LogEntry[] = [];
    for (let step = 1; step <= this.step; step += 1) entries.push(...(this.known.get(step)?.log ?? []));
    return entries;
  }

  async go(step: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.total, step));
    if (!this.known.has(wanted)) await this.fetch(Math.floor(wanted / PIECE));
    this.step = wanted;
  }

  /** Fetches what is missing, piece by piece from the beginning; `alive` ends it when the page is left. */
  async fill(alive: () => boolean): Promise<void> {
    for (let piece = 0; piece * PIECE <= this.total && alive(); piece += 1) await this.fetch(piece);
  }

  private async fetch(piece: number): Promise<void> {
    if (this.asked.has(piece)) return;
    this.asked.add(piece);
    try {
      const answer = await api.replay(this.record, this.audience, piece * PIECE, PIECE);
      this.head ??= answer;
      this.known = new Map([
        ...this.known,
        ...answer.views.map(({ step, view, log }) => [step, { view, log }] as const),
      ]);
    } catch (wrong) {
      this.asked.delete(piece);
      throw wrong;
    }
  }
}

/** Points of each seat at the end of every turn, from the first. */
export function pointsByTurn(steps: readonly ReplayStep[], seats: number): number[][] {
  const turns = Math.max(0, ...steps.map((step) => step.turn));
  const points = Array.from({ length: seats }, () => Array.from({ length: turns + 1 }, () => 0));
  let now = -1;
  for (const step of steps) {
    points.forEach((line, seat) => {
      // Turns without a step of their own keep what stood before them.
      for (let turn = now + 1; turn < step.turn; turn += 1) line[turn] = line[now] ?? 0;
      line[step.turn] = step.points[seat] ?? 0;
    });
    now = step.turn;
  }
  return points;
}
/** The first step of a turn. */
export const stepOfTurn = (steps: readonly ReplayStep[], turn: number): number =>
  steps.find((step) => step.turn >= turn)?.step ?? steps.length;
