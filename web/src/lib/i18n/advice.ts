/** Words of hints and analyses. */
import { da } from './advice.da';
import { de } from './advice.de';
import { en } from './advice.en';
import { speaker } from './speaker';
import type { Tables } from './speaker';

export type AdviceKey = keyof typeof en;
export const ADVICE_WORDS: Tables<AdviceKey> = { de, en, da };
export const tell = speaker(ADVICE_WORDS);
export const isAdviceKey = (key: string): key is AdviceKey => key in en;
