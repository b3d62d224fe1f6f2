/** What is kept in this browser: decks as texts. */
import { Shelf } from '../shelf';

export interface KeptDeck {
  id: string;
  name: string;
  text: string;
  changed: number;
}

function isKept(value: unknown): value is KeptDeck {
  const one = value as Partial<KeptDeck> | null;
  return typeof one?.id === 'string' && typeof one.name === 'string' && typeof one.text === 'string';
}
const DECKS = new Shelf('catanica.decks', 60, isKept);

export const keptDecks = (): KeptDeck[] => DECKS.all();
export const keepDeck = (deck: KeptDeck): void => DECKS.keep(deck);
export const forgetDeck = (id: string): void => DECKS.forget(id);
