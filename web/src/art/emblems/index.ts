/** Every card's emblem by card id. A card without a drawing of its own shows the sign of its class. */
import { symbol } from '../kit';
import { PRINCES_EMBLEMS } from '../princes';
import { actions } from './actions';
import { barbarenHandelsherren, sonderkarten, turnierkarten2002 } from './barbaren_handelsherren';
import { buildings } from './buildings';
import { central } from './central';
import { cities } from './cities';
import { emblem } from './emblem';
import type { Emblem, Emblems } from './emblem';
import { events } from './events';
import { fleets } from './fleets';
import { handelWandel } from './handel_wandel';
import { knights } from './knights';
import { politikIntrige } from './politik_intrige';
import { ritterUndHaendler } from './ritter_und_haendler';
import { wissenschaftFortschritt } from './wissenschaft_fortschritt';
import { zaubererDrachen } from './zauberer_drachen';

export const EMBLEM_GROUPS: Readonly<Record<string, Emblems>> = {
  actions,
  events,
  buildings,
  fleets,
  knights,
  cities,
  central,
  ritter_und_haendler: ritterUndHaendler,
  politik_intrige: politikIntrige,
  wissenschaft_fortschritt: wissenschaftFortschritt,
  handel_wandel: handelWandel,
  zauberer_drachen: zaubererDrachen,
  barbaren_handelsherren: barbarenHandelsherren,
  sonderkarten,
  turnierkarten_t2002: turnierkarten2002,
  ...PRINCES_EMBLEMS,
};
const ALL: Emblems = Object.assign({}, ...Object.values(EMBLEM_GROUPS));

export const hasEmblem = (card: string): boolean => card in ALL;
export const emblemOf = (card: string, cls = 'action'): Emblem =>
  ALL[card] ?? emblem('stone', 'brown', symbol(cls, 60, 42, 56));
