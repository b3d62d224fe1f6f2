/** Words of the workshop: decks and cards of one's own. */
import { speaker } from './speaker';
import type { Tables } from './speaker';
import { da } from './workshop.da';
import { de } from './workshop.de';
import { en } from './workshop.en';

export type WorkshopKey = keyof typeof en;
export const WORKSHOP_WORDS: Tables<WorkshopKey> = { de, en, da };
export const tell = speaker(WORKSHOP_WORDS);
