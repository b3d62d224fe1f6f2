/** Words of home-made cards. */
import { da } from './home.da';
import { de } from './home.de';
import { en } from './home.en';
import { speaker } from './speaker';
import type { Tables } from './speaker';

export type HomeKey = keyof typeof en;
export const HOME_WORDS: Tables<HomeKey> = { de, en, da };
export const tell = speaker(HOME_WORDS);
/** The word for something the server named; its own name where the page has none. */
export const wordOf = (key: string, name: string): string =>
  `${key}.${name}` in en ? tell(`${key}.${name}` as HomeKey) : name;
