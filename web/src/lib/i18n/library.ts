/** Words of the replay, the encyclopaedia and the card gallery. */
import { da } from './library.da';
import { de } from './library.de';
import { en } from './library.en';
import { speaker } from './speaker';
import type { Tables } from './speaker';

export type LibraryKey = keyof typeof en;
export const LIBRARY_WORDS: Tables<LibraryKey> = { de, en, da };
export const tell = speaker(LIBRARY_WORDS);
