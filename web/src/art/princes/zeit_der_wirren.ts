/** Emblems of "Zeit der Wirren". */
// prettier-ignore
import {
  arch, at, barrel, bell, box, circle, cloud, coin, cross, flag, flame, ground, hood, house, key, line, pane, path,
  person, sack, shade, sheaf, steps, sun, sword, tower, tree, wall, waves,
} from '../kit';
import { feast } from '../emblems/events';
import type { Emblem, Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import * as arms from '../emblems/heraldry';
import { braids, hero, lantern, lyre, mug, shortHair } from './parts';

/** The two chapels differ in the number of windows they show: 1-3 and 4-6. */
const chapel = (tint: string, dice: readonly number[]): Emblem =>
  emblem(
    ['stone', tint],
    cloud(90, 14) + tree(12, 74, 32, 'a') + tree(110, 74, 26, 'a'),
    house(30, 74, 62, 24, 22, 28) + cross(44, 28, 10),
    path('b', 'M70 30L76 16L82 30Z') + box('p', 72, 26, 8, 8) + bell(76, 33, 6, 'a') + line('M76 16V9M73.500 11.500h5'),
    arch(44, 74, 11, 18) + circle('k', 44, 46, 3.6) + line('M44 42.500v7M40.500 46h7', 'lt h'),
    dice.map((n, i) => box('p', 61 + i * 11, 56, 9, 9, 1.5) + dots(n, 65.5 + i * 11, 60.5)).join(''),
    ground(),
  );
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1.1],
    [1, -1.1],
    [-1, 0],
    [1, 0],
    [-1, 1.1],
    [1, 1.1],
  ],
};
function dots(n: number, x: number, y: number): string {
  return (SPOTS[n] ?? []).map(([dx, dy]) => circle('k n', x + dx * 2.3, y + dy * 2.3, 0.9)).join('');
}

