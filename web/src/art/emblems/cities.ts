/** Emblems of the base set's red buildings: they stand in cities only. */
// prettier-ignore
import {
  arch, barrel, birds, book, box, circle, cloud, coin, coins, courses, crate, cross, flag, flame, ground, house, line,
  oval, pane, path, pillar, sack, shade, smoke, steps, sun, symbol, tome, tower, tree, waves,
} from '../kit';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import { ship } from './fleets';

const pediment = (x: number, y: number, w: number, h: number, cls = 'b'): string =>
  path(cls, `M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}Z`) + box('p', x - w / 2, y, w, 5);
const awning = (x: number, y: number, w: number): string => {
  const n = 5;
  const s = w / n;
  let art = '';
  for (let i = 0; i < n; i += 1)
    art += path(i % 2 === 0 ? 'b' : 'p', `M${x + i * s} ${y}h${s}v11a${s / 2} ${s / 2.6} 0 0 1 ${-s} 0Z`);
  return art;
};

export const cities: Emblems = {
  badhaus: emblem(
    ['stone', 'blue'],
    ground(),
    path('a', 'M24 40C24 20 40 10 60 10S96 20 96 40Z') +
      line('M78 16q10 8 12 22M70 12q12 8 14 26M60 10v-5', 'h') +
      circle('p', 60, 5, 2),
    box('p', 18, 40, 84, 34) + shade(84, 42, 18, 30, 9),
    arch(34, 62, 12, 18, 'a') + arch(60, 62, 12, 18, 'a') + arch(86, 62, 12, 18, 'a'),
    path('b', 'M10 62H110V66C108 74 102 78 96 78H24C18 78 12 74 10 66Z') + path('p', 'M8 60H112V65H8Z'),
    line('M24 71q3-3 6 0t6 0M48 73q3-3 6 0t6 0M74 71q3-3 6 0t6 0', 'lt'),
    smoke(44, 56) + smoke(74, 56),
  ),
  bibliothek: emblem(
    ['stone', 'brown'],
    box('b', 10, 6, 100, 70, 1) + box('p', 14, 10, 92, 18) + box('p', 14, 32, 92, 18) + box('p', 14, 54, 92, 18),
    tome(17, 28, 6, 15, 'a') +
      tome(24, 28, 5, 13, 'b') +
      tome(30, 28, 7, 16, 'a') +
      tome(38, 28, 5, 14, 'p') +
      tome(44, 28, 6, 15, 'b') +
      tome(60, 28, 6, 15, 'a') +
      tome(67, 28, 5, 12, 'b') +
      tome(74, 28, 7, 16, 'p') +
      tome(82, 28, 5, 14, 'a') +
      tome(88, 28, 6, 15, 'b') +
      tome(96, 28, 7, 13, 'a'),
    tome(17, 50, 7, 14, 'b') +
      tome(25, 50, 5, 16, 'a') +
      tome(31, 50, 5, 13, 'p') +
      tome(80, 50, 6, 15, 'b') +
      tome(87, 50, 5, 14, 'a') +
      tome(93, 50, 7, 16, 'b'),
    tome(17, 72, 6, 15, 'a') +
      tome(24, 72, 7, 13, 'b') +
      tome(84, 72, 5, 16, 'a') +
      tome(90, 72, 7, 14, 'p') +
      tome(98, 72, 5, 15, 'b'),
    path('a', 'M40 78L44 62H76L80 78Z') + book(60, 60, 42, 'b'),
  ),
  haendlerzunft: emblem(
    ['grain', 'brick'],
    ground(),
    path('p', 'M22 74V40H18V34H26L28 26H34L36 18H42L45 10H75L78 18H84L86 26H92L94 34H102V40H98V74Z') +
      shade(78, 40, 20, 32, 9),
    line('M22 40H98M28 26H92', 'h'),
    pane(44, 52, 7) + pane(76, 52, 7) + pane(60, 33, 6) + pane(46, 33, 5) + pane(74, 33, 5),
    arch(60, 74, 16, 24, 'b') + line('M60 74V52M66 60q1 6 0 12', 'h'),
    line('M60 10V4') + path('b', 'M60 4H70L68 6.500L70 9H60'),
    path('a', 'M24 44H38V58C38 62 34 64 31 66C28 64 24 62 24 58Z') + symbol('scales', 31, 54, 12),
    path('a', 'M82 44H96V58C96 62 92 64 89 66C86 64 82 62 82 58Z') + symbol('wool', 89, 54, 12),
    barrel(108, 75, 12, 'b') + crate(6, 74, 11, 'b'),
  ),
  hafen: emblem(
    ['stone', 'brown'],
    birds(84, 14),
    tower(96, 58, 16, 32, 'plain', 'p') +
      path('b', 'M86 26H106L96 14Z') +
      flame(96, 26, 9, 'p') +
      line('M88 34h16M88 44h16', 'h'),
    path('a', 'M78 58H116V66H78Z') + courses(80, 58, 34, 8),
    `<g transform="translate(0 16) scale(.700)" style="--sw:2.1px">${ship(cross(62, 42, 18), crate(70, 54, 10))}</g>`,
    path('b', 'M74 62H116V66H74Z') + line('M80 66V80M92 66V80M104 66V80', 'w'),
    barrel(108, 62, 10, 'b') + sack(86, 62, 9),
    waves(78, 1, 70) + cloud(60, 12),
  ),
  handelskontor: emblem(
    ['grain', 'brown'],
    ground(),
    path('b', 'M10 50H110V58H10Z') + path('b', 'M16 58H104V74H16Z') + line('M20 62h36v8H20ZM64 62h36v8H64Z', 'h'),
    path('p', 'M40 50L46 14H74L80 50Z') + line('M40 20h.010', 'h'),
    box('b', 34, 10, 52, 34, 2) + box('p', 38, 14, 44, 26),
    line('M38 19H82M38 24H82M38 29H82M38 35H82', 'h'),
    [44, 49, 62].map((x) => circle('k', x, 19, 2)).join('') +
      [46, 66, 71, 76].map((x) => circle('k', x, 24, 2)).join('') +
      [43, 48, 53, 70].map((x) => circle('k', x, 29, 2)).join('') +
      [58, 63, 68, 75].map((x) => circle('k', x, 35, 2)).join(''),
    coins(22, 50, 5, 14, 'a') + coins(98, 50, 3, 14, 'a') + coin(84, 46, 4, 'a'),
  ),
  kirche: emblem(
    ['stone', 'blue'],
    cloud(86, 18),
    house(40, 74, 66, 26, 18, 24),
    arch(70, 68, 6, 15) + arch(82, 68, 6, 15) + arch(94, 68, 6, 15),
    circle('k', 52, 48, 4.5),
    tower(28, 74, 24, 42, 'plain', 'p') +
      path('b', 'M13 32L28 6L43 32Z') +
      line('M33 18l6 13M31 24l4 7', 'h') +
      line('M28 6V-3M24 0h8'),
    arch(23, 46, 6, 11) + arch(33, 46, 6, 11) + arch(28, 74, 10, 16),
    ground(),
    tree(112, 74, 24, 'a'),
  ),
  koloss_von_catan: emblem(
    ['stone', 'grain'],
    sun(96, 20, 8),
    waves(68, 3),
    path('a', 'M14 70V60H40V70ZM76 70V60H102V70Z') + line('M16 64h22M78 64h22', 'h'),
    path('a', 'M28 60L46 34L44 24C44 18 50 15 58 15S72 18 72 24L70 34L88 60H76L62 42H54L40 60Z'),
    path('b', 'M44 34H72L76 46H40Z') + line('M52 35l-3 10M60 35v10M67 35l3 10', 'h'),
    line('M66 20q3 6 1 13M69 36l11 20M72 40l9 16', 'h'),
    path('a', 'M45 20L30 30L34 34L48 26ZM70 18L84 8L82 2L88 1L88 10L72 26Z'),
    flame(86, 2, 10) +
      circle('a', 58, 9, 6.5) +
      path('b', 'M51 7L50 1L54 4L58 -1L62 4L66 1L65 7Z') +
      line('M61 6q2 3 0 7', 'h'),
    line('M30 30L20 40M32 32L24 66', ''),
    `<g transform="translate(48 50) scale(.260)" style="--sw:5px">${ship('', '')}</g>`,
  ),
  markt: emblem(
    ['wool', 'red'],
    ground(),
    line('M14 74V24M56 74V24', 'w') + awning(8, 18, 54) + path('p', 'M8 18L14 8H56L62 18Z') + line('M52 9l6 9', 'h'),
    box('a', 12, 54, 46, 20) + line('M12 60h46M24 60v14M36 60v14M48 60v14', 'h'),
    circle('b', 19, 51, 3.4) +
      circle('b', 26, 51, 3.4) +
      circle('b', 22.5, 46, 3.4) +
      sack(40, 54, 12) +
      barrel(52, 54, 12, 'a'),
    line('M72 74V34M108 74V34', 'w') + awning(67, 28, 46) + path('p', 'M67 28L72 18H108L113 28Z'),
    box('a', 72, 58, 36, 16) + symbol('grain', 82, 49, 16) + symbol('wool', 98, 50, 16),
    flag(35, 8, 10, 'b'),
  ),
  muenzgiesserei: emblem(
    ['stone', 'gold'],
    ground(),
    box('a', 22, 8, 8, 66) + box('a', 66, 8, 8, 66) + box('a', 16, 4, 64, 8, 1) + line('M28 14v58M72 14v58', 'h'),
    path('p', 'M43 12H53V34H43Z') + line('M43 16l10 3M43 21l10 3M43 26l10 3', 'h') + box('a', 36, 34, 24, 10, 1),
    line('M24 28H4M72 28H92', 'w') + circle('k', 4, 28, 3) + circle('k', 92, 28, 3),
    box('a', 32, 62, 32, 12, 1) + coins(48, 60, 1, 20),
    coin(90, 56, 12) + coin(106, 66, 8) + coin(86, 69, 5) + coins(12, 74, 4, 13),
    line('M48 46v6M44 50l4 4 4-4', 'h'),
  ),
  rathaus: emblem(
    ['stone', 'red'],
    ground(),
    path('p', 'M16 74V38L60 14L104 38V74Z') + path('b', 'M10 40L60 10L110 40L106 44L60 17L14 44Z'),
    line('M16 56H104M38 56V38M82 56V38M60 56V26M16 44l22 12M104 44L82 56M38 42l22 14M82 42L60 56', 'h'),
    tower(60, 30, 16, 16, 'plain', 'p') +
      path('b', 'M49 15L60 0L71 15Z') +
      circle('p', 60, 22, 5) +
      line('M60 22v-3.500M60 22l2.500 1.500', 'h'),
    arch(30, 74, 14, 16) + arch(60, 74, 14, 16) + arch(90, 74, 14, 16),
    pane(49, 38, 5) + pane(71, 38, 5) + pane(28, 52, 4) + pane(92, 52, 4),
    shade(92, 46, 12, 26, 7),
  ),
  wasserversorgung: emblem(
    ['stone', 'blue'],
    cloud(14, 16),
    path('b', 'M4 24H116V29H4Z') +
      path('a', 'M4 29H116V36H4Z') +
      path('a', 'M4 20H116V24H4Z') +
      line('M10 26q4-2 8 0t8 0M44 26q4-2 8 0t8 0M82 26q4-2 8 0t8 0', 'h'),
    [22, 60, 98]
      .map(
        (x) =>
          path('a', `M${x - 19} 74V36H${x + 19}V74H${x + 12}V54a12 12 0 0 0-24 0V74Z`) +
          line(
            `M${x - 18} 42h8M${x - 4} 39h10M${x + 10} 46h8M${x - 18} 54h5M${x - 18} 64h5M${x + 13} 58h5M${x + 13} 66h5`,
            'h',
          ),
      )
      .join(''),
    path(
      'p n',
      'M10.500 74V54a11.500 12 0 0 1 23 0V74ZM48.500 74V54a11.500 12 0 0 1 23 0V74ZM86.500 74V54a11.500 12 0 0 1 23 0V74Z',
    ),
    tree(22, 74, 20, 'a') +
      `<g>${path('a', 'M48 74V68H72V74Z')}${path('b', 'M46 68H74V65H46Z')}</g>` +
      line('M60 54v9', 'w') +
      oval('b', 98, 74, 9, 2.5),
    ground(),
  ),
};

/** Parts other sets' city buildings share. */
export { pediment };
export const hall = (roof: string): string =>
  steps(60, 74, 84, 2) +
  [28, 44, 60, 76, 92].map((x) => pillar(x, 68, 8, 30)).join('') +
  pediment(60, 33, 88, 20, roof);
