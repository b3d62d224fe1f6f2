/** Emblems of "Zeit des Fortschritts". */
// prettier-ignore
import {
  arch, at, book, box, circle, flag, ground, hammer, line, orePile, path, person, quill, scroll, sheaf, slant, steps,
  sun, symbol, tome, tree,
} from '../kit';
import { hall } from '../emblems/cities';
import type { Emblems } from '../emblems/emblem';
import { emblem } from '../emblems/emblem';
import { balls, flatCap, gun, lantern, plumedHat, shortHair, staff } from './parts';

const mortarCap = path('k', 'M-14-54L0-61L14-54L0-47Z') + line('M14-54V-45');

export const zeitDesFortschritts: Emblems = {
  benjamin: emblem(
    ['wool', 'blue'],
    sun(18, 18, 7, 'p') + line('M0 58Q30 44 60 54T120 48', 'h') + tree(106, 60, 30, 'a') + ground(),
    staff(78, 80, 60),
    person(48, 76, 1.04, {
      robe: 'b',
      head: shortHair + path('a', 'M-13-50C-14-60-6-64 2-63S14-58 12-50C4-54-6-54-13-50Z'),
    }),
    book(30, 66, 24, 'a') + quill(92, 70, 26, 16) + sheaf(104, 77, 18, 'a') + sheaf(14, 77, 16, 'a'),
  ),
  floezbau: emblem(
    ['ore', 'brown'],
    path('a', 'M-60 150V12L0 18L24 6L60 14L96 4L120 18L180 8V150Z') +
      slant(2, 18, 26, 40, 5, 4) +
      slant(92, 16, 26, 44, 5, 4),
    path('k', 'M28 76V36L38 24H82L92 36V76Z'),
    box('b', 28, 30, 7, 46) +
      box('b', 85, 30, 7, 46) +
      path('b', 'M22 24H98V31H22Z') +
      line('M33 32v42M90 32v42M28 27h60', 'h'),
    path('p', 'M40 58H72L68 72H44Z') +
      orePile(43, 59, 26, 'a') +
      circle('b', 49, 74, 4) +
      circle('b', 63, 74, 4) +
      line('M34 78H104', '') +
      line('M40 78v3M52 78v3M64 78v3M76 78v3M88 78v3', 'h'),
    lantern(79, 54, 0.8) +
      hammer(104, 78, 34, -18) +
      at(110, 78, 1, line('M0 0L-2-34', 'w') + path('p', 'M-18-30C-10-38 6-38 14-30C6-34-10-34-18-30Z'), 10),
  ),
  guido: emblem(
    ['stone', 'violet'],
    ground(),
    path('p', 'M14 74V34C14 20 28 12 44 12S74 20 74 34V74Z') + line('M68 28q3 6 2 44', 'h'),
    person(44, 76, 1.04, { robe: 'b', beard: true, head: plumedHat }),
    path('p', 'M40 60L44 72L48 60L47 50H41Z') + line('M41 53h6M41 57h6', 'h'),
    scroll(78, 34, 28, 24) +
      line('M82 41h20M82 46h20M82 51h12', 'h') +
      circle('b', 98, 64, 6) +
      path('b', 'M94 68L92 76L97 73L102 76L101 68Z') +
      symbol('laurel', 98, 64, 9),
    path('p', 'M62 60C68 54 76 54 82 54L80 60L68 66Z'),
  ),
  gustav: emblem(
    ['stone', 'brown'],
    box('b', 62, 4, 54, 72) + box('p', 66, 8, 46, 18) + box('p', 66, 30, 46, 18) + box('p', 66, 52, 46, 20),
    tome(68, 26, 6, 15, 'a') +
      tome(75, 26, 5, 13) +
      tome(81, 26, 7, 16, 'a') +
      tome(94, 26, 5, 12) +
      tome(100, 26, 6, 15, 'a'),
    tome(68, 48, 7, 13) +
      tome(76, 48, 5, 16, 'a') +
      tome(90, 48, 6, 14) +
      tome(97, 48, 5, 15, 'a') +
      tome(103, 48, 6, 13),
    tome(84, 72, 6, 15, 'a') + tome(91, 72, 7, 13) + tome(100, 72, 5, 17, 'a'),
    person(36, 76, 1.06, {
      robe: 'a',
      beard: true,
      head: path('b', 'M-11-50C-12-58-6-62 0-62S12-58 11-50Q0-54-11-50Z'),
    }),
    circle('', 32, 29, 3.6) + circle('', 40, 29, 3.6) + line('M35.600 29h1', ''),
    book(58, 72, 30, 'b') + path('p', 'M46 66C50 62 54 62 56 64L52 70Z') + line('M4 76H116'),
  ),
  geschuetzmeister: emblem(
    ['ore', 'red'],
    ground(),
    person(34, 74, 1, {
      robe: 'b',
      beard: true,
      head: path('a', 'M-17-49C-8-54 8-54 17-49C8-45-8-45-17-49Z') + path('a', 'M-9-51C-9-60-4-63 1-63S10-59 9-51Z'),
    }),
    line('M54 74L60 32', 'w') + path('b', 'M58 32C54 26 60 22 60 18C65 24 66 28 62 33Z'),
    gun(88, 75, 1.15, -18),
    balls(66, 78, 3.6) + line('M110 26l4-4M112 34h6M104 20l2-6', 'h'),
  ),
  apotheke: emblem(
    ['stone', 'lumber'],
    path('b', 'M8 6H112V12H8Z') + box('p', 10, 12, 100, 40) + line('M10 32H110', ''),
    [20, 34, 48, 72, 86, 100]
      .map(
        (x, i) =>
          path(
            i % 2 === 0 ? 'b' : 'a',
            `M${x - 4} 32V22C${x - 4} 20 ${x - 2} 19 ${x - 2} 17H${x + 2}C${x + 2} 19 ${x + 4} 20 ${x + 4} 22V32Z`,
          ) + line(`M${x - 2.5} 17h5M${x - 2} 26h4`, 'h'),
      )
      .join(''),
    [20, 34, 86, 100]
      .map((x, i) => box(i % 2 === 0 ? 'a' : 'b', x - 5, 38, 10, 14, 2) + line(`M${x - 3} 43h6M${x - 3} 46h6`, 'h'))
      .join(''),
    path('a', 'M4 58H116V64H4Z') +
      box('a', 10, 64, 100, 14) +
      line('M14 67h28v8H14ZM46 67h28v8H46ZM78 67h28v8H78Z', 'h'),
    path('p', 'M48 40H74C73 52 68 56 66 58H56C54 56 49 52 48 40Z') +
      line('M70 43q-1 8-5 13', 'h') +
      line('M62 40L76 22', 'w') +
      circle('p', 77, 20, 3),
    path('b', 'M86 58C84 50 90 46 94 42C97 48 94 54 90 58Z') +
      path('b', 'M30 58C24 52 26 46 26 42C32 46 34 52 33 58Z') +
      line('M89 56l4-10M31 56l-3-9', 'h'),
  ),
  parlament: emblem(
    ['stone', 'red'],
    ground(),
    hall('b'),
    path('b', 'M50 14C50 4 70 4 70 14Z') + line('M60 6V0') + flag(60, 5, 5, 'p'),
    steps(60, 80, 40, 2) +
      symbol('scales', 60, 26, 11) +
      person(16, 82, 0.36, { robe: 'b', head: mortarCap }) +
      person(104, 82, 0.36, { robe: 'a', head: flatCap }),
    arch(60, 68, 7, 18),
  ),
};
