/** The workshop's questions to the server: what a deck may hold, and what is wrong with one. */
import { settings } from '../lib/settings.svelte';
import { got, posted } from './api';
import type { DeckChecked, DeckDealt, DeckPool, PresetDeck } from './protocol';

export const workshop = {
  presets: () => got<PresetDeck[]>(`decks?lang=${settings.language}`),
  pool: (sets: readonly string[]) => got<DeckPool>(`decks/pool?sets=${encodeURIComponent(sets.join(','))}`),
  check: (text: string) => posted<DeckChecked>('decks/check', { text, lang: settings.language }),
  deal: (text: string, seed: number) => posted<DeckDealt>('decks/deal', { text, seed }),
};
