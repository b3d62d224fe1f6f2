/** Emblems of the base set's events. */
// prettier-ignore
import {
  arch, book, box, circle, cloud, flag, ground, house, line, path, person, sheaf, slant, smoke, sun, sword, symbol,
  tower,
} from '../kit';
import type { Emblems } from './emblem';
import { emblem } from './emblem';

export const events: Emblems = {
  baumeister: emblem(
    ['stone', 'brown'],
    ground(),
    box('a', 60, 44, 42, 30) + line('M60 54h42M60 64h42M74 44v10M88 54v10M70 64v10M92 64v10M90 44v10M66 54v10', 'h'),
    line('M56 74V22M84 44V22M106 74V22', 'w') + line('M52 26H110M56 44L84 26M84 44L56 28', ''),
    path('b', 'M60 40H74V44H60ZM88 40H100V44H88Z'),
    person(28, 74, 0.92, {
      robe: 'b',
      beard: true,
      head: path('a', 'M-13-48C-13-60-7-65 1-64C9-64 13-58 12-49C4-52-6-51-13-48Z'),
    }),
    line('M44 60L58 40M58 40L66 58', 'w') + circle('p', 58, 38, 2.6),
    path('p', 'M36 66L62 60L64 70L38 76Z') + line('M41 69l16-4M42 72l10-2', 'h'),
    line('M95 22V34', 'h') + box('a', 90, 34, 10, 6),
  ),
  buergerkrieg: emblem(
    ['stone', 'red'],
    tower(22, 74, 22, 36, 'battlement', 'a') +
      tower(98, 74, 22, 36, 'battlement', 'a') +
      arch(22, 74, 8, 15) +
      arch(98, 74, 8, 15),
    ground(),
    flag(22, 36, 24, 'b') + `<g transform="translate(196 0) scale(-1 1)">${flag(98, 36, 24, 'p')}</g>`,
    sword(38, 72, 62, 38) + sword(82, 72, 62, -38),
    path('b', 'M60 18L62 26L70 22L66 30L74 32L66 36L70 43L62 39L60 47L58 39L50 43L54 36L46 32L54 30L50 22L58 26Z'),
  ),
  ertragreiches_jahr: emblem(
    ['grain', 'wool'],
    sun(60, 24, 12, 'a'),
    path('b', 'M4 74V60C24 50 44 52 60 58C80 50 100 50 116 58V74Z') +
      slant(10, 62, 40, 10, 9, 8) +
      slant(66, 62, 44, 10, 9, -8),
    ground(),
    sheaf(30, 76, 34, 'a') + sheaf(90, 76, 34, 'a') + sheaf(60, 77, 26, 'a'),
    line('M44 74l4-8h8M76 74l-4-8h-8', 'h'),
  ),
  fortschritt: emblem(
    ['stone', 'blue'],
    line('M60 10V4M60 24H60.010M42 16l-5-4M78 16l5-4M36 30h-7M84 30h7', ''),
    path('p', 'M49 30C45 18 52 12 60 12S75 18 71 30C69 35 68 36 68 40H52C52 36 51 35 49 30Z') +
      box('a', 52, 40, 16, 5, 1) +
      path('b', 'M60 38C55 34 56 28 60 22C64 28 65 34 60 38Z') +
      line('M67 18q4 6 1 13', 'h'),
    box('b', 14, 66, 92, 8, 1) + ground(),
    book(60, 66, 44),
    box('a', 16, 58, 22, 8, 1) + box('b', 18, 50, 18, 8, 1) + line('M20 54h14M18 62h18', 'h'),
    path('p', 'M88 66C84 62 84 56 88 54V48H96V54C100 56 100 62 96 66Z') +
      path('b', 'M86.500 60H97.500C98 63 97 65 96 66H88C87 65 86 63 86.500 60Z'),
  ),
  jahreswechsel: emblem(
    ['stone', 'blue'],
    circle('p', 60, 42, 36) + circle('h', 60, 42, 26),
    path('b', 'M60 42V16A26 26 0 0 0 60 68Z'),
    line('M60 6V16M60 68V78M24 42H34M86 42H96', ''),
    symbol('moon', 47, 42, 18) + symbol('sun', 73, 42, 22),
    line('M60 16V68'),
    path('a', 'M76 8C92 12 102 26 102 42H108L98 54L89 42H95C95 29 87 19 74 14Z') +
      path('a', 'M44 76C28 72 18 58 18 42H12L22 30L31 42H25C25 55 33 65 46 70Z'),
  ),
  konflikt: emblem(
    ['stone', 'red'],
    ground(),
    person(28, 74, 0.95, {
      robe: 'b',
      head: path('a', 'M-11-44C-13-58-6-63 0-63S13-58 11-44L9-50H-9Z') + line('M0-63V-50M5-60q3 4 3 9', 'h'),
    }),
    `<g transform="translate(184 0) scale(-1 1)">${person(92, 74, 0.95, { robe: 'a', head: path('p', 'M-11-44C-13-58-6-63 0-63S13-58 11-44L9-50H-9Z') + line('M0-63V-50', 'h') })}</g>`,
    path('b', 'M64 8L52 36H60L54 66L74 30H64L72 8Z'),
    line('M46 50l-6-2M45 56l-6 1M78 50l6-2M79 56l6 1', 'h'),
  ),
  seuche: emblem(
    ['stone', 'wool'],
    house(10, 74, 34, 20, 14, 18, 'a') +
      house(82, 74, 28, 16, 12, 14, 'a') +
      box('k', 16, 62, 6, 12) +
      box('k', 86, 64, 5, 10),
    line('M30 58l8 8M38 58l-8 8', ''),
    ground(),
    path('k', 'M46 76C42 54 46 34 60 26C76 34 78 54 76 76Z'),
    path('p', 'M52 42C50 34 55 29 60 29C67 29 71 34 70 41C69 47 64 49 61 48L40 58L52 46Z') +
      circle('k', 60, 38, 3.4) +
      circle('p n', 59, 37, 1) +
      line('M52 46L46 53M66 33q3 4 2 8', 'h'),
    path('k', 'M40 26C48 20 72 20 82 27C74 30 48 30 40 26Z') + path('k', 'M50 24C50 14 54 10 61 10S71 14 71 24Z'),
    line('M88 76L84 22', 'w') + path('b', 'M78 22C78 14 84 10 84 6C88 10 92 16 90 23C86 27 80 26 78 22Z'),
    smoke(26, 26) + smoke(100, 34),
  ),
};

/** Parts other sets' events share. */
export const feast = (y: number): string =>
  cloud(12, 14) +
  line(`M10 ${y - 44}Q60 ${y - 28} 110 ${y - 44}`, 'h') +
  [22, 40, 60, 80, 98].map((x) => path('b', `M${x - 4} ${y - 39}h8l-4 8Z`)).join('');
