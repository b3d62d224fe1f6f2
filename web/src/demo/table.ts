/** A middle game for looking at the table: the view of one seat, taken from a game between two bots. */
import type { LogLine, TableView } from '../lib/view';
import taken from './table.json';

// JSON knows no literal types; the file is what the game's own view wrote.
export const sampleTable = taken as unknown as TableView;

const text = (value: string): { text: string } => ({ text: value });
const told: Omit<LogLine, 'seq'>[] = [
  { step: 1, turn: 72, seat: null, kind: 'turn', parts: [text('Round 36')] },
  { step: 2, turn: 72, seat: 1, kind: 'roll', parts: [text('rolled 2, robbers')] },
  { step: 3, turn: 72, seat: 0, kind: 'gain', parts: [text('receives'), { good: 'ore', count: 1 }] },
  {
    step: 4,
    turn: 72,
    seat: 1,
    kind: 'loss',
    parts: [text('loses'), { good: 'wool', count: 2 }, { good: 'ore', count: 1 }],
  },
  { step: 5, turn: 72, seat: 1, kind: 'build', parts: [text('built'), { card: 'rathaus' }] },
  {
    step: 6,
    turn: 72,
    seat: 1,
    kind: 'trade',
    parts: [text('traded'), { good: 'ore', count: 2 }, text('for'), { good: 'wool', count: 1 }],
  },
  { step: 7, turn: 72, seat: 1, kind: 'play', parts: [text('played'), { card: 'spion' }, text('and took a card')] },
  { step: 8, turn: 73, seat: null, kind: 'turn', parts: [text('Round 37')] },
  { step: 9, turn: 73, seat: 0, kind: 'roll', parts: [text('rolled 3, trade advantage')] },
  {
    step: 10,
    turn: 73,
    seat: 0,
    kind: 'gain',
    parts: [text('receives'), { good: 'lumber', count: 1 }, { good: 'grain', count: 1 }],
  },
  {
    step: 11,
    turn: 73,
    seat: 1,
    kind: 'gain',
    parts: [text('receives'), { good: 'wool', count: 1 }, { good: 'gold', count: 1 }],
  },
  { step: 12, turn: 73, seat: null, kind: 'event', parts: [{ card: 'ertragreiches_jahr' }, text('lies open')] },
  { step: 13, turn: 73, seat: 0, kind: 'build', parts: [text('built'), { card: 'badhaus' }] },
];
export const sampleLog: LogLine[] = told.map((line) => ({ ...line, seq: line.step }));

export const samplePoints = [
  { seat: 0, name: 'Astrid', points: [2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 8] },
  { seat: 1, name: 'Bertram', points: [2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 6, 6, 7, 8, 8, 7, 7] },
];
