/** What is kept in this browser: decks as texts. A damaged entry counts as none. */
export interface KeptDeck {
  id: string;
  name: string;
  text: string;
  changed: number;
}
const KEY = 'catanica.decks';
const MOST = 60;

function isKept(value: unknown): value is KeptDeck {
  const one = value as Partial<KeptDeck> | null;
  return typeof one?.id === 'string' && typeof one.name === 'string' && typeof one.text === 'string';
}
export function keptDecks(): KeptDeck[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept) : [];
  } catch {
    return []; // unreadable storage: the list is written anew with the next deck
  }
}
/** Keeps a deck, newest first. A browser that is full keeps what it has. */
export function keepDeck(deck: KeptDeck): void {
  const others = keptDecks().filter((one) => one.id !== deck.id);
  store([deck, ...others].slice(0, MOST));
}
export function forgetDeck(id: string): void {
  store(keptDecks().filter((one) => one.id !== id));
}
function store(decks: readonly KeptDeck[]): void {
  localStorage.setItem(KEY, JSON.stringify(decks));
}
