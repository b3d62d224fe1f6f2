/** Nothing the games can offer or tell is shown as a raw code word. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKey } from './i18n';

const FOLDER = new URL('../../../src/catanica/games/principality/telling/', import.meta.url);
/** The words of a table of names in the engine: `ROLL: "roll", …`. */
function named(file: string, table: string): string[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const body = text.slice(text.indexOf(`${table}: Final = {`)).split('\n}')[0] ?? '';
  return [...body.matchAll(/: "(\w+)"/g)].map((match) => match[1] ?? '');
}
/** Verbs of chance are never offered; pass, end and the sets have words elsewhere. */
const ELSEWHERE = new Set(['die', 'face', 'deal', 'pass', 'end', 'set']);

describe('words of the card games', () => {
  it('name every action that can be offered', () => {
    const text = readFileSync(new URL('grammar.py', FOLDER), 'utf8');
    const rows = [...text.matchAll(/^verb\(\s*v\.\w+,\s*"(\w+)"/gm)].map((match) => match[1] ?? '');
    const verbs = rows.filter((verb) => !ELSEWHERE.has(verb));
    expect(verbs).toContain('tribute');
    expect(verbs.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });
  it('tell everything that can happen', () => {
    const events = named('happenings.py', 'NAMES');
    expect(events).toContain('discovered');
    expect(events.filter((event) => !isKey(`log.${event}`))).toEqual([]);
  });
});
