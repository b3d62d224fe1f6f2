/** Emblems of "Zeit der Weisen": sages with their owls, groves with their stones. */
// prettier-ignore
import {
  at, book, box, circle, cloud, coins, fir, ground, hood, line, path, peak, person, quill, sack, scroll, shade, sheaf,
  sheep, steps, sun, sword, symbol, tree, tuft,
} from '../kit';
import type { Art, Look } from '../kit';
import { hall } from '../emblems/cities';
import type { Emblem, Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import * as arms from '../emblems/heraldry';
import { braids, circlet, grove, hero, longHair, owl, plumedHat, staff, star } from './parts';

/** A sage with staff and owl before the land he or she watches over. */
const sage = (ground: string, tint: string, land: Art, look: Look, ...front: Art[]): Emblem =>
  emblem(
    [ground, tint],
    land,
    line('M5 76H115'),
    staff(22, 78, 62),
    person(46, 76, 1.06, { robe: 'b', ...look }),
    path('p', 'M18 48C22 44 28 44 32 47L28 56C24 56 20 55 18 54Z'),
    owl(70, 56, 22, 'a'),
    path('b', 'M60 54C66 52 74 52 80 55L76 62H62Z'),
    ...front,
  );
const hoodOf = (cls: string): Look => ({ head: hood(cls) });

export const zeitDerWeisen: Emblems = {
  disput_der_weisen: emblem(
    ['stone', 'blue'],
    line('M14 74V36C14 18 34 8 60 8S106 18 106 36V74', 'h') + ground(),
    person(28, 74, 0.94, { robe: 'b', beard: true, head: hood('b') }) +
      `<g transform="translate(120 0) scale(-1 1)">${person(28, 74, 0.94, { robe: 'a', head: hood('a') })}</g>`,
    path('p', 'M46 56L56 46L59 49L50 62ZM74 56L64 46L61 49L70 62Z'),
    box('p', 48, 18, 11, 11, 2) +
      circle('k n', 51, 21, 1.2) +
      circle('k n', 56, 26, 1.2) +
      box('p', 61, 18, 11, 11, 2) +
      circle('k n', 64, 21, 1.2) +
      circle('k n', 69, 26, 1.2) +
      circle('k n', 66.5, 23.5, 1.2),
    book(60, 74, 26, 'a'),
  ),
  goldene_zeiten: emblem(
    ['wool', 'gold'],
    sun(60, 30, 15) +
      path('a', 'M-60 66Q20 48 60 56T180 50V150H-60Z') +
      line('M10 66q20-8 40-2M66 64q20-6 44-2M20 76h24M70 74h30', 'h'),
    line('M60 4V0M96 30h10M14 30h10M34 8l-6-5M86 8l6-5', 'h'),
    sheaf(24, 76, 24) +
      sheaf(96, 76, 24) +
      tree(8, 68, 26, 'a') +
      tree(112, 66, 26, 'a') +
      coins(46, 78, 4, 13) +
      coins(74, 78, 3, 13),
    scroll(50, 50, 20, 22) + line('M53 57h14M53 61h14M53 65h9', 'h'),
  ),
  kraft_der_haine: emblem(
    ['stone', 'lumber'],
    tree(14, 66, 40) + tree(106, 66, 40) + tree(30, 62, 46) + tree(90, 62, 46) + ground(),
    path('a', 'M36 76L38 40H50L51 50H69L70 40H82L84 76H74L72 56H48L46 76Z') +
      path('a', 'M30 40V30H90V40Z') +
      line('M78 44l3 28M42 44v24M36 36h20M64 35h20', 'h'),
    owl(60, 30, 20, 'p') + line('M60 6V2M44 12l-4-3M76 12l4-3M40 24h-6M80 24h6', 'h') + tuft(60, 76) + tuft(100, 76),
  ),
  weise_abwehr: emblem(
    ['stone', 'blue'],
    line('M8 14L40 34M4 36L38 44M12 60L40 54', '') +
      path('k', 'M38 30L44 37L35 37ZM37 40L44 45L36 48Z') +
      line('M8 14l-2 5M8 14l5-2M4 36v5M4 36l4-3', 'h') +
      ground(),
    person(88, 76, 1, { robe: 'b', beard: true, head: hood('b') }),
    at(58, 44, 1.12, arms.shield('p', arms.bordure('b'), owl(0, 14, 26, 'a'))),
    path('p', 'M68 58C72 54 78 54 80 58L76 64Z'),
  ),
  weiser_ausgleich: emblem(
    ['stone', 'grain'],
    ground(),
    line('M60 10V72M28 22H92M48 72H72', 'w') +
      circle('b', 60, 12, 4) +
      line('M28 22L14 50M28 22L42 50M92 22L78 50M92 22L106 50', 'h'),
    path('b', 'M10 50H46C46 58 38 62 28 62S10 58 10 50ZM74 50H110C110 58 102 62 92 62S74 58 74 50Z'),
    path('p', 'M18 50V40L25 33L32 40H38V50Z') + line('M32 40V50', '') + path('k', 'M23 50V45H27V50Z'),
    path('a', 'M78 50V34H82V37H86V34H90V40H96V30H99V33H102V30H106V50Z') +
      path('k', 'M90 50V44H95V50Z') +
      path('p', 'M52 40H64V36L72 42L64 48V44H52Z'),
  ),
  weise_voraussicht: emblem(
    ['stone', 'violet'],
    line('M14 74V36C14 18 34 8 60 8S106 18 106 36V74', 'h') +
      star(30, 18, 4) +
      star(92, 20, 4) +
      star(104, 46, 3) +
      ground(),
    person(34, 76, 0.98, { robe: 'b', head: longHair + circlet }),
    circle('p', 80, 50, 17) +
      line('M70 44C74 38 84 36 90 42M92 52q-2 8-9 11', 'h') +
      at(
        80,
        51,
        0.9,
        path('p', 'M-12 0C-7-7 7-7 12 0C7 7-7 7-12 0Z') + circle('a', 0, 0, 4.5) + circle('k n', 0, 0, 2),
      ),
    path('a', 'M64 74L68 66H92L96 74Z') + path('p', 'M52 64C58 60 64 62 66 64L62 70H54Z'),
  ),
  erste_weise: sage(
    'stone',
    'violet',
    sun(98, 20, 8, 'p') + line('M0 58Q30 46 60 54T120 48', 'h') + star(10, 14, 3) + star(88, 44, 3),
    { head: longHair.replaceAll('"b"', '"p"') + circlet },
    symbol('laurel', 98, 64, 22),
  ),
  barbara: sage(
    'stone',
    'grain',
    path('b', 'M56 62Q86 50 120 56V76H56Z') + line('M66 74l8-16M78 74l6-17M92 74l4-18M106 74l2-18', 'h'),
    { head: braids + path('a', 'M-14-49C-8-53 8-53 14-49Q0-45-14-49ZM-8-50C-8-58 8-58 8-50Z') },
    sheaf(92, 77, 28) + sheaf(108, 77, 24),
  ),
  frederich: sage(
    'stone',
    'brick',
    path('b', 'M60 76C66 50 84 44 98 54C106 48 116 52 120 60V76Z') + line('M96 58q8 6 10 16M84 56q6 8 8 18', 'h'),
    { beard: true, ...hoodOf('b') },
    [
      [86, 76],
      [100, 76],
      [93, 70],
    ]
      .map(([x, y]) => box('a', x ?? 0, (y ?? 0) - 6, 13, 6, 1))
      .join(''),
  ),
  michaela: sage(
    'stone',
    'wool',
    path('b', 'M0 62Q40 50 70 58T120 52V76H0Z') + tuft(8, 72) + tuft(84, 66),
    { head: braids + circle('p', -6, -55, 2) + circle('p', 0, -57, 2) + circle('p', 6, -55, 2) },
    sheep(96, 77, 22) + sheep(112, 66, 11),
  ),
  peter: sage(
    'brown',
    'lumber',
    fir(90, 66, 44) + fir(106, 70, 52) + fir(8, 68, 36) + fir(78, 60, 30),
    { beard: true, ...hoodOf('b') },
    path('p', 'M92 77V68H108V77Z') + line('M92 68q8-3 16 0q-8 3-16 0M104 71v5', 'h'),
  ),
  piet: sage(
    'stone',
    'ore',
    peak(92, 76, 56, 58) + peak(112, 76, 34, 34) + peak(8, 76, 30, 30),
    { beard: true, head: path('a', 'M-13-48C-14-60-6-64 0-64S14-60 13-48Q0-54-13-48Z') + line('M8-60q4 4 4 10', 'h') },
    at(106, 79, 1, line('M0 0L-4-24', 'w') + path('p', 'M-16-20C-10-27 2-28 10-22C2-25-8-24-16-20Z')),
  ),
  walther: sage(
    'stone',
    'gold',
    path('b', 'M66 76C72 66 92 66 90 58C88 50 76 52 80 42H90C86 50 104 50 104 60C104 68 94 70 92 76Z') +
      line('M84 47q6 6 12 8M84 68q8-2 12-8', 'h') +
      tree(112, 70, 30, 'a'),
    { beard: true, head: path('p', 'M-16-49C-8-53 8-53 16-49Q0-44-16-49ZM-9-50C-9-60 9-60 9-50Z') },
    coins(104, 78, 3, 12),
  ),
  hain_der_bruederlichkeit: emblem(
    ['stone', 'lumber'],
    grove(
      at(
        60,
        50,
        1,
        path('p', 'M-15-3L-6-8L0-5L6-8L15-3L12 5L4 8L-2 9L-12 5Z') +
          line('M0-5L-6 0C-4 4 0 3 2 0L10 6M-1 8l4-3M3 8l3-3', 'h'),
      ),
    ),
  ),
  hain_der_freiheit: emblem(['stone', 'wool'], grove(at(60, 48, 0.95, arms.dove('p')) + line('M48 64h24', 'h'))),
  hain_der_gerechtigkeit: emblem(
    ['stone', 'green'],
    grove(
      line('M60 32V62M47 37H73M54 62h12', '') +
        path('p', 'M41 50L47 37L53 50C52 55 42 55 41 50ZM67 50L73 37L79 50C78 55 68 55 67 50Z'),
    ),
  ),
  hain_der_wachsamkeit: emblem(['stone', 'lumber'], grove(owl(60, 64, 32, 'p'))),
  hain_der_weisen_voraussicht: emblem(
    ['stone', 'violet'],
    grove(
      path('p', 'M44 48C50 38 70 38 76 48C70 58 50 58 44 48Z') +
        circle('b', 60, 48, 6) +
        circle('k', 60, 48, 2.4) +
        line('M60 36v-5M50 38l-3-4M70 38l3-4', ''),
    ),
  ),
  hain_des_friedens: emblem(
    ['stone', 'wool'],
    grove(
      line('M60 66C58 54 60 42 64 34', '') +
        [
          [60, 58, 46],
          [60, 50, -46],
          [61, 44, 46],
          [62, 38, -46],
        ]
          .map(([x, y, turn]) =>
            at(x ?? 0, y ?? 0, 1, path('b', 'M0 0C4-4 10-4 14 0C10 4 4 4 0 0Z'), (turn ?? 0) > 0 ? -24 : 204),
          )
          .join(''),
    ),
  ),
  hain_des_mutes: emblem(['stone', 'brick'], grove(sword(60, 68, 38, 0))),
  cole: emblem(
    ['stone', 'blue'],
    hero(
      {
        robe: 'a',
        beard: true,
        head: path('p', 'M-12-40C-14-56-8-64 0-64S14-56 12-40L9-48C6-52-6-52-9-48Z') + line('M0-64V-52', 'h'),
      },
      arms.shield('b', arms.chevron('p'), owl(0, 14, 24, 'a')),
      sword(14, 82, 68, -5),
    ),
  ),
  robert: emblem(
    ['stone', 'lumber'],
    hero(
      { robe: 'b', head: plumedHat },
      arms.shield('p', arms.pale('b'), star(0, -2, 13, 'a')),
      line('M14 80V12', 'w') + path('b', 'M14 12H38V34L32 30L26 36L20 30L14 34Z') + owl(26, 28, 12, 'a'),
    ),
  ),
  akademie_der_weisen: emblem(
    ['stone', 'blue'],
    ground(),
    hall('b'),
    owl(60, 30, 14, 'p') + steps(60, 80, 36, 1),
    book(24, 80, 16, 'b') + quill(96, 80, 22, 18),
  ),
  kornspeicher: emblem(
    ['stone', 'grain'],
    cloud(90, 14) + ground(),
    path('p', 'M18 66V32L42 12L66 32V66Z') +
      path('b', 'M12 34L42 8L72 34L68 38L42 15L16 38Z') +
      line('M18 46H66M18 56H66M30 46V22M54 46V22', 'h') +
      shade(54, 40, 12, 24, 7),
    line('M22 66V76M42 66V76M62 66V76', 'w') +
      [22, 42, 62].map((x) => path('p', `M${x - 5} 70Q${x} 64 ${x + 5} 70Z`)).join('') +
      box('k', 36, 48, 12, 18) +
      path('b', 'M34 66L38 52H46L50 66Z') +
      line('M48 70L60 78', 'w'),
    sheaf(80, 76, 26) + sheaf(96, 77, 28) + sack(110, 77, 17),
  ),
  manifest_des_humanen_handelns: emblem(
    ['stone', 'violet'],
    line('M14 78V34C14 16 34 6 60 6S106 16 106 34V78', 'h'),
    path('p', 'M32 14H88V66H32Z') +
      path('a', 'M28 9H92a3 4 0 0 1 0 9H28a3 4 0 0 1 0-9ZM28 62H92a3 4 0 0 1 0 9H28a3 4 0 0 1 0-9Z') +
      line('M86 20v40', 'h'),
    line('M38 26h36M38 32h42M38 38h30M38 44h42M38 50h24', 'h') +
      path('b', 'M36 22H44V30H36Z') +
      circle('b', 74, 64, 8) +
      path('b', 'M69 69L66 80L73 76L80 80L78 69Z') +
      owl(74, 69, 10, 'p') +
      quill(96, 58, 36, 14) +
      owl(16, 78, 24, 'a'),
  ),
  hungersnot: emblem(
    ['stone', 'brown'],
    sun(96, 18, 9, 'p') +
      path('a', 'M-60 60Q20 48 60 54T180 50V150H-60Z') +
      line('M10 62l8 6l-4 8M34 60l-4 8l8 6l-2 8M70 62l6 6l-4 6l6 6M98 60l-6 8l8 6', 'h'),
    line('M18 66V34M18 46L8 36M18 42L28 30M28 36l6-2M12 40l-6 0M18 34l-4-8M18 34l5-7', ''),
    path('b', 'M46 72C40 58 46 50 60 50S80 58 74 72Z') +
      path('k', 'M48 52C52 48 68 48 72 52C68 56 52 56 48 52Z') +
      line('M70 58q2 6-1 12', 'h'),
    line('M92 78V60M92 66l-5-4M92 70l5-4M92 60l-3-4', '') +
      line('M104 80V64M104 70l4-4', '') +
      path('k', 'M80 30L86 26L90 28C94 24 100 26 102 30L94 31L90 35Z'),
  ),
  rat_der_weisen: emblem(
    ['stone', 'violet'],
    line('M14 74V34C14 16 34 6 60 6S106 16 106 34V74', 'h') + owl(60, 30, 20, 'a') + path('b', 'M46 30H74V34H46Z'),
    person(24, 74, 0.7, { robe: 'b', ...hoodOf('b') }) +
      person(96, 74, 0.7, { robe: 'a', ...hoodOf('a') }) +
      person(46, 70, 0.62, { robe: 'a', beard: true }) +
      person(74, 70, 0.62, { robe: 'b', head: longHair }),
    path('p', 'M10 68C30 58 90 58 110 68C104 80 16 80 10 68Z') +
      line('M88 66q10 3 14 8M16 72q40 10 88 0', 'h') +
      book(60, 74, 22, 'b') +
      scroll(84, 68, 10, 4),
  ),
};
