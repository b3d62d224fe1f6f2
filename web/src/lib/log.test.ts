import { describe, expect, it } from 'vitest';
import { LogBook, logLines, spokenLine } from './log';
import type { LogEntry, Tongue } from './log';
import type { Faces } from './view';

const faces = {
  gebirge: { name: 'Mountains', resource: 'ore' },
  ackerland: { name: 'Field', resource: 'grain' },
  landsknechte: { name: 'Mercenaries' },
  diebesversteck: { name: 'Den' },
  volksstimmung: { name: 'Mood' },
} as unknown as Faces;
const tongue: Tongue = { names: ['Ann', 'Bob'], faces };
const read = (...entries: Partial<LogEntry>[]): string[] =>
  logLines(
    entries.map((entry, n) => ({ n, seq: n, event: 'shown', seat: 0, ...entry })),
    tongue,
  ).map((line) => spokenLine(line, tongue));
const pays = (card: string, amount: number): Partial<LogEntry> => ({ event: 'paid', card, region: 'C above', amount });

describe('the log', () => {
  it('adds up what is paid, kind by kind', () => {
    expect(read(pays('gebirge', 1), pays('ackerland', 2), pays('gebirge', 2))).toEqual(['Ann pays 3 ore 2 grain']);
  });
  it('tells a trade with the bank in one line', () => {
    const gained = { event: 'gained' as const, card: 'ackerland', region: 'C above', amount: 1 };
    const traded = read({ event: 'banked', give: 'ore', get: 'grain', rate: 3 }, pays('gebirge', 3), gained);
    expect(traded).toEqual(['Ann trades with the bank: 3 ore for 1 grain']);
    expect(read({ event: 'played', card: 'landsknechte' }, gained)).toHaveLength(2);
  });
  it('names the event or card that brings a gain or a loss', () => {
    const lost = { event: 'lost' as const, card: 'gebirge', region: 'C above', amount: 1 };
    expect(read({ event: 'event_card', card: 'volksstimmung' }, lost, { ...lost, seat: 1 })).toEqual([
      'Ann: Event: Mood',
      'Ann loses 1 ore (Mood)',
      'Bob loses 1 ore (Mood)',
    ]);
    expect(read({ event: 'event_card', card: 'volksstimmung' }, { event: 'turn', turn: 2 }, lost).at(-1)).toBe(
      'Ann loses 1 ore',
    );
  });
  it('goes on where it was, and begins anew where something was taken back', () => {
    const entries = [pays('gebirge', 1), pays('gebirge', 2), { event: 'declined' as const }].map(
      (entry, n): LogEntry => ({ n, seq: n, event: 'shown', seat: 0, ...entry }),
    );
    const book = new LogBook();
    const first = book.lines(entries.slice(0, 1), tongue);
    expect(book.lines(entries, tongue)).toEqual(logLines(entries, tongue));
    expect(first.map((line) => spokenLine(line, tongue))).toEqual(['Ann pays 1 ore']);
    expect(book.lines(entries, tongue)[1]).toBe(book.lines(entries, tongue)[1]);
    expect(book.lines(entries.slice(0, 2), tongue)).toEqual(logLines(entries.slice(0, 2), tongue));
  });
  it('says what an answer answers', () => {
    expect(read({ event: 'answered', card: 'landsknechte', face: 'brigands' })).toEqual([
      'Ann answers Brigand Attack with Mercenaries',
    ]);
    expect(read({ event: 'answered', card: 'volksstimmung', answers: 'landsknechte' })).toEqual([
      'Ann answers Mercenaries with Mood',
    ]);
    expect(read({ event: 'answered', card: 'landsknechte' })).toEqual(['Ann answers with Mercenaries']);
  });
  it('says in whose land a den lies, and what lies on a card', () => {
    expect(read({ event: 'built', card: 'diebesversteck', place: 'region C above', abroad: true })).toEqual([
      'Ann builds Den in the land of Bob',
    ]);
    expect(read({ event: 'tokens', card: 'volksstimmung', place: 'laid', count: 2, counter: 'stars' })).toEqual([
      'Ann now has 2 stars on Mood',
    ]);
  });
});
