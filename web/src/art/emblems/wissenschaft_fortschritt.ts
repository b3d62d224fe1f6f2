/** Emblems of "Wissenschaft & Fortschritt". */
// prettier-ignore
import {
  arch, at, book, box, circle, coin, coins, courses, crate, fir, flag, flame, ground, house, line, path, person, pillar,
  quill, scroll, sheaf, smoke, steps, sun, tome, tower, wall,
} from '../kit';
import { hall, pediment } from './cities';
import type { Emblems } from './emblem';
import { emblem } from './emblem';
import * as arms from './heraldry';

const cap = path('k', 'M-14-52L0-60L14-52L0-45Z') + line('M14-52V-42');

export const wissenschaftFortschritt: Emblems = {
  grosse_mauer: emblem(
    ['stone', 'lumber'],
    path('b', 'M0 74C20 50 40 66 60 58S100 40 120 54V76H0Z'),
    wall(2, 70, 116, 26, 'a') + courses(6, 54, 108, 14),
    tower(26, 72, 20, 44, 'battlement', 'a') + tower(94, 72, 20, 44, 'battlement', 'a'),
    arch(60, 70, 12, 18) + line('M26 40v7M94 40v7', 'w') + ground(74),
  ),
  ingo_der_geschickte: arms.knightly(
    ['stone', 'blue'],
    arms.frogHelm('p'),
    path('b', 'M-4-16C-8-28 0-34 8-34L6-26L14-28L12-20L18-18L8-12Z'),
    arms.shield('p', arms.lozenges('b'), arms.key3('a')),
    line('M14 80L22 12', 'w') + path('p', 'M19 20L23 4L27 21Z'),
  ),
  kanone: emblem(
    ['ore', 'brown'],
    ground(),
    at(
      58,
      46,
      1,
      path('a', 'M-34-9H30L38-12V12L30 9H-34C-42 9-42-9-34-9Z') + line('M-20-9V9M8-9V9M30-9V9M-12 5h16M12 5h14', 'h'),
      -16,
    ),
    path('b', 'M18 70L44 46L74 54L66 64H40L28 74Z') +
      circle('b', 56, 62, 13) +
      circle('p', 56, 62, 8) +
      line('M56 49v26M43 62h26M47 53l18 18M65 53L47 71', 'h'),
    circle('k', 92, 70, 4.5) + circle('k', 101, 70, 4.5) + circle('k', 96.5, 62, 4.5) + smoke(104, 24),
  ),
  baukran: emblem(
    ['stone', 'brown'],
    ground(),
    wall(62, 74, 46, 24, 'a') + courses(66, 58, 38, 14),
    line('M28 74V12M20 74L28 40L36 74', 'w') + line('M28 14L92 10M28 30L70 11M28 14L12 22', ''),
    circle('b', 28, 58, 11) + line('M28 47v22M17 58h22M20 50l16 16M36 50L20 66', 'h'),
    line('M86 11V34', 'h') + path('p', 'M78 34H94V42H78Z') + line('M78 34L86 28L94 34', 'h') + crate(8, 32, 10),
  ),
  universitaet: emblem(
    ['stone', 'blue'],
    ground(),
    hall('b'),
    book(60, 64, 22, 'b') + circle('p', 60, 25, 5.5) + line('M60 21.500v7M56.500 25h7', 'h'),
  ),
  feuerwache: emblem(
    ['stone', 'red'],
    ground(),
    house(12, 74, 60, 24, 16, 26),
    arch(25, 74, 12, 17) + tower(90, 74, 18, 48, 'cone', 'p') + arch(90, 42, 8, 12),
    at(56, 74, 1, path('b', 'M-7-12H7L5 0H-5Z') + line('M-7-12C-5-20 5-20 7-12', '')) +
      at(42, 74, 0.9, path('b', 'M-7-12H7L5 0H-5Z') + line('M-7-12C-5-20 5-20 7-12', '')),
    path('a', 'M64 74L66 44H70L72 74Z') + line('M65 52h6M65 59h6M64.500 66h7', 'h') + flame(108, 74, 12),
  ),
  gesandtschaft: emblem(
    ['stone', 'violet'],
    ground(),
    box('p', 24, 30, 62, 44) + path('b', 'M18 32L34 16H76L92 32Z') + line('M40 22h32M32 27h48', 'h'),
    arch(55, 74, 12, 20) +
      [34, 76].map((x) => arch(x, 62, 7, 14)).join('') +
      [38, 55, 72].map((x) => arch(x, 46, 5, 9)).join(''),
    flag(30, 16, 12, 'b') + flag(80, 16, 12, 'p') + scroll(94, 50, 16, 18) + line('M97 55h10M97 59h10', 'h'),
  ),
  halle_des_volkes: emblem(
    ['stone', 'brick'],
    ground(),
    steps(60, 74, 90, 2) + box('p', 20, 34, 80, 34) + pediment(60, 32, 96, 22),
    [32, 46, 74, 88].map((x) => pillar(x, 68, 7, 30)).join('') + arch(60, 68, 14, 24),
    person(22, 82, 0.36, { robe: 'a' }) +
      person(98, 82, 0.36, { robe: 'b' }) +
      person(60, 82, 0.36, { robe: 'a' }) +
      circle('p', 60, 24, 5),
  ),
  handelsakademie: emblem(
    ['brown', 'gold'],
    ground(),
    path('a', 'M10 56H110V62H10Z') + line('M18 62V74M102 62V74', 'w'),
    box('k', 34, 8, 52, 34, 1) + path('lt', 'M40 34L50 26L58 30L68 18L80 14M40 14v22h42'),
    coins(24, 56, 5) + coins(40, 56, 2) + book(70, 54, 26, 'a') + coin(96, 50, 6),
  ),
  schreibstube: emblem(
    ['stone', 'brown'],
    arch(96, 40, 22, 34, 'p') + line('M96 6v34M85 24h22', 'h'),
    person(38, 74, 1, {
      robe: 'b',
      beard: true,
      head: path(
        'a',
        'M-10-44C-12-54-9-57-6-58C-3-55 3-55 6-58C9-57 12-54 10-44C9-50 7-52 4-53C1-52-1-52-4-53C-7-52-9-50-10-44Z',
      ),
    }),
    path('a', 'M50 66L96 48L104 54L60 74Z') +
      path('p', 'M58 60L84 49L90 54L64 66Z') +
      line('M64 60l18-8M68 63l16-7', 'h') +
      quill(62, 62, 28, -18),
    line('M100 54V76', 'w') + ground(76),
  ),
  buchdruck: emblem(
    ['stone', 'brown'],
    ground(),
    box('b', 24, 6, 7, 68) + box('b', 73, 6, 7, 68) + box('b', 18, 4, 68, 8, 1) + line('M29 14v58M78 14v58', 'h'),
    path('p', 'M47 12H57V32H47Z') +
      line('M47 16l10 3M47 21l10 3M47 26l10 3', 'h') +
      box('a', 36, 32, 32, 7) +
      line('M57 30L96 22', 'w'),
    box('a', 28, 56, 48, 8) + path('p', 'M36 51H68L72 56H32Z') + line('M42 53h20', 'h'),
    scroll(94, 44, 18, 22) + line('M98 51h10M98 55h10M98 59h7', 'h') + tome(6, 74, 6, 15, 'a'),
  ),
  dreifelderwirtschaft: emblem(
    ['wool', 'grain'],
    sun(98, 16, 6),
    path('b', 'M4 76L22 38H46L42 76Z') + path('a', 'M42 76L46 38H74L78 76Z') + path('p', 'M78 76L74 38H98L116 76Z'),
    sheaf(20, 72, 16) + sheaf(33, 60, 12) + sheaf(31, 75, 14),
    line('M52 70l3-28M60 70V42M68 70l-3-28', 'h') + line('M84 66q4-3 8 0t8 0M82 54q4-3 8 0t6 0M88 74q4-3 8 0t8 0', 'h'),
    path('k', 'M54 26H74L78 32H58Z') + line('M56 30L44 22M70 32l6 5', 'w'),
  ),
  erfinder: emblem(
    ['stone', 'brick'],
    ground(),
    person(32, 74, 1, {
      robe: 'b',
      beard: true,
      head: path('b', 'M-12-48C-13-59-6-63 1-63S13-58 12-48C4-51-6-51-12-48Z'),
    }),
    at(
      84,
      40,
      1,
      circle('a', 0, 0, 18) +
        circle('p', 0, 0, 7) +
        path('a', 'M-4-24H4V-17H-4ZM-4 17H4V24H-4ZM17-4H24V4H17ZM-24-4H-17V4H-24Z') +
        line('M9-10q5 6 4 14', 'h'),
    ),
    at(
      104,
      62,
      0.6,
      circle('b', 0, 0, 16) +
        circle('p', 0, 0, 6) +
        path('b', 'M-4-22H4V-15H-4ZM-4 15H4V22H-4ZM15-4H22V4H15ZM-22-4H-15V4H-22Z'),
    ),
    line('M52 58L66 46', 'w'),
  ),
  medicus: emblem(
    ['stone', 'lumber'],
    ground(),
    person(36, 74, 1, { robe: 'b', beard: true, head: cap }),
    line('M86 76V16', 'w') +
      circle('a', 86, 14, 4) +
      line('M86 68C74 62 74 54 86 50S98 38 86 34S78 24 86 22', 'w') +
      path('b', 'M84 24C88 18 94 20 96 24L90 27Z'),
    path('p', 'M58 56C62 52 68 52 72 54L68 60Z') +
      path('a', 'M98 74V58H110V74Z') +
      box('p', 100, 53, 8, 5) +
      line('M104 61v8M100 65h8', 'w'),
  ),
  umsiedlung: emblem(
    ['lumber', 'grain'],
    box('p', 8, 30, 42, 42, 2) + path('b', 'M10 60C20 52 36 56 48 50V70H10Z'),
    sheaf(20, 62, 18) + sheaf(31, 66, 16) + sheaf(40, 60, 18),
    box('p', 70, 12, 42, 42, 2) + path('a', 'M72 46C84 40 98 46 110 40V52H72Z'),
    fir(82, 48, 22, 'a') + fir(94, 50, 26, 'a') + fir(104, 47, 20, 'a'),
    line('M28 24C32 10 48 6 60 12', 'w') + path('k', 'M58 5L68 16L55 18Z'),
    line('M92 60C88 74 72 80 60 72', 'w') + path('k', 'M62 79L52 68L65 66Z'),
  ),
};
