/** Emblems of "Zeit der Entdecker": ships, islands, pirates, and what is built for the sea. */
// prettier-ignore
import {
  arch, at, barrel, birds, book, box, circle, cloud, coin, crate, flag, flame, ground, hammer, house, line, logPile,
  oval, pane, path, person, pillar, sack, scroll, smoke, steps, sun, sword, symbol, tower, wall, waves,
} from '../kit';
import type { Emblem, Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import { ship } from '../emblems/fleets';
import {
  bandana,
  balls,
  eyePatch,
  flatCap,
  gun,
  isle,
  lyre,
  note,
  owl,
  palm,
  plumedHat,
  shortHair,
  star,
  tricorn,
} from './parts';

/** A caravel under full sail, foot of the hull at (0, 0), about 50 high. */
const caravel = (x: number, y: number, scale: number, sail = 'p'): string =>
  at(
    x,
    y,
    scale,
    line('M-12-12V-44M8-12V-50') +
      path(sail, 'M-24-40H-2C1-33 1-26-2-20H-24C-20-26-20-33-24-40Z') +
      path(sail, 'M-2-46H20C24-37 24-28 20-18H-2C2-28 2-37-2-46Z') +
      line('M16-43q5 12 2 22M13-43q4 12 2 22M-5-37q3 8 1 14', 'h') +
      path('b', 'M8-50C12-53 15-48 20-50L17-47L20-44C15-42 12-46 8-45Z') +
      path('a', 'M-28-14L-18-11H16L28-18C29-8 24 0 18 2H-18C-24 0-28-6-28-14Z') +
      line('M-24-6H25M-20-2H22M18-3q5-4 7-10', 'h') +
      line('M-28-14L-36-20'),
  );
/** Hair in ink where the second tint would colour it oddly. */
const dark = (hair: string): string => hair.replaceAll('"b"', '"k"');
const boat = (x: number, y: number, s: number): string =>
  at(x, y, s, path('a', 'M-12-5H12C11 1 8 3 5 3H-5C-8 3-11 1-12-5Z') + line('M-10-2H10', 'h'));
const globe = (x: number, y: number, r: number, cls = 'a'): string =>
  circle(cls, x, y, r) +
  oval('h', x, y, r * 0.45, r) +
  line(
    `M${x - r} ${y}H${x + r}M${x - r * 0.86} ${y - r * 0.5}H${x + r * 0.86}M${x - r * 0.86} ${y + r * 0.5}H${x + r * 0.86}`,
    'h',
  );
/** The face of a pirate before his flag; every captain has a flag, a hat and a weapon of his own. */
const pirate = (tint: string, flagSign: string, look: string, beard: boolean, weapon: string): Emblem =>
  emblem(
    ['stone', tint],
    waves(62, 1, 2, 20) + waves(62, 1, 100, 118),
    line('M90 76V6', 'w') +
      path('k', 'M90 8C100 4 106 12 118 8V40C106 44 100 36 90 40Z') +
      `<g class="lt">${at(104, 24, 1, flagSign)}</g>`,
    person(46, 76, 1.1, { robe: 'b', beard, head: look }),
    path('p', 'M38 76L42 46H50L54 76Z') + line('M41 54h10M40 61h12M39 68h14', 'h'),
    weapon,
    line('M5 76H115') + waves(79, 1),
  );
const skull =
  circle('p', 0, -3, 6) + path('p', 'M-3 2H3V6H-3Z') + circle('k n', -2.2, -3, 1.5) + circle('k n', 2.2, -3, 1.5);
const sabre = (x: number, y: number, turn: number): string =>
  at(
    x,
    y,
    1,
    path('p', 'M-2-10C-5-24-2-38 9-48C8-36 9-22 3-9Z') +
      line('M2-14q-1-14 5-26', 'h') +
      line('M-8-6C-3-3 6-4 8-11') +
      line('M0-7V4', 'w'),
    turn,
  );

export const zeitDerEntdecker: Emblems = {
  botschafter: emblem(
    ['stone', 'gold'],
    cloud(86, 12) + at(72, 16, 0.46, ship('', '')) + waves(54, 1, 70, 116) + ground(),
    person(36, 76, 1.04, { robe: 'b', beard: true, head: plumedHat }),
    path('p', 'M54 62C60 56 68 56 74 56L72 62L60 68Z'),
    scroll(70, 50, 16, 16) +
      line('M73 56h10M73 60h10', 'h') +
      box('a', 92, 64, 20, 12, 1) +
      coin(98, 62, 3.4) +
      coin(105, 62, 3.4) +
      symbol('laurel', 36, 66, 14),
  ),
  kartograph: emblem(
    ['sea-art', 'brown'],
    path('p', 'M8 10L40 4L78 12L112 6V70L78 78L40 70L8 76Z') + line('M40 4V70M78 12V78', 'h'),
    path('a', 'M12 42C20 32 32 40 40 34C52 26 58 40 70 34C84 28 96 34 110 30V66L78 74L40 66L12 71Z'),
    path('b', 'M20 54C26 48 36 52 34 58C30 64 18 62 20 54ZM58 54C66 46 74 52 72 58C66 66 54 62 58 54Z') +
      line('M30 53q3 4-2 7M68 54q2 4-4 7', 'h'),
    line('M38 58h2M43 56h2M48 55h2M53 56h2', '') + line('M88 48l7 7M95 48l-7 7', 'w'),
    at(
      96,
      22,
      0.9,
      circle('p', 0, 0, 12) +
        path('b', 'M0-15L3-3L15 0L3 3L0 15L-3 3L-15 0L-3-3Z') +
        path('k', 'M0-15L3-3L0 0ZM15 0L3 3L0 0ZM0 15L-3 3L0 0ZM-15 0L-3-3L0 0Z'),
    ),
    at(30, 40, 1.2, line('M0-24L-12 12M0-24L14 10', 'w') + circle('b', 0, -25, 3) + line('M-7-2Q2 2 9-2', 'h')),
  ),
  lars: emblem(
    ['stone', 'blue'],
    at(66, 8, 0.5, ship('', '', 'k', 'k')) + flame(96, 34, 14) + smoke(108, 20) + waves(52, 1, 66, 118),
    line('M5 76H115'),
    person(40, 76, 1.12, {
      robe: 'b',
      beard: true,
      head: dark(shortHair) + path('a', 'M-12-50Q0-56 12-50V-54Q0-60-12-54Z'),
    }),
    path('a', 'M18 52C24 48 30 46 34 46V54C28 56 22 58 18 60ZM62 52C56 48 50 46 46 46V54C52 56 58 58 62 60Z') +
      line('M22 51v6M58 51v6', 'h'),
    sabre(82, 82, 20) + line('M94 76h16M98 72h14', 'h') + barrel(106, 78, 13, 'b'),
  ),
  navigator: emblem(
    ['brown', 'blue'],
    star(98, 14, 7) + star(14, 22, 3) + star(110, 34, 3) + line('M60 44L92 18', 'h'),
    person(30, 76, 1.04, { robe: 'b', head: flatCap }),
    path('p', 'M44 58C48 50 56 46 60 44L63 48L52 64Z') + at(64, 42, 1, line('M0 14V-14M-9 4H9M-6-8H6', 'w')),
    at(
      90,
      58,
      1,
      circle('a', 0, 0, 20) +
        circle('p', 0, 0, 14) +
        circle('a', 0, 0, 5) +
        [0, 45, 90, 135].map((turn) => `<g transform="rotate(${turn})">${line('M0-25V-5M0 5V25', 'w')}</g>`).join('') +
        circle('b', 0, 0, 2.5),
    ),
    line('M5 78H115'),
  ),
  volle_breitseite: emblem(
    ['brown', 'red'],
    path('a', 'M-60 8L24 26H180V76H-60Z') +
      line('M0 34H120M0 46H120M0 58H120M0 68H120M40 34v12M84 46v12M20 58v10M70 58v10M102 34v12', 'h') +
      line('M60 26V0M14 22L60 0L108 26', 'h'),
    path('p', 'M34 0H90C94 8 94 14 90 18H34C38 12 38 6 34 0Z'),
    [22, 60, 98]
      .map(
        (x) =>
          box('k', x - 9, 38, 18, 15) +
          path('b', `M${x - 9} 38L${x - 13} 28H${x + 5}L${x + 9} 38Z`) +
          circle('p', x, 47, 7) +
          circle('k', x, 47, 3.6),
      )
      .join(''),
    [22, 60, 98]
      .map(
        (x, i) =>
          path(
            'b',
            `M${x} 58L${x + 3} 64L${x + 9} 61L${x + 6} 67L${x + 13} 70L${x + 5} 72L${x} 79L${x - 4} 72L${x - 12} 71L${x - 6} 66L${x - 9} 60L${x - 3} 64Z`,
          ) + circle('k', x + (i - 1), 69, 3),
      )
      .join(''),
    waves(80, 1),
  ),
  anlegestelle: emblem(
    ['brown', 'sea-art'],
    path('b n', 'M-60 48H180V150H-60Z') +
      line('M-60 48H180', 'h') +
      line('M0 44Q14 36 30 42T60 40', 'h') +
      birds(86, 16),
    caravel(34, 56, 0.72),
    path('a', 'M58 60L120 50V60L64 72Z') +
      line('M70 58l4 11M84 55.500l5 10M98 53l6 10M110 52l6 9', 'h') +
      line('M62 70V82M82 66V80M104 62V80', 'w'),
    line('M76 58V44M108 52V38', 'w') +
      line('M76 48Q92 58 108 42M50 56Q64 60 76 50', 'h') +
      barrel(94, 56, 13, 'p') +
      sack(116, 56, 12) +
      boat(14, 76, 0.8),
    waves(72, 2, 2, 60),
  ),
  werft: emblem(
    ['brown', 'lumber'],
    cloud(10, 14) +
      path('a', 'M26 56C40 62 80 62 98 52C98 62 90 70 82 72H46C36 70 28 64 26 56Z') +
      line('M30 61H94M36 67H90', 'h'),
    line(
      'M36 60C34 46 30 40 28 34M50 62C48 46 46 38 44 32M64 62V30M78 60C80 46 82 38 84 32M92 56C94 46 98 40 100 34',
      'w',
    ) + line('M30 42H98M33 50H95', ''),
    line('M20 76V22M108 76V20', 'w') + line('M14 30H46M114 28H82M20 44L36 30M108 42L92 28', ''),
    line('M40 72L34 80M60 72V80M88 72L94 80', 'w') + ground(78) + logPile(2, 78, 5) + hammer(112, 78, 22, -26),
  ),
  entdeckerhafen: emblem(
    ['sea-art', 'brick'],
    path('a n', 'M-60 44H180V150H-60Z') +
      path('p', 'M-60 44V30Q10 22 40 34L56 46L30 56L-60 62Z') +
      line('M56 44H180', 'h'),
    tower(22, 44, 14, 30, 'plain') +
      path('b', 'M12 15H32L22 4Z') +
      pane(22, 24, 5) +
      line('M16 30h12M16 38h12', 'h') +
      line('M34 12l10-4M34 18h11M10 12L2 9', 'h'),
    house(34, 48, 24, 10, 9, 11) + arch(39.5, 48, 5, 7),
    path('p', 'M-60 66H66V72H-60Z') + line('M8 72v10M26 72v10M44 72v10M62 72v10M16 66v6M34 66v6M52 66v6', ''),
    caravel(86, 50, 0.62) + caravel(40, 64, 0.5) + caravel(98, 78, 0.66),
    waves(60, 1, 66, 118) + birds(78, 14),
  ),
  insel_der_barden: emblem(
    ['sea-art', 'wool'],
    isle(
      palm(24, 58, 30, 'b', -3) + palm(98, 60, 26),
      person(60, 62, 0.62, { robe: 'a', head: dark(shortHair) }) + lyre(78, 44, 1.3, 'p') + note(94, 28) + note(36, 26),
    ),
  ),
  insel_der_gelehrten: emblem(
    ['sea-art', 'lumber'],
    isle(
      palm(20, 60, 24, 'b', -3),
      steps(62, 58, 44, 2) +
        [46, 57, 67, 78].map((x) => pillar(x, 52, 6, 22)).join('') +
        path('p', 'M38 30L62 14L86 30Z') +
        symbol('scroll', 62, 24, 9) +
        book(98, 62, 18, 'p') +
        owl(30, 58, 13, 'p'),
    ),
  ),
  insel_der_haendler: emblem(
    ['sea-art', 'grain'],
    isle(
      palm(96, 60, 32),
      line('M38 58V32M76 58V32', 'w') +
        path(
          'p',
          'M32 32L40 20H74L82 32C80 38 74 38 72 32C70 38 64 38 62 32C60 38 54 38 52 32C50 38 44 38 42 32C40 38 34 38 32 32Z',
        ) +
        box('a', 36, 48, 42, 12) +
        symbol('wool', 46, 43, 12) +
        symbol('grain', 58, 43, 12) +
        symbol('gold', 69, 43, 11) +
        crate(14, 64, 10, 'p') +
        barrel(90, 64, 12, 'p'),
    ),
  ),
  insel_des_vergessenen_stammes: emblem(
    ['sea-art', 'lumber'],
    isle(
      palm(16, 60, 28, 'b', -4) + palm(104, 60, 28),
      at(
        60,
        60,
        1,
        path('p', 'M-14 0V-30C-14-44 14-44 14-30V0Z') +
          path('k', 'M-10-26H-3V-22H-10ZM3-26H10V-22H3ZM-6-10H6V-6H-6Z') +
          path('b', 'M-3-24L-5-13H5L3-24Z') +
          line('M-14-32H14M-10-16l3 2M10-16l-3 2', '') +
          path('b', 'M-14-34L-20-46L-10-42L-7-52L0-43L7-52L10-42L20-46L14-34Z'),
      ) +
        path('b', 'M30 62L40 46L50 62Z') +
        path('b', 'M72 64L80 48L90 64Z') +
        flame(60, 70, 9, 'p'),
    ),
  ),
  haidao_chang: pirate(
    'brick',
    path('', 'M-8 4C-6-8 6-8 8 4M-8 4C-2 0 2 0 8 4M0-6V2') + circle('', 0, -2, 9),
    path('a', 'M-17-48L0-64L17-48Q0-52-17-48Z') +
      line('M0-64V-50M-8-56l-3 6M8-56l3 6', 'h') +
      line('M-5-37C-8-36-9-32-9-29M5-37C8-36 9-32 9-29', ''),
    false,
    sabre(84, 80, 14),
  ),
  cimmarone: pirate(
    'lumber',
    at(0, 0, 1, skull) + line('M-8 8L8 12M8 8L-8 12', 'w'),
    bandana + eyePatch + circle('b', -10, -41, 2),
    true,
    sabre(76, 82, 4) + sabre(16, 82, -24),
  ),
  jean: pirate(
    'red',
    line('M-8-8L8 10M8-8L-8 10', 'w') + circle('', 0, -8, 2),
    path('b', 'M-12-32C-15-46-12-58 0-59S15-46 12-32L8-36C10-42 9-47 7-50H-7C-9-47-10-42-8-36Z') +
      tricorn +
      path('p', 'M2-62C6-74 18-76 22-66C16-68 10-64 8-58Z') +
      line('M-5-38q2.500 2 5 0q2.500 2 5 0', ''),
    false,
    at(80, 72, 1, path('a', 'M-4 0L-8 8L-2 10L2 2L24-10L22-15Z') + line('M0 0L18-9M-2 4q6 4 6-3', 'h')),
  ),
  wrack: emblem(
    ['brown', 'sea-art'],
    path('k', 'M-60-60H180V10Q110 6 60 14T-60 8Z') +
      line('M20 18l-4 8M36 20l-4 8M88 18l-4 8M104 16l-4 8M74 22l-3 6', 'h'),
    path('b n', 'M-60 56H180V150H-60Z') + line('M-60 56H180', 'h'),
    at(
      58,
      62,
      1,
      line('M-6-8L-14-46M14-8L10-28', 'w') +
        path('p', 'M-26-40L-4-46L-2-34L-8-38L-10-30L-16-36L-22-28Z') +
        path('a', 'M-38-18L-24-8L-20-14L-10-6H6L12-12L18-6H26L38-22C40-10 34 2 26 8H-22C-32 4-38-6-38-18Z') +
        path('k', 'M-12-2H-2L0 6H-14ZM10 0H20L16 6H10Z') +
        line('M-30 0H-14M0 2H10M22-4H32M-32-8l8 3', 'h'),
      -9,
    ),
    path('a', 'M6 78L20 62L28 70L36 64L42 78ZM86 80L98 66L106 74L112 68L118 80Z') +
      waves(72, 3) +
      barrel(92, 68, 10, 'p') +
      coin(48, 78, 3.5, 'p'),
  ),
  entdeckermetropole: emblem(
    ['stone', 'gold'],
    sun(16, 14, 6) +
      path('b', 'M46 30C46 14 74 14 74 30Z') +
      line('M60 17V6M66 20q6 4 7 9', '') +
      globe(60, 6, 5, 'p') +
      box('p', 46, 30, 28, 16) +
      arch(53, 46, 5, 10) +
      arch(60, 46, 5, 12) +
      arch(67, 46, 5, 10),
    tower(30, 50, 14, 30, 'cone') + tower(90, 50, 14, 30, 'cone') + flag(30, 6, 4) + flag(90, 6, 4),
    wall(14, 62, 92, 16, 'a') +
      tower(10, 64, 14, 30, 'battlement', 'a') +
      tower(110, 64, 14, 30, 'battlement', 'a') +
      tower(60, 64, 20, 26, 'battlement', 'a') +
      arch(60, 64, 11, 17),
    line('M0 66H120') + caravel(28, 80, 0.42) + caravel(92, 80, 0.42) + waves(72, 2),
  ),
  segelmacherei: emblem(
    ['stone', 'brown'],
    path('b', 'M6 20L60 4L114 20L110 26H10Z') +
      line('M30 16h60M44 10h32', 'h') +
      line('M14 26V76M106 26V76', 'w') +
      ground(76),
    path('p', 'M26 28H94C100 40 100 52 92 64H28C34 52 32 40 26 28Z') +
      line('M24 28H96', 'w') +
      line('M43 28q5 18 2 36M60 28q5 18 2 36M77 28q5 18 2 36M90 32q5 14 1 28', 'h') +
      symbol('sail', 62, 46, 18),
    path('a', 'M16 70H104V76H16Z') +
      line('M40 64Q44 70 40 74M78 64q6 6 4 12', 'h') +
      at(50, 70, 1, circle('b', 0, -4, 5) + line('M-5-4H5M0-9V1', 'h')) +
      path('p', 'M78 76V68C84 64 96 66 100 70V76Z') +
      line('M28 60L18 74', 'h'),
  ),
  waffenschmiede: emblem(
    ['ore', 'brown'],
    path('b', 'M8 6H112V70H8Z') +
      line('M8 22H112M8 38H112M8 54H112M32 6v16M72 22v16M44 38v16M92 6v16M26 54v16M84 54v16', 'h'),
    sword(26, 62, 48, -14, 'p') +
      sword(34, 62, 48, 14, 'p') +
      at(
        60,
        34,
        0.86,
        path('a', 'M-21-24H21V0C21 15 11 22 0 27C-11 22-21 15-21 0Z') +
          path('p', 'M-3-24H3V24H-3ZM-21-6H21V0H-21Z') +
          circle('b', 0, -3, 5),
      ),
    at(94, 62, 1, line('M0 0V-48', 'w') + path('p', 'M0-46C8-48 12-52 14-56C18-44 18-38 14-30C12-34 8-36 0-36Z')),
    path('p', 'M4 70H116V76H4Z') +
      gun(84, 70, 0.7, -4) +
      balls(48, 70, 3.4) +
      barrel(24, 70, 14, 'a') +
      line('M4 76V82M116 76V82', 'w'),
  ),
  geschuetzgiesserei: emblem(
    ['ore', 'brick'],
    path('p', 'M8 74L14 16H42L48 74Z') +
      line('M12 30h32M11 44h35M9 58h38M26 16v14M34 30v14M20 44v14M36 58v16', 'h') +
      flame(28, 16, 15) +
      arch(28, 74, 16, 20) +
      flame(28, 74, 15) +
      smoke(36, 6),
    ground(),
    path('b', 'M44 62C54 58 58 62 64 60L66 66H44Z'),
    at(
      88,
      66,
      1,
      path('a', 'M-26-7H20L27-10V10L20 7H-26C-32 7-32-7-26-7Z') +
        line('M-14-7V7M6-7V7M20-7V7M-8 4h10M9 4h8', 'h') +
        circle('a', -32, 0, 2.6),
      -4,
    ),
    line('M92 56V20M64 20H112', 'w') +
      line('M92 20L76 54M92 20L108 52', 'h') +
      line('M112 20V76', 'w') +
      balls(64, 78, 3.4) +
      path('p', 'M66 74L70 68H106L110 74Z'),
  ),
  astronom: emblem(
    ['stone', 'blue'],
    path('k', 'M-60-60H180V58H-60Z') +
      `<g class="lt">${line('M14 12h.010M30 24h.010M70 8h.010M110 44h.010M86 26h.010M54 18h.010M20 44h.010', 'w')}${line('M84 10L96 18L106 10L112 22', 'h')}</g>` +
      star(84, 10, 3.4, 'p') +
      star(96, 18, 3, 'p') +
      star(106, 10, 3.6, 'p') +
      star(112, 22, 2.6, 'p') +
      path('p', 'M44 6C36 8 34 20 44 24C36 26 28 20 30 12C32 6 38 4 44 6Z'),
    ground(),
    person(34, 76, 1, {
      robe: 'b',
      beard: true,
      head: path('a', 'M-13-50C-8-53 8-53 13-50L2-78Z') + star(2, -58, 3, 'p'),
    }),
    at(
      60,
      42,
      1,
      path('a', 'M-10-4H16V4H-10Z') +
        path('p', 'M16-5.500H36V5.500H16Z') +
        path('a', 'M36-7H42V7H36Z') +
        line('M-4-4V4M22-5V5', 'h'),
      -28,
    ) + line('M72 38L62 76M72 38L84 76M72 38V70', 'w'),
    globe(102, 62, 9, 'p') + line('M102 71V77M96 77h12', 'w'),
  ),
  erfolgreichster_entdecker: emblem(
    ['sea-art', 'gold'],
    globe(60, 46, 26) +
      path('b', 'M44 38C50 30 60 34 58 42C54 50 44 48 44 38ZM66 50C74 44 80 50 76 58C70 64 62 58 66 50Z'),
    line('M34 46A26 26 0 0 0 86 46', 'h') +
      path('p', 'M30 40C30 64 44 78 60 78S90 64 90 40L86 40C86 60 74 74 60 74S34 60 34 40Z'),
    line('M60 78V82M48 82H72', 'w') +
      caravel(60, 30, 0.6) +
      symbol('laurel', 18, 60, 26) +
      symbol('laurel', 102, 60, 26) +
      star(18, 22, 5) +
      star(102, 22, 5),
  ),
  freundschaft_der_voelker: emblem(
    ['stone', 'sea-art'],
    path('b n', 'M-60 50H180V150H-60Z') +
      line('M-60 50H180', 'h') +
      caravel(20, 52, 0.5) +
      palm(104, 56, 30, 'a') +
      sun(60, 12, 6, 'p') +
      waves(58, 1, 2, 118),
    path('p', 'M-60 92Q60 56 180 92V150H-60Z'),
    person(38, 78, 0.82, { robe: 'b', head: plumedHat }) +
      `<g transform="translate(120 0) scale(-1 1)">${person(38, 78, 0.82, { robe: 'a', head: dark(shortHair) + path('p', 'M-3-60L-6-74L0-66L4-76L5-60Z') })}</g>`,
    path('p', 'M46 62C52 58 58 58 64 58L74 62L72 68C66 66 56 68 48 68Z') +
      line('M58 58l4 6M62 58l4 6', 'h') +
      symbol('laurel', 60, 40, 18),
  ),
};
