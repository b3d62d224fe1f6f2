/** Emblems of the base set's action cards. */
// prettier-ignore
import {
  at, box, circle, cloud, coin, flame, ground, hood, house, key, line, path, person, sack, slant, smoke, sun, symbol,
  tree, tuft,
} from '../kit';
import { emblem } from './emblem';
import type { Emblems } from './emblem';
import { greatHelm, knightBust } from './heraldry';

const pointedHat =
  path('b', 'M-15-50C-8-47 8-47 15-50C11-55 7-54 6-58L1-80L-5-58C-7-54-11-55-15-50Z') + line('M4-66l1 8M7-56l2 4', 'h');
const mitre =
  path('p', 'M-11-48C-13-58-8-68 0-76C8-68 13-58 11-48C5-51-5-51-11-48Z') +
  line('M0-75V-50M-11-49C-5-53 5-53 11-49') +
  line('M5-69q4 8 3.500 17M-4-58h8M-4-62h8', 'h');

export const camel = (x: number, y: number, s: number, cls = 'a'): string =>
  at(
    x,
    y,
    s,
    line('M-9-10L-10 0M-6-10L-5 0M7-10L6 0M10-11L11 0') +
      path(
        cls,
        'M-12-9C-13-14-11-19-7-19C-5-25-1-25 0-20C2-26 7-26 8-20C11-20 12-24 14-29C15-33 18-35 22-33L26-31C26-29 24-28 21-28.500C20-20 17-12 11-9C4-7-6-7-12-9Z',
      ) +
      line('M4-19q3 5 1 9M-2-17q1 4 0 7M13-20q-1 5-3 8', 'h') +
      line('M-12-10q-3 2-3 6', 'h') +
      path('b', 'M-6-19H6L7-12H-7Z') +
      line('M-3-19l-.5 7M3-19l.5 7', 'h'),
  );

