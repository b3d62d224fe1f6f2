/** Emblems of the princes' base set that no card of the older game has. */
// prettier-ignore
import {
  arch, at, axe, barrel, birds, box, brickPile, circle, cloud, coin, fir, flame, ground, hammer, house, lance, line,
  logPile, pane, path, peak, person, sack, shade, sheaf, sheep, smoke, sun, sword, symbol, tower, tree, tuft, wall,
  waves,
} from '../kit';
import type { Art } from '../kit';
import { camel } from '../emblems/actions';
import type { Emblem, Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import { ship } from '../emblems/fleets';
import * as arms from '../emblems/heraldry';
import { TILES } from '../terrain';
import type { Terrain } from '../terrain';
import { braids, flatCap, hero, ironCap, longHair, shortHair, star } from './parts';

/** The open country of a region: ground to every edge, hills on the skyline, and what grows there. */
const landscape = (terrain: Exclude<Terrain, 'desert'>, ...parts: Art[]): Emblem => {
  const { ground: colour, a, b } = TILES[terrain];
  return emblem(
    [a, b],
    `<path class="n" fill="${colour}" d="M-60 30Q0 20 40 26T120 22L180 26V150H-60Z"/>`,
    line('M-60 30Q0 20 40 26T120 22L180 26', 'h'),
    ...parts,
  );
};
const BEARD = 'M-9-42C-8-39-4-39-3-39H3C4-39 8-39 9-42C10-32 4-23 0-21C-4-23-10-32-9-42Z';
const rowOf = (xs: readonly number[], draw: (x: number) => Art): Art => xs.map(draw).join('');

export const basis: Emblems = {
  ackerland: landscape(
    'fields',
    sun(100, 10, 5),
    line('M-60 40Q20 30 60 36T180 34M-60 54Q20 42 60 50T180 46M-60 70Q20 58 60 66T180 62', 'h'),
    rowOf([14, 38, 62, 86, 108], (x) => sheaf(x, 42, 16)),
    rowOf([2, 28, 56, 84, 112], (x) => sheaf(x, 60, 21)),
    rowOf([14, 46, 78, 108], (x) => sheaf(x, 82, 26)),
  ),
  gebirge: landscape(
    'mountains',
    peak(18, 54, 56, 42) + peak(100, 54, 60, 46) + peak(58, 60, 70, 58),
    peak(-8, 80, 44, 30) + peak(92, 80, 54, 38) + peak(30, 82, 50, 36) + peak(130, 80, 40, 26),
    line('M4 86h14M58 84h12M112 84h8', 'h'),
  ),
  huegelland: landscape(
    'hills',
    path('a', 'M-20 56C0 28 34 28 54 56Z') + path('a', 'M44 56C62 24 104 24 132 56Z'),
    line('M30 40l8 12M22 38l8 16M96 38l10 14M88 36l10 18M80 38l6 14', 'h'),
    path('a', 'M-20 84C-6 56 36 52 58 84Z') + path('a', 'M50 84C70 58 108 56 136 84Z'),
    arch(22, 84, 16, 18) + box('p', 10, 64, 24, 4) + line('M96 66l10 14M88 64l10 16', 'h') + brickPile(60, 84, 10),
  ),
  wald: landscape(
    'forest',
    rowOf([4, 22, 40, 58, 76, 94, 112], (x) => fir(x, 44, 32)),
    rowOf([-6, 14, 32, 50, 68, 86, 104, 124], (x) => fir(x, 64, 36)),
    rowOf([4, 26, 48, 72, 94, 116], (x) => fir(x, 86, 40)),
  ),
  weideland: landscape(
    'pasture',
    tree(14, 40, 30, 'b') + tree(104, 38, 26, 'b') + tree(90, 36, 18, 'b'),
    line('M-60 50Q10 40 60 46T180 42', 'h') +
      sheep(46, 44, 13) +
      sheep(72, 42, 12) +
      sheep(30, 60, 16) +
      sheep(88, 60, 17),
    sheep(56, 76, 21) +
      sheep(106, 80, 19) +
      sheep(12, 80, 18) +
      tuft(64, 56) +
      tuft(78, 80) +
      tuft(34, 78) +
      tuft(112, 54),
  ),
  goldfluss: emblem(
    ['sea-art', 'gold'],
    `<path class="n" fill="${TILES.river.ground}" d="M-60 38Q20 22 60 30T180 26V150H-60Z"/>`,
    line('M-60 38Q20 22 60 30T180 26', 'h'),
    path('a', 'M46 28C40 40 80 42 72 54C64 64 40 66 34 84H86C88 70 106 66 100 52C94 42 66 40 66 29Z'),
    line('M56 38q10 4 20 7M84 52q4 8-8 16M70 72q-6 4-8 10M60 60q10-4 16-10M52 76q3-6 9-9', 'h'),
    tree(16, 52, 34, 'p') + tree(108, 44, 26, 'p') + tree(30, 44, 22, 'p'),
    path('b', 'M12 76L16 68L24 66L30 73L26 78H16ZM98 78L102 70L110 70L114 76L110 80H101Z'),
    path('b', 'M46 56L49 51L54 51L57 56L54 59H49Z') + line('M16 68l5 9M102 70l4 9M49 51l2 7', 'h'),
    coin(28, 60, 3.5) + coin(92, 74, 3),
  ),
  brigitta: emblem(
    ['stone', 'violet'],
    line('M14 74V40C14 20 34 8 60 8S106 20 106 40V74', 'h') + ground(),
    person(42, 74, 1.02, {
      robe: 'b',
      head:
        path('p', 'M-13-26C-16-46-12-61 0-62S16-46 13-26L8-31C11-40 9-48 5-51H-5C-9-48-11-40-8-31Z') +
        line('M10-54q3 10 1 22', 'h'),
    }),
    path('p', 'M62 62C66 56 74 56 78 58L74 66Z'),
    at(
      90,
      44,
      1,
      box('p', -14, -14, 28, 28, 4) +
        circle('k', -7, -7, 2.4) +
        circle('k', 7, 7, 2.4) +
        circle('k', 0, 0, 2.4) +
        line('M11-10V10M8 11H-8', 'h'),
      12,
    ),
    line('M90 16v-6M112 30l5-4M68 30l-5-4M114 52l5 2', 'h') +
      star(72, 14, 4) +
      star(108, 14, 5) +
      path('a', 'M72 66H108L104 74H76Z'),
  ),
  goldschmied: emblem(
    ['brown', 'gold'],
    ground(),
    person(34, 74, 1, { robe: 'a', beard: true, head: flatCap }),
    path('p', 'M30 74L32 50H38L40 74Z'),
    hammer(58, 62, 26, 32, 'p'),
    path('a', 'M66 58H104V62H98V70H104V74H70V70H76V62H70Z') + line('M92 64v6M100 60h-6', 'h'),
    at(
      86,
      58,
      1.1,
      path('b', 'M-14-4C-14-14 14-14 14-4Z') +
        path('b', 'M-11-9L-12-20L-6-14L0-23L6-14L12-20L11-9Z') +
        circle('p', 0, -7, 2) +
        line('M-8-8h.010M8-8h.010', 'w'),
    ),
    coin(108, 70, 5) + coin(62, 74, 4) + line('M96 24l5-5M102 32h6', 'h'),
  ),
  kaufmannszug: emblem(
    ['brown', 'grain'],
    line('M4 50Q30 34 58 46T116 40', 'h') + cloud(84, 16) + fir(12, 56, 24, 'p') + fir(24, 54, 18, 'p'),
    ground(),
    camel(20, 75, 0.72, 'p'),
    path('b', 'M48 58V46C48 30 106 30 106 46V58Z') +
      line('M62 34v24M77 33v25M92 34v24', 'h') +
      path('a', 'M44 58H110L106 67H48Z'),
    circle('a', 60, 68, 8) + circle('p', 60, 68, 2) + circle('a', 94, 68, 8) + circle('p', 94, 68, 2),
    line(
      'M60 60v16M52 68h16M94 60v16M86 68h16M54.500 62.500l11 11M65.500 62.500l-11 11M88.500 62.500l11 11M99.500 62.500l-11 11',
      'h',
    ),
    line('M44 62L36 60', 'w') + sack(100, 58, 12) + sheaf(52, 58, 13, 'a'),
  ),
  umzug: emblem(
    ['wool', 'brick'],
    path('a n', 'M4 60H116V76H4Z') + ground(76),
    house(6, 62, 34, 16, 13, 16) + arch(14, 62, 6, 10) + pane(32, 56, 4),
    house(80, 62, 34, 16, 13, 16, 'p') + arch(88, 62, 6, 10) + pane(106, 56, 4),
    path('p', 'M30 26C44 6 76 6 88 20L94 14L96 34L77 31L83 26C74 17 50 17 40 30Z'),
    path('b', 'M46 70H74V60H46Z') +
      line('M46 64h28M52 60v10M66 60v10', 'h') +
      circle('p', 52, 73, 4.5) +
      circle('p', 68, 73, 4.5),
    box('p', 50, 50, 9, 10) + barrel(66, 60, 12, 'a') + line('M46 66L36 70', 'w'),
  ),
  gemeindehaus: emblem(
    ['stone', 'brown'],
    cloud(12, 18) + tree(108, 74, 34, 'a'),
    house(16, 74, 80, 28, 20, 38),
    line('M16 58H54M28 74V58M42 74V58M35 58V30M18 47L28 58M52 47L42 58', 'h'),
    arch(35, 74, 11, 16) + pane(64, 66, 6) + pane(76, 66, 6) + pane(88, 66, 6) + pane(35, 44, 6),
    tower(66, 28, 10, 12, 'plain') + path('b', 'M58 17L66 6L74 17Z') + line('M66 6V1') + circle('k', 66, 23, 2),
    ground(),
    path('a', 'M4 74V64H12V74Z') + line('M4 67h8', 'h'),
  ),
  lagerstaette: emblem(
    ['brown', 'grain'],
    ground(),
    path('a', 'M8 38L60 12L112 38L106 44H14Z') + line('M30 32h60M44 24h32M20 38h80', 'h'),
    box('p', 18, 44, 84, 30) + shade(84, 46, 18, 26, 7),
    path('k', 'M30 74V50H90V74Z') + line('M18 50h12M90 50h12', 'h'),
    sack(40, 74, 18) +
      sack(52, 75, 15) +
      barrel(66, 74, 16) +
      barrel(80, 75, 16) +
      sheaf(46, 60, 12) +
      sack(73, 60, 11, 'p'),
    circle('b', 60, 30, 5) + line('M60 26v8M56 30h8', 'h'),
  ),
  zollbruecke: emblem(
    ['stone', 'red'],
    cloud(8, 14) + path('p', 'M0 46Q20 38 34 46V74H0ZM86 46Q104 38 120 44V74H86Z'),
    waves(68, 3),
    path('a', 'M0 50C24 44 40 40 60 40S96 44 120 50V68H104V64C104 54 76 54 76 64V68H44V64C44 54 16 54 16 64V68H0Z') +
      line('M4 56h10M50 48h20M106 56h10M52 60h16M24 50h12M84 50h12', 'h'),
    line('M0 45C24 39 40 35 60 35S96 39 120 45'),
    tower(60, 42, 24, 24, 'plain') + path('b', 'M44 19L60 4L76 19Z') + line('M66 11l6 7', 'h') + arch(60, 42, 12, 15),
    at(84, 38, 1, path('p', 'M0-2H30V2H0Z') + path('b', 'M6-2H12V2H6ZM18-2H24V2H18Z'), -16) +
      symbol('gold', 60, 23.5, 8),
  ),
  holzfaellerlager: emblem(
    ['brown', 'lumber'],
    fir(12, 62, 44) + fir(28, 58, 50) + fir(104, 60, 48) + fir(90, 56, 38),
    ground(),
    path('a', 'M40 74L60 34L80 74Z') +
      path('k', 'M54 74L60 54L66 74Z') +
      line('M60 34L57 26M60 34L64 27M70 58l6 14M66 52l6 18', 'h'),
    logPile(80, 75, 6.5, 'b') +
      path('p', 'M14 76V66H30V76Z') +
      line('M14 66q8-3 16 0q-8 3-16 0M27 69v6M24 70v5', 'h') +
      axe(21, 67, 34, 24),
  ),
  austin: emblem(
    ['stone', 'grain'],
    hero({ robe: 'a', head: shortHair }, arms.shield('p', arms.bend('b'), arms.lute('a')), sword(14, 78, 50, -8)),
  ),
  candamir: emblem(
    ['stone', 'red'],
    hero(
      { robe: 'b', beard: true, head: ironCap },
      arms.shield('b', arms.chevron('p'), arms.lion('a')),
      axe(12, 80, 66, -4),
    ),
  ),
  harald: arms.knightly(
    ['ore', 'blue'],
    arms.kettleHat('p'),
    path('b', 'M0-16C-6-26 0-34 6-36C8-28 8-22 4-14Z'),
    arms.shield('b', arms.pale('p'), arms.tower('a')),
    lance(14, 80, 60, -6),
  ),
  inga: emblem(
    ['stone', 'gold'],
    hero({ robe: 'a', head: braids }, arms.shield('p', arms.chief('b'), arms.swallow('k')), lance(14, 80, 56, -6)),
  ),
  osmund: emblem(
    ['lumber', 'brown'],
    hero(
      { robe: 'a', head: shortHair + path('b', BEARD) },
      arms.shield('a', arms.fess('p'), arms.boar('b')),
      hammer(14, 80, 56, -8, 'p'),
    ),
  ),
  siglind: emblem(
    ['stone', 'brick'],
    hero(
      {
        robe: 'a',
        head: longHair + path('p', 'M-11-50C-9-59-5-63 0-63S9-59 11-50Q0-54-11-50Z') + line('M0-63V-53', 'h'),
      },
      arms.shield('p', arms.saltire('b'), arms.falcon('a')),
      sword(14, 80, 62, -6),
    ),
  ),
  bruderzwist: emblem(
    ['stone', 'red'],
    ground(),
    person(26, 74, 0.92, { robe: 'b', head: shortHair }),
    `<g transform="translate(120 0) scale(-1 1)">${person(26, 74, 0.92, { robe: 'a', head: shortHair })}</g>`,
    path('p', 'M42 14H78V38C78 48 70 54 60 58C50 54 42 48 42 38Z') +
      path('b', 'M60 14H78V38C78 48 70 54 60 58L66 46L56 36L64 26Z'),
    line('M60 14L64 26L56 36L66 46L60 58', 'w') + line('M50 22h.010M50 34h.010M70 24h.010', 'w'),
  ),
  fahrender_haendler: emblem(
    ['brown', 'red'],
    line('M4 54Q30 40 60 50T116 44', 'h') + tree(14, 58, 26, 'p') + ground(),
    person(44, 74, 0.96, {
      robe: 'b',
      beard: true,
      head: path('a', 'M-17-49C-8-53 8-53 17-49C8-45-8-45-17-49Z') + path('a', 'M-8-50C-8-60-4-63 2-63S9-58 9-50Z'),
    }),
    line('M66 76L72 18', 'w') +
      path('a', 'M74 30H108V58H74Z') +
      path('b', 'M72 30L78 20H104L110 30Z') +
      line('M74 44h34M91 30v28', 'h'),
    symbol('ore', 82, 38, 11) +
      symbol('wool', 100, 38, 11) +
      symbol('grain', 82, 52, 11) +
      symbol('brick', 100, 52, 11),
    coin(22, 70, 5, 'a') + coin(14, 74, 4, 'a') + sack(102, 76, 14, 'p'),
  ),
  fehde: emblem(
    ['stone', 'brick'],
    wall(4, 62, 50, 22, 'a') +
      wall(66, 62, 50, 22, 'a') +
      tower(16, 62, 18, 36, 'battlement', 'a') +
      tower(104, 62, 18, 36, 'battlement', 'a'),
    flame(30, 42, 20) + flame(88, 44, 16) + smoke(32, 20) + smoke(86, 24) + ground(),
    at(
      60,
      36,
      0.72,
      path('p', 'M-21-24H21V0C21 15 11 22 0 27C-11 22-21 15-21 0Z') +
        path('b', 'M0-24H21V0C21 15 11 22 0 27L5 12L-5 2L4-10Z') +
        line('M0-24L4-10L-5 2L5 12L0 27', 'w'),
    ),
    axe(44, 80, 46, 34) + `<g transform="translate(120 0) scale(-1 1)">${axe(44, 80, 46, 34)}</g>`,
  ),
  julfest: emblem(
    ['stone', 'lumber'],
    path('p', 'M0 58Q30 50 60 56T120 54V84H0Z') + ground(76),
    house(4, 66, 30, 14, 12, 14, 'p') + pane(11, 60, 4) + pane(26, 60, 4) + smoke(28, 38),
    house(88, 66, 28, 14, 12, 14, 'p') + pane(95, 60, 4) + pane(108, 60, 4),
    fir(60, 76, 66),
    star(60, 10, 7, 'p') +
      [
        [56, 30],
        [66, 36],
        [52, 46],
        [64, 54],
        [74, 60],
        [48, 62],
      ]
        .map(([x, y]) => circle('p', x ?? 0, y ?? 0, 2.4))
        .join(''),
    line('M20 14h.010M34 24h.010M88 12h.010M104 26h.010M98 40h.010M14 38h.010M40 10h.010M80 26h.010', 'w') +
      sack(40, 78, 13, 'a') +
      box('a', 76, 68, 11, 10) +
      line('M81.500 68v10M76 72h11', 'h'),
  ),
  wettfahrt_der_handelsschiffe: emblem(
    ['brown', 'blue'],
    sun(104, 14, 6, 'p') + birds(14, 14),
    at(48, 12, 0.5, ship('', '', 'p')),
    at(-6, 18, 0.66, ship('', '', 'b')),
    waves(78, 1) +
      line('M110 62V24', 'w') +
      path('p', 'M110 24H96V38H110Z') +
      path('k', 'M96 24h5v5h-5ZM106 24h4v5h-4ZM101 29h5v5h-5ZM96 34h5v4h-5ZM106 34h4v4h-4Z'),
  ),
};
