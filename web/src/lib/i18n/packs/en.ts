/** Everything the page says in this language, in one file of its own. */
import terms from '../../../../../src/catanica/encyclopaedia/ui/en.toml';
import { en } from '../en';
import { princesEn } from '../princes/en';
import { siteEn } from '../site/en';
import type { Pack } from '../pack';

export const pack: Pack = { words: { ...en, ...siteEn, ...princesEn }, terms };
