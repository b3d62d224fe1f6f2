import { describe, expect, it } from 'vitest';
import { fill } from '.';
import type { Key } from '.';
import { pack as da } from './packs/da';
import { pack as de } from './packs/de';
import { pack as en } from './packs/en';

const WORDS = { de: de.words, en: en.words, da: da.words };

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe('the words of the page', () => {
  it.each(['de', 'da'] as const)('in %s have the same places to fill as in English', (language) => {
    for (const key of Object.keys(WORDS.en) as Key[])
      expect([key, places(WORDS[language][key])]).toEqual([key, places(WORDS.en[key])]);
  });
  it('are filled by name and leave unknown places visible', () => {
    expect(fill('{a} of {b} {c}', { a: 1, b: 'x' })).toBe('1 of x {c}');
  });
});
