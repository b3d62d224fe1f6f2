/** Emblems of "Zauberer & Drachen". */
// prettier-ignore
import {
  arch, at, birds, book, box, circle, cloud, courses, fir, flag, flame, ground, hood, house, line, orePile, oval, path,
  peak, person, quill, scroll, sheaf, sheep, smoke, sun, sword, tome, tower, tree, tuft, wall, waves,
} from '../kit';
import type { Art } from '../kit';
import type { Emblem, Emblems, Tints } from './emblem';
import { emblem } from './emblem';

/** A star of four rays, for magic. */
const star = (x: number, y: number, r: number, cls = 'b'): Art => {
  const s = r * 0.28;
  return path(
    cls,
    `M${x} ${y - r}L${x + s} ${y - s}L${x + r} ${y}L${x + s} ${y + s}L${x} ${y + r}L${x - s} ${y + s}L${x - r} ${y}L${x - s} ${y - s}Z`,
  );
};
const stars = (cls = 'b'): Art => star(16, 18, 7, cls) + star(104, 16, 8, cls) + star(92, 34, 4, cls);
/** A pointed hat, drawn over a head. */
const pointed = (cls: string): Art =>
  path(cls, 'M-17-47C-8-51 8-51 17-47C10-49 7-54 3-82C-2-66-8-51-17-47Z') +
  line('M-9-51Q0-54 9-51', '') +
  line('M2-74q2 8 4 20M5-64q1 6 3 12', 'h');
const staff = (x: number): Art => line(`M${x} 82V20`, 'w') + circle('b', x, 15, 6) + line(`M${x - 2} 12q2-2 4 0`, 'h');
/** A wizard before what his region bears. */
const wizard = (tints: Tints, hat: string, behind: Art): Emblem =>
  emblem(
    tints,
    ground(),
    behind,
    person(60, 83, 0.92, { robe: 'b', beard: true, head: pointed(hat) }),
    staff(90),
    star(90, 15, 3, 'p') + star(30, 20, 5),
  );
/** An open book on a stand, with what it tells of above it. */
const spell = (tints: Tints, ...above: Art[]): Emblem =>
  emblem(
    tints,
    above.join(''),
    path('a', 'M32 84L40 78H80L88 84Z'),
    book(60, 80, 44),
    star(12, 70, 6) + star(108, 70, 6),
  );
const dragon = (tints: Tints, breath: boolean): Emblem =>
  emblem(
    tints,
    breath ? flame(18, 74, 20, 'b') + flame(8, 78, 14, 'b') : peak(18, 76, 30, 26) + peak(104, 76, 30, 34),
    ground(76),
    path('a', 'M50 36C58 8 90 2 112 10C104 14 104 20 106 26C98 22 94 26 94 32C86 28 80 32 78 40Z') +
      line('M58 34Q82 8 112 10M68 36Q88 18 106 26M76 38Q86 28 94 32', 'h'),
    path(
      'a',
      'M34 76C34 64 44 60 46 50C48 42 44 36 36 36L22 42L18 36L30 26C38 18 54 22 58 34C62 46 76 46 86 54C96 62 108 62 112 52C116 68 104 78 90 76Z',
    ),
    path('p', 'M46 76C44 66 52 60 54 50C58 58 68 58 74 64C80 70 78 76 74 76Z') +
      line('M50 68h16M50 73h24M54 62h10', 'h'),
    line('M34 26L38 16M42 23L48 14', 'w') + circle('k', 32, 30, 1.8) + line('M22 42L30 39', 'h'),
    line('M40 76l-4 5M46 76v5M52 76l4 5M84 76l-3 5M90 76v5M96 75l4 5', ''),
    breath ? path('b', 'M20 40C10 40 4 46 2 56C8 52 10 54 12 58C14 50 18 46 24 43Z') : '',
  );