export const zeitDerWirren: Emblems = {
  beutefahrt: emblem(
    ['brown', 'red'],
    cloud(90, 14),
    line('M4 50Q20 44 30 48', 'h') + house(4, 50, 22, 10, 9, 10, 'p') + flame(16, 32, 12) + waves(60, 1, 2, 36),
    line('M64 58V8', 'w') +
      path('b', 'M34 14H94C98 26 98 36 94 46H34C38 36 38 26 34 14Z') +
      path('p', 'M46 14H56C60 26 60 36 56 46H46C50 36 50 26 46 14ZM70 14H80C84 26 84 36 80 46H70C74 36 74 26 70 14Z') +
      line('M88 18q5 12 2 24', 'h'),
    path(
      'a',
      'M16 44C18 56 26 60 34 60H92C102 60 108 54 112 42C117 44 116 48 114 52C110 66 102 72 90 72H38C26 72 14 66 12 52C10 46 12 42 16 44Z',
    ) + line('M24 66H104M34 70H92', 'h'),
    [38, 52, 66, 80, 94].map((x, i) => circle(i % 2 === 0 ? 'p' : 'b', x, 60, 5) + circle('k n', x, 60, 1.3)).join(''),
    line('M40 70l-8 10M56 71l-7 9M72 71l-7 9M88 70l-7 10', '') + waves(74, 2),
  ),
  bogenschuetze: emblem(
    ['stone', 'lumber'],
    tree(104, 74, 44) + tree(14, 74, 34) + ground(),
    person(46, 76, 1.04, { robe: 'b', head: hood('b') }),
    path('p', 'M60 50C70 44 80 42 88 40L89 44L66 58Z'),
    line('M80 10C100 22 102 60 86 76', 'w') +
      line('M80 10L60 46L86 76', 'h') +
      line('M54 47L104 40', '') +
      path('k', 'M102 36.500L111 39L103 43.500Z') +
      path('p', 'M54 47L48 44M54 47L49 51'),
    path('a', 'M18 76L24 50H32L30 76Z') + line('M25 50l-2-9M28 50v-10M31 50l2-9', 'h'),
  ),
  sebastian: emblem(
    ['stone', 'brown'],
    line('M4 52Q30 40 60 50T116 46', 'h') + sun(100, 18, 7, 'p') + ground(),
    person(46, 76, 1.04, {
      robe: 'b',
      beard: true,
      head: path('a', 'M-10-44C-12-55-8-58-6-58C-3-55 3-55 6-58C8-58 12-55 10-44C9-50 7-52 4-53H-4C-7-52-9-50-10-44Z'),
    }),
    line('M46 62V74M41 66h10', 'w'),
    path('p', 'M64 54C70 44 74 34 72 26L77 25C81 34 78 48 70 60Z'),
    line('M24 80V20', 'w') + line('M17 28h14', 'w'),
    at(96, 46, 0.8, arms.dove('p')) + house(86, 74, 24, 10, 9, 11, 'p'),
  ),
  verraeter: emblem(
    ['stone', 'violet'],
    box('a', 6, 4, 108, 72) +
      line(
        'M6 18h108M6 32h108M6 46h108M6 60h108M30 4v14M70 4v14M50 18v14M90 18v14M26 32v14M96 32v14M20 46v14M104 46v14M30 60v16M92 60v16',
        'h',
      ),
    path('p', 'M28 76V34C28 20 40 12 60 12S92 20 92 34V76Z'),
    person(60, 78, 1.06, {
      robe: 'b',
      head: shortHair + path('k', 'M-9-49H9V-43Q4-41 0-44Q-4-41-9-43Z') + path('p n', 'M-6-47h4v2h-4ZM2-47h4v2h-4Z'),
    }),
    at(82, 74, 1, path('p', 'M-1.800-6L0-30L1.800-6Z') + path('a', 'M-5-6H5V-3.500H-5Z') + line('M0-3.500V3', 'w'), 24),
    path('a', 'M34 60H50V70C50 76 34 76 34 70Z') + coin(42, 58, 4) + coin(38, 56, 3) + line('M34 63h16', 'h'),
    line('M5 76H115'),
  ),
  uebungsplatz: emblem(
    ['wool', 'brown'],
    path('a n', 'M4 56H116V78H4Z') + line('M4 56H116', 'h') + wall(4, 56, 112, 12, 'p') + ground(76),
    line('M34 76V28M20 40H48', 'w') +
      path('b', 'M26 36H42V60H26Z') +
      line('M30 36v24M36 36v24M26 48h16', 'h') +
      circle('b', 34, 24, 7) +
      line('M31 22h.010M37 22h.010M32 27h5', '') +
      path('p', 'M27 21C28 14 40 14 41 21Z'),
    circle('p', 88, 46, 20) +
      circle('b', 88, 46, 14) +
      circle('p', 88, 46, 8) +
      circle('b', 88, 46, 3) +
      line('M80 62L74 78M96 62L102 78', 'w'),
    line('M88 46L106 32M102 32l5-1-1 5', '') +
      sword(62, 78, 40, 16) +
      at(52, 66, 0.42, arms.shield('p', arms.pale('b'), '')),
  ),
  carl_gabelbart: emblem(
    ['ore', 'brick'],
    hero(
      {
        robe: 'a',
        head:
          path('p', 'M-12-46C-12-58-6-64 0-64S12-58 12-46Z') +
          path('p', 'M-12-54C-20-56-22-64-20-70C-17-64-13-62-9-60ZM12-54C20-56 22-64 20-70C17-64 13-62 9-60Z') +
          line('M-13-47H13', 'w') +
          path('b', 'M-9-42C-6-38 6-38 9-42C12-34 10-24 8-14L2-26L0-30L-2-26L-8-14C-10-24-12-34-9-42Z') +
          line('M-6-34l-1 12M6-34l1 12M-3-33l-2 8M3-33l2 8', 'h'),
      },
      arms.shield('b', arms.quarterly('p'), arms.fist('a')),
      sword(12, 82, 72, -4),
    ),
  ),
  heinrich: emblem(
    ['stone', 'blue'],
    wall(2, 76, 30, 22, 'a') + tower(14, 76, 16, 52, 'battlement', 'a') + line('M14 34v7', 'w'),
    arms.knight(
      arms.bascinet('p'),
      path('b', 'M0-18C-4-30 4-38 12-36C18-30 16-20 6-15Z'),
      arms.shield('b', arms.bordure('p'), arms.key3('p')),
    ),
  ),
  irmgard: emblem(
    ['stone', 'gold'],
    sun(92, 26, 11) + line('M5 76H115'),
    hero(
      { robe: 'a', head: braids + path('p', 'M-10-50Q0-55 10-50L9-55Q0-60-9-55Z') },
      arms.shield('p', arms.chief('b'), flame(0, 20, 24)),
      lantern(16, 60, 1.5) + line('M16 36V30L26 46', ''),
    ),
  ),
  festplatz: emblem(
    ['wool', 'red'],
    feast(62),
    path('a n', 'M4 60H116V78H4Z') + ground(76),
    path('b', 'M8 60L22 34L36 60Z') + path('p', 'M17 60L22 34L27 60Z') + flag(22, 34, 10),
    path('b', 'M88 60L102 36L114 60Z') + path('p', 'M97 60L102 36L106 60Z') + flag(102, 36, 8),
    line('M60 76V22', 'w') +
      line('M60 24C48 34 44 50 42 70M60 24C72 34 76 50 78 70') +
      line('M60 24C54 38 52 54 52 72M60 24C66 38 68 54 68 72', 'h') +
      circle('b', 60, 22, 5),
    person(40, 80, 0.34, { robe: 'b' }) +
      person(80, 80, 0.34, { robe: 'b' }) +
      person(56, 82, 0.34, { robe: 'p' }) +
      mug(98, 78, 12) +
      barrel(22, 78, 14, 'b'),
  ),
  grosse_festhalle: emblem(
    ['brown', 'red'],
    ground(),
    path('p', 'M12 74V40L60 10L108 40V74Z') +
      path('a', 'M4 44L60 6L116 44L110 50L60 15L10 50Z') +
      line('M60 6L54 0M60 6L66 0', 'w'),
    line('M12 56H108M28 56V40M44 56V28M76 56V28M92 56V40', 'h') + shade(92, 58, 16, 14, 4),
    arch(60, 74, 24, 30, 'b') + line('M60 74V46M70 54q2 9 1 18', 'h') + lyre(60, 32, 0.9),
    pane(30, 70, 7) + pane(90, 70, 7) + path('b', 'M38 34H46V52L42 48L38 52ZM74 34H82V52L78 48L74 52Z'),
    steps(60, 78, 30, 1) + barrel(14, 78, 12, 'a') + mug(104, 78, 12),
  ),
  kapelle_1_3: chapel('blue', [1, 2, 3]),
  kapelle_4_6: chapel('violet', [4, 5, 6]),
  spelunke: emblem(
    ['brown', 'brick'],
    path('k', 'M-60-60H180V10C100 6 60 16-60 8Z') + ground(),
    path('a', 'M10 74V34L16 22H76L84 34V74Z') +
      path('b', 'M4 36L18 14H76L90 36Z') +
      line('M24 22h50M16 29h66M30 14v8M54 22v7', 'h') +
      shade(68, 40, 16, 32, 8),
    arch(30, 74, 12, 22) + box('p', 48, 46, 18, 14) + line('M57 46v14M48 53h18', '') + path('p', 'M62 14V4H70V14'),
    line('M84 20H106', 'w') + line('M91 20v5M103 20v5', '') + path('p', 'M86 25H108V41H86Z') + mug(96, 39, 12),
    person(95, 78, 0.46, { robe: 'a', head: hood('k') }) +
      person(111, 80, 0.46, { robe: 'b', head: hood('a') }) +
      key(52, 78, 12, 80),
    barrel(10, 78, 15, 'b'),
  ),
  zehntscheuer: emblem(
    ['stone', 'grain'],
    cloud(10, 12) + ground(),
    path('b', 'M6 44L26 16H94L114 44Z') + line('M22 24h76M16 32h88M12 38h96M40 16v8M70 24v8M52 32v6', 'h'),
    box('p', 14, 44, 92, 30) + shade(86, 46, 20, 26, 7),
    path('k', 'M40 74V56a20 14 0 0 1 40 0V74Z') + sheaf(50, 74, 22) + sheaf(70, 74, 22) + sheaf(60, 76, 24),
    path('a', 'M14 44h6v30h-6ZM100 44h6v30h-6ZM30 48h5v26h-5ZM85 48h5v26h-5Z') + cross(60, 14, 8),
    sack(24, 76, 13, 'a') + sack(96, 76, 13, 'a') + coin(108, 76, 4),
  ),
  unruhen: emblem(
    ['stone', 'brick'],
    tower(98, 66, 20, 40, 'battlement', 'p') + wall(64, 66, 26, 18, 'p') + flame(76, 48, 16) + cloud(40, 10),
    line('M12 76L20 18M30 78L28 10M52 78L56 20', 'w') +
      path('p', 'M18 20L21 6L25 21Z') +
      line('M22 12V4H34V12M28 4V18', '') +
      flame(56, 22, 16),
    ground(),
    person(20, 76, 0.6, { robe: 'a', head: shortHair }) +
      person(56, 76, 0.6, { robe: 'b', beard: true }) +
      person(38, 78, 0.7, {
        robe: 'a',
        beard: true,
        head: path('p', 'M-15-48C-8-52 8-52 15-48C10-45-10-45-15-48ZM-8-50C-8-58-4-61 0-61S8-58 8-50Z'),
      }) +
      person(78, 78, 0.62, { robe: 'b', head: hood('a') }),
    at(92, 78, 1, line('M0 0L8-40', 'w') + path('a', 'M6-44L14-46L12-30L5-32Z')),
  ),
};