export const actions: Emblems = {
  alchimist: emblem(
    ['stone', 'wool'],
    ground(),
    person(34, 74, 0.98, { robe: 'a', beard: true, head: pointedHat }),
    line('M66 74L70 60H92L96 74') + line('M68 66h26', 'h'),
    path('p', 'M77 20V32L66 50C62 57 66 60 70 60H92C96 60 100 57 96 50L85 32V20Z'),
    path('b', 'M71 46L68 51C65 56 67 57.500 70 57.500H92C95 57.500 97 56 94 51L91 46Q86 49 81 46T71 46Z'),
    line('M75 20H87', 'w') + line('M88 36l6 11M86 34l3 5', 'h'),
    circle('p', 79, 40, 1.8) +
      circle('p', 84, 42, 1.4) +
      circle('p', 81, 14, 2) +
      circle('p', 85, 9, 1.5) +
      circle('p', 79, 6, 1.2),
    `<g transform="rotate(14 106 66)">${box('p', 100, 60, 12, 12, 2)}${circle('k', 103, 63, 1)}${circle('k', 109, 69, 1)}${circle('k', 106, 66, 1)}</g>`,
  ),
  bischof: emblem(
    ['stone', 'violet'],
    ground(),
    line('M20 74V50C20 26 36 10 60 10S100 26 100 50V74', 'h') + line('M25 74V50C25 29 39 15 60 15S95 29 95 50V74', 'h'),
    person(56, 74, 0.96, { robe: 'b', beard: true, head: mitre }),
    path('p', 'M52 74L53 47H59L60 74Z') + line('M53.500 54h5M53 60h6M56.500 50v6', 'h'),
    line('M90 74V24', 'w') + line('M90 26C90 12 106 12 105 23C104 31 95 29 97 23', 'w'),
    path('a', 'M76 56C80 52 86 52 89 55L87 60C83 60 79 61 77 63Z'),
  ),
  feuerteufel: emblem(
    ['stone', 'brick'],
    ground(),
    house(52, 74, 52, 24, 18, 24, 'a'),
    box('k', 60, 61, 6, 13) + box('k', 84, 58, 6, 6),
    flame(76, 36, 26) + flame(92, 40, 18) + flame(62, 50, 14) + flame(87, 63, 12),
    smoke(84, 14) + smoke(70, 16),
    path('k', 'M8 74C8 62 13 55 20 54C15 50 16 41 23 40C30 40 32 48 28 53C36 54 40 60 38 74Z'),
    path('k', 'M30 57L42 45L45 48L35 64Z'),
    line('M43 47L49 38', 'w') + flame(50, 39, 12),
    path('k', 'M17 42L14 36L20 39ZM28 41L30 35L25 39Z'),
  ),
  haendler: emblem(
    ['lumber', 'grain'],
    ground(),
    person(42, 74, 1, {
      robe: 'a',
      beard: false,
      head:
        path('b', 'M-13-49C-16-58-8-65 2-64C12-64 17-57 12-50C4-53-6-53-13-49Z') +
        line('M8-61q4 4 2 9', 'h') +
        path('p', 'M10-58C16-66 20-64 22-56C18-57 14-55 12-52Z'),
    }),
    path('b', 'M38 52L40 74H46L47 52Z') + line('M43 54v18', 'h'),
    line('M84 20V46M70 24H98', ''),
    line('M70 24L64 40M70 24L76 40M98 24L92 40M98 24L104 40', 'h'),
    path('b', 'M62 40H78C78 45 74 47 70 47S62 45 62 40ZM90 40H106C106 45 102 47 98 47S90 45 90 40Z'),
    circle('p', 84, 19, 2.4),
    path('p', 'M58 56C64 50 74 50 82 48L84 52L72 58Z'),
    box('a', 74, 64, 34, 10) + coin(80, 60, 4.5) + coin(90, 60, 4.5) + coin(85, 57, 4.5) + sack(102, 64, 13),
  ),
  karawane: emblem(
    ['grain', 'brick'],
    sun(98, 22, 9, 'b'),
    line('M4 60Q24 46 50 56T116 48', 'h') + line('M4 54Q16 46 32 50', 'h'),
    ground(74),
    camel(34, 74, 1.22),
    camel(80, 74, 1.1),
    line('M66 41Q70 52 72 54', 'h'),
    slant(8, 76, 40, 5, 8) + slant(66, 76, 44, 5, 8),
  ),
  kraeuterhexe: emblem(
    ['stone', 'lumber'],
    ground(),
    person(36, 74, 1, {
      robe: 'b',
      head:
        path(
          'a',
          'M-13-30C-15-48-11-60 0-61C11-60 15-48 13-30L8-33C11-40 10-46 7-51C3-48-5-48-8-51C-10-44-10-38-8-33Z',
        ) + path('a', 'M-4-31L0-26L4-31L3-24H-3Z'),
    }),
    path('p', 'M68 60C64 52 68 44 76 44H94C102 44 106 52 102 60C99 70 92 74 85 74S71 70 68 60Z'),
    path('k', 'M66 44C72 40 98 40 104 44C98 48 72 48 66 44Z'),
    line('M96 52q4 6-1 14M99 50q5 7 0 15M92 56q2 4-1 9', 'h'),
    line('M70 72l-4 6M100 72l4 6', 'w'),
    smoke(80, 38) + smoke(92, 36),
    path('b', 'M54 52C56 42 64 38 66 30C70 38 64 48 58 54Z') +
      path('b', 'M50 50C46 42 50 36 48 28C54 34 56 44 54 52Z') +
      line('M50 58Q54 46 60 40M51 56Q52 44 50 34', 'h'),
    path('p', 'M48 62C46 56 52 52 56 54L58 60Z'),
  ),
  kundschafter: emblem(
    ['stone', 'lumber'],
    tree(14, 60, 34) + tree(27, 56, 24),
    line('M60 52Q76 40 92 46T116 40', 'h') + line('M70 56Q90 48 114 52', 'h'),
    ground(),
    person(62, 74, 1, {
      robe: 'b',
      head:
        path('a', 'M-16-49C-10-54 6-56 16-51C20-49 18-47 14-47C4-49-6-48-16-49Z') +
        path('a', 'M-9-50C-9-59-4-63 3-62C10-61 11-55 10-50Z') +
        path('p', 'M6-58C14-70 20-68 20-60C16-62 12-58 9-53Z'),
    }),
    path('p', 'M74 42C72 36 76 30 82 28L86 31C82 34 81 38 80 43Z'),
    line('M28 66L52 58', 'w'),
    path('p', 'M22 58L44 52L50 66L28 72Z') + line('M27 61q5 4 8-1t8 3M36 68l2-3M40 56l3 2M40 58l3-2', 'h'),
    tuft(104, 74) + tuft(96, 74) + sun(100, 20, 7, 'p'),
  ),
  raubzug: emblem(
    ['brown', 'brick'],
    line('M4 40Q20 28 40 38T80 34T116 42', 'h'),
    ground(),
    person(38, 74, 0.98, { robe: 'a', head: hood('k') + path('k', 'M-9-43H9C9-35 5-32 0-32C-5-32-9-35-9-43Z') }),
    person(84, 74, 0.92, { robe: 'b', head: hood('a') + path('k', 'M-9-43H9C9-35 5-32 0-32C-5-32-9-35-9-43Z') }),
    line('M58 78L66 22', 'w') +
      path('a', 'M62 30C60 22 62 12 68 8C74 12 72 24 70 31Z') +
      line('M65 14h.01M68 18h.01M65 23h.01M69 25h.01', 'w'),
    sack(20, 78, 26, 'p') + symbol('gold', 20, 69, 11),
    path('p', 'M104 74L112 40L115 42L110 74Z') + line('M102 60l12 3'),
  ),
  schwarzer_ritter: emblem(
    ['ore', 'red'],
    ground(),
    knightBust(greatHelm('k'), { visor: true }),
    path('k', 'M42 14C40 4 48 2 52 8C56 2 62 4 62 12C66 8 70 12 66 18H44Z'),
    `<g transform="translate(82 52)">${path('k', 'M-18-20H18V0C18 13 9 19 0 23C-9 19-18 13-18 0Z')}<g class="lt">${path('b', 'M-10-10L10 10M10-10L-10 10')}${circle('b', 0, -1, 7)}</g></g>`,
    line('M20 80L32 8', 'w') + path('k', 'M29 22L32 4L36 23Z'),
  ),
  spion: emblem(
    ['stone', 'blue'],
    box('a', 8, 6, 46, 70) + line('M8 20h46M8 34h46M8 48h46M8 62h46M24 6v14M40 20v14M22 34v14M40 48v14M24 62v14', 'h'),
    arch54(),
    person(78, 76, 1.05, {
      robe: 'b',
      face: false,
      head:
        hood('b') +
        path('k', 'M-9-44C-9-53-5-55 0-55C5-55 9-53 9-44C9-36 5-33 0-33C-5-33-9-36-9-44Z') +
        path('p n', 'M-7-46h5v3h-5ZM1-46h5v3h-5Z') +
        circle('k n', -4.2, -44.5, 1.1) +
        circle('k n', 3.2, -44.5, 1.1),
    }),
    path('p', 'M50 60C54 54 60 54 64 58L60 66Z'),
    `<g transform="rotate(-14 46 60)">${box('p', 36, 48, 14, 19, 1.5)}${line('M39 53h8M39 57h8M39 61h5', 'h')}</g>`,
    cloud(92, 18),
    line('M5 76H115'),
  ),
};

function arch54(): string {
  return path('k', 'M20 76V44a11 12 0 0 1 22 0V76Z') + key(31, 66, 20, 0, 'a');
}
