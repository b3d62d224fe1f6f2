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
  lines: readonly LogLine[];
}

/** The last turn of somebody else in which something happened; what stands before the first turn is nobody's. */
export function lastOfOthers(lines: readonly LogLine[], seat: number): Turn | undefined {
  let end = lines.length;
  for (let index = end - 1; index >= 0; index -= 1) {
    const whose = lines[index]?.whose;
    if (whose === undefined) continue;
    if (whose !== seat && end - index > 1) return { whose, lines: lines.slice(index + 1, end) };
    end = index;
  }
  return undefined;
}

/** The turn that was told already, if it is still the same: then it is not drawn anew. */
export const sameTurn = (before: Turn | undefined, now: Turn | undefined): Turn | undefined =>
  before?.whose === now?.whose &&
  before?.lines.length === now?.lines.length &&
  before?.lines.at(-1) === now?.lines.at(-1)
    ? before
    : now;

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
