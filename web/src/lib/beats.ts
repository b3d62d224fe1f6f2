/** What the others do, as a story: one beat for each thing that is worth a look, the small ones beside it. */
import type { LogLine } from './view';

export interface Beat {
  line: LogLine;
  /** The card it is about, if there is one. */
  card: string | null;
  /** What came of it: gains, losses, payments. */
  more: LogLine[];
}
/** Kinds that get a beat of their own; all others stand beside the one before. */
const GREAT: ReadonlySet<LogLine['kind']> = new Set<LogLine['kind']>(['roll', 'event', 'play', 'build']);

/** The lines of one turn; whose it is says its first line. */
export interface Turn {
  whose: number;
  lines: LogLine[];
}

/** The log turn by turn; what stands before the first turn belongs to nobody's. */
export function turnsIn(lines: readonly LogLine[]): Turn[] {
  const turns: Turn[] = [];
  for (const line of lines) {
    if (line.whose !== undefined) turns.push({ whose: line.whose, lines: [] });
    else turns.at(-1)?.lines.push(line);
  }
  return turns;
}

/** The last turn of somebody else in which something happened. */
export const lastOfOthers = (lines: readonly LogLine[], seat: number): Turn | undefined =>
  turnsIn(lines).findLast((turn) => turn.whose !== seat && turn.lines.length > 0);

const cardIn = (line: LogLine): string | null =>
  line.parts.flatMap((part) => ('card' in part ? part.card : []))[0] ?? null;

/** The beats of some lines; what the seat itself did is no story to it. */
export function beatsOf(lines: readonly LogLine[], seat: number): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    if (line.whose !== undefined) continue;
    if (GREAT.has(line.kind) && line.seat !== seat) beats.push({ line, card: cardIn(line), more: [] });
    else beats.at(-1)?.more.push(line);
  }
  return beats;
}
