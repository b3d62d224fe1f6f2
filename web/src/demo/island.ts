/** An island for looking at: that of the sample game, with the pieces of four peoples. */
import { islandOf } from '../lib/island';
import { boardSample } from './board';

export const sampleIsland = islandOf(boardSample(undefined));