const clock = (x: number, y: number, r: number): Art => {
  let marks = '';
  for (let i = 0; i < 12; i += 1) {
    const t = (Math.PI * i) / 6;
    marks += `M${(x + Math.cos(t) * r * 0.78).toFixed(1)} ${(y + Math.sin(t) * r * 0.78).toFixed(1)}L${(x + Math.cos(t) * r * 0.92).toFixed(1)} ${(y + Math.sin(t) * r * 0.92).toFixed(1)}`;
  }
  return circle('a', x, y, r) + circle('p', x, y, r * 0.94) + line(marks, '');
};
const hourglass = (x: number, y: number, h: number): Art =>
  at(
    x,
    y,
    h / 40,
    box('b', -14, -40, 28, 4) +
      box('b', -14, -4, 28, 4) +
      path('p', 'M-11-36H11C11-26 3-24 3-20C3-16 11-14 11-4H-11C-11-14-3-16-3-20C-3-24-11-26-11-36Z') +
      path('a', 'M-7-30H7C5-25 2-24 0-21C-2-24-5-25-7-30ZM-9-5C-7-12-2-12 0-15C2-12 7-12 9-5Z') +
      line('M-13-36V-4M13-36V-4', ''),
  );
const unicorn = (x: number, y: number, flip: number): Art =>
  at(
    x,
    y,
    0.86,
    `<g transform="scale(${flip} 1)">` +
      path(
        'p',
        'M-20 0L-16-14C-20-22-12-28-2-26C4-26 8-30 8-38C10-46 18-48 22-42L30-34L26-30L18-32C16-26 18-20 14-14L18 0H14L8-12H-6L-12-10L-16 0Z',
      ) +
      path('b', 'M8-38C4-34 6-28 0-26C-2-32 2-40 10-46C12-44 12-42 8-38Z') +
      path('b', 'M-18-18C-28-18-30-8-26 0C-24-8-22-12-16-14Z') +
      line('M20-46L32-60L24-44', '') +
      circle('k', 21, -39, 1.2) +
      '</g>',
  );
const cauldron = (x: number, y: number, s: number): Art =>
  at(
    x,
    y,
    s,
    path('k', 'M-20-24C-26-8-14 0 0 0C14 0 26-8 20-24Z') +
      oval('b', 0, -24, 22, 5) +
      circle('p', -6, -27, 3) +
      circle('p', 5, -29, 2.2) +
      circle('p', 12, -26, 2) +
      line('M-14-3l-4 6M14-3l4 6', 'w'),
  );

