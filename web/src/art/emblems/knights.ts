/** Emblems of the knights of the base set. Strength and temper show in helm, crest and arms. */
import { at, axe, circle, crown, flag, hammer, lance, line, path, sword, tuft } from '../kit';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import * as arms from './heraldry';

const wings =
  path('p', 'M-10-14C-22-16-28-26-28-36C-20-34-12-28-8-18ZM10-14C22-16 28-26 28-36C20-34 12-28 8-18Z') +
  line('M-12-17q-9-5-13-14M12-17q9-5 13-14M-10-20q-5-4-8-8M10-20q5-4 8-8', 'h');
const plume =
  path('b', 'M0-16C-4-30 4-36 14-34C26-32 30-20 26-8C22-16 14-20 0-16Z') + line('M8-30q10 2 14 12M4-26q10 0 16 8', 'h');
const horns =
  path('p', 'M-11-10C-22-10-27-20-24-32C-20-24-14-20-6-19ZM11-10C22-10 27-20 24-32C20-24 14-20 6-19Z') +
  line('M-20-19l4-3M-17-15l4-4M20-19l-4-3M17-15l-4-4', 'h');
const ravenCrest = path('k', 'M-12-18L-20-26L-12-25C-10-32 0-32 2-26C8-28 14-24 20-16L10-18L4-14H-8Z');
const feather = path('p', 'M6-14C4-26 10-32 18-34C18-24 16-18 10-12Z') + line('M8-14Q12-24 16-31', 'h');

export const knights: Emblems = {
  konrad_der_flinke: arms.knightly(
    ['stone', 'blue'],
    arms.bascinet('p'),
    wings,
    arms.shield('b', arms.bend('p'), arms.swallow('k')),
    lance(14, 80, 58, -6),
  ),
  falk_der_schoene: arms.knightly(
    ['stone', 'red'],
    arms.frogHelm('p'),
    plume,
    arms.shield('p', arms.pale('b'), arms.falcon('a')),
    lance(12, 80, 62, -4),
  ),
  goetz_eisenfaust: arms.knightly(
    ['ore', 'grain'],
    arms.greatHelm('p'),
    path('a', 'M-9-15V-24L-11-29C-11-34-6-34-6-31C-5-35 0-35 0-32C1-35 6-35 6-31C8-34 12-32 11-28L9-23V-15Z') +
      line('M-6-31v5M0-32v6M6-31v5', 'h'),
    arms.shield('b', arms.fess('p'), arms.fist('a')),
    hammer(18, 78, 50, -12),
  ),
  hagen_der_unheimliche: arms.knightly(
    ['ore', 'violet'],
    arms.barbute('a'),
    ravenCrest,
    arms.shield('b', arms.moon('p'), arms.raven('k')),
    sword(16, 78, 58, -8),
  ),
  karl_der_maechtige: arms.knightly(
    ['stone', 'red'],
    arms.greatHelm('p'),
    crown(0, -14, 30),
    arms.shield('p', arms.bordure('b'), arms.lion('b')),
    sword(14, 82, 72, -4),
  ),
  otto_der_berserker: arms.knightly(
    ['brown', 'brick'],
    arms.barbute('p'),
    horns,
    arms.shield('p', arms.flames('b'), arms.boar('a')),
    axe(14, 80, 56, -6),
  ),
  pippin_der_kurze: emblem(
    ['stone', 'lumber'],
    `<g transform="translate(6 18) scale(.780)" style="--sw:1.92px">${arms.knightBust(arms.kettleHat('a'), { x: 44 })}</g>`,
    line('M5 76H115'),
    lance(12, 80, 46, -6),
    at(82, 50, 1.02, arms.shield('p', arms.quarterly('b'), arms.acorn('a'))),
    tuft(110, 76),
    tuft(60, 76),
  ),
  siegfried_ohneland: arms.knightly(
    ['stone', 'brown'],
    arms.kettleHat('p'),
    feather,
    arms.shield('p', arms.paly('a'), arms.openRing('b')),
    sword(18, 78, 48, -10),
  ),
  walter_der_abtruennige: arms.knightly(
    ['ore', 'grain'],
    arms.bascinet('a'),
    path('b', 'M0-18C-2-28 4-36 10-38L8-30L14-32L10-24L15-24L6-15Z'),
    arms.shield('b', arms.chevronDown('k'), arms.brokenSword('p')),
    flag(14, 80, 64, 'b') + circle('p', 14, 15, 2),
  ),
};
