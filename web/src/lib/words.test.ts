/** Nothing the games can offer or tell is shown as a raw code word. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isKey } from './i18n';

const TOLD = readFileSync(new URL('../net/told/principality.ts', import.meta.url), 'utf8');
/** The names of the rows the engine declares, those of its sets among them. */
const named = (field: 'verb' | 'event'): string[] =>
  [...TOLD.matchAll(new RegExp(`\\b${field}: '([\\w-]+)'`, 'g'))].map((match) => match[1] ?? '');
/** Verbs of chance are never offered; pass, end and the sets have words elsewhere. */
const ELSEWHERE = new Set(['die', 'face', 'deal', 'pass', 'end', 'set']);

describe('words of the card games', () => {
  it('name every action that can be offered', () => {
    const verbs = named('verb').filter((verb) => !ELSEWHERE.has(verb));
    expect(verbs).toContain('tribute');
    expect(verbs.filter((verb) => !isKey(`verb.${verb}`))).toEqual([]);
  });
  it('tell everything that can happen', () => {
    const events = named('event');
    expect(events).toContain('discovered');
    expect(events.filter((event) => !isKey(`log.${event}`))).toEqual([]);
  });
});
