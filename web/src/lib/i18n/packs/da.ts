/** Everything the page says in this language, in one file of its own. */
import terms from '../../../../../src/catanica/encyclopaedia/ui/da.toml';
import { da } from '../da';
import { princesDa } from '../princes/da';
import { siteDa } from '../site/da';
import type { Pack } from '../pack';

export const pack: Pack = { words: { ...da, ...siteDa, ...princesDa }, terms };
