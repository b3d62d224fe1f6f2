/**
 * Emblems of the princes' game by set. Where a card shows what a card of the older game shows, the drawing is the same
 * one; a card printed again in a theme set keeps the drawing of the base set.
 */
import { BASE } from '../emblems/base';
import type { Emblem, Emblems } from '../emblems/emblem';
import { addEmblems } from '../emblems/known';
import { basis } from './basis';
import { zeitDerEntdecker } from './zeit_der_entdecker';
import { zeitDerWeisen } from './zeit_der_weisen';
import { zeitDerWirren } from './zeit_der_wirren';
import { zeitDesFortschritts } from './zeit_des_fortschritts';
import { zeitDesGoldes } from './zeit_des_goldes';
import { zeitDesWohlstands } from './zeit_des_wohlstands';

const older: Emblems = Object.assign({}, ...Object.values(BASE), basis);
/** Gives known drawings to the ids on the left; a misspelt name on the right stops the page at once. */
function same(names: Readonly<Record<string, string>>): Emblems {
  const out: Record<string, Emblem> = {};
  for (const [id, name] of Object.entries(names)) {
    const drawing = older[name];
    if (drawing === undefined) throw new Error(`emblem ${id}: there is no drawing named ${name}`);
    out[id] = drawing;
  }
  return out;
}

addEmblems({
  ...BASE,
  basis: {
    ...basis,
    ...same({
      eisenschmelze: 'eisengiesserei',
      webstube: 'woll_manufaktur',
      ziegelbrennerei: 'ziegel_brennerei',
      erz_handelsschiff: 'erz_handelsflotte',
      getreide_handelsschiff: 'getreide_handelsflotte',
      gold_handelsschiff: 'gold_handelsflotte',
      holz_handelsschiff: 'holz_handelsflotte',
      lehm_handelsschiff: 'lehm_handelsflotte',
      woll_handelsschiff: 'woll_handelsflotte',
      grosses_handelsschiff: 'grosse_handelsflotte',
      erfindung: 'fortschritt',
    }),
  },
  zeit_des_goldes: {
    ...zeitDesGoldes,
    ...same({
      goldschmied_gold: 'goldschmied',
      raubzug_gold: 'raubzug',
      lagerstaette_gold: 'lagerstaette',
      zollbruecke_gold: 'zollbruecke',
      grosses_handelsschiff_gold: 'grosse_handelsflotte',
      kaperschiff: 'kaperflotte',
      haendlergilde: 'haendlerzunft',
      muenzstaette: 'muenzgiesserei',
      wettfahrt_gold: 'wettfahrt_der_handelsschiffe',
      fahrender_haendler_gold: 'fahrender_haendler',
    }),
  },
  zeit_der_wirren: {
    ...zeitDerWirren,
    ...same({
      raubzug_wirren: 'raubzug',
      spaehturm: 'wachturm',
      bruderzwist_wirren: 'bruderzwist',
      fehde_wirren: 'fehde',
    }),
  },
  zeit_des_fortschritts: {
    ...zeitDesFortschritts,
    ...same({ brigitta_fortschritt: 'brigitta', umzug_fortschritt: 'umzug', erfindung_fortschritt: 'fortschritt' }),
  },
  zeit_der_entdecker: zeitDerEntdecker,
  zeit_der_weisen: zeitDerWeisen,
  zeit_des_wohlstands: zeitDesWohlstands,
});