export const zaubererDrachen: Emblems = {
  zitadelle: emblem(
    ['stone', 'violet'],
    stars(),
    ground(76),
    wall(22, 76, 76, 24, 'a'),
    tower(24, 78, 18, 40, 'cone', 'a') + tower(96, 78, 18, 40, 'cone', 'a'),
    tower(60, 76, 24, 42, 'cone', 'a') + arch(60, 76, 12, 19) + arch(60, 48, 6, 10),
    flag(60, 9, 6) + line('M24 48v7M96 48v7', 'w'),
  ),
  ari: wizard(
    ['gold', 'violet'],
    'a',
    path('a', 'M0 84C20 70 8 60 30 52C50 46 40 38 60 36V44C50 48 62 54 40 62C24 68 34 76 24 84Z'),
  ),
  hor: wizard(['wool', 'violet'], 'a', sheep(22, 76, 20) + sheep(106, 78, 16) + tuft(36, 80)),
  ira: wizard(['ore', 'violet'], 'a', peak(22, 74, 44, 46) + peak(104, 74, 36, 34)),
  hafli: wizard(['grain', 'violet'], 'a', sheaf(14, 78, 24) + sheaf(28, 80, 20) + sheaf(108, 79, 22)),
  arsa: wizard(
    ['brick', 'violet'],
    'a',
    path('a', 'M0 76C8 54 30 50 42 70L46 76Z') + path('a', 'M76 76C88 58 110 58 120 72V76Z'),
  ),
  sechster_zauberer: wizard(
    ['lumber', 'violet'],
    'a',
    fir(16, 76, 50, 'a') + fir(32, 76, 36, 'a') + fir(108, 76, 46, 'a'),
  ),
  zauberbund: emblem(
    ['stone', 'violet'],
    ground(),
    person(34, 83, 0.8, { robe: 'b', beard: true, head: pointed('a') }),
    person(86, 83, 0.8, { robe: 'a', beard: true, head: pointed('b') }),
    line('M50 62Q60 52 70 62', 'w') + star(60, 46, 9) + line('M60 30v6M48 36l4 4M72 36l-4 4', 'h'),
  ),
  ismai_der_gruene_drache: dragon(['green', 'gold'], false),
  zweiter_drache: dragon(['red', 'yellow'], true),
  stein_der_weisen: emblem(
    ['stone', 'red'],
    sun(60, 36, 14, 'p'),
    path('b', 'M60 16L78 32L70 54H50L42 32Z') + line('M42 32H78M60 16L54 32L60 54M60 16L66 32L60 54', 'h'),
    path('a', 'M38 78L46 58H74L82 78Z') + courses(46, 62, 30, 14) + box('a', 30, 78, 60, 5),
    star(18, 60, 6) + star(102, 60, 6),
  ),
  zauberkueche: emblem(
    ['stone', 'green'],
    box('a', 6, 10, 108, 66) + courses(10, 14, 100, 58) + arch(60, 76, 76, 60, 'p'),
    flame(48, 80, 16) + flame(72, 80, 16) + cauldron(60, 70, 1.1),
    smoke(56, 38) + smoke(68, 36),
    tome(10, 30, 5, 12) + tome(16, 30, 5, 10, 'a') + box('b', 8, 30, 16, 2) + hourglass(102, 40, 18),
  ),
  zaubermuehle: emblem(
    ['stone', 'violet'],
    ground(),
    path('a', 'M42 76L50 36H70L78 76Z') + path('b', 'M46 38L60 20L74 38Z') + arch(60, 76, 12, 18) + arch(60, 54, 6, 9),
    at(60, 38, 1, path('p', 'M-3 0L-6-34H6L3 0Z') + line('M-5-26H5M-5-18H5M-4-10H4', 'h'), 45),
    at(60, 38, 1, path('p', 'M-3 0L-6-34H6L3 0Z') + line('M-5-26H5M-5-18H5M-4-10H4', 'h'), 135),
    at(60, 38, 1, path('p', 'M-3 0L-6-34H6L3 0Z') + line('M-5-26H5M-5-18H5M-4-10H4', 'h'), 225),
    at(60, 38, 1, path('p', 'M-3 0L-6-34H6L3 0Z') + line('M-5-26H5M-5-18H5M-4-10H4', 'h'), 315),
    star(60, 38, 6) + star(16, 24, 6) + star(106, 60, 6),
  ),
  hueter_des_schicksals: spell(
    ['violet', 'blue'],
    at(42, 44, 1, box('p', -12, -18, 24, 34, 2) + star(0, 0, 7), -12),
    at(78, 44, 1, box('p', -12, -18, 24, 34, 2) + star(0, 0, 7), 12),
    box('p', 48, 22, 24, 34, 2) + star(60, 39, 8),
  ),
  inspiration: spell(['violet', 'gold'], sun(60, 28, 12), quill(86, 52, 30, 24), quill(34, 52, 30, -24)),
  landzauber: spell(
    ['violet', 'lumber'],
    box('p', 12, 18, 36, 30, 2) + fir(24, 44, 22) + fir(36, 44, 18),
    box('p', 72, 18, 36, 30, 2) + peak(90, 46, 28, 22),
    line('M50 26Q60 18 70 26L66 22M70 26l-6 1M70 40Q60 48 50 40l4 4M50 40l6-1', 'w'),
  ),
  magisches_auge: spell(
    ['violet', 'blue'],
    path('p', 'M20 32C36 10 84 10 100 32C84 54 36 54 20 32Z'),
    circle('b', 60, 32, 14) + circle('k', 60, 32, 6) + circle('p', 57, 29, 2),
    line('M30 16l-6-8M60 12V4M90 16l6-8', 'w'),
  ),
  ort_wandle_dich: spell(
    ['violet', 'brick'],
    house(12, 46, 28, 14, 12, 14) + tower(94, 46, 16, 26, 'battlement', 'p'),
    line('M44 24Q60 10 76 24l-1-6M76 24l-6-2M76 44Q60 56 44 44l1 6M44 44l6 2', 'w'),
  ),
  zehntes_buch: spell(
    ['violet', 'gold'],
    circle('a', 60, 32, 27) + circle('p', 60, 32, 23) + circle('h', 60, 32, 20),
    house(46, 44, 26, 13, 12, 14),
    star(60, 6, 5) + star(34, 32, 4) + star(86, 32, 4),
  ),
  zaubertrank: spell(
    ['violet', 'green'],
    path('p', 'M52 8H68V22C86 28 88 54 60 54C32 54 34 28 52 22Z') + box('b', 50, 4, 20, 5, 1),
    path('b', 'M40 36H80C82 50 70 52 60 52C50 52 38 50 40 36Z') + circle('p', 54, 42, 2.5) + circle('p', 64, 46, 2),
    sword(98, 56, 46, 20) + sword(22, 56, 46, -20),
  ),
  zauberveto: spell(
    ['violet', 'red'],
    at(60, 32, 1, box('p', -18, -24, 36, 48, 2) + line('M-10-14H10M-10-6H10M-10 2H6', 'h')),
    circle('w', 60, 32, 25) + line('M42 14L78 50', 'w'),
  ),
  zeitrad: spell(
    ['violet', 'gold'],
    clock(60, 32, 27),
    line('M60 8V56M36 32H84M43 15L77 49M77 15L43 49', 'h') + circle('b', 60, 32, 6) + star(60, 32, 5, 'p'),
  ),
  zeitsprung: spell(
    ['violet', 'grain'],
    hourglass(60, 56, 48),
    line('M90 46C104 36 104 18 88 12l4-5M88 12l6 4M30 46C16 36 16 18 32 12l-4-5M32 12l-6 4', 'w'),
  ),
  komet: emblem(
    ['blue', 'yellow'],
    path('b', 'M4 8C34 10 62 22 78 36L70 48C54 34 30 18 4 8Z') + line('M10 12Q46 20 70 38M22 14Q50 22 74 42', 'h'),
    star(80, 44, 16) + circle('p', 80, 44, 5),
    peak(20, 82, 44, 26) + peak(58, 82, 50, 20) + peak(104, 82, 40, 28),
    star(108, 14, 4) + star(50, 8, 3) + star(24, 44, 3),
  ),
  tanz_der_einhoerner: emblem(
    ['wool', 'violet'],
    ground(76),
    tree(8, 76, 40, 'a') + tree(112, 76, 36, 'a'),
    unicorn(30, 78, 1) + unicorn(90, 78, -1),
    star(60, 14, 7) + star(40, 10, 4) + star(80, 10, 4),
  ),
  hexe: emblem(
    ['violet', 'green'],
    circle('p', 92, 22, 16) + birds(14, 16),
    person(52, 83, 0.96, { robe: 'k', head: pointed('k') + line('M6-44q6 2 7 5', '') }),
    line('M84 84L104 34', 'w') + path('b', 'M100 36L112 16L116 20L106 40Z') + line('M104 34l8-14M106 36l8-12', 'h'),
  ),
  duell_der_zauberer: emblem(
    ['violet', 'red'],
    ground(),
    person(26, 83, 0.78, { robe: 'a', beard: true, head: pointed('a') }),
    person(94, 83, 0.78, { robe: 'b', beard: true, head: pointed('b') }),
    line('M42 58L60 40L56 50L78 58', 'w') + star(60, 44, 12) + line('M60 24v6M46 30l4 4M74 30l-4 4', 'h'),
  ),
  zauberhand: emblem(
    ['violet', 'gold'],
    book(34, 78, 50),
    path(
      'p',
      'M62 60C58 44 66 30 74 34L78 14C80 8 86 9 85 15L84 30L92 12C95 7 100 9 98 15L92 32L102 20C106 16 110 20 107 24L96 42L108 36C112 34 114 39 110 42L94 56C92 66 82 74 72 70Z',
    ),
    line('M84 30l-2 10M92 32l-4 10M96 42l-6 6', 'h'),
    star(20, 30, 7) + star(44, 20, 5) + star(52, 44, 4),
  ),
  bessere_welt: emblem(
    ['wool', 'blue'],
    sun(60, 22, 11),
    path('a', 'M-10 84C20 52 100 52 130 84Z') + line('M10 70Q60 54 110 70', 'h'),
    tree(28, 68, 26, 'b') + house(50, 66, 26, 12, 10, 12) + tree(94, 69, 22, 'b'),
    cloud(12, 26) + birds(84, 20),
  ),
  eryn_der_druide: emblem(
    ['lumber', 'wool'],
    ground(),
    tree(18, 76, 56, 'a') + tree(106, 76, 48, 'a') + tuft(36, 80) + tuft(86, 80),
    person(58, 83, 0.96, { robe: 'b', beard: true, head: hood('b') }),
    line('M84 82V34', 'w') + path('p', 'M80 36C82 26 92 22 98 26C94 32 90 36 84 38Z'),
  ),
  materialisation: emblem(
    ['stone', 'violet'],
    ground(),
    wall(26, 74, 68, 22, 'a') + tower(30, 76, 16, 40, 'battlement', 'a') + tower(90, 76, 16, 40, 'battlement', 'a'),
    tower(60, 74, 20, 44, 'cone', 'p') + arch(60, 74, 11, 18),
    star(14, 40, 8) + star(108, 36, 9) + star(44, 16, 6) + star(78, 12, 5) + line('M14 54v12M108 50v14', 'h'),
  ),
  transmutation: emblem(
    ['ore', 'gold'],
    orePile(6, 76, 40) +
      path('b', 'M82 76L86 66H110L114 76ZM88 66L92 56H106L110 66Z') +
      line('M90 71h16M94 61h10', 'h'),
    line('M50 60Q60 50 72 60l-2-6M72 60l-6-1', 'w') + star(60, 30, 14) + circle('h', 60, 30, 20),
    ground(78),
  ),
  wissen_der_ahnen: emblem(
    ['brown', 'grain'],
    box('a', 8, 14, 104, 4) + box('a', 8, 42, 104, 4),
    [12, 20, 28, 38, 46, 56, 64, 74, 84, 92, 100]
      .map((x, i) => tome(x, 42, 7, 18 + (i % 3) * 3, i % 2 === 0 ? 'b' : 'a'))
      .join(''),
    scroll(38, 56, 44, 22) + line('M44 62h32M44 67h32M44 72h20', 'h'),
    tome(12, 76, 8, 24) + tome(22, 76, 8, 20, 'a') + tome(96, 76, 8, 24) + line('M4 76H116', ''),
  ),
  alte_wissenschaften: emblem(
    ['stone', 'blue'],
    circle('a', 60, 36, 24) +
      circle('p', 60, 36, 21) +
      oval('h', 60, 36, 21, 8) +
      oval('h', 60, 36, 8, 21) +
      oval('h', 60, 36, 20, 10, 40),
    circle('b', 60, 36, 5) + line('M60 60V72M46 76H74L70 70H50Z', ''),
    book(22, 80, 34) + scroll(92, 62, 20, 14) + waves(82, 1, 40, 80),
  ),
};
