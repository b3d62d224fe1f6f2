/** Begins a game, keeps its keys in this browser and goes to its table. */
import { settings } from '../lib/settings.svelte';
import { api } from './api';
import laidOut from './laid-out.txt?raw';
import { keepGame } from './keys';
import type { GameMade, LessonSummary, NewGame } from './protocol';

/** Seconds a computer waits before each decision, by the pace chosen in the settings. */
const PACE = [0, 0.5, 1.2, 2.5, 0.5];
const botDelay = (): number => PACE[Math.round(settings.botSpeed)] ?? 0.5;

export async function begin(wish: Omit<NewGame, 'lang' | 'bot_delay'>): Promise<GameMade> {
  const made = await api.newGame({ ...wish, lang: settings.language, bot_delay: botDelay() });
  keepGame({
    id: made.game_id,
    game: wish.game,
    tokens: made.seats.flatMap(({ seat, token }) => (token === null ? [] : [{ seat, token }])),
    links: made.seats.flatMap(({ seat, link }) => (link === null ? [] : [{ seat, link }])),
    names: made.seats.map((seat) => seat.name),
    started: Date.now(),
    lesson: wish.lesson ?? undefined,
  });
  location.hash = `#/play/${made.game_id}`;
  return made;
}
/** The game that is there at once: the card game against the computer, regions laid out and hands dealt. */
export const playNow = (): Promise<GameMade> =>
  begin({
    game: 'cardgame',
    options: {},
    position: laidOut.trim(),
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot:greedy', name: '' },
    ],
  });
/** A tournament at once: two ready decks are drawn. */
export const playTournament = (): Promise<GameMade> =>
  begin({
    game: 'cardgame',
    options: { mode: 'tournament' },
    seats: [
      { kind: 'person', name: '' },
      { kind: 'bot:greedy', name: '' },
    ],
  });
export const beginLesson = ({ id, game, seats }: LessonSummary): Promise<GameMade> =>
  begin({
    game,
    options: {},
    lesson: id,
    seats: Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'bot:greedy', name: '' })),
  });
