/** Words of the board game's table. */
import { da } from './board.da';
import { de } from './board.de';
import { en } from './board.en';
import { speaker } from './speaker';
import type { Tables } from './speaker';

export type BoardKey = keyof typeof en;
export const BOARD_WORDS: Tables<BoardKey> = { de, en, da };
export const isBoardKey = (key: string): key is BoardKey => key in en;
export const say = speaker(BOARD_WORDS);
