/** Drawings of the base set and of the set printed with it; the princes' game shows most of them, too. */
import { actions } from './actions';
import { buildings } from './buildings';
import { cities } from './cities';
import type { Emblems } from './emblem';
import { events } from './events';
import { fleets } from './fleets';
import { knights } from './knights';
import { ritterUndHaendler } from './ritter_und_haendler';

export const BASE: Readonly<Record<string, Emblems>> = {
  actions,
  events,
  buildings,
  fleets,
  knights,
  cities,
  ritter_und_haendler: ritterUndHaendler,
};
