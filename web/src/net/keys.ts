/** The games of this browser: seat tokens are kept here and nowhere else. */
export interface KeptGame {
  id: string;
  game: string;
  tokens: { seat: number; token: string }[];
  /** Invitations given out, so that the link can be shown again. */
  links: { seat: number; link: string }[];
  names: string[];
  started: number;
  lesson?: string;
  over?: boolean;
  /** When it was last looked at, somebody here was asked. */
  asked?: boolean;
  /** Who was asked then, by name. */
  turn?: string;
}
const KEY = 'catanica.games';
const MOST = 40;

function isKept(value: unknown): value is KeptGame {
  const one = value as Partial<KeptGame> | null;
  return typeof one?.id === 'string' && Array.isArray(one.tokens) && Array.isArray(one.links);
}
/** The games kept, newest first; a damaged entry counts as none. */
export function keptGames(): KeptGame[] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isKept) : [];
  } catch {
    return []; // unreadable storage: the list is written anew with the next game
  }
}
export const keptGame = (id: string): KeptGame | undefined => keptGames().find((one) => one.id === id);
export function keepGame(game: KeptGame): void {
  const others = keptGames().filter((one) => one.id !== game.id);
  localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
}
export function forgetGame(id: string): void {
  localStorage.setItem(KEY, JSON.stringify(keptGames().filter((one) => one.id !== id)));
}
