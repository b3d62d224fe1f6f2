/** Nothing the games can offer or tell is shown as a raw code word. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKey } from './i18n';

const FOLDER = new URL('../../../src/catanica/games/principality/telling/', import.meta.url);
/** The names of the rows a table of the engine declares. */
const named = (file: string, row: RegExp): string[] =>
  [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(row)].map((match) => match[1] ?? '');
/** Verbs of chance are never offered; pass, end and the sets have words elsewhere. */
const ELSEWHERE = new Set(['die', 'face', 'deal', 'pass', 'end', 'set']);

describe('words of the card games', () => {
  it('name every action that can be offered', () => {
    const verbs = named('grammar.py', /^verb\(\s*v\.\w+,\s*\"(\w+)\"/gm).filter((verb) => !ELSEWHERE.has(verb));
    expect(verbs).toContain('tribute');
    expect(verbs.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });
  it('tell everything that can happen', () => {
    const events = named('happenings.py', /_tell\(\s*"(\w+)"/g);
    expect(events).toContain('discovered');
    expect(events.filter((event) => !isKey(`log.${event}`))).toEqual([]);
  });
});
