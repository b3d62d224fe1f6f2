/** Emblems of the trade fleets: one cog, six cargoes. The sail shows the good, the deck carries it. */
// prettier-ignore
import {
  at, barrel, box, brickPile, coins, crate, line, logPile, orePile, path, sack, sheaf, sheep, symbol, waves,
} from '../kit';
import type { Art } from '../kit';
import type { Emblem, Emblems } from './emblem';
import { emblem } from './emblem';

/** Hull, mast, rigging and sail; the deck lies at y = 54 between x = 34 and x = 88. */
export const ship = (sail: Art, cargo: Art, sailTint = 'p', pennant = 'b'): Art =>
  line('M60 54V6', 'w') +
  line('M60 10L28 50M60 10L96 48', 'h') +
  path(pennant, 'M60 6C66 3 70 8 78 5L74 9L78 13C70 15 66 10 60 12Z') +
  cargo +
  path('a', 'M18 46L32 52H88L104 42C105 56 100 68 90 72H40C28 70 20 60 18 46Z') +
  line('M22 57H102M26 63H98M33 68H94', 'h') +
  path('a', 'M88 52V44H106V50') +
  line('M92 44v-4M98 44v-4M104 44v-4M90 40H107') +
  line('M84 66q8-4 12-14M88 69q8-4 12-14', 'h') +
  path(sailTint, 'M38 16Q60 20 84 15C90 25 90 36 86 45Q62 49 40 45C44 35 43 25 38 16Z') +
  line('M36 15.500Q60 20 86 14.500') +
  line('M80 18q5 12 2 24M76 19q5 12 2 24', 'h') +
  sail +
  waves(72, 3);

const fleet = (good: string, cargo: Art): Emblem => emblem(['brown', good], ship(symbol(good, 60, 31, 23), cargo));

export const fleets: Emblems = {
  erz_handelsflotte: fleet('ore', orePile(66, 53, 22, 'b') + barrel(44, 54, 11, 'p')),
  getreide_handelsflotte: fleet(
    'grain',
    sheaf(42, 54, 17) + sheaf(50, 55, 16) + sack(72, 54, 13, 'p') + sack(82, 54, 11, 'b'),
  ),
  gold_handelsflotte: fleet(
    'gold',
    box('b', 66, 44, 18, 10, 1) +
      path('p', 'M66 44C66 36 84 36 84 44Z') +
      line('M75 44v4M66 46h18', 'h') +
      coins(44, 53, 3, 12) +
      coins(55, 53, 1, 10),
  ),
  holz_handelsflotte: fleet('lumber', at(0, 0, 1, logPile(66, 54, 4) + logPile(34, 54, 3.6))),
  lehm_handelsflotte: fleet('brick', brickPile(64, 54, 8) + crate(38, 54, 10, 'p')),
  woll_handelsflotte: fleet('wool', sheep(46, 54, 13, 'b') + sack(72, 54, 13, 'p') + sack(82, 54, 13, 'b')),
};
