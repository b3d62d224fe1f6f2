/** The games of this browser: seat tokens are kept here and nowhere else. */
import { Shelf } from '../lib/shelf';

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

function isKept(value: unknown): value is KeptGame {
  const one = value as Partial<KeptGame> | null;
  return typeof one?.id === 'string' && Array.isArray(one.tokens) && Array.isArray(one.links);
}
const GAMES = new Shelf('catanica.games', 40, isKept);

export const keptGames = (): KeptGame[] => GAMES.all();
export const keptGame = (id: string): KeptGame | undefined => keptGames().find((one) => one.id === id);
export const keepGame = (game: KeptGame): void => GAMES.keep(game);
export const forgetGame = (id: string): void => GAMES.forget(id);
