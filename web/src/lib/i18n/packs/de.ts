/** Everything the page says in this language, in one file of its own. */
import terms from '../../../../../src/catanica/encyclopaedia/ui/de.toml';
import { de } from '../de';
import { princesDe } from '../princes/de';
import { siteDe } from '../site/de';
import type { Pack } from '../pack';

export const pack: Pack = { words: { ...de, ...siteDe, ...princesDe }, terms };
