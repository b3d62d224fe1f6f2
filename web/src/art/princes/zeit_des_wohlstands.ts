/** Emblems of "Zeit des Wohlstands": the people's mood, works of art, and what stands on roads. */
// prettier-ignore
import {
  arch, at, book, box, circle, cloud, coin, coins, crown, flag, flame, ground, hammer, hood, house, lance, line, pane,
  path, person, quill, sack, scroll, shade, sheep, slant, steps, sun, symbol, tower, tree, tuft, wall,
} from '../kit';
import { feast } from '../emblems/events';
import type { Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import { bowl, braids, fountainJet, ironCap, longHair, lyre, note, plumedHat, shortHair, star } from './parts';

const road =
  path('p', 'M-60 70C30 58 60 72 180 56V76C60 86 30 74-60 88Z') +
  line('M8 73q12-4 24-2M50 74q14 2 28 0M92 70q10-2 20-4', 'h');
const plinth = (x: number, y: number, w: number): string =>
  box('p', x - w / 2, y - 10, w, 10) +
  box('p', x - w / 2 - 3, y - 13, w + 6, 3) +
  box('p', x - w / 2 - 3, y, w + 6, 3) +
  line(`M${x + w / 2 - 4} ${y - 8}v6M${x + w / 2 - 7} ${y - 8}v6`, 'h');

export const zeitDesWohlstands: Emblems = {
  armenspeisung: emblem(
    ['brown', 'grain'],
    ground(),
    path('k', 'M44 58C40 46 80 46 76 58C78 70 70 74 60 74S42 70 44 58Z') +
      path('b', 'M44 52C48 47 72 47 76 52C72 56 48 56 44 52Z') +
      line('M46 72l-4 6M74 72l4 6', 'w') +
      line('M54 44c-3-3 3-5 0-9M64 44c-3-3 3-5 0-9', 'h'),
    person(94, 76, 0.86, { robe: 'a', head: hood('p') }) +
      line('M62 52L82 26', 'w') +
      path('p', 'M78 46C80 40 86 40 88 44L82 50Z'),
    person(14, 78, 0.6, { robe: 'b', head: shortHair }) + person(34, 80, 0.52, { robe: 'a', head: longHair }),
    bowl(40, 62, 13, 'a') +
      bowl(20, 66, 11, 'a') +
      path('b', 'M98 76C98 70 112 70 112 76Z') +
      line('M102 74l2-2M107 74l2-2', 'h'),
  ),
  bera: emblem(
    ['stone', 'red'],
    person(16, 78, 0.5, { robe: 'a' }) +
      person(104, 78, 0.5, { robe: 'a', beard: true }) +
      person(88, 80, 0.46, { robe: 'a', head: hood('a') }),
    line('M20 40V18M100 46V20', 'w') + flame(20, 20, 14) + flame(100, 22, 12),
    ground(),
    box('a', 36, 62, 48, 14) + line('M36 68h48M52 62v14M70 62v14', 'h'),
    person(60, 62, 0.92, { robe: 'b', head: longHair + path('p', 'M-10-52Q0-57 10-52V-49Q0-53-10-49Z') }),
    path('p', 'M76 42C82 34 84 24 82 14L87 13C91 24 88 38 80 50Z') +
      path('p', 'M80 14C78 8 82 4 87 6C91 6 92 12 88 15Z') +
      flag(36, 60, 48),
  ),
  hof_astrologe: emblem(
    ['stone', 'violet'],
    path('k', 'M58 4H114V60H58Z') +
      [
        [70, 16],
        [84, 10],
        [100, 20],
        [92, 36],
        [74, 42],
        [106, 46],
      ]
        .map(([x, y]) => star(x ?? 0, y ?? 0, 3.4, 'p'))
        .join('') +
      `<g class="lt">${line('M70 16L84 10L100 20L92 36L74 42', 'h')}</g>` +
      line('M86 4V60M58 32H114', 'w'),
    ground(),
    person(32, 76, 1.02, {
      robe: 'b',
      beard: true,
      head: path('b', 'M-14-49C-8-53 8-53 14-49L1-80Z') + star(1, -58, 3.4, 'p'),
    }),
    at(86, 62, 1, circle('a', 0, 0, 13) + circle('p', 0, 0, 9) + path('b', 'M0-9L2-2L9 0L2 2L0 9L-2 2L-9 0L-2-2Z')) +
      path('a', 'M70 76L74 70H98L102 76Z') +
      scroll(52, 64, 14, 8),
  ),
  kunstwerk_epos: emblem(
    ['stone', 'brown'],
    path('a', 'M14 66L60 56L106 66V76H14Z') + line('M20 70h80', 'h') + ground(76),
    book(60, 58, 84, 'b') + quill(96, 46, 44, 18) + at(40, 26, 1, path('b', 'M-5-6H5V6H-5Z') + line('M-2-3h4', 'lt')),
    path('k', 'M12 76C10 70 12 64 18 64S26 70 24 76Z') + star(24, 16, 4) + star(60, 6, 4) + lyre(104, 66, 0.8),
  ),
  kunstwerk_relief: emblem(
    ['stone', 'brick'],
    ground(76) + box('a', 12, 12, 96, 58) + box('p', 18, 18, 84, 46) + path('b', 'M8 6H112V12H8ZM8 70H112V76H8Z'),
    at(
      42,
      62,
      1,
      path('a', 'M-14 0L-12-14L-20-20L-16-28L-8-22C-2-26 8-26 12-20L18-24L20-18L14-10L16 0H11L9-8L-4-8L-8 0Z') +
        line('M6-20q4 4 3 10M-2-20q2 4 1 9', 'h') +
        path('a', 'M-4-24L-2-34L4-34L5-24Z') +
        circle('a', 1, -37, 4),
    ),
    at(
      82,
      62,
      1,
      path('a', 'M-5 0L-4-16L-8-28H6L4-16L6 0Z') +
        circle('a', -1, -33, 4.4) +
        line('M-8-28L-16-22M6-26L12-38', 'w') +
        line('M2-24q2 6 1 20', 'h'),
    ),
    line('M22 63H98', '') + hammer(112, 80, 20, -30) + line('M96 22v6M92 22v4', 'h'),
  ),
  kunstwerk_skulptur: emblem(
    ['stone', 'lumber'],
    tree(14, 74, 38) + tree(106, 74, 38) + ground(),
    plinth(60, 74, 34),
    at(
      60,
      61,
      1,
      path('a', 'M-10 0L-7-20L-10-34C-8-40-4-40 0-40S8-40 10-34L7-20L10 0Z') +
        circle('a', 0, -47, 6.5) +
        path('a', 'M-9-36L-22-44L-24-54L-19-55L-16-48L-6-42ZM9-36L18-26L14-14L18-12L23-26L13-40Z') +
        path('p', 'M-8-20C-2-14 6-16 9-22L14 0H-12Z') +
        line('M2-16l4 15M-3-16l-2 15M5-36q3 6 1 12M4-50q2 3 0 6', 'h'),
    ) + star(37, 4, 4.5, 'b'),
  ),
  kunstwerk_wasserspiel: emblem(
    ['stone', 'sea-art'],
    cloud(6, 14) + ground(),
    path('b', 'M12 60H108C106 72 96 76 84 76H36C24 76 14 72 12 60Z') +
      path('a', 'M8 56H112V62H8Z') +
      line('M28 68q4-3 8 0t8 0M72 68q4-3 8 0t8 0', 'lt'),
    path('a', 'M54 58L56 44H64L66 58Z') +
      path('a', 'M38 38H82C80 44 72 46 60 46S40 44 38 38Z') +
      path('b', 'M38 38C44 34 76 34 82 38C76 41 44 41 38 38Z') +
      path('a', 'M56 36L58 26H62L64 36Z'),
    fountainJet(60, 26, 20) +
      line('M42 44q-4 6-4 12M78 44q4 6 4 12M50 46q-2 4-2 9M70 46q2 4 2 9', 'h') +
      circle('a', 60, 24, 3),
  ),
  wohlstand: emblem(
    ['stone', 'gold'],
    sun(60, 18, 8) +
      wall(8, 50, 104, 14, 'a') +
      tower(16, 52, 16, 30, 'battlement', 'a') +
      tower(104, 52, 16, 30, 'battlement', 'a') +
      tower(60, 52, 20, 26, 'battlement', 'a') +
      arch(60, 52, 9, 14),
    ground(),
    path('a', 'M10 48C6 62 24 80 56 78C62 72 62 58 56 52C42 62 26 60 19 46C16 42 11 43 10 48Z') +
      line('M18 54q-4 4-2 9M30 60q-4 5-1 13M42 60q-3 7 0 17', 'h') +
      path('k', 'M56 52C64 56 64 74 56 78C50 72 50 58 56 52Z'),
    coin(62, 62, 4.5) +
      coin(70, 66, 4.5) +
      coin(60, 70, 4.5) +
      coin(78, 71, 4.5) +
      coin(68, 74, 4) +
      circle('b', 86, 73, 4) +
      symbol('grain', 90, 62, 15) +
      coins(104, 76, 5, 14),
  ),
  diebesversteck: emblem(
    ['stone', 'brown'],
    path('a', 'M-60 150V40C0 10 44 6 64 10C92 8 130 22 180 50V150Z') +
      slant(88, 24, 28, 40, 6, 4) +
      line('M12 34h10M20 26h8', 'h') +
      tree(6, 74, 26, 'b'),
    path('k', 'M26 78C22 48 38 30 60 30S98 48 94 78Z'),
    person(46, 78, 0.66, {
      robe: 'b',
      face: false,
      head: hood('b') + path('k', 'M-9-46H9C9-36 5-32 0-32S-9-36-9-46Z') + path('p n', 'M-6-46h4v2h-4ZM2-46h4v2h-4Z'),
    }) +
      person(74, 78, 0.6, {
        robe: 'a',
        face: false,
        head: hood('a') + path('k', 'M-9-46H9C9-36 5-32 0-32S-9-36-9-46Z') + path('p n', 'M-6-46h4v2h-4ZM2-46h4v2h-4Z'),
      }),
    flame(60, 80, 12) + sack(88, 79, 20, 'p') + symbol('gold', 88, 73, 9) + sack(32, 80, 14, 'p') + tuft(104, 78),
  ),
  allmende: emblem(
    ['wool', 'lumber'],
    path('a n', 'M-60 50Q40 32 70 42T180 40V150H-60Z') +
      line('M0 44Q40 34 70 42T120 40', 'h') +
      house(82, 42, 26, 9, 9, 11, 'p') +
      tree(16, 54, 34) +
      tree(32, 48, 22),
    sheep(52, 68, 17) + sheep(84, 60, 14) + sheep(100, 76, 17),
    line('M4 80L40 72M8 72v9M20 69v10M32 67v9', '') +
      at(
        70,
        80,
        1,
        path('p', 'M-8 0V-12C-8-18 8-18 8-12V0Z') +
          path('b', 'M-8-12C-8-18 8-18 8-12Q0-9-8-12Z') +
          line('M-10-14L-10-30H10V-14M-12-28L0-38L12-28', ''),
      ) +
      tuft(24, 66) +
      tuft(112, 62),
  ),
  dorfschule: emblem(
    ['stone', 'brick'],
    tree(108, 74, 36, 'a') + ground(),
    house(12, 74, 80, 26, 20, 34) + path('b', 'M54 28L60 16L66 28Z') + box('p', 56, 24, 8, 8) + circle('k', 60, 29, 2),
    arch(29, 74, 11, 17) +
      pane(29, 46, 7) +
      pane(56, 64, 8) +
      pane(70, 64, 8) +
      pane(84, 64, 8) +
      line('M56 56v8M52 60h8M70 56v8M66 60h8M84 56v8M80 60h8', 'lt h'),
    person(102, 80, 0.34, { robe: 'b' }) +
      person(48, 82, 0.28, { robe: 'a' }) +
      person(62, 82, 0.28, { robe: 'b' }) +
      book(10, 80, 12, 'a'),
  ),
  fuerst: emblem(
    ['stone', 'red'],
    path('a', 'M14 80V22C14 8 74 8 74 22V80Z') + line('M68 22v54M64 16v60M20 26v50', 'h') + line('M5 78H115'),
    person(44, 78, 1.1, { robe: 'b', beard: true, head: crown(0, -52, 25, 'p') }),
    path('p', 'M24 78L34 48Q44 56 54 48L64 78H58L52 58Q44 62 36 58L30 78Z') +
      line('M29 68h.010M32 60h.010M37 54h.010M51 54h.010M56 60h.010M59 68h.010', 'w'),
    line('M92 80L86 24', 'w') +
      circle('b', 86, 20, 5) +
      line('M86 15V9M83.500 11.500h5', '') +
      path('p', 'M82 52C86 48 92 49 93 54L88 60Z') +
      symbol('knight', 104, 64, 20),
  ),
  fuerstin: emblem(
    ['stone', 'violet'],
    path('a', 'M46 80V22C46 8 106 8 106 22V80Z') + line('M100 22v54M96 16v60M52 26v50', 'h') + line('M5 78H115'),
    person(76, 78, 1.1, { robe: 'b', head: longHair + crown(0, -54, 22, 'p') }),
    path('p', 'M66 46Q76 58 86 46L88 50Q76 64 64 50Z') + circle('a', 76, 58, 3),
    lyre(28, 54, 2, 'b') + path('p', 'M38 60C44 56 52 58 54 62L48 68Z') + note(14, 28) + note(34, 20),
  ),
  bauhuette: emblem(
    ['stone', 'brown'],
    tower(98, 74, 26, 50, 'battlement', 'p') + line('M82 74V20M114 74V20M80 36H118M80 56H118', ''),
    ground(),
    path('b', 'M6 44L34 24L62 44Z') +
      line('M24 34h20M16 40h36', 'h') +
      line('M12 44V74M56 44V74', 'w') +
      box('a', 18, 54, 30, 20) +
      line('M18 60h30M18 67h30M28 54v6M38 60v7M26 67v7', 'h'),
    at(33, 54, 1, path('p', 'M-8 0L-4-8H8L12 0Z') + line('M0-6l3 4', 'h')) +
      hammer(44, 50, 20, 36) +
      line('M60 74L70 46L80 74M64 62h12', 'w') +
      box('p', 62, 66, 14, 8) +
      steps(96, 80, 10, 1),
  ),
  fuerstenmonument: emblem(
    ['stone', 'grain'],
    cloud(10, 16) + cloud(90, 22) + ground(),
    plinth(60, 72, 48) + box('b', 48, 64, 24, 6),
    at(
      58,
      59,
      1,
      line('M-14-12L-18 0M-8-12L-7 0M12-12L9-6L12 0M16-14L22-6', 'w') +
        path(
          'a',
          'M-18-12C-20-22-14-26-6-25H10C14-32 18-38 24-40L28-35L33-30L30-26L24-28C22-20 20-14 16-12C6-9-10-9-18-12Z',
        ) +
        line('M18-30q-2 8-6 14M-18-20C-24-18-24-10-22-6', '') +
        path('b', 'M-8-24L-6-40L4-40L8-24Z') +
        circle('a', 0, -45, 5) +
        crown(0, -48, 11, 'b') +
        line('M4-36L16-46', 'w'),
    ),
    tuft(18, 74) + tuft(104, 74) + person(14, 82, 0.32, { robe: 'b' }) + person(106, 82, 0.32, { robe: 'a' }),
  ),
  hospital: emblem(
    ['stone', 'red'],
    box('a', 4, 8, 112, 68) +
      path('p', 'M12 76V34C12 18 34 18 34 34V76ZM44 76V34C44 18 76 18 76 34V76ZM86 76V34C86 18 108 18 108 34V76Z') +
      line('M5 76H115'),
    path('b', 'M60 22h5v6h6v5h-6v6h-5v-6h-6v-5h6Z'),
    path('p', 'M16 56H66V68H16Z') +
      path('b', 'M32 54H66V66H32Z') +
      path('p', 'M16 54C16 48 28 48 30 54V58H16Z') +
      circle('p', 24, 50, 5) +
      line('M16 68V78M66 68V78M14 42V70', 'w') +
      line('M48 55v10M56 55v10', 'h'),
    person(94, 76, 0.82, {
      robe: 'p',
      head: hood('p') + path('b', 'M-1.500-60H1.500V-57H4V-54H1.500V-51H-1.500V-54H-4V-57H-1.500Z'),
    }) +
      bowl(76, 64, 12, 'a') +
      line('M76 56c-2-3 2-4 0-7', 'h'),
  ),
  stadtschloss: emblem(
    ['stone', 'blue'],
    cloud(6, 12) + ground(),
    box('p', 24, 34, 72, 40) +
      path('b', 'M20 34L32 18H88L100 34Z') +
      line('M34 24h52M28 29h64', 'h') +
      shade(78, 36, 18, 36, 9),
    tower(20, 74, 18, 46, 'cone') + tower(100, 74, 18, 46, 'cone') + flag(20, 8, 8) + flag(100, 8, 8),
    path('p', 'M46 34V20L60 8L74 20V34Z') +
      path('b', 'M42 22L60 4L78 22L74 24L60 11L46 24Z') +
      circle('k', 60, 24, 4) +
      [38, 49, 71, 82].map((x) => arch(x, 52, 6, 12)).join('') +
      arch(60, 74, 14, 22) +
      [36, 84].map((x) => arch(x, 70, 6, 11)).join('') +
      arch(20, 46, 5, 10) +
      arch(100, 46, 5, 10),
    steps(60, 79, 22, 2),
  ),
  landsknechte: emblem(
    ['stone', 'red'],
    cloud(88, 14) + road,
    lance(16, 78, 58, -4) + lance(60, 78, 62, 0) + lance(102, 78, 58, 4),
    person(32, 78, 0.8, { robe: 'a', beard: true, head: plumedHat }) +
      person(86, 78, 0.8, { robe: 'b', beard: true, head: plumedHat.replaceAll('"a"', '"b"') }) +
      person(60, 80, 0.9, { robe: 'b', head: ironCap }),
    path('p', 'M50 80L54 58H58L56 80ZM70 80L66 58H62L64 80Z'),
  ),
  marktfleck: emblem(
    ['brown', 'grain'],
    house(4, 58, 30, 14, 12, 14, 'p') + house(86, 56, 30, 14, 12, 14, 'p') + pane(11, 52, 4) + pane(93, 50, 4) + road,
    line('M40 68V34M80 68V34', 'w') +
      path(
        'b',
        'M34 36L42 22H78L86 36C84 42 78 42 76 36C74 42 68 42 66 36C64 42 58 42 56 36C54 42 48 42 46 36C44 42 36 42 34 36Z',
      ) +
      line('M50 22l-3 13M60 22v13M70 22l3 13', 'h'),
    box('a', 36, 54, 48, 16) +
      line('M36 60h48M48 60v10M72 60v10', 'h') +
      symbol('brick', 45, 49, 11) +
      symbol('wool', 60, 48, 12) +
      symbol('grain', 74, 48, 12) +
      symbol('scales', 60, 29, 11) +
      sack(26, 76, 14) +
      coin(94, 74, 4),
  ),
  wanderbuehne: emblem(
    ['brown', 'violet'],
    road + tree(8, 58, 24, 'p') + tree(112, 56, 22, 'p'),
    path('a', 'M20 58H100V66H20Z') +
      circle('a', 36, 70, 9) +
      circle('p', 36, 70, 3) +
      circle('a', 84, 70, 9) +
      circle('p', 84, 70, 3) +
      line('M36 61v18M27 70h18M30 64l12 12M42 64L30 76M84 61v18M75 70h18M78 64l12 12M90 64L78 76', 'h') +
      line('M100 62L114 66', 'w'),
    box('p', 26, 20, 68, 38) +
      path(
        'b',
        'M20 20L28 8H92L100 20C96 26 90 24 88 20C84 26 76 26 74 20C70 26 62 26 60 20C56 26 48 26 46 20C42 26 34 26 32 20C30 24 24 26 20 20Z',
      ) +
      path('b', 'M26 22C34 34 32 46 26 58ZM94 22C86 34 88 46 94 58Z'),
    at(
      50,
      42,
      1,
      path('p', 'M-8-9C-4-7 4-7 8-9C9 3 5 10 0 11C-5 10-9 3-8-9Z') + line('M-5-3q2-2 4 0M1-3q2-2 4 0M-4 3q4 5 8 0', ''),
    ) +
      at(
        71,
        44,
        1,
        path('a', 'M-8-9C-4-7 4-7 8-9C9 3 5 10 0 11C-5 10-9 3-8-9Z') +
          line('M-5-4q2 2 4 0M1-4q2 2 4 0M-4 6q4-5 8 0', ''),
      ) +
      star(60, 14, 4, 'p'),
  ),
  volksstimmung: emblem(
    ['wool', 'gold'],
    path('a n', 'M-60 62Q40 48 60 54T180 52V150H-60Z') +
      line('M0 58Q40 50 60 54T120 52', 'h') +
      house(2, 58, 26, 10, 10, 12, 'p') +
      house(92, 56, 26, 10, 10, 12, 'p'),
    feast(58),
    person(30, 82, 0.62, { robe: 'p', head: braids }) +
      person(90, 82, 0.62, { robe: 'p', beard: true }) +
      person(46, 80, 0.7, { robe: 'a', beard: true }) +
      person(74, 80, 0.7, { robe: 'b', head: longHair }) +
      person(60, 84, 0.72, { robe: 'p', head: shortHair }),
    path('p', 'M14 60L18 44L22 45L20 62ZM106 60L102 44L98 45L100 62Z'),
  ),
  aufstand: emblem(
    ['stone', 'red'],
    path('k', 'M-60-60H180V10Q110 6 60 16T-60 8Z') +
      box('a', 62, 26, 40, 44) +
      path('b', 'M58 28L82 12L106 28Z') +
      arch(82, 70, 12, 20) +
      pane(72, 44, 6) +
      pane(92, 44, 6) +
      flame(72, 30, 18) +
      flame(94, 28, 22) +
      flame(90, 46, 10) +
      ground(),
    line('M14 78L10 22M34 78L40 20M54 80L52 26', 'w') +
      flame(10, 24, 14) +
      path('p', 'M34 26C40 14 50 16 54 24C48 20 42 22 38 28Z') +
      path('p', 'M49 28L52 12L56 28Z'),
    person(16, 80, 0.6, { robe: 'b', beard: true }) +
      person(36, 80, 0.66, { robe: 'a', head: hood('a') }) +
      person(56, 82, 0.56, { robe: 'b', head: shortHair }) +
      line('M104 78l-6-10M110 76l-4-10', 'w'),
  ),
  besteuerung: emblem(
    ['brown', 'gold'],
    ground(),
    person(30, 70, 0.9, { robe: 'a', beard: true, head: plumedHat }),
    path('a', 'M6 58H114V64H6Z') + box('p', 12, 64, 96, 12) + line('M16 66h42v7H16ZM62 66h42v7H62Z', 'h'),
    book(52, 58, 26, 'a') +
      quill(62, 54, 24, 24) +
      box('a', 78, 40, 28, 18, 1) +
      path('a', 'M78 40C78 30 106 30 106 40Z') +
      line('M78 46h28M84 40v18M100 40v18', 'h') +
      box('k', 88, 38, 9, 2.5) +
      coin(92, 26, 5) +
      coin(98, 16, 4) +
      coins(70, 58, 3, 11) +
      star(110, 12, 5),
  ),
};
