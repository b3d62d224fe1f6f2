/** Emblems of "Politik & Intrige". */
// prettier-ignore
import {
  arch, at, barrel, bell, book, box, circle, coin, coins, courses, cross, crown, fir, flag, ground, hood, house, key,
  line, oval, pane, path, person, pillar, quill, sack, scroll, shade, sheaf, smoke, steps, sun, sword, symbol, tome,
  tower, tree, tuft, wall,
} from '../kit';
import { pediment } from './cities';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import { feast } from './events';
import * as arms from './heraldry';

const tonsure = path(
  'a',
  'M-10-44C-12-54-9-57-6-58C-3-55 3-55 6-58C9-57 12-54 10-44C9-50 7-52 4-53C1-52-1-52-4-53C-7-52-9-50-10-44Z',
);
const mitreShape = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    path('p', 'M-16 0C-18-12-12-26 0-36C12-26 18-12 16 0Z') +
      path('b', 'M-16 0C-16-3-16.500-5-16-8H16C16.500-5 16-3 16 0Z') +
      path('b', 'M-3-8V-32L0-36L3-32V-8Z') +
      line('M9-22q4 8 3.500 14', 'h') +
      line('M-12 0l-2 12M12 0l2 12', 'w'),
  );

export const politikIntrige: Emblems = {
  bischofssitz: emblem(
    ['stone', 'violet'],
    ground(),
    house(14, 74, 92, 28, 18, 40),
    arch(34, 74, 12, 18) + [64, 76, 88, 98].map((x) => arch(x, 66, 5, 13)).join(''),
    circle('p', 34, 40, 9) + mitreShape(34, 45, 0.3),
    line('M104 74V22', 'w') + line('M104 24C104 10 90 12 92 22C93 28 100 27 98 22', 'w'),
    cross(34, 28, 8) + coins(14, 76, 2, 10, 'b'),
  ),
  geheimbund: emblem(
    ['stone', 'violet'],
    path('k', 'M6 78V36C6 14 30 4 60 4S114 14 114 36V78Z'),
    path('b', 'M18 66H102L96 78H24Z') + oval('b', 60, 66, 42, 7),
    [28, 60, 92]
      .map((x, i) =>
        person(x, i === 1 ? 60 : 66, 0.66, {
          robe: 'a',
          face: false,
          head:
            hood('a') +
            path('k', 'M-9-44C-9-53-5-55 0-55C5-55 9-53 9-44C9-36 5-33 0-33C-5-33-9-36-9-44Z') +
            path('p n', 'M-6-45h4v2.500h-4ZM2-45h4v2.500h-4Z'),
        }),
      )
      .join(''),
    path('b', 'M18 66H102L96 80H24Z') +
      box('p', 56, 60, 8, 10) +
      path('p', 'M60 50C57 54 57 58 60 59C63 58 63 54 60 50Z') +
      key(80, 72, 14, 90, 'p'),
  ),
  gericht: emblem(
    ['stone', 'red'],
    ground(),
    line('M60 12V62', 'w') +
      line('M24 20H96', 'w') +
      line('M24 20L12 46M24 20L36 46M96 20L84 46M96 20L108 46', 'h') +
      path('b', 'M8 46H40C40 54 33 58 24 58S8 54 8 46ZM80 46H112C112 54 105 58 96 58S80 54 80 46Z') +
      circle('a', 60, 12, 5),
    steps(60, 74, 24, 3, 'a') + sword(60, 62, 44, 0),
    book(24, 44, 14, 'a') + coins(96, 45, 2, 12, 'a'),
  ),
  haus_der_republik: emblem(
    ['stone', 'blue'],
    ground(),
    steps(60, 74, 88, 2) + [24, 36, 84, 96].map((x) => pillar(x, 68, 7, 26)).join('') + pediment(60, 37, 92, 9, 'a'),
    path('b', 'M34 28C36 8 84 8 86 28Z') +
      box('p', 32, 28, 56, 8) +
      line('M74 12q8 6 9 15M66 11q8 6 10 16', 'h') +
      flag(60, 13, 11),
    box('p', 44, 42, 32, 26) + arch(60, 68, 12, 20),
    [48, 72].map((x) => arch(x, 60, 4, 10)).join(''),
  ),
  kathedrale: emblem(
    ['stone', 'blue'],
    ground(),
    tower(30, 74, 22, 46, 'plain', 'a') +
      tower(90, 74, 22, 46, 'plain', 'a') +
      path('b', 'M17 28L30 0L43 28ZM77 28L90 0L103 28Z') +
      line('M34 12l5 15M94 12l5 15', 'h'),
    path('a', 'M41 74V36L60 18L79 36V74Z') +
      circle('p', 60, 42, 10) +
      circle('h', 60, 42, 5) +
      line('M60 32v20M50 42h20M53 35l14 14M67 35L53 49', 'h'),
    arch(60, 74, 15, 20) +
      arch(30, 74, 9, 15) +
      arch(90, 74, 9, 15) +
      arch(26, 46, 5, 12) +
      arch(34, 46, 5, 12) +
      arch(86, 46, 5, 12) +
      arch(94, 46, 5, 12),
    cross(60, 18, 8) + shade(90, 48, 11, 24, 6),
  ),
  theater: emblem(
    ['stone', 'red'],
    path('b', 'M8 6H112V78H8Z') + line('M14 6V78M20 6V70M100 6V70M106 6V78', 'h'),
    path('p', 'M26 14H94V74H26Z'),
    path('b', 'M26 14H94C90 24 80 22 78 16C74 26 64 26 60 16C56 26 46 26 42 16C40 22 30 24 26 14Z'),
    at(
      48,
      46,
      1,
      path('p', 'M-13-14C-6-11 6-11 13-14C14 2 10 14 0 18C-10 14-14 2-13-14Z') +
        line('M-8-4q3-3 5 0M3-4q3-3 5 0') +
        path('k', 'M-7 5Q0 9 7 5Q4 14 0 14T-7 5Z') +
        line('M9-8q2 8-1 15', 'h'),
      -10,
    ),
    at(
      76,
      48,
      1,
      path('a', 'M-13-14C-6-11 6-11 13-14C14 2 10 14 0 18C-10 14-14 2-13-14Z') +
        line('M-8-5q3 3 5 0M3-5q3 3 5 0') +
        path('k', 'M-7 10Q0 2 7 10Q4 7 0 7T-7 10Z') +
        line('M9-8q2 8-1 15', 'h'),
      12,
    ),
    path('a', 'M4 74H116V80H4Z'),
  ),
  heilige_staette: emblem(
    ['stone', 'grain'],
    sun(60, 26, 10),
    ground(),
    tree(14, 74, 38, 'a') + tree(106, 74, 34, 'a'),
    path('a', 'M30 74L34 40L42 38L44 74ZM76 74L78 36L87 40L90 74Z') +
      path('a', 'M28 38L46 28L94 32L92 40L32 42Z') +
      line('M40 44l2 28M85 44l2 28M60 34h24', 'h'),
    path('p', 'M50 74V62H70V74Z') +
      line('M48 62h24', 'w') +
      at(60, 61, 0.5, path('b', 'M0 0C-9 0-10-8-6-13C-3-10-4-18 1-24C6-19 10-10 7-4C6-1 4 0 0 0Z')),
    tuft(36, 82) + tuft(84, 82),
  ),
  mission: emblem(
    ['stone', 'brown'],
    fir(12, 74, 34, 'b') + fir(106, 74, 40, 'b') + fir(96, 72, 26, 'b'),
    house(28, 74, 54, 22, 18, 28),
    arch(42, 74, 10, 15) + pane(68, 64, 5) + circle('k', 42, 50, 2.4),
    path('p', 'M36 36V22H48V36') + path('b', 'M33 22L42 12L51 22Z') + bell(42, 33, 8, 'a') + cross(42, 12, 9),
    ground(),
    line('M88 74V50M82 56H94', 'w'),
  ),
  ordensburg: emblem(
    ['stone', 'red'],
    tower(30, 74, 24, 44, 'battlement', 'a') +
      tower(90, 74, 24, 44, 'battlement', 'a') +
      wall(42, 74, 36, 30, 'a') +
      courses(20, 40, 18, 30),
    arch(60, 74, 14, 20) + line('M30 40v7M90 40v7', 'w'),
    at(
      60,
      26,
      0.9,
      path('p', 'M-18-20H18V0C18 13 9 19 0 23C-9 19-18 13-18 0Z') +
        path('b', 'M-4-20H4V-7H18V1H4V21L0 23L-4 21V1H-18V-7H-4Z'),
    ),
    flag(30, 26, 18) + flag(90, 26, 18),
    ground(),
  ),
  vogtei: emblem(
    ['stone', 'lumber'],
    ground(),
    path('p', 'M16 74V44H72V74Z') +
      path('b', 'M10 46L30 22H62L78 46Z') +
      line('M36 30h24M30 38h36M16 58h56M30 58V44M58 58V44M30 58l14 16M58 58L44 74', 'h') +
      arch(44, 74, 10, 14) +
      pane(36, 55, 5) +
      pane(56, 55, 5),
    person(94, 74, 0.88, { robe: 'b', head: path('k', 'M-13-48C-14-58-6-62 2-62C10-62 14-56 12-48C4-51-6-51-13-48Z') }),
    line('M82 56C88 62 100 62 106 56', '') + circle('a', 94, 61, 3.6) + sheaf(8, 76, 18, 'a'),
  ),
  wirtshaus: emblem(
    ['grain', 'brown'],
    ground(),
    house(8, 74, 60, 26, 18, 28),
    arch(22, 74, 10, 16) + pane(46, 62, 6) + pane(60, 62, 6) + path('p', 'M50 34V22H58V34') + smoke(53, 20),
    line('M68 34H92M90 34V40', 'w') +
      path('p', 'M78 40H104V58H78Z') +
      at(
        91,
        56,
        0.7,
        path('a', 'M-6 0V-14H6V0Z') +
          line('M6-11h4v7h-4M-3-12v10M0-12v10M3-12v10', 'h') +
          path('p', 'M-7-14C-8-18-3-19-2-17C0-20 5-19 5-17C8-18 8-14 7-14Z'),
      ),
    barrel(82, 75, 16, 'b') +
      barrel(98, 75, 16, 'b') +
      box('p', 108, 66, 8, 8, 1.5) +
      circle('k n', 110.5, 68.5, 0.9) +
      circle('k n', 113.5, 71.5, 0.9),
  ),
  bordell: emblem(
    ['brown', 'red'],
    box('k', 6, 4, 108, 72, 1),
    path('p', 'M26 76V30a34 26 0 0 1 68 0V76Z'),
    path('b', 'M26 76V30C26 20 34 12 44 8C52 28 50 44 38 54L42 76Z') +
      path('b', 'M94 76V30C94 20 86 12 76 8C68 28 70 44 82 54L78 76Z') +
      line('M32 22q6 16 2 34M38 16q6 16 2 34M88 22q-6 16-2 34M82 16q-6 16-2 34', 'h'),
    line('M30 55q6 3 10 0M90 55q-6 3-10 0', 'w'),
    path('a', 'M50 76V62H70V76Z') +
      path('b', 'M60 36C54 28 46 34 50 41C52 46 57 48 60 52C63 48 68 46 70 41C74 34 66 28 60 36Z') +
      box('p', 55, 56, 10, 6) +
      line('M5 76H115'),
  ),
  raubritterburg: emblem(
    ['ore', 'brick'],
    path('a', 'M10 76L26 46L40 40H84L98 50L112 76Z') +
      line('M30 52l-6 16M44 48l-2 18M80 50l4 16M94 56l6 14M60 54l-4 14', 'h'),
    tower(60, 44, 24, 30, 'battlement', 'p') +
      tower(34, 48, 14, 24, 'battlement', 'p') +
      tower(88, 50, 14, 24, 'battlement', 'p') +
      wall(40, 50, 42, 12, 'p'),
    arch(60, 50, 9, 14) +
      line('M60 22v6M34 32v5M88 34v5', 'w') +
      line('M60 10V0') +
      path('k', 'M60 0H74L71 4L74 8H60Z'),
    path('p', 'M56 76C60 66 54 60 60 50C66 58 66 66 72 76Z') + coin(82, 72, 4, 'b') + sack(26, 76, 13, 'b'),
    ground(76),
  ),
  richard_der_raecher: arms.knightly(
    ['ore', 'brick'],
    arms.bascinet('p'),
    path('b', 'M-6-16C-12-22-4-26-4-31C4-27 1-23 6-20C8-22 8-25 8-27C15-21 12-15 7-11Z'),
    arms.shield('a', arms.chevron('b'), arms.burningSword('b')),
    sword(14, 82, 70, -5),
  ),
  gute_nachbarschaft: emblem(
    ['wool', 'brick'],
    house(6, 74, 38, 20, 15, 18) + house(76, 74, 38, 20, 15, 18, 'a'),
    arch(15, 74, 7, 12) + arch(85, 74, 7, 12) + pane(34, 63, 5) + pane(104, 63, 5),
    ground(),
    at(
      60,
      36,
      1,
      path('p', 'M-26-4C-16-10-8-8-2-4L10-2C14-1 14 3 10 4L-4 5L-10 8L-26 8Z') +
        path('a', 'M26-6C16-10 8-10 2-6L-8 0C-11 3-8 6-5 5L4 1L14 7L26 6Z') +
        line('M4 1l8 8M0 3l6 6', 'h') +
        path('b', 'M-32-7H-25V11H-32ZM32-9H25V9H32Z'),
    ),
    line('M46 74V62M54 74V62M62 74V62M70 74V62M44 66H74M44 71H74', '') + sun(60, 10, 4, 'p'),
  ),
  kirchenfest: emblem(
    ['stone', 'red'],
    feast(62),
    house(34, 74, 52, 22, 16, 24, 'a'),
    arch(46, 74, 9, 15) + circle('k', 46, 51, 3) + arch(68, 69, 5, 12) + arch(78, 69, 5, 12),
    cross(46, 36, 8),
    ground(),
    person(16, 76, 0.55, { robe: 'b' }) + person(104, 76, 0.55, { robe: 'b', head: tonsure }),
    bell(28, 48, 11, 'b') + bell(94, 48, 11, 'b'),
  ),
  bettelmoenche: emblem(
    ['stone', 'brown'],
    ground(),
    person(38, 74, 1, { robe: 'b', head: tonsure }),
    person(86, 74, 0.86, { robe: 'b', face: true, head: hood('b') }),
    line('M30 54C34 62 46 62 50 54', '') + cross(40, 72, 10),
    path('p', 'M54 56C58 52 62 52 66 54L64 60Z') +
      path('a', 'M56 52H76C76 60 72 64 66 64S56 60 56 52Z') +
      oval('k', 66, 52, 10, 2.6) +
      coin(66, 42, 4, 'a'),
    line('M110 78V22', 'w') + circle('p', 110, 20, 3),
  ),
  bestechung: emblem(
    ['stone', 'gold'],
    at(
      36,
      46,
      1,
      path('p', 'M-34-6L-10-14C-2-16 6-14 12-10L22-4C25-1 22 4 18 2L8-1L14 6C15 9 11 11 8 9L-2 4L-12 10L-34 14Z') +
        line('M-4-8q8 2 14 8M-2 4l10 5', 'h') +
        path('a', 'M-36-9H-28V16H-36Z'),
    ),
    sack(66, 66, 30, 'b') + symbol('gold', 66, 57, 14) + coin(52, 70, 5) + coin(80, 70, 5),
    at(102, 42, 0.8, arms.greatHelm('p')) + path('a', 'M84 76C84 64 92 58 102 58S118 64 118 76Z'),
    ground(76) + line('M60 20l4-8M68 20l2-9M76 22l5-7', 'h'),
  ),
  kirchenbann: emblem(
    ['stone', 'violet'],
    scroll(26, 14, 56, 54),
    line('M34 24h40M34 30h40M34 36h30M34 42h36', 'h'),
    line('M32 22L76 60M76 22L32 60', 'w'),
    mitreShape(96, 52, 0.8),
    at(54, 68, 1, circle('b', 0, 0, 8) + cross(0, 5, 10)),
    line('M6 76H114') + path('k', 'M10 74C12 62 18 58 22 60L18 74Z'),
  ),
  diplomat: emblem(
    ['stone', 'blue'],
    ground(),
    person(44, 74, 1, {
      robe: 'b',
      beard: true,
      head:
        path('b', 'M-15-48C-16-58-6-64 2-64C10-64 16-56 15-48C6-52-6-52-15-48Z') +
        path('p', 'M10-58C18-70 26-66 26-58C20-60 16-56 14-52Z'),
    }),
    path('a', 'M30 50C34 46 54 46 58 50L54 54C48 52 40 52 34 54Z'),
    path('p', 'M66 58C70 52 76 50 82 52L80 60Z'),
    `<g transform="rotate(-10 92 42)">${scroll(80, 24, 24, 34)}${line('M84 31h16M84 36h16M84 41h12M84 46h14', 'h')}${circle('b', 92, 62, 5)}</g>`,
    line('M92 70l-3 8M96 69l4 8', 'w'),
  ),
  archivar: emblem(
    ['stone', 'brown'],
    box('b', 66, 6, 48, 70, 1) +
      [10, 28, 46].map((y) => box('p', 70, y, 40, 14)).join('') +
      [10, 28, 46]
        .map((y, r) =>
          [0, 1, 2, 3, 4]
            .map((i) => tome(71 + i * 8, y + 14, 6, 9 + ((i + r) % 3) * 2, (i + r) % 2 === 0 ? 'a' : 'b'))
            .join(''),
        )
        .join(''),
    person(34, 74, 1, {
      robe: 'a',
      beard: true,
      head: path('k', 'M-11-48C-12-58-6-61 0-61S12-58 11-48C5-51-5-51-11-48Z'),
    }),
    book(50, 72, 28, 'b') + circle('', 29.5, 28, 4) + circle('', 38, 28, 4),
    ground(76) + quill(64, 66, 20, 20),
  ),
  kanzler: emblem(
    ['stone', 'red'],
    ground(),
    person(38, 74, 1, { robe: 'b', head: path('k', 'M-12-46C-14-60-6-64 0-64S14-60 12-46C8-52-8-52-12-46Z') }),
    line('M24 52C28 64 48 64 52 52', 'w') + circle('a', 38, 63, 5) + crown(38, 65, 6, 'b'),
    path('a', 'M62 62H116V68H62Z') + line('M68 68V76M110 68V76', 'w'),
    path('p', 'M70 62L76 44H104L98 62Z') + line('M79 49h20M78 53h20M77 57h14', 'h') + circle('b', 96, 58, 3.5),
    quill(60, 58, 34, 18) + path('k', 'M104 62V54H112V62Z'),
  ),
};
