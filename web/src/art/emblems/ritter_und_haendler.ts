/** Emblems of "Ritter & Händler". */
// prettier-ignore
import {
  arch, at, barrel, box, circle, coin, coins, courses, crate, cross, crown, flag, flame, ground, hammer, house, key,
  line, pane, path, person, sack, scroll, shade, sheaf, slant, smoke, sun, symbol, tower, tree, wall, waves,
} from '../kit';
import { hall } from './cities';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import { ship } from './fleets';
import * as arms from './heraldry';

const straw =
  path('p', 'M-15-48C-8-52 8-52 15-48C10-45-10-45-15-48Z') +
  path('p', 'M-8-50C-8-58-4-61 0-61S8-58 8-50Z') +
  line('M-10-48l3 2M8-50l3 3M3-58l2 6', 'h');
const scythe = (x: number, turn: number): string =>
  at(x, 78, 1, line('M0 0V-60', 'w') + path('p', 'M0-60C10-66 22-62 28-52C20-56 10-56 0-54Z'), turn);

export const ritterUndHaendler: Emblems = {
  bauernheer: emblem(
    ['brown', 'grain'],
    scythe(14, -4) + scythe(92, 4),
    sheaf(60, 76, 20),
    ground(),
    person(30, 74, 0.78, { robe: 'a', head: straw }),
    person(88, 74, 0.78, { robe: 'a', beard: true, head: straw }),
    person(60, 76, 0.9, { robe: 'b', head: straw }),
    at(72, 80, 1, line('M0 0V-52M-6-60V-50H6V-60M0-50V-62', ''), 8),
  ),
  burg: emblem(
    ['stone', 'red'],
    path('a', 'M0 76L20 58H100L120 76Z') + slant(14, 60, 92, 14, 12, 6),
    tower(60, 60, 26, 44, 'battlement') +
      tower(28, 62, 16, 36, 'cone') +
      tower(92, 62, 16, 36, 'cone') +
      wall(36, 62, 48, 18),
    arch(60, 62, 12, 18) + line('M60 26v7M28 36v6M92 36v6', 'w') + flag(60, 14, 14),
    ground(76),
  ),
  turnierplatz: emblem(
    ['wool', 'red'],
    path('a n', 'M4 50H116V78H4Z'),
    path('b', 'M8 48L24 22L40 48Z') +
      path('p', 'M18 48L24 22L30 48Z') +
      flag(24, 22, 10) +
      path('b', 'M80 48L96 22L112 48Z') +
      path('p', 'M90 48L96 22L102 48Z') +
      flag(96, 22, 10),
    line('M4 62H116', 'w') + line('M4 67H116M4 50H116', ''),
    [10, 26, 42, 60, 78, 94, 110].map((x) => line(`M${x} 58V76`, 'w')).join(''),
    line('M34 74L88 22M86 74L32 22', 'w') +
      path('p', 'M86 26L92 16L90 28ZM34 26L28 16L30 28Z') +
      at(60, 46, 0.62, arms.shield('p', arms.pale('b'), '')),
  ),
  wachturm: emblem(
    ['brown', 'lumber'],
    tree(18, 74, 34) + tree(104, 74, 28),
    ground(),
    line('M44 74L52 40M76 74L68 40M46 66L72 52M74 66L48 52M50 48L70 40', 'w'),
    path('a', 'M42 40V26H78V40Z') +
      line('M50 40V26M58 40V26M66 40V26M74 40V26', 'h') +
      path('b', 'M36 26L60 6L84 26Z') +
      line('M68 16l6 9M64 14l4 11', 'h') +
      flame(60, 39, 11, 'p'),
    line('M90 18l8-4M90 24h9M30 18l-8-4M30 24h-9', 'h'),
  ),
  zollstation: emblem(
    ['stone', 'brown'],
    ground(),
    path('p', 'M0 74C20 70 44 70 60 74L76 84H-2Z'),
    house(68, 74, 44, 24, 16, 22),
    arch(79, 74, 9, 14) + pane(100, 62, 6),
    box('a', 30, 40, 8, 34) + line('M36 44v28', 'h'),
    at(34, 44, 1, path('p', 'M-22-3H60V3H-22Z') + path('b', 'M-12-3H0V3H-12ZM12-3H24V3H12ZM36-3H48V3H36Z'), -18),
    symbol('gold', 79, 50, 10) + coins(16, 74, 3, 13, 'b'),
  ),
  bodo_der_friedfertige: arms.knightly(
    ['stone', 'wool'],
    arms.kettleHat('p'),
    path('b', 'M-6-16C-14-24-12-32-4-36C-2-28-2-22 0-18C4-26 8-32 16-32C16-22 12-18 6-14Z') +
      line('M-6-31l3 12M13-29l-9 12', 'h'),
    arms.shield('b', arms.fess('p'), arms.dove('p')),
    flag(14, 80, 66, 'p'),
  ),
  roland_der_hammer: arms.knightly(
    ['ore', 'blue'],
    arms.frogHelm('p'),
    path('b', 'M-10-14C-12-30-2-36 8-34C4-28 12-26 16-20L8-14Z') + line('M-2-31q2 8 8 15', 'h'),
    arms.shield('p', arms.saltire('b'), arms.mallet('a')),
    hammer(16, 80, 60, -8),
  ),
  walther_der_saenger: arms.knightly(
    ['brown', 'violet'],
    arms.kettleHat('b'),
    path('p', 'M8-14C14-30 26-32 32-26C24-26 18-20 14-12Z') + line('M11-15q6-10 17-11', 'h'),
    arms.shield('p', arms.chief('b'), arms.lute('a')),
    line('M14 30c6-4 6 6 12 2M12 40c6-4 6 6 12 2', 'h') +
      circle('k', 14, 22, 2.4) +
      line('M16.400 22V10l6 3') +
      circle('k', 22, 54, 2.2) +
      line('M24 54V44'),
  ),
  kaperflotte: emblem(
    ['ore', 'red'],
    ship(
      at(
        60,
        31,
        0.9,
        path('k', 'M-7-8C-7-14 7-14 7-8C8-4 6-2 4-1V3H-4V-1C-6-2-8-4-7-8Z') +
          circle('p n', -3, -7, 1.8) +
          circle('p n', 3, -7, 1.8) +
          line('M-13-2L13 12M13-2L-13 12', 'w'),
      ),
      box('k', 40, 49, 10, 3) + box('k', 70, 49, 10, 3),
      'b',
      'k',
    ) +
      circle('k', 44, 60, 2.4) +
      circle('k', 58, 60, 2.4) +
      circle('k', 72, 60, 2.4),
  ),
  grosse_handelsflotte: emblem(
    ['brown', 'grain'],
    `<g transform="translate(52 4) scale(.600)" style="--sw:2.5px">${ship(circle('b', 60, 31, 9), '', 'p')}</g>`,
    `<g transform="translate(-6 14) scale(.820)" style="--sw:1.83px">${ship(symbol('any', 60, 31, 20), barrel(44, 54, 12) + crate(70, 54, 11) + sack(80, 54, 10))}</g>`,
    waves(72, 3),
  ),
  bankhaus: emblem(
    ['stone', 'gold'],
    ground(),
    hall('a'),
    coin(60, 25, 6.5),
    box('k', 50, 42, 20, 26) +
      circle('b', 60, 55, 7) +
      line('M60 48v14M53 55h14M55 50l10 10M65 50L55 60', 'h') +
      coins(14, 74, 4, 12) +
      coins(106, 74, 3, 12),
  ),
  grosser_hafen: emblem(
    ['stone', 'brown'],
    `<g transform="translate(-4 6) scale(.560)" style="--sw:2.7px">${ship(cross(62, 42, 18), '')}</g>`,
    `<g transform="translate(40 0) scale(.560)" style="--sw:2.7px">${ship(circle('a', 60, 31, 9), '')}</g>`,
    path('a', 'M4 56H116V66H4Z') + courses(6, 56, 108, 9),
    line('M92 56V14', 'w') +
      line('M92 16L66 26M92 16L108 24V34M92 30L80 22', '') +
      line('M66 26V38', 'h') +
      crate(60, 48, 10, 'b'),
    barrel(18, 56, 11) + barrel(28, 56, 11) + sack(42, 56, 11) + crate(100, 56, 11),
    waves(70, 3),
  ),
  palast: emblem(
    ['stone', 'violet'],
    ground(),
    box('p', 14, 40, 92, 34) + shade(88, 42, 18, 30, 8),
    box('p', 42, 28, 36, 46) +
      path('b', 'M40 28C42 12 78 12 80 28Z') +
      line('M60 16V6') +
      path('b', 'M60 6H70L67 9L70 12H60') +
      line('M70 18q5 4 6 9', 'h'),
    tower(18, 74, 18, 40, 'cone') + tower(102, 74, 18, 40, 'cone'),
    arch(60, 74, 14, 24) +
      [32, 38, 82, 88].map((x) => arch(x, 68, 4, 14)).join('') +
      arch(50, 44, 5, 10) +
      arch(60, 44, 5, 10) +
      arch(70, 44, 5, 10) +
      crown(60, 27, 12, 'a'),
    line('M14 52h28M78 52h28', 'h'),
  ),
  burgfraeulein_imelda: emblem(
    ['stone', 'red'],
    tower(96, 76, 34, 60, 'battlement', 'a') + courses(82, 24, 28, 46) + arch(96, 50, 12, 20),
    person(46, 76, 1, {
      robe: 'b',
      head:
        path(
          'a',
          'M-10-44C-13-56-7-62 0-62S13-56 10-44C13-36 14-28 12-22C8-28 9-36 8-46C4-52-4-52-8-46C-9-36-8-28-12-22C-14-28-13-36-10-44Z',
        ) +
        path('b', 'M-9-58C-6-66-4-78 2-84C4-76 8-66 9-58C4-61-4-61-9-58Z') +
        path('p', 'M2-84C14-82 18-66 20-50C14-60 8-72 2-84Z'),
    }),
    path('p', 'M64 62C68 56 74 56 78 58L74 64Z') +
      line('M76 58L82 42') +
      circle('b', 83, 38, 4.5) +
      circle('h', 83, 38, 2) +
      path('a', 'M79 50C74 50 74 46 78 46Z'),
    ground(76),
  ),
  grenzkonflikt: emblem(
    ['wool', 'brick'],
    path('a', 'M6 76L18 36H56L58 76Z') +
      path('b', 'M114 76L102 36H64L62 76Z') +
      slant(20, 44, 32, 26, 7, 5) +
      line('M72 46q6 4 12 0M86 56q6 4 12 0M72 66q6 4 12 0', 'h'),
    line('M60 80V20', 'w') + path('p', 'M56 26H64V76H56Z') + line('M62 30v44', 'h'),
    path('p', 'M50 10H70V24L60 30L50 24Z') + symbol('region', 60, 17, 11),
    path('b', 'M22 24L36 14V20H46V28H36V34Z') + path('a', 'M98 24L84 14V20H74V28H84V34Z'),
    line('M4 76H116'),
  ),
  handelsmeister: emblem(
    ['grain', 'brown'],
    ground(),
    person(60, 74, 1.05, {
      robe: 'b',
      beard: true,
      head: path('k', 'M-14-48C-16-60-6-66 4-64C14-62 16-54 13-48C5-52-6-52-14-48Z'),
    }),
    line('M46 52C52 60 68 60 74 52', '') + coin(60, 61, 5.5, 'a'),
    coins(14, 74, 5, 14, 'a') + coins(27, 74, 3, 12, 'a') + sack(102, 74, 24, 'a') + symbol('scales', 102, 66, 12),
    path('p', 'M78 44L92 36L94 40L82 50Z') + key(98, 42, 22, 110, 'a'),
  ),
  inquisition: emblem(
    ['stone', 'red'],
    line('M10 80V34C10 12 36 4 60 4S110 12 110 34V80', 'h'),
    person(60, 76, 1.02, {
      robe: 'k',
      beard: true,
      head:
        path('k', 'M-22-49C-12-54 12-54 22-49C12-45-12-45-22-49Z') +
        path('b', 'M-10-51C-11-60-6-64 0-64S11-60 10-51C4-53-4-53-10-51Z'),
    }),
    path('p', 'M52 46L60 54L68 46L66 58H54Z') + cross(60, 74, 14),
    scroll(14, 40, 22, 26) + line('M18 47h14M18 52h14M18 57h9', 'h') + circle('b', 25, 68, 4),
    flame(98, 66, 26) + line('M88 70L108 64M88 64L108 70', 'w'),
    ground(76),
  ),
  ueberfall: emblem(
    ['stone', 'brick'],
    house(58, 74, 50, 24, 18, 24, 'a') + arch(70, 74, 9, 15) + pane(90, 62, 5),
    flame(84, 36, 22) + smoke(94, 18) + flame(100, 56, 12),
    ground(),
    path('k', 'M10 74C10 62 15 55 22 54C17 50 18 41 25 40C32 40 34 48 30 53C38 54 42 62 41 74Z') +
      line('M34 60L52 40', 'w') +
      flame(53, 40, 14),
    line('M10 78L4 22', 'w') + path('p', 'M1 26L4 12L8 25Z'),
    sun(24, 16, 5, 'p'),
  ),
};
