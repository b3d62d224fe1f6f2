/** The workshop's questions to the server: what a deck may hold, and what is wrong with one. */
import { settings } from '../lib/settings.svelte';
import type { HomeSet } from '../lib/own.svelte';
import { asked, got, posted } from './api';
import type { DeckChecked, DeckDealt, DeckPool, HomeChecked, HomeForm, PresetDeck } from './protocol';

export const workshop = {
  presets: () => got<PresetDeck[]>(`decks?lang=${settings.language}`),
  pool: (sets: readonly string[]) => got<DeckPool>(`decks/pool?sets=${encodeURIComponent(sets.join(','))}`),
  check: (text: string) => posted<DeckChecked>('decks/check', { text, lang: settings.language }),
  deal: (text: string, seed: number) => posted<DeckDealt>('decks/deal', { text, seed }),
  form: () => got<HomeForm>('own-cards/form'),
  checkHome: (set: HomeSet) => posted<HomeChecked>('own-cards/check', { set, lang: settings.language }),
  /** The set as a packed folder. */
  folder: async (set: HomeSet): Promise<Blob> =>
    (
      await asked('own-cards/folder', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ set, lang: settings.language }),
      })
    ).blob(),
};
