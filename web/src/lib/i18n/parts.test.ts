import { describe, expect, it } from 'vitest';
import { ADVICE_WORDS } from './advice';
import { BOARD_WORDS } from './board';
import { HOME_WORDS } from './home';
import { LIBRARY_WORDS } from './library';
import { WORKSHOP_WORDS } from './workshop';

const places = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').sort();

describe.each([
  ['the board', BOARD_WORDS],
  ['the library', LIBRARY_WORDS],
  ['the workshop', WORKSHOP_WORDS],
  ['home-made cards', HOME_WORDS],
  ['hints and analyses', ADVICE_WORDS],
])('the words of %s', (_, tables: Record<string, Record<string, string>>) => {
  it.each(['de', 'da'])('in %s have the same keys and places to fill as in English', (language) => {
    const english = tables['en'] ?? {};
    const words = tables[language] ?? {};
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect([key, places(words[key] ?? '')]).toEqual([key, places(text)]);
  });
});
